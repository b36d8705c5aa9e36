/** Numbers in columns that grow together: a table of many rows without an object a row. */
export class Columns {
  #capacity = 1024;
  length = 0;

  /** @param types a typed array's constructor for each column's name */
  constructor(types) {
    this.names = Object.keys(types);
    for (const name of this.names) {
      this[name] = new types[name](this.#capacity);
    }
  }

  /** Adds a row; columns that are not named hold zero. Returns its number. */
  add(row) {
    if (this.length === this.#capacity) {
      this.#grow();
    }
    for (const name in row) {
      this[name][this.length] = row[name];
    }
    return this.length++;
  }

  #grow() {
    this.#capacity *= 2;
    for (const name of this.names) {
      const larger = new this[name].constructor(this.#capacity);
      larger.set(this[name]);
      this[name] = larger;
    }
  }
}
