/** How far apart the middles of two cities should be, and the least that will do. */
const APART = 112;
const LEAST = 90;
const ROUNDS = 150;

/**
 * Places for the cities of a map, in the drawing's units: so far apart that none touch, and the long side of the
 * map along the long side of the screen. Where one narrow spot would make everything small, it is widened instead.
 */
export function places(map) {
  const cities = lying(map);
  const left = Math.min(...cities.map(({ x }) => x));
  const top = Math.min(...cities.map(({ y }) => y));
  const size = Math.max(spread(cities, "x"), spread(cities, "y"));
  const room = 1.4 * APART * Math.sqrt(cities.length);
  const clear = APART / nearest(cities);
  const scale = size > 0 ? Math.min(clear, room / size) : APART;
  const points = cities.map(({ x, y }) => [(x - left) * scale, (y - top) * scale]);
  if (scale < clear) {
    widen(points);
  }
  const [west, north] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis])));
  return points.map(([x, y]) => [Math.round(x - west), Math.round(y - north)]);
}

function spread(cities, axis) {
  const values = cities.map((city) => city[axis]);
  return Math.max(...values) - Math.min(...values);
}

function nearest(cities) {
  let least = Infinity;
  cities.forEach((one, i) => {
    for (const other of cities.slice(i + 1)) {
      least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
    }
  });
  return Math.max(least, 1e-6);
}

/** Pushes cities apart that are too near to each other, a little each time. */
function widen(points) {
  for (let round = 0; round < ROUNDS; round++) {
    let quiet = true;
    points.forEach((one, i) => {
      for (const other of points.slice(i + 1)) {
        quiet = !push(one, other, i) && quiet;
      }
    });
    if (quiet) {
      return;
    }
  }
}

function push(one, other, i) {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  const apart = Math.hypot(dx, dy);
  if (apart >= LEAST) {
    return false;
  }
  // Cities on one spot go apart in a direction of their own.
  const [ux, uy] = apart > 0.01 ? [dx / apart, dy / apart] : [Math.cos(i), Math.sin(i)];
  const by = (LEAST - apart) / 2 + 0.5;
  one[0] -= ux * by;
  one[1] -= uy * by;
  other[0] += ux * by;
  other[1] += uy * by;
  return true;
}

/** The map as it is, or mirrored so that its long side is the screen's. A grid stays. */
function lying(cities) {
  const [across, down] = [spread(cities, "x"), spread(cities, "y")];
  const wrong = innerWidth > 600 ? down > 1.1 * across : across > 1.1 * down;
  return wrong ? cities.map(({ x, y }) => ({ x: y, y: x })) : cities;
}
