import { type OccasionKind, occasionsInWords } from '@adwright/engine-lexicon';
import { HEADLINES, SEASONS } from '../content/texts.ts';

/** What a campaign is about at this moment, as far as its goal or its product field says so. */
export interface Occasion {
  /** Lines for a launch, an opening or a reduction; no dates, no figures, no scarcity. */
  headlines: readonly string[];
  /** "Mother’s Day", where one is named. */
  season: string | null;
  /** Whether people give presents on it. */
  isForGifts: boolean;
}

/** Reads the occasion off a goal, which is never printed itself, and off what the product field says. */
export function occasionOf(goal: string | undefined, product: string): Occasion {
  const occasions = occasionsInWords(`${goal ?? ''} ${product}`, 'en');
  const [{ name: season, isForGifts } = { name: null, isForGifts: false }] = occasions.flatMap(
    (occasion) => SEASONS.get(occasion) ?? [],
  );
  const isNamed = season !== null && product.toLowerCase().startsWith(season.toLowerCase());
  return {
    headlines: [
      // A product that is named after the day would say it twice.
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
