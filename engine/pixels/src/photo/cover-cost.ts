import type { Rect } from '../geometry/rect.ts';
import type { SaliencyMap } from './saliency.ts';
import { subjectMask } from './subject-mask.ts';

/** The importance that a text over an area would cover: 0 is nothing, about 1 a face. */
export class CoverCost {
  readonly #sums: Float64Array;
  readonly #subject: Float64Array;
  readonly #width: number;
  readonly #height: number;

  /** Sums the map once (summed-area table, Crow 1984), so any box costs four look-ups. */
  constructor(map: SaliencyMap) {
    const { width, height, values, detail, skin } = map;
    this.#width = width;
    this.#height = height;
    this.#sums = sumTable(width, height, (at) => {
      return 0.6 * (values[at] ?? 0) + 0.3 * (detail[at] ?? 0) + 0.9 * (skin[at] ?? 0);
    });
    const subject = subjectMask(map);
    this.#subject = sumTable(width, height, (at) => subject[at] ?? 0);
  }

  /** Mean cost of a box given in shares of the picture. */
  of(box: Rect): number {
    return this.#mean(this.#sums, box);
  }

  /**
   * Share of a box that lies on the subject. The mean of a large calm box would not show that its corner covers an ear.
   */
  subjectIn(box: Rect): number {
    return this.#mean(this.#subject, box);
  }

  #mean(sums: Float64Array, { x, y, width, height }: Rect): number {
    const left = Math.max(0, Math.floor(x * this.#width));
    const top = Math.max(0, Math.floor(y * this.#height));
    const right = Math.min(this.#width, Math.max(left + 1, Math.ceil((x + width) * this.#width)));
    const bottom = Math.min(
      this.#height,
      Math.max(top + 1, Math.ceil((y + height) * this.#height)),
    );
    const at = (column: number, row: number) => sums[row * (this.#width + 1) + column] ?? 0;
    return (
      (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) /
      ((right - left) * (bottom - top))
    );
  }
}

/** Summed-area table of a weight, one row and one column wider than the grid. */
function sumTable(width: number, height: number, weight: (at: number) => number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += weight(y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
