/** What a campaign is about at this moment, as far as its goal or its product field says so. */
export interface Occasion {
  /** Lines for a launch, an opening or a reduction; no dates, no figures, no scarcity. */
  headlines: readonly string[];
  /** "Mother’s Day", where one is named. */
  season: string | null;
  /** Whether people give presents on it. */
  isForGifts: boolean;
}

const MOMENTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:grand |soft )?opening\b|\bopens? (?:its|our|the) doors\b|\bopening (?:day|night|week)\b|\bnew (?:store|shop|location|branch|salon|studio|restaurant|caf[eé])\b/i,
    ['Doors open. Come on in.', 'We’re opening. You’re invited.', 'New on the corner: {Label}'],
  ],
  [
    /\b(?:re)?launch(?:es|ing)?\b|\bintroduc(?:e|ing)\b|\bnew (?:collection|product|arrivals?|line|range|release|menu|flavou?rs?|season|album|book)\b|\bdebut\b|(?<!\b(?:quick|slow|time|press|heat) )\brelease\b/i,
    ['{Label}: fresh out of the box', '{Label}: it’s here', 'New here. Say hello.'],
  ],
  [
    /\bsale\b(?! (?:leads|team|calls))|\bdiscount\b|\bpromo(?:tion)?\b|(?<!\b(?:house|garage|loft|garden|office|probate|waste) )\bclearance\b|\boffer\b|%\s*off\b|\bblack friday\b|\bcyber monday\b/i,
    [
      'The nudge you were waiting for',
      'Your wish list just perked up',
      'Good timing looks good on you',
    ],
  ],
];

const GIFT_SEASONS: ReadonlySet<string | null> = new Set([
  'Mother’s Day',
  'Father’s Day',
  'Valentine’s Day',
  'Christmas',
  'Easter',
]);

const SEASONS: readonly (readonly [RegExp, string])[] = [
  [/\bmothers?[’']?s? day\b/i, 'Mother’s Day'],
  [/\bfathers?[’']?s? day\b/i, 'Father’s Day'],
  [/\bvalentine[’']?s?(?: day)?\b/i, 'Valentine’s Day'],
  [/\bchristmas\b|\bxmas\b/i, 'Christmas'],
  [/\bblack friday\b/i, 'Black Friday'],
  [/\beaster\b/i, 'Easter'],
  [/\bhalloween\b/i, 'Halloween'],
  [/\bthanksgiving\b/i, 'Thanksgiving'],
  [/\bnew year(?:[’']?s)?\b/i, 'the new year'],
  [
    /(?<!\b(?:go|goes|going|get|getting|kids|children) )\bback[- ]to[- ]school\b/i,
    'back to school',
  ],
];

/** Reads the occasion off a goal, which is never printed itself, and off what the product field says. */
export function occasionOf(goal: string | undefined, product: string): Occasion {
  const text = `${goal ?? ''} ${product}`;
  const season = SEASONS.find(([named]) => named.test(text))?.[1] ?? null;
  const isNamed = season !== null && product.toLowerCase().startsWith(season.toLowerCase());
  return {
    headlines: [
      // A product that is named after the day would say it twice.
      ...(season === null || isNamed ? [] : ['{Label} for {season}']),
      ...(season === null ? [] : ['Something good for {season}', '{GiftSeason}, sorted']),
      ...MOMENTS.filter(([named]) => named.test(text)).flatMap(([, lines]) => lines),
    ],
    season,
    isForGifts: GIFT_SEASONS.has(season),
  };
}
