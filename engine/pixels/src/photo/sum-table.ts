/**
 * Sums the weights of a grid's cells over any box (summed-area table, Crow 1984). The sum over a box takes only
 * four look-ups.
 */
export class SumTable {
  readonly #sums: Float64Array;
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number, weight: (at: number) => number) {
    this.#width = width;
    this.#height = height;
    // The summed-area table is one row and one column wider than the grid.
    this.#sums = new Float64Array((width + 1) * (height + 1));
    for (let y = 0; y < height; y++) {
      let row = 0;
      for (let x = 0; x < width; x++) {
        row += weight(y * width + x);
        this.#sums[(y + 1) * (width + 1) + x + 1] =
          (this.#sums[y * (width + 1) + x + 1] ?? 0) + row;
      }
    }
  }

  /**
   * Returns the sum over the cells from `left` and `top` up to `right` and `bottom`; cells outside the grid
   * count as 0.
   */
  sumOf(left: number, top: number, right: number, bottom: number): number {
    return (
      this.#upTo(right, bottom) -
      this.#upTo(left, bottom) -
      this.#upTo(right, top) +
      this.#upTo(left, top)
    );
  }

  #upTo(column: number, row: number): number {
    const x = Math.min(this.#width, Math.max(0, column));
    const y = Math.min(this.#height, Math.max(0, row));
    return this.#sums[y * (this.#width + 1) + x] ?? 0;
  }
}
