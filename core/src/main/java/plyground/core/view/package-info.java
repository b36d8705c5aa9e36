/**
 * How a game looks and is touched: what is where and what it means, without pixels. Painters
 * elsewhere draw it for terminals, pages and papers.
 */
@NullMarked
package plyground.core.view;

import org.jspecify.annotations.NullMarked;
