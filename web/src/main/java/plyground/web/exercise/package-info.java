/** Exercises handed out to a class: boards of one's own, answers, and what the class made of it. */
@NullMarked
package plyground.web.exercise;

import org.jspecify.annotations.NullMarked;
