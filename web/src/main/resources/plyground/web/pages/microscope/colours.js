const NAMES = [
  "paper",
  "card",
  "well",
  "ink",
  "muted",
  "edge",
  "accent",
  "accent-ink",
  "accent-soft",
  "first",
  "second",
  "bad",
  "warn",
];

/** The page's colours as they are now, for a canvas, which knows no style sheet. */
export function readColours(element) {
  const probe = document.createElement("i");
  element.append(probe);
  // A transition, however short, would give the colour before.
  probe.style.transitionProperty = "none";
  const colours = {};
  for (const name of NAMES) {
    probe.style.color = `var(--${name})`;
    colours[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return colours;
}
