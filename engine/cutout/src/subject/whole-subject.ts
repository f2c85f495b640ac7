import { norm, type Rect } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { isKnown, SURE, UNSURE } from './salient-subject.ts';

/**
 * Margin between a subject and the crop's border, as a share of the visible part. Subjects that touch the
 * border get no margin.
 */
const AIR = 0.035;

function removeRim({ x, y, width, height }: Rect): Rect {
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
 * Maximum share of a subject that lies outside a crop in which the subject still looks complete. The tip of a tail or
 * the hem of a dress is a smaller share of a subject than this.
 */
export const MAX_LOST = 0.035;
/**
 * Share of a subject's height that counts as its upper part (heads, caps), and the weight of a loss in the upper part.
 */
const UPPER = { share: 0.45, weight: 2 };
/**
 * Share of a subject's height, from the top, at which its lower part begins, and the weight of a loss in the lower
 * part. The weight for the lower part applies only to a subject that the photo's bottom already cuts, such as a bust.
 */
const LOWER = { share: 0.6, weight: 0.1 };
/**
 * Limits for a subject that the photo's bottom cuts off. Such a subject extends below `foot` (share of the photo's
 * height) and is wider than `width` there (share of its width).
 */
const LEAVING = { foot: 0.97, width: 0.2 };
/**
 * In a measured loss, each row of a subject has the same total weight, because a bottle's cap is narrower
 * than the bottle but as important. Exceptions are rows that are narrower than this share of the widest row;
 * their weight is proportional to their width.
 */
const LEAST_SPREAD = 0.12;
/**
 * Number of points per side of the grid for a subject that fills the picture. This number is also the number
 * of steps in which a window is moved along an axis.
 */
const STEPS = 48;
/** Maximum difference between two losses (shares of the subject) that count as equal. */
const ALIKE = 0.004;
/**
 * Minimum share of the box's width and height that a photo must fill; a smaller photo would look like a
 * strip.
 */
const LEAST_SPAN = 0.5;
/** Number of aspect ratios that are tried between the box's and the photo's own aspect ratio. */
const SHAPES = 8;

/**
 * The subject of a photo. The class computes which part of the photo should be visible. Windows (the visible
 * parts of a photo) have positions and sizes in shares of the photo.
 */
export class WholeSubject {
  readonly #side: number;
  readonly #weights: Float64Array;
  readonly #sums: Float64Array;
  readonly #total: number;

  /** Lower end of the subject, as a share of the photo's height; 1 if the subject extends beyond the photo. */
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

  /**
   * Returns the subject of a saliency map; null if no subject is known, as in a landscape, which may be cut
   * anywhere.
   */
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
   * Returns a subject that fills the picture. For example, the subject of a page of text fills the picture. The subject
   * must not be cut, and especially not at its top.
   */
  static everything(): WholeSubject {
    const isUpper = (at: number) => at < UPPER.share * STEPS ** 2;
    const weights = Float64Array.from({ length: STEPS ** 2 }, (_, at) =>
      isUpper(at) ? UPPER.weight : 1,
    );
    return new WholeSubject(STEPS, weights, 1);
  }

  /**
   * Returns the share of the subject that a window omits, from 0 (nothing) to 1 (all); the subject's upper
   * part counts twice.
   * @param covered share of the window's height that another element covers at the window's bottom
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
   * Returns the omitted share of the subject like {@link lostBy}, for a window that is not a rectangle.
   * @param shows returns whether a point of the window, in shares of the window, is visible
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
   * Moves a window to the nearest position that shows as much of the subject as a window of this size can show.
   * Among equal positions, the window with a margin around the subject is preferred.
   */
  keptBy(window: Rect, covered = 0): Rect {
    const judged = (one: Rect) => ({
      window: one,
      lost: this.lostBy(one, covered),
      tight: this.lostBy(removeRim(one), covered),
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
   * Returns the share of the subject that is omitted by the best window with the given aspect ratio.
   * @param photoAspect aspect ratio (width / height) of the photo
   */
  lostAt(aspect: number, photoAspect: number, { zoom = 1, covered = 0 } = {}): number {
    const width = Math.min(1, aspect / photoAspect) / zoom;
    const height = Math.min(1, photoAspect / aspect) / zoom;
    const middle = { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
    return this.lostBy(this.keptBy(middle, covered), covered);
  }
}

/**
 * Returns the size of a photo in a room (the box reserved for the photo) at which the subject stays whole. The returned
 * size is that of the room, if the whole subject fits into it. If the subject would be cut, the returned size
 * approaches the photo's own aspect ratio in steps.
 * @param photoAspect aspect ratio (width / height) of the photo
 * @param options.wished aspect ratio that is tried first, by default the room's
 * @param options.coveredPx height that another element covers at the photo's bottom, in the room's units
 * @param options.mostLost maximum share of the subject that may be cut off, 0–1
 * @param options.leastSpan minimum share of the room's width and height that the photo fills, 0–1
 */
export function shapeIn(
  subject: WholeSubject | null,
  photoAspect: number,
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
  const last = Math.min(inRoom / leastSpan, Math.max(inRoom * leastSpan, photoAspect));
  for (let step = 0; step < SHAPES; step++) {
    const aspect = wished * (last / wished) ** (step / SHAPES);
    const shape = size(aspect);
    const covered = coveredPx / shape.height;
    if (subject.lostAt(aspect, photoAspect, { covered }) <= mostLost) return shape;
  }
  return size(last);
}
