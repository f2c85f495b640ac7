/** Design group of a face. Fallbacks come from the same group, so that no word mixes two designs. */
type Genre = 'sans' | 'serif' | 'condensed' | 'rounded';

/**
 * A typeface, for headlines or for running text, with its settings. All families come from @fontsource packages
 * under the SIL Open Font License.
 */
export interface Face {
  /** Name of the font package after `@fontsource/`. */
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  genre: Genre;
  /**
   * Weight that fallback fonts of other scripts should have. The optical weight differs from the face's own
   * weight if the face looks lighter or heavier than its own weight.
   */
  opticalWeight: number;
  uppercase: boolean;
  /** Whether the letters are much wider than usual, so that a narrow column holds only one word per line. */
  extended: boolean;
  /** Whether digits are as low as small letters, so that "10k" looks like "1ok" in a headline. */
  lowFigures: boolean;
  /** Letter spacing, in hundredths of the font size. */
  tracking: number;
  /** Distance between baselines, as a multiple of the font size. */
  leading: number;
  /** Whether a number stays on one line with its counter in scripts without spaces, such as "11月30日". */
  gluesCounts?: boolean;
  /** Name under which an uploaded font is registered with the canvas; it draws the letters that it has. */
  own?: string;
  /** How a word that is too long for its line is broken; by default where compound parts join. */
  wordBreaks?: WordBreaks;
  /** Language for the hyphenation of texts that are too short to detect their own. */
  language?: string;
}

/**
 * How words that are too long for their line are broken. `letters`: between any letters, as in renderers up to
 * 3. `joints`: where compound parts join, the last place that fits, as in renderers 4 and 5. `largest`: where
 * the whole text comes out largest.
 */
export type WordBreaks = 'letters' | 'joints' | 'largest';

type FaceOptions = Partial<Omit<Face, 'family' | 'weight' | 'genre'>>;

function face(family: string, weight: number, genre: Genre, options: FaceOptions = {}): Face {
  return {
    family,
    weight,
    genre,
    style: 'normal',
    opticalWeight: weight,
    uppercase: false,
    extended: false,
    lowFigures: false,
    tracking: 0,
    leading: 1.06,
    ...options,
  };
}

const body = { leading: 1.36 };

export const DISPLAY = {
  abril: face('abril-fatface', 400, 'serif', { opticalWeight: 800, leading: 1.08 }),
  anton: face('anton', 400, 'condensed', { opticalWeight: 900, uppercase: true, leading: 1.08 }),
  archivo: face('archivo', 900, 'sans', { tracking: -2, leading: 1 }),
  bebas: face('bebas-neue', 400, 'condensed', {
    opticalWeight: 700,
    uppercase: true,
    tracking: 1,
    leading: 0.98,
  }),
  bodoni: face('bodoni-moda', 500, 'serif', { tracking: -1, leading: 1.08 }),
  bricolage: face('bricolage-grotesque', 800, 'sans', { tracking: -3, leading: 0.98 }),
  cormorant: face('cormorant-garamond', 500, 'serif', { tracking: -1, leading: 0.98 }),
  fraunces: face('fraunces', 700, 'serif', { tracking: -1.5 }),
  instrument: face('instrument-serif', 400, 'serif', { tracking: -1, leading: 1 }),
  inter: face('inter', 800, 'sans', { tracking: -3 }),
  manrope: face('manrope', 800, 'sans', { tracking: -3, leading: 1.08 }),
  nunito: face('nunito', 900, 'rounded', { tracking: -2 }),
  oswald: face('oswald', 600, 'condensed', { uppercase: true, leading: 1.14 }),
  playfair: face('playfair-display', 600, 'serif', { tracking: -1, leading: 1.1 }),
  righteous: face('righteous', 400, 'rounded', { opticalWeight: 700, leading: 1.12 }),
  space: face('space-grotesk', 700, 'sans', { tracking: -4, leading: 1.04 }),
  syne: face('syne', 800, 'sans', {
    tracking: -2,
    leading: 1.04,
    extended: true,
    lowFigures: true,
  }),
  unbounded: face('unbounded', 800, 'rounded', {
    tracking: -3,
    leading: 1.14,
    extended: true,
  }),
} as const satisfies Record<string, Face>;

export const TEXT = {
  archivo: face('archivo', 500, 'sans', body),
  archivoStrong: face('archivo', 800, 'sans'),
  dmSans: face('dm-sans', 500, 'sans', body),
  dmSansStrong: face('dm-sans', 700, 'sans'),
  inter: face('inter', 500, 'sans', body),
  interStrong: face('inter', 700, 'sans'),
  jost: face('jost', 400, 'sans', body),
  jostStrong: face('jost', 500, 'sans'),
  lora: face('lora', 500, 'serif', body),
  loraStrong: face('lora', 700, 'serif'),
  manrope: face('manrope', 500, 'sans', body),
  manropeStrong: face('manrope', 800, 'sans'),
  oswald: face('oswald', 400, 'condensed', { ...body, leading: 1.42 }),
  oswaldStrong: face('oswald', 600, 'condensed', { leading: 1.2 }),
  outfit: face('outfit', 500, 'rounded', body),
  outfitStrong: face('outfit', 700, 'rounded'),
  space: face('space-grotesk', 500, 'sans', body),
  spaceStrong: face('space-grotesk', 700, 'sans'),
} as const satisfies Record<string, Face>;

/** Fallback families, in order, for Latin, Cyrillic or Greek letters that the face lacks. */
export const GENRE_FALLBACKS: Record<Genre, readonly string[]> = {
  sans: ['manrope', 'inter', 'noto-sans'],
  rounded: ['nunito', 'manrope', 'noto-sans'],
  serif: ['playfair-display', 'noto-serif', 'noto-sans'],
  condensed: ['oswald', 'inter', 'noto-sans'],
};

/** Font families for other scripts. The order of the three Han families depends on the text's language. */
export const SCRIPT_FAMILIES: readonly string[] = [
  'arabic',
  'hebrew',
  'thai',
  'devanagari',
  'bengali',
  'tamil',
  'telugu',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'sinhala',
  'khmer',
  'lao',
  'myanmar',
  'georgian',
  'armenian',
  'ethiopic',
].map((script) => `noto-sans-${script}`);

/** Font families that are tried last: rare scripts, and signs that the other families lack. */
export const LAST_FAMILIES: readonly string[] = [
  ...[
    'oriya',
    'thaana',
    'cherokee',
    'ol-chiki',
    'javanese',
    'meetei-mayek',
    'tifinagh',
    'syriac',
    'nko',
    'adlam',
    'symbols',
    'canadian-aboriginal',
  ].map((script) => `noto-sans-${script}`),
  'noto-serif-tibetan',
];

export const EMOJI_FAMILY = 'noto-color-emoji';
