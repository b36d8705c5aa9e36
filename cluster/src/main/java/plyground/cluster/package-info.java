/** The same tournaments on Apache Spark: a driver that keeps the games, workers that play them. */
@NullMarked
package plyground.cluster;

import org.jspecify.annotations.NullMarked;
