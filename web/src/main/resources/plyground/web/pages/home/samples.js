const STEP_MILLIS = 900;

/** Has the little boards go on by themselves, one after the other, while somebody looks. */
export function samples(names) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const plies = new Map(names.map((name, i) => [name, 4 + (i % 3)]));
  const images = new Map(names.map((name) => [name, document.querySelector(`[data-sample="${name}"]`)]));
  let turn = 0;
  for (const [name, image] of images) {
    image.src = address(name, plies.get(name));
  }
  setInterval(() => {
    const name = names[turn++ % names.length];
    if (still.matches || document.hidden || !visible(images.get(name))) {
      return;
    }
    const ply = plies.get(name) + 1;
    plies.set(name, ply);
    // Shown when it is here, so that nothing flickers.
    const next = new Image();
    next.addEventListener("load", () => (images.get(name).src = next.src));
    next.src = address(name, ply);
  }, STEP_MILLIS);
}

function address(name, ply) {
  return `/api/games/${name}/sample/${ply}`;
}

function visible(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
