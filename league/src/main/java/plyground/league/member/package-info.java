/** People of a league: the roster, their links, their sessions. */
@NullMarked
package plyground.league.member;

import org.jspecify.annotations.NullMarked;
