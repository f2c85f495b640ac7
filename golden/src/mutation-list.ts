/** One small change of the engine that the baseline has to notice. */
export interface Mutation {
  what: string;
  /** Text that one file of the engine holds, and what it becomes. */
  find: string;
  replace: string;
  /** Beginnings of the names of the cases that are compared. */
  only: readonly string[];
  /** Beginning of the name of a case that has to be named. */
  expected: string;
}

export const MUTATIONS: readonly Mutation[] = [
  {
    what: 'one pixel of an object one level greener',
    find: 'data[i * 4 + 1] = grid.samples[at + 1] ?? 0;',
    replace: 'data[i * 4 + 1] = (grid.samples[at + 1] ?? 0) + (i === 4050 ? 1 : 0);',
    only: ['objects/mug/', 'objects/bicycle/', 'objects/perfume/'],
    expected: 'objects/mug/',
  },
  {
    what: 'a shade of ambient light',
    find: 'weight *= 0.65;',
    replace: 'weight *= 0.66;',
    only: ['objects/b'],
    expected: 'objects/bicycle/warm',
  },
  {
    what: 'two word tables of objects swapped',
    find: '...SMALL_TRADE_WORDS,\n  ...OUTDOOR_WORDS,\n  ...HOUSEHOLD_WORDS,',
    replace: '...HOUSEHOLD_WORDS,\n  ...OUTDOOR_WORDS,\n  ...SMALL_TRADE_WORDS,',
    only: ['terms/', 'words-tests/'],
    expected: 'terms/',
  },
  {
    what: 'the object of one row of words',
    find: "(?:glasses|goggles|spectacles)\\b/iu, 'spectacles'],",
    replace: "(?:glasses|goggles|spectacles)\\b/iu, 'gloves'],",
    only: ['terms/', 'words-tests/'],
    expected: 'terms/safety glasses',
  },
  {
    what: 'a phrase of a copy category',
    find: 'Cheers to your new sidekick',
    replace: 'Cheers to your new friend',
    only: ['phrases/', 'words-made/'],
    expected: 'phrases/category/your daily cup',
  },
  {
    what: 'a phrase of a trade in German',
    find: 'Wer führt hier wen?',
    replace: 'Wer führt wen?',
    only: ['phrases/', 'words-made/'],
    expected: 'phrases/trade/de/animals',
  },
  {
    what: 'a word of a place',
    find: '|glass ?house|orangery|',
    replace: '|glass ?house|',
    only: ['directions/'],
    expected: 'directions/place/orangery',
  },
  {
    what: 'a colour of a set at night',
    find: 'rgb(0.66, 0.12, base - 5)',
    replace: 'rgb(0.665, 0.12, base - 5)',
    only: ['sets/pool/'],
    expected: 'sets/pool/night',
  },
  {
    what: 'a length of a layout',
    find: 'box.height * 0.55, box.width * (stacked ? 0.5 : 0.6)',
    replace: 'box.height * 0.56, box.width * (stacked ? 0.51 : 0.61)',
    only: ['ads/hero-disc/square/'],
    expected: 'ads/hero-disc/square/trust/0',
  },
  {
    what: 'a limit of the matte',
    find: 'const CLEAR = 60;',
    replace: 'const CLEAR = 50;',
    only: ['cuts/'],
    expected: 'cuts/',
  },
  {
    what: 'how much grain an enhanced photo keeps',
    find: 'const GRAIN_KEPT = 0.985;',
    replace: 'const GRAIN_KEPT = 0.98;',
    only: ['enhanced/'],
    expected: 'enhanced/',
  },
  {
    what: 'how far a card lies over its photo',
    find: 'const OVERLAP_PX = 46;',
    replace: 'const OVERLAP_PX = 48;',
    only: ['overlays/scene/', 'overlays/serum/'],
    expected: 'overlays/',
  },
  {
    what: 'how much closer a variation goes',
    find: 'const MAX_CLOSER = 0.1;',
    replace: 'const MAX_CLOSER = 0.11;',
    only: ['variations/sneaker/'],
    expected: 'variations/sneaker/',
  },
  {
    what: 'a weight of the Viral Score',
    find: '  hook: 0.16,\n  clarity: 0.16,',
    replace: '  hook: 0.2,\n  clarity: 0.12,',
    only: ['scores/ad/'],
    expected: 'scores/ad/',
  },
];
