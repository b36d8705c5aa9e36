/** What people hand in: languages, building, checking, versions. */
@NullMarked
package plyground.league.bot;

import org.jspecify.annotations.NullMarked;
