/** A small change of the engine that the comparison with the baseline must detect. */
export interface Mutation {
  what: string;
  /**
   * Text replacements. Pairs of a text, which must occur in exactly one file of the engine, and its
   * replacement.
   */
  edits: readonly (readonly [find: string, replacement: string])[];
  /** Prefixes of the names of the cases that are compared after the mutation. */
  only: readonly string[];
  /** Prefix of a case name that the comparison must report. */
  expected: string;
}

export const MUTATIONS: readonly Mutation[] = [
  {
    what: 'one pixel of an object one level greener',
    edits: [
      [
        'data[i * 4 + 1] = grid.samples[at + 1] ?? 0;',
        'data[i * 4 + 1] = (grid.samples[at + 1] ?? 0) + (i === 4050 ? 1 : 0);',
      ],
    ],
    only: ['objects/mug/', 'objects/bicycle/', 'objects/perfume/'],
    expected: 'objects/mug/',
  },
  {
    what: 'a shade of ambient light',
    edits: [['weight *= 0.65;', 'weight *= 0.66;']],
    only: ['objects/bi'],
    expected: 'objects/bicycle/warm',
  },
  {
    what: 'a term of a concept, moved to none',
    edits: [['[dog sofa, dog blanket,', '[dog blanket,']],
    only: ['terms/dog', 'terms/cat', 'terms/sofa'],
    expected: 'terms/dog sofa',
  },
  {
    what: 'a term of a concept, left out',
    edits: [['en: [safety goggles]', 'en: [safety shades]']],
    only: ['terms/s', 'words-tests/s'],
    expected: 'terms/safety goggles',
  },
  {
    what: 'a phrase of a copy category',
    edits: [['Cheers to your new sidekick', 'Cheers to your new friend']],
    only: ['phrases/category/', 'words-made/ceramic mugs'],
    expected: 'phrases/category/bottles-and-mugs',
  },
  {
    what: 'a phrase of a trade in German',
    edits: [['Das Tier entscheidet mit', 'Das Tier wählt mit']],
    only: ['phrases/trade/', 'words-made/Hundeschule'],
    expected: 'phrases/trade/de/animals',
  },
  {
    what: 'a word of a place',
    edits: [['botanical house, garden center, garden centre,', 'botanical house, garden centre,']],
    only: ['directions/place/garden', 'directions/wish/garden'],
    expected: 'directions/place/garden center',
  },
  {
    what: 'a colour of a set at night',
    edits: [['rgb(0.66, 0.12, base - 5)', 'rgb(0.665, 0.12, base - 5)']],
    only: ['sets/pool/'],
    expected: 'sets/pool/night',
  },
  {
    what: 'a length of a layout',
    edits: [['stage.cutOut && stacked ? 0.5 : 0.55', 'stage.cutOut && stacked ? 0.5 : 0.53']],
    only: ['ads/hero-disc/square/'],
    expected: 'ads/hero-disc/square/trust/0',
  },
  {
    what: 'a limit of the matte',
    edits: [['const CLEAR = 60;', 'const CLEAR = 50;']],
    only: ['cuts/'],
    expected: 'cuts/',
  },
  {
    what: 'how much grain an enhanced photo keeps',
    edits: [['const GRAIN_KEPT = 0.985;', 'const GRAIN_KEPT = 0.995;']],
    only: ['enhanced/'],
    expected: 'enhanced/',
  },
  {
    what: 'how far a card lies over its photo',
    edits: [['const OVERLAP_PX = 46;', 'const OVERLAP_PX = 48;']],
    only: ['overlays/scene/', 'overlays/serum/'],
    expected: 'overlays/',
  },
  {
    what: 'how large a variation shows a product',
    edits: [
      ['const ROOM = { width: 0.74, height: 0.7 };', 'const ROOM = { width: 0.75, height: 0.71 };'],
    ],
    only: ['variations/sneaker/'],
    expected: 'variations/sneaker/',
  },
  {
    what: 'a weight of the Viral Score',
    edits: [['  hook: 0.16,\n  clarity: 0.16,', '  hook: 0.2,\n  clarity: 0.12,']],
    only: ['scores/ad/'],
    expected: 'scores/ad/',
  },
];
