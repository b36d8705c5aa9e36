import { COLUMN, HEAD, MARGIN, ROW, across, clamp } from "./geometry.js";

const LEAST_ZOOM = 0.00002;
const MOST_ZOOM = 2.5;

/** The part of a tree that a canvas shows. */
export class Viewport {
  x = 0;
  y = 0;
  zoom = 1;

  pan(x, y) {
    this.x += x;
    this.y += y;
  }

  /** Zooms by a factor; the point of the canvas stays where it is. */
  zoomBy(factor, x, y) {
    const before = this.zoom;
    this.zoom = clamp(before * factor, LEAST_ZOOM, MOST_ZOOM);
    this.x = (this.x + x - MARGIN) * (across(this.zoom) / across(before)) - x + MARGIN;
    this.y = (this.y + y - HEAD) * (this.zoom / before) - y + HEAD;
  }

  /** Shows all rows, but nothing larger than it is. */
  fit(rows, height) {
    this.x = this.y = 0;
    this.zoom = clamp((height - HEAD) / (ROW * rows), LEAST_ZOOM, 1);
  }

  /** Keeps the rows in sight. */
  limit(rows, height) {
    this.y = Math.max(0, Math.min(this.y, rows * ROW * this.zoom - (height - HEAD)));
    this.x = Math.max(0, this.x);
  }

  /** Pans as little as brings a row and a column into sight. */
  reveal(middleRow, column, { width, height }) {
    const row = ROW * this.zoom;
    const columnWidth = COLUMN * across(this.zoom);
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
