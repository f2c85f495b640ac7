import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { hashDistance } from '@adwright/engine-pixels';

/** Minimum share of differing dHash bits between any two of an order's ten variations. */
export const MIN_VARIATION_DISTANCE = 0.3;
/** Minimum number of different layouts among an order's ten variations. */
export const MIN_LAYOUTS = 6;
/**
 * Picture hashes (dHash) of one ad, one hash of each kind. Only hashes of the same kind are compared, and the
 * minimum distance over all kinds counts.
 */
export type Hashes = readonly Uint8Array[];

interface Candidate<Layout> {
  layout: Layout;
  hashes: Hashes;
}

/**
 * Returns a candidate with the words, and therefore the hashes, that it would have at a given place among the
 * ten. Returns the same object if the candidate's words do not change at that place.
 */
type Renew<Chosen> = (spare: Chosen, place: number) => Promise<Chosen>;

/**
 * Chooses ten candidates from those that are offered one by one. Any two have a distance of at least
 * `minDistance` (0–1), and at least six layouts are used. A second candidate in a layout is taken only while
 * enough of the ten places remain for the missing layouts.
 */
export class ChosenApart<Layout, Chosen extends Candidate<Layout>> {
  readonly chosen: Chosen[] = [];
  readonly #spare: Chosen[] = [];
  readonly #layouts = new Set<Layout>();
  #minDistance: number;
  readonly #renew: Renew<Chosen>;

  /** @param renew measures a skipped candidate again, with the words for the place that it would now get */
  constructor(minDistance: number, renew: Renew<Chosen> = async (spare) => spare) {
    this.#minDistance = minDistance;
    this.#renew = renew;
  }

  get isFull(): boolean {
    return this.chosen.length >= BOOST_VARIATION_COUNT;
  }

  /**
   * Tells whether a candidate in this layout could be taken at present. If the result is false, the caller need
   * not paint the candidate.
   */
  hasRoomFor(layout: Layout): boolean {
    const missing = MIN_LAYOUTS - this.#layouts.size;
    const left = BOOST_VARIATION_COUNT - this.chosen.length;
    return left > 0 && (!this.#layouts.has(layout) || left > missing);
  }

  /**
   * Takes the candidate, and returns true, if it differs enough and its layout may still be used. A candidate
   * that is not taken is kept as a spare.
   */
  offer(candidate: Chosen): boolean {
    if (this.hasRoomFor(candidate.layout) && this.#distanceTo(candidate) >= this.#minDistance) {
      this.#take(candidate);
      return true;
    }
    this.#spare.push(candidate);
    return false;
  }

  /**
   * Lowers the required distance (0–1). Afterwards, chooses the spare candidates that differ enough under the
   * lower limit, the most distant first, and returns them.
   */
  async relaxTo(minDistance: number): Promise<Chosen[]> {
    this.#minDistance = minDistance;
    const before = this.chosen.length;
    await this.#takeSpare(minDistance);
    return this.chosen.slice(before);
  }

  /** Fills the remaining places with the most distant spare candidates, in as many layouts as required. */
  async fillUp(): Promise<void> {
    await this.#takeSpare(0);
  }

  async #takeSpare(minDistance: number): Promise<void> {
    while (!this.isFull) {
      // Spare candidates are often similar to one another, so each is also compared with the spares taken
      // before it.
      const [next] = this.#spare
        .filter(({ layout }) => this.hasRoomFor(layout))
        .map((candidate) => ({ candidate, distance: this.#distanceTo(candidate) }))
        .sort((a, b) => b.distance - a.distance);
      if (!next || next.distance < minDistance) return;
      const at = this.#spare.indexOf(next.candidate);
      const renewed = await this.#renew(next.candidate, this.chosen.length);
      if (renewed === next.candidate) {
        this.#spare.splice(at, 1);
        this.#take(renewed);
      } else this.#spare[at] = renewed;
    }
  }

  #take(candidate: Chosen): void {
    this.chosen.push(candidate);
    this.#layouts.add(candidate.layout);
  }

  #distanceTo({ hashes }: Chosen): number {
    return measureDistanceToNearest(hashes, this.chosen);
  }
}

/** Returns the minimum hash distance (0–1) between an ad and other ads; 1 if there are no other ads. */
export function measureDistanceToNearest(
  hashes: Hashes,
  others: readonly { hashes: Hashes }[],
): number {
  return Math.min(1, ...others.map((other) => measureHashDistance(hashes, other.hashes)));
}

/** Returns the minimum distance between two ads over all kinds of hash, 0–1. */
export function measureHashDistance(first: Hashes, second: Hashes): number {
  return Math.min(
    ...first.map((hash, kind) => hashDistance(hash, second[kind] ?? new Uint8Array(hash.length))),
  );
}
