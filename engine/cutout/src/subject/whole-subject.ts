import { norm, type Rect } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { isKnown, SURE, UNSURE } from './salient-subject.ts';

/** Margin around a subject that does not touch the crop's border, as a share of the visible part. */
const AIR = 0.035;

function withoutRim({ x, y, width, height }: Rect): Rect {
  return {
    x: x + AIR * width,
    y: y + AIR * height,
    width: (1 - 2 * AIR) * width,
    height: (1 - 2 * AIR) * height,
  };
}

interface Size {
  width: number;
  height: number;
}

/**
 * Maximum share of a subject outside a crop at which it still looks complete; the tip of a tail or the hem of a
 * dress is less.
 */
export const MAX_LOST = 0.035;
/**
 * Share of a subject's height that counts as its upper part (heads, caps), and the factor by which a loss there
 * counts more.
 */
const UPPER = { share: 0.45, weight: 2 };
/**
 * Share of a subject's height from which its lower part begins, and the factor for a loss there. The lower
 * part counts less only for a subject that the photo's bottom already cuts, such as a bust.
 */
const LOWER = { share: 0.6, weight: 0.1 };
/**
 * Limits of a subject that extends beyond the photo's bottom: minimum position of its lower end (share of the
 * height) and minimum width there (share of the photo's width).
 */
const LEAVING = { foot: 0.97, width: 0.2 };
/**
 * Rows of a subject count alike when a loss is measured, since a cap is narrower than its bottle. Only rows
 * narrower than this share of the widest row count by their width.
 */
const LEAST_SPREAD = 0.12;
/** Number of points along each side of the grid on which the subject is sampled. */
const STEPS = 48;
/** Maximum difference between two losses (shares of the subject) that count as equal. */
const ALIKE = 0.004;
/** Minimum share of the room's width and height that a photo must fill; a smaller photo looks like a strip. */
const LEAST_SPAN = 0.5;
/** Number of aspect ratios tried between the room's and the photo's own. */
const SHAPES = 8;

/**
 * The subject of a photo, used to choose which part of the photo is visible. Windows (the visible parts of a
 * photo) are in shares of the photo.
 */
export class WholeSubject {
  readonly #side: number;
  readonly #weights: Float64Array;
  readonly #sums: Float64Array;
  readonly #total: number;

  /** Lower end of the subject, as a share of the photo's height; 1 if it extends beyond the photo. */
  readonly foot: number;

  private constructor(side: number, weights: Float64Array, foot: number) {
    this.#side = side;
    this.#weights = weights;
    this.foot = foot;
    this.#sums = new Float64Array((side + 1) ** 2);
    for (let y = 0; y < side; y++) {
      let row = 0;
      for (let x = 0; x < side; x++) {
        row += weights[y * side + x] ?? 0;
        this.#sums[(y + 1) * (side + 1) + x + 1] = (this.#sums[y * (side + 1) + x + 1] ?? 0) + row;
      }
    }
    this.#total = this.#sums[(side + 1) ** 2 - 1] ?? 0;
  }

  /** Returns null if no subject is known: a landscape may be cut anywhere. */
  static of(map: SubjectMap): WholeSubject | null {
    if (!isKnown(map)) return null;
    const { side, values } = map;
    const isPart = (value: number) => value > UNSURE;
    const top = Math.floor(values.findIndex(isPart) / side);
    const last = Math.floor(values.findLastIndex(isPart) / side);
    const [upper, lower] = [UPPER.share, LOWER.share].map((share) => top + (last - top) * share);
    const foot = (last + 1) / side;
    const leaves =
      foot > LEAVING.foot &&
      values.subarray(last * side).filter((value) => value > SURE).length > LEAVING.width * side;
    const weightOf = (row: number) => {
      if (row < (upper ?? 0)) return UPPER.weight;
      return leaves && row > (lower ?? 0) ? LOWER.weight : 1;
    };
    const spans = Float64Array.from({ length: side }, (_, row) =>
      values
        .subarray(row * side, (row + 1) * side)
        .reduce((sum, value) => sum + (isPart(value) ? value : 0), 0),
    );
    const least = LEAST_SPREAD * Math.max(...spans);
    const weights = Float64Array.from(values, (value, at) => {
      const row = Math.floor(at / side);
      return isPart(value) ? (value * weightOf(row)) / Math.max(least, spans[row] ?? 0) : 0;
    });
    return new WholeSubject(side, weights, leaves ? 1 : foot);
  }

  /**
   * Returns a subject that fills the picture. It is used for a page of text, which must not be cut, least of
   * all at its top.
   */
  static everything(): WholeSubject {
    const isUpper = (at: number) => at < UPPER.share * STEPS ** 2;
    const weights = Float64Array.from({ length: STEPS ** 2 }, (_, at) =>
      isUpper(at) ? UPPER.weight : 1,
    );
    return new WholeSubject(STEPS, weights, 1);
  }

  /**
   * Share of the subject that a window omits, from 0 (nothing) to 1 (all); its upper part counts twice.
   * @param covered share of the window's height that something covers at its bottom
   */
  lostBy({ x, y, width, height: whole }: Rect, covered = 0): number {
    const height = whole * (1 - covered);
    const place = (share: number) =>
      Math.min(this.#side, Math.max(0, Math.round(share * this.#side)));
    const [left, top, right, bottom] = [place(x), place(y), place(x + width), place(y + height)];
    const at = (column: number, row: number) => this.#sums[row * (this.#side + 1) + column] ?? 0;
    const seen = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
    return 1 - seen / this.#total;
  }

  /**
   * Returns the lost share like {@link lostBy}, for a window that is not a rectangle.
   * @param shows whether a point of the window, in shares of it, is visible
   */
  lostUnder({ x, y, width, height }: Rect, shows: (u: number, v: number) => boolean): number {
    let seen = 0;
    for (const [at, weight] of this.#weights.entries()) {
      if (weight === 0) continue;
      const u = (((at % this.#side) + 0.5) / this.#side - x) / width;
      const v = ((Math.floor(at / this.#side) + 0.5) / this.#side - y) / height;
      if (u >= 0 && v >= 0 && u <= 1 && v <= 1 && shows(u, v)) seen += weight;
    }
    return 1 - seen / this.#total;
  }

  /**
   * Moves the window as little as possible to show as much of the subject as a window of its size can. Among
   * equal positions it prefers a margin around the subject.
   */
  keptBy(window: Rect, covered = 0): Rect {
    const judged = (one: Rect) => ({
      window: one,
      lost: this.lostBy(one, covered),
      tight: this.lostBy(withoutRim(one), covered),
      distance: norm(one.x - window.x, one.y - window.y),
    });
    let best = judged(window);
    if (best.tight <= ALIKE && best.lost <= ALIKE) return window;
    const [acrossSteps, downSteps] = [window.width, window.height].map((span) =>
      span < 1 ? STEPS : 0,
    );
    for (let down = 0; down <= (downSteps ?? 0); down++)
      for (let across = 0; across <= (acrossSteps ?? 0); across++) {
        const one = judged({
          ...window,
          x: ((1 - window.width) * across) / STEPS,
          y: ((1 - window.height) * down) / STEPS,
        });
        const lostLess = best.lost - one.lost;
        const airier = Math.abs(lostLess) <= ALIKE ? best.tight - one.tight : 0;
        const isNearer = one.distance < best.distance && lostLess >= 0 && airier >= 0;
        if (lostLess > ALIKE || airier > ALIKE || isNearer) best = one;
      }
    return best.window;
  }

  /**
   * Returns the share of the subject that the best window of an aspect ratio omits.
   * @param own aspect (width / height) of the photo
   */
  lostAt(aspect: number, own: number, { zoom = 1, covered = 0 } = {}): number {
    const width = Math.min(1, aspect / own) / zoom;
    const height = Math.min(1, own / aspect) / zoom;
    const middle = { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
    return this.lostBy(this.keptBy(middle, covered), covered);
  }
}

/**
 * Returns the size of a photo in a room (the box reserved for it) at which its subject stays whole. It is the
 * room itself, or approaches the photo's own aspect ratio in steps.
 * @param own aspect (width / height) of the photo
 * @param options.wished initial aspect ratio, or the room's if that contains the whole subject
 * @param options.coveredPx height at the photo's bottom that something covers, in the room's units
 * @param options.mostLost maximum share of the subject that may be cut off, 0–1
 * @param options.leastSpan minimum share of the room's width or height that the photo fills, 0–1
 */
export function shapeIn(
  subject: WholeSubject | null,
  own: number,
  room: Size,
  {
    wished = room.width / room.height,
    coveredPx = 0,
    mostLost = MAX_LOST,
    leastSpan = LEAST_SPAN,
  } = {},
): Size {
  const inRoom = room.width / room.height;
  const size = (aspect: number) => ({
    width: Math.round(Math.min(room.width, room.height * aspect)),
    height: Math.round(Math.min(room.height, room.width / aspect)),
  });
  if (subject === null) return size(wished);
  const last = Math.min(inRoom / leastSpan, Math.max(inRoom * leastSpan, own));
  for (let step = 0; step < SHAPES; step++) {
    const aspect = wished * (last / wished) ** (step / SHAPES);
    const shape = size(aspect);
    const covered = coveredPx / shape.height;
    if (subject.lostAt(aspect, own, { covered }) <= mostLost) return shape;
  }
  return size(last);
}
