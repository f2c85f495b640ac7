import type { Rect } from '../geometry/rect.ts';
import type { SaliencyMap } from './saliency.ts';
import { createSubjectMask, HARD_EDGE } from './subject-mask.ts';
import { SumTable } from './sum-table.ts';

/** Maximum share of a picture that counts as the core of its subject. */
const MAX_CORE = 0.45;

/**
 * Measures the importance of the picture content that a text over an area would cover. The cost is 0 for empty
 * content and about 1 for a face.
 */
export class CoverCost {
  readonly #sums: SumTable;
  readonly #subject: SumTable;
  readonly #core: SumTable;
  readonly #skin: SumTable;
  readonly #hardEdges: SumTable;
  readonly #width: number;
  readonly #height: number;

  readonly #map: SaliencyMap;
  readonly #part: Rect;

  /**
   * Sums the saliency map once, so that measuring a box afterwards is fast. The argument `part` is the
   * visible part of the map; boxes are given in shares of this part.
   */
  constructor(map: SaliencyMap, part: Rect = { x: 0, y: 0, width: 1, height: 1 }) {
    this.#map = map;
    this.#part = part;
    const { width, height, values, detail, skin } = map;
    this.#width = width;
    this.#height = height;
    this.#sums = new SumTable(width, height, (at) => {
      return 0.6 * (values[at] ?? 0) + 0.3 * (detail[at] ?? 0) + 0.9 * (skin[at] ?? 0);
    });
    const subject = createSubjectMask(map);
    this.#subject = new SumTable(width, height, (at) => subject[at] ?? 0);
    this.#skin = new SumTable(width, height, (at) => skin[at] ?? 0);
    this.#hardEdges = new SumTable(width, height, (at) => ((detail[at] ?? 0) >= HARD_EDGE ? 1 : 0));
    const core = findCore(subject, map);
    this.#core =
      core === subject ? this.#subject : new SumTable(width, height, (at) => core[at] ?? 0);
  }

  /**
   * Returns the cover costs for a part of the picture, given in shares of the picture. The saliency values
   * stay those of the whole picture. The part may extend beyond the picture, where nothing is salient.
   */
  within(part: Rect): CoverCost {
    return new CoverCost(this.#map, part);
  }

  /** Whether a model found the subject, so that the outline of the subject is exact. */
  get isKnown(): boolean {
    return this.#map.isKnown === true;
  }

  /** Returns the mean cost of covering a box that is given in shares of the picture. */
  of(box: Rect): number {
    return this.#mean(this.#sums, box);
  }

  /**
   * Returns the share of a box that covers the subject. The mean cost is not enough, because it hardly
   * changes if a corner of a large box with little detail covers an ear.
   */
  subjectIn(box: Rect): number {
    return this.#mean(this.#subject, box);
  }

  /**
   * Returns the share of a box that covers the core of the subject. The core is the whole subject if the
   * subject has a usual size. If nearly the whole picture counts as subject, the core is the most salient part
   * of the subject.
   */
  coreIn(box: Rect): number {
    return this.#mean(this.#core, box);
  }

  /** Returns the share of a box in which the picture shows skin. */
  skinIn(box: Rect): number {
    return this.#mean(this.#skin, box);
  }

  /** Returns the share of a box in which the picture has hard edges, on the subject or behind it. */
  hardEdgesIn(box: Rect): number {
    return this.#mean(this.#hardEdges, box);
  }

  #mean(sums: SumTable, box: Rect): number {
    const part = this.#part;
    const x = part.x + box.x * part.width;
    const y = part.y + box.y * part.height;
    const width = box.width * part.width;
    const height = box.height * part.height;
    const [columns, rows] = [this.#width, this.#height];
    const left = Math.max(Math.floor(part.x * columns), Math.floor(x * columns));
    const top = Math.max(Math.floor(part.y * rows), Math.floor(y * rows));
    const right = Math.min(
      Math.ceil((part.x + part.width) * columns),
      Math.max(left + 1, Math.ceil((x + width) * columns)),
    );
    const bottom = Math.min(
      Math.ceil((part.y + part.height) * rows),
      Math.max(top + 1, Math.ceil((y + height) * rows)),
    );
    return sums.sumOf(left, top, right, bottom) / ((right - left) * (bottom - top));
  }
}

/** If a subject is too large for a text to avoid it, reduces the subject to its most salient cells. */
function findCore(subject: Uint8Array, { values, skin }: SaliencyMap): Uint8Array {
  const most = Math.floor(MAX_CORE * subject.length);
  if (subject.reduce((sum, is) => sum + is, 0) <= most) return subject;
  const weights = values.map((value, at) => value + (skin[at] ?? 0));
  const least = Float32Array.from(weights).sort()[subject.length - most] ?? 0;
  return subject.map((is, at) => (is === 1 && (weights[at] ?? 0) >= least ? 1 : 0));
}
