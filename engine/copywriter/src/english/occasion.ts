import { type OccasionKind, occasionsInWords } from '@adwright/engine-lexicon';
import { HEADLINES, SEASONS } from '../content/texts.ts';

/** The occasion of a campaign, as its goal or its product field states it. */
export interface Occasion {
  /** Lines for a launch, an opening or a discount; no dates, figures or scarcity. */
  headlines: readonly string[];
  /** "Mother’s Day", where one is named. */
  season: string | null;
  /** Whether people give presents on it. */
  isForGifts: boolean;
}

/** Reads the occasion from a goal, which is never printed itself, and from the product field. */
export function occasionOf(goal: string | undefined, product: string): Occasion {
  const occasions = occasionsInWords(`${goal ?? ''} ${product}`, 'en');
  const [{ name: season, isForGifts } = { name: null, isForGifts: false }] = occasions.flatMap(
    (occasion) => SEASONS.get(occasion) ?? [],
  );
  const isNamed = season !== null && product.toLowerCase().startsWith(season.toLowerCase());
  return {
    headlines: [
      // A product named after the day would repeat it.
      ...(season === null || isNamed ? [] : HEADLINES.occasions.namedSeason),
      ...(season === null ? [] : HEADLINES.occasions.season),
      ...occasions.flatMap(momentLines),
    ],
    season,
    isForGifts,
  };
}

function momentLines(occasion: OccasionKind): readonly string[] {
  switch (occasion) {
    case 'opening':
    case 'launch':
    case 'sale':
      return HEADLINES.occasions[occasion];
    default:
      return [];
  }
}
