import { type Hashes, MIN_VARIATION_DISTANCE, measureDistanceToNearest } from './choose-apart.ts';
import type { AdInput } from './compose-ad.ts';

/** A rendered ad that is ready for delivery. */
export interface FinishedAd<Picture = unknown> {
  picture: Picture;
  layout: AdInput['layout'];
  hashes: Hashes;
}

/** Maximum number of replacements that are tried for one of the ten ads, in addition to the planned ad. */
const MAX_REPLACEMENTS = 3;

interface Options<Picture> {
  render(input: AdInput): Promise<FinishedAd<Picture>>;
  /**
   * Returns a replacement for the ad at this position that differs from all ads in `stay`; null if there are
   * no replacements left.
   */
  replace(
    input: AdInput,
    stay: readonly FinishedAd<Picture>[],
    tried: readonly number[],
  ): Promise<AdInput | null>;
  deliver(position: number, picture: Picture): Promise<void>;
}

/**
 * Delivers only ads whose finished pictures differ; the plan ensures this only for previews. Ads are compared
 * in the order of the plan, not of completion, so the same plan gives the same ads. An ad that is too similar
 * to an earlier ad is replaced after all other ads are rendered.
 */
export class FinishedApart<Picture> {
  readonly #options: Options<Picture>;
  readonly #planned: Promise<void>[] = [];
  readonly #stay: FinishedAd<Picture>[] = [];
  readonly #giveWay: { position: number; input: AdInput; ad: FinishedAd<Picture> }[] = [];
  readonly #tried: number[] = [];
  readonly #deliveries: Promise<void>[] = [];

  constructor(options: Options<Picture>) {
    this.#options = options;
  }

  /** Returns the number of ads that have been started. */
  get count(): number {
    return this.#planned.length;
  }

  /** Starts to render the next ad of the plan. */
  begin(input: AdInput): void {
    this.#tried.push(input.variation);
    const position = this.#planned.length;
    const before = this.#planned.at(-1);
    const rendering = this.#options.render(input);
    const judged = Promise.all([rendering, before]).then(([ad]) => {
      if (this.#distanceOf(ad) >= MIN_VARIATION_DISTANCE) this.#keep(position, ad);
      else this.#giveWay.push({ position, input, ad });
    });
    // A failed ad also rejects the promise that `end` awaits, so the rejection is ignored here.
    judged.catch(() => undefined);
    this.#planned.push(judged);
  }

  /** Resolves when each started ad, or its replacement, has been delivered. */
  async end(): Promise<void> {
    await Promise.all(this.#planned);
    for (const { position, input, ad } of this.#giveWay) {
      let best = ad;
      for (let tries = 0; tries < MAX_REPLACEMENTS; tries++) {
        const other = await this.#options.replace(input, this.#stay, this.#tried);
        if (!other) break;
        this.#tried.push(other.variation);
        const rendered = await this.#options.render(other);
        if (this.#distanceOf(rendered) > this.#distanceOf(best)) best = rendered;
        if (this.#distanceOf(best) >= MIN_VARIATION_DISTANCE) break;
      }
      this.#keep(position, best);
    }
    await Promise.all(this.#deliveries);
  }

  #distanceOf({ hashes }: FinishedAd<Picture>): number {
    return measureDistanceToNearest(hashes, this.#stay);
  }

  #keep(position: number, ad: FinishedAd<Picture>): void {
    this.#stay.push(ad);
    const delivery = this.#options.deliver(position, ad.picture);
    delivery.catch(() => undefined);
    this.#deliveries.push(delivery);
  }
}
