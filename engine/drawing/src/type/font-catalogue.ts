/**
 * Design group of a typeface. A fallback font comes from the same design group as the typeface, so that no word
 * mixes two designs.
 */
type Genre = 'sans' | 'serif' | 'condensed' | 'rounded';

/**
 * A typeface for headlines or for running text, with the settings for drawing it. All font families come from
 * @fontsource packages under the SIL Open Font License.
 */
export interface Face {
  /** Name of the font's npm package after `@fontsource/`. */
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  genre: Genre;
  /**
   * Weight with which fallback fonts of other scripts look as heavy as this typeface. The optical weight
   * differs from the typeface's nominal weight if the letters look lighter or heavier than that weight.
   */
  opticalWeight: number;
  uppercase: boolean;
  /** Whether the letters are so wide that a narrow column holds only one word per line. */
  extended: boolean;
  /** Whether digits are as low as small letters, so that "10k" in a headline looks like "1ok". */
  lowFigures: boolean;
  /** Letter spacing, in hundredths of the font size. */
  tracking: number;
  /** Distance between the baselines of adjacent lines, as a multiple of the font size. */
  leading: number;
  /** Whether a number and its counter, such as "11月30日", stay on one line in scripts without spaces. */
  gluesCounts?: boolean;
  /**
   * Name under which an uploaded font is registered with the canvas. The uploaded font draws the letters that
   * it contains.
   */
  own?: string;
  /** Where a word that is too long for its line is broken; by default where the parts of a compound join. */
  wordBreaks?: WordBreaks;
  /** Language for the hyphenation of a text that is too short to detect its language. */
  language?: string;
}

/**
 * Where words that are too long for their line are broken. `letters`: between any two letters, as in renderers
 * up to 3. `joints`: at the last place on the line where compound parts join, as in renderers 4 and 5.
 * `largest`: at the places that make the whole text largest.
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

/**
 * Fallback families for Latin, Cyrillic or Greek letters that a typeface lacks, in the order in which they are
 * tried.
 */
export const GENRE_FALLBACKS: Record<Genre, readonly string[]> = {
  sans: ['manrope', 'inter', 'noto-sans'],
  rounded: ['nunito', 'manrope', 'noto-sans'],
  serif: ['playfair-display', 'noto-serif', 'noto-sans'],
  condensed: ['oswald', 'inter', 'noto-sans'],
};

/**
 * Font families for scripts other than Latin, Cyrillic and Greek. The order in which the three Han families are
 * tried depends on the text's language.
 */
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

/** Font families that are tried last: families for rare scripts, and for signs that all other families lack. */
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
