/** The documentation as pages: the texts of the repository, and what is made from the code. */
@NullMarked
package plyground.cli.site;

import org.jspecify.annotations.NullMarked;
