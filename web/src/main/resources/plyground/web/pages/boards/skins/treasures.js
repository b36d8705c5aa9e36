import { svg } from "../../shared/elements.js";

/** Pictures of the twelve treasures in a square from -20 to 20: closed shapes, then strokes over them. */
const PICTURES = {
  sword: ["M-3 8L-3 -12L0 -18L3 -12L3 8Z", "M-9 8H9M0 8V18"],
  ring: ["M-6 -14L0 -19L6 -14L0 -7Z", "M0 -7A12 12 0 1 0 0.1 -7"],
  map: ["M-17 -12L-6 -16L6 -12L17 -16V12L6 16L-6 12L-17 16Z", "M-6 -16V12M6 -12V16"],
  keys: ["M-9 -17A8 8 0 1 0 -8.9 -17Z", "M-4 -4L14 14M9 9L14 4M5 5L9 1"],
  helmet: ["M-15 12V-2A15 15 0 0 1 15 -2V12H5V2H-5V12Z", "M0 -17V-4"],
  gold: ["M-18 14L-13 4H-1L4 14ZM-4 14L1 4H13L18 14ZM-11 1L-6 -9H6L11 1Z", ""],
  fairy: ["M0 -4C-18 -20 -20 2 -3 2C-16 6 -10 18 0 5C10 18 16 6 3 2C20 2 18 -20 0 -4Z", "M0 -12V16"],
  gem: ["M-11 -13H11L18 -4L0 17L-18 -4Z", "M-18 -4H18M-6 -4L0 17L6 -4"],
  chest: ["M-17 -4A10 10 0 0 1 -8 -14H8A10 10 0 0 1 17 -4V14H-17Z", "M-17 -2H17M0 -5V5"],
  candle: ["M-6 -2H6V17H-6ZM0 -18C6 -11 4 -6 0 -6C-4 -6 -6 -11 0 -18Z", "M-12 17H12"],
  book: [
    "M0 -10C-6 -15 -12 -15 -18 -13V12C-12 10 -6 10 0 14C6 10 12 10 18 12V-13C12 -15 6 -15 0 -10Z",
    "M0 -10V14",
  ],
  crown: ["M-17 13L-18 -9L-8 0L0 -15L8 0L18 -9L17 13Z", "M-14 8H14"],
};

/** A treasure's picture; undefined for other things. */
export function picture(treasure) {
  if (!Object.hasOwn(PICTURES, treasure)) {
    return undefined;
  }
  const [shape, strokes] = PICTURES[treasure];
  return svg(
    "g",
    { class: "treasure" },
    svg("path", { class: "shape", d: shape }),
    svg("path", { class: "line", d: strokes }),
  );
}
