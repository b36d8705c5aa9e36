import { BOX, COLUMN, HEAD, MARGIN, ROW, clamp } from "./geometry.js";

const MOST_ZOOM = 2.5;

/** Columns may be as narrow as this, or as wide. */
const LEAST_ACROSS = 0.26;
const WIDEST = 1.5;

/** How large a tree is that takes so many rows and columns. */
function sizeOf({ rows, columns }, zoom, across) {
  return {
    width: 2 * MARGIN + ((columns - 1) * COLUMN + BOX.reach) * across,
    height: rows * ROW * zoom,
  };
}

/** The part of a tree that a canvas shows. Never less of it than there is room for, and never nothing. */
export class Viewport {
  x = 0;
  y = 0;
  /** How high things are drawn, and how wide. */
  zoom = 1;
  across = 1;

  pan(x, y) {
    this.x += x;
    this.y += y;
  }

  /** Zooms by a factor; the point of the canvas stays where it is. A tree that can be seen whole gets no smaller. */
  zoomBy(factor, x, y, tree, canvas) {
    const { zoom, across } = this;
    const whole = fitting(tree, canvas, 0);
    this.zoom = clamp(zoom * factor, Math.min(zoom, whole.zoom), MOST_ZOOM);
    this.across = clamp(across * factor, Math.min(across, whole.across), MOST_ZOOM);
    this.x = (this.x + x - MARGIN) * (this.across / across) - x + MARGIN;
    this.y = (this.y + y - HEAD) * (this.zoom / zoom) - y + HEAD;
    this.limit(tree, canvas);
  }

  /** Shows all rows and columns, but nothing higher than it is, nor rows flatter than told. */
  fit(tree, canvas, least = 0) {
    this.x = this.y = 0;
    Object.assign(this, fitting(tree, canvas, least));
  }

  /** Keeps the tree in sight. */
  limit(tree, canvas) {
    const { width, height } = sizeOf(tree, this.zoom, this.across);
    this.y = clamp(this.y, 0, Math.max(0, height - (canvas.height - HEAD)));
    this.x = clamp(this.x, 0, Math.max(0, width - canvas.width));
  }

  /** Whether all of the tree is in sight. */
  shows(tree, canvas) {
    const { width, height } = sizeOf(tree, this.zoom, this.across);
    return width <= canvas.width + 1 && height <= canvas.height - HEAD + 1;
  }

  /** Pans as little as brings a row and a column into sight. */
  reveal(middleRow, column, { width, height }) {
    const row = ROW * this.zoom;
    const columnWidth = COLUMN * this.across;
    const room = height - HEAD;
    const middle = middleRow * row;
    if (middle - row < this.y || middle + row > this.y + room) {
      this.y = middle - room / 2;
    }
    const x = column * columnWidth;
    if (x < this.x || x + columnWidth > this.x + width) {
      this.x = x + 1.5 * columnWidth - width;
    }
  }
}

/** The zoom at which a tree fits. */
function fitting(tree, { width, height }, least) {
  const { rows } = tree;
  const natural = sizeOf(tree, 1, 1).width - 2 * MARGIN;
  return {
    zoom: clamp((height - HEAD) / (ROW * rows), Math.max(least, Number.MIN_VALUE), 1),
    across: clamp((width - 2 * MARGIN) / natural, LEAST_ACROSS, WIDEST),
  };
}
