import { findOccasions, type OccasionKind } from '@adwright/engine-lexicon';
import { HEADLINES, SEASONS } from '../content/texts.ts';

/** Matches an event at which people sell things, which is no discount, for example "car boot sale". */
const SALE_EVENT = /\b(?:boot|jumble|garage|yard|table\s?top|bake|book|plant|rummage)\s+sales?\b/gi;

/** The occasion of a campaign that its goal or product field names. */
export interface Occasion {
  /** Lines about a launch, an opening or a discount, without dates, figures or scarcity. */
  headlines: readonly string[];
  /** Name of the holiday, such as "Mother’s Day"; null if none is named. */
  season: string | null;
  /** Whether people give presents on this holiday. */
  isForGifts: boolean;
}

/** Reads the occasion from the goal field, which is never printed, and from the product field. */
export function readOccasion(goal: string | undefined, product: string): Occasion {
  const occasions = findOccasions(`${goal ?? ''} ${product.replace(SALE_EVENT, ' ')}`, 'en');
  const [{ name: season, isForGifts } = { name: null, isForGifts: false }] = occasions.flatMap(
    (occasion) => SEASONS.get(occasion) ?? [],
  );
  const isNamed = season !== null && product.toLowerCase().startsWith(season.toLowerCase());
  return {
    headlines: [
      // If the product's name contains the holiday, headlines about the occasion would repeat the
      // holiday.
      ...(season === null || isNamed ? [] : HEADLINES.occasions.namedSeason),
      ...(season === null ? [] : HEADLINES.occasions.season),
      ...occasions.flatMap(listMomentLines),
    ],
    season,
    isForGifts,
  };
}

function listMomentLines(occasion: OccasionKind): readonly string[] {
  switch (occasion) {
    case 'opening':
    case 'launch':
    case 'sale':
      return HEADLINES.occasions[occasion];
    default:
      return [];
  }
}
