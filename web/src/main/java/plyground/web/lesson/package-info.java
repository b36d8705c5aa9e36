/** Lessons: Markdown with small directives, made into pages one acts on. */
@NullMarked
package plyground.web.lesson;

import org.jspecify.annotations.NullMarked;
