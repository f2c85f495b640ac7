import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { hashDistance } from '@adwright/engine-pixels';

/** Smallest share of differing dHash bits between any two of the ten. */
export const MIN_VARIATION_DISTANCE = 0.3;
/** The ten come in at least so many layouts, whatever the brief. */
export const MIN_LAYOUTS = 6;
/** Ways to tell two pictures apart; each compared with its like, and the nearest counts. */
export type Hashes = readonly Uint8Array[];

interface Candidate<Layout> {
  layout: Layout;
  hashes: Hashes;
}

/**
 * Takes ten candidates, one after another, that stand apart from one another by `minDistance` (0–1) and come in six layouts
 * or more: a layout is taken again only while the places left are enough for the layouts still missing.
 */
export class ChosenApart<Layout, Chosen extends Candidate<Layout>> {
  readonly chosen: Chosen[] = [];
  readonly #spare: Chosen[] = [];
  readonly #layouts = new Set<Layout>();
  #minDistance: number;

  constructor(minDistance: number) {
    this.#minDistance = minDistance;
  }

  get isFull(): boolean {
    return this.chosen.length >= BOOST_VARIATION_COUNT;
  }

  /** Whether a candidate in this layout could be taken now: one that can't need not be painted. */
  hasRoomFor(layout: Layout): boolean {
    const missing = MIN_LAYOUTS - this.#layouts.size;
    const left = BOOST_VARIATION_COUNT - this.chosen.length;
    return left > 0 && (!this.#layouts.has(layout) || left > missing);
  }

  /** Takes the candidate if it stands apart and there is room for its layout; keeps it in mind otherwise. */
  offer(candidate: Chosen): boolean {
    if (this.hasRoomFor(candidate.layout) && this.#distanceTo(candidate) >= this.#minDistance) {
      this.#take(candidate);
      return true;
    }
    this.#spare.push(candidate);
    return false;
  }

  /** Lowers the required distance (0–1) and takes the candidates that now reach it, the most distant first. Returns those. */
  relaxTo(minDistance: number): Chosen[] {
    this.#minDistance = minDistance;
    const before = this.chosen.length;
    this.#takeSpare(minDistance);
    return this.chosen.slice(before);
  }

  /** Fills the places left with the most distant of those that were kept in mind, in as many layouts as it takes. */
  fillUp(): void {
    this.#takeSpare(0);
  }

  #takeSpare(minDistance: number): void {
    while (!this.isFull) {
      // Spare ones are often close to one another, so each is measured against those taken before it.
      const [next] = this.#spare
        .filter(({ layout }) => this.hasRoomFor(layout))
        .map((candidate) => ({ candidate, distance: this.#distanceTo(candidate) }))
        .sort((a, b) => b.distance - a.distance);
      if (!next || next.distance < minDistance) return;
      this.#spare.splice(this.#spare.indexOf(next.candidate), 1);
      this.#take(next.candidate);
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

/** Distance to the nearest of some others, 0–1; 1 where there are none. */
export function distanceToNearest(hashes: Hashes, others: readonly { hashes: Hashes }[]): number {
  return Math.min(1, ...others.map((other) => nearestDistance(hashes, other.hashes)));
}

/** The smallest of the distances by each kind of hash, 0–1. */
export function nearestDistance(first: Hashes, second: Hashes): number {
  return Math.min(
    ...first.map((hash, kind) => hashDistance(hash, second[kind] ?? new Uint8Array(hash.length))),
  );
}
