/** Exercises about searches: drawn from a seed, made from a real trace, marked with its words. */
@NullMarked
package plyground.teach.exercise;

import org.jspecify.annotations.NullMarked;
