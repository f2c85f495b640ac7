import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { hashDistance } from '@adwright/engine-pixels';

/** Minimum share of differing dHash bits between any two of the ten variations. */
export const MIN_VARIATION_DISTANCE = 0.3;
/** Minimum number of layouts among the ten variations. */
export const MIN_LAYOUTS = 6;
/**
 * Picture hashes of one ad, one hash of each kind. A hash is only compared with a hash of the same kind, and
 * the minimum distance over all kinds counts.
 */
export type Hashes = readonly Uint8Array[];

interface Candidate<Layout> {
  layout: Layout;
  hashes: Hashes;
}

/**
 * Returns the candidate as it would be at a place among the ten, with hashes of its own, because its words
 * depend on the place. Returns the same object if nothing changes.
 */
type Renew<Chosen> = (spare: Chosen, place: number) => Promise<Chosen>;

/**
 * Chooses ten candidates, offered one by one, whose distance is at least `minDistance` (0–1), in at least six
 * layouts. A layout is used again only while enough of the ten places remain for the missing layouts.
 */
export class ChosenApart<Layout, Chosen extends Candidate<Layout>> {
  readonly chosen: Chosen[] = [];
  readonly #spare: Chosen[] = [];
  readonly #layouts = new Set<Layout>();
  #minDistance: number;
  readonly #renew: Renew<Chosen>;

  /** @param renew measures a spare again for the place at which it would now stand */
  constructor(minDistance: number, renew: Renew<Chosen> = async (spare) => spare) {
    this.#minDistance = minDistance;
    this.#renew = renew;
  }

  get isFull(): boolean {
    return this.chosen.length >= BOOST_VARIATION_COUNT;
  }

  /**
   * Tells whether a candidate in this layout could be taken now. If the answer is no, callers need not paint
   * the candidate.
   */
  hasRoomFor(layout: Layout): boolean {
    const missing = MIN_LAYOUTS - this.#layouts.size;
    const left = BOOST_VARIATION_COUNT - this.chosen.length;
    return left > 0 && (!this.#layouts.has(layout) || left > missing);
  }

  /**
   * Takes the candidate and returns true if it differs enough and its layout may still be used. Keeps any
   * other candidate as a spare.
   */
  offer(candidate: Chosen): boolean {
    if (this.hasRoomFor(candidate.layout) && this.#distanceTo(candidate) >= this.#minDistance) {
      this.#take(candidate);
      return true;
    }
    this.#spare.push(candidate);
    return false;
  }

  /** Lowers the required distance (0–1), then takes and returns the spares that now qualify, the most distant first. */
  async relaxTo(minDistance: number): Promise<Chosen[]> {
    this.#minDistance = minDistance;
    const before = this.chosen.length;
    await this.#takeSpare(minDistance);
    return this.chosen.slice(before);
  }

  /** Fills the remaining places with the most distant spares, in as many layouts as required. */
  async fillUp(): Promise<void> {
    await this.#takeSpare(0);
  }

  async #takeSpare(minDistance: number): Promise<void> {
    while (!this.isFull) {
      // Spares are often close to one another, so each is compared with those taken before it.
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
    return distanceToNearest(hashes, this.chosen);
  }
}

/** Returns the minimum distance to the other candidates, 0–1, or 1 if there are none. */
export function distanceToNearest(hashes: Hashes, others: readonly { hashes: Hashes }[]): number {
  return Math.min(1, ...others.map((other) => nearestDistance(hashes, other.hashes)));
}

/** Returns the minimum distance over all kinds of hash, 0–1. */
export function nearestDistance(first: Hashes, second: Hashes): number {
  return Math.min(
    ...first.map((hash, kind) => hashDistance(hash, second[kind] ?? new Uint8Array(hash.length))),
  );
}
