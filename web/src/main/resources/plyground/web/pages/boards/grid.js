import { svg, text } from "./svg.js";

/** A board of equal squares, a hundred units wide each, with names along its edges. */
export class Grid {
  static MARGIN = 34;

  constructor(rows, columns = rows) {
    this.rows = rows;
    this.columns = columns;
  }

  get viewBox() {
    const m = Grid.MARGIN;
    return [-m, -m, this.columns * 100 + m + 6, this.rows * 100 + m + 6];
  }

  /** The middle of a square. */
  middle(row, column) {
    return [column * 100 + 50, row * 100 + 50];
  }

  /** The board itself and the lines between its squares. */
  ground() {
    const width = this.columns * 100;
    const height = this.rows * 100;
    const lines = [];
    for (let i = 1; i < this.columns; i++) {
      lines.push(`M${i * 100} 0V${height}`);
    }
    for (let i = 1; i < this.rows; i++) {
      lines.push(`M0 ${i * 100}H${width}`);
    }
    return [
      svg("rect", { class: "plate", x: -6, y: -6, width: width + 12, height: height + 12, rx: 12 }),
      svg("path", { class: "lines", d: lines.join("") }),
    ];
  }

  names(columnName, rowName) {
    const columns = Array.from({ length: this.columns }, (_, i) =>
      text(i * 100 + 50, -19, columnName(i), { class: "edge" }),
    );
    const rows = Array.from({ length: this.rows }, (_, i) =>
      text(-20, i * 100 + 50, rowName(i), { class: "edge" }),
    );
    return [...columns, ...rows];
  }
}
