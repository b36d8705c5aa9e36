/** What a lab counts, in the text format that Prometheus reads. */
@NullMarked
package plyground.web.metrics;

import org.jspecify.annotations.NullMarked;
