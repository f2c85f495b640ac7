import type { Emotion } from '@adwright/contracts';
import type { LabelDesign, ProductColours } from '@adwright/engine-objects';
import {
  computeContrast,
  fromHex,
  makeReadable,
  oklch,
  type Palette,
} from '@adwright/engine-pixels';
import type { AdStyle } from './ad-style.ts';

/**
 * Natural colours of objects, as lightness, chroma and hue (OKLCH), with the words for those objects. An object
 * with a natural colour has that colour in every palette.
 */
const NATURAL: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [/\b(?:honey|maple|amber|caramel)\b|honig|miel\b|мёд|蜂蜜|꿀|عسل/iu, [0.66, 0.15, 70]],
  [
    /\b(?:coffee|espresso|cold brew|latte|chocolate|cocoa|cacao)\b|kaffee|кофе|コーヒー|珈琲|咖啡|커피|قهوة|קפה|กาแฟ/iu,
    [0.4, 0.07, 50],
  ],
  [/\b(?:matcha|green tea|mint|aloe|olive|herbal)\b|抹茶/iu, [0.52, 0.11, 138]],
  [/\b(?:rose|berry|strawberry|cherry|raspberry)\b/iu, [0.58, 0.17, 10]],
  [/\b(?:lavender|grape|plum|acai)\b/iu, [0.5, 0.13, 305]],
  [/\b(?:lemon|citrus|ginger|banana|mango|turmeric)\b/iu, [0.82, 0.16, 92]],
  [/\b(?:orange|apricot|peach|tangerine)\b/iu, [0.72, 0.16, 55]],
  [/\b(?:wine|merlot|shiraz)\b|wein\b|vino\b|vinho|\bvins?\b|вино/iu, [0.32, 0.1, 15]],
  [/\b(?:water|ocean|aqua|sea|marine)\b/iu, [0.72, 0.09, 225]],
  // The word "organic" makes plants green, but not fabrics.
  [
    /\b(?:organic|eco)\b(?!.*\b(?:cotton|linen|wool|hemp|bamboo|cloth\w*|wear|underwear|bedding|shirts?|socks?|baby)\b)/iu,
    [0.52, 0.11, 138],
  ],
];

/**
 * Colours for colour words that a brief uses for the object. A colour word that describes another object is
 * ignored.
 */
const NAMED: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [/\bnavy(?: blue)?\b(?! (?:seal|recruit))/i, [0.33, 0.1, 262]],
  [/\b(?:burgundy|maroon|oxblood)\b/i, [0.36, 0.13, 18]],
  [/\b(?:turquoise|teal)\b/i, [0.58, 0.1, 195]],
  [
    /\bblack\b(?! (?:friday|tea|coffee|belt|card|tie|owned|history|hair|cab|pepper|garlic|seed|bean|women|men|forest|sea|mold|mould|label))/i,
    [0.29, 0.01, 270],
  ],
  [/\bpink\b(?! (?:salt|gin|lady|ribbon))/i, [0.74, 0.13, 0]],
  [/\b(?:purple|violet)\b/i, [0.47, 0.16, 305]],
  [/\b(?:tan|camel|cognac) (?=leather|suede|boots?|bags?|shoes?|wool)/i, [0.58, 0.11, 58]],
  [/\b(?:grey|gray|charcoal) (?!water|hair|goose)(?=\p{L}+)/iu, [0.55, 0.01, 260]],
  [
    /\bred\b(?! (?:wine|cross|bull|light|carpet|meat|rose|bush|flags?|eye|tape|hat|onion|lentil|nose|pepper))/i,
    [0.53, 0.19, 26],
  ],
];

/**
 * Returns the colours of a product: its natural colour or a palette colour, always distinct from the ad's
 * background.
 */
export function chooseProductColours(product: string, style: AdStyle): ProductColours {
  const { palette, emotion, keepsHues } = style;
  const natural = [...NAMED, ...NATURAL].find(([words]) => words.test(product))?.[1];
  const strong = Math.max(0.07, palette.chroma * 0.9);
  const own = keepsHues
    ? chooseBrandBody(palette)
    : palette.mode === 'dark'
      ? oklch(0.5, strong, palette.hue)
      : palette.mode === 'vivid'
        ? fromHex(palette.grounds[0]).lightness > 0.7
          ? avoidMuddyHue(0.46, 0.16, palette.accentHue, emotion)
          : oklch(0.95, 0.02, palette.accentHue)
        : avoidMuddyHue(
            0.47,
            Math.max(0.1, palette.chroma),
            palette.mode === 'tint' ? palette.accentHue : palette.hue,
            emotion,
          );
  const noble = emotion === 'exclusivity' || emotion === 'nostalgia' || emotion === 'happiness';
  return {
    body: natural ? oklch(...natural) : own,
    second: keepsHues ? PAPER_WHITE : oklch(0.72, 0.11, palette.hue + 40),
    accent: palette.accent,
    light: '#f8f5ef',
    dark: '#1b1a1f',
    metal: noble ? '#dcb671' : '#cfd1d8',
  };
}

/** Off-white, in which a brand's ad draws a white object or an object's paper label. */
const PAPER_WHITE = '#efece6';
/** Range of an object's lightness (OKLCH) in which both light and shade on the object are visible. */
const BODY_LIGHTNESS = { least: 0.3, most: 0.9 };
/** Minimum contrast ratio between an object and the ad's background. */
const BODY_CONTRAST = 1.6;

/** Returns the brand's accent colour for an object, or white if the background has the accent colour too. */
function chooseBrandBody({ accent, grounds }: Palette): string {
  if (computeContrast(accent, grounds[0]) < BODY_CONTRAST) {
    return computeContrast(PAPER_WHITE, grounds[0]) < BODY_CONTRAST ? '#55534f' : PAPER_WHITE;
  }
  const { lightness, chroma, hue } = fromHex(accent);
  const shown = Math.min(BODY_LIGHTNESS.most, Math.max(BODY_LIGHTNESS.least, lightness));
  return shown === lightness ? accent : oklch(shown, chroma, hue);
}

/** Tells whether dark shades of a hue look muddy, as dark yellows do. */
const isMuddy = (hue: number) => hue > 66 && hue < 125;
/** Hue of cognac brown in degrees of OKLCH, which replaces a muddy hue in ads with a calm mood. */
const COGNAC_HUE = 56;

/**
 * Replaces a muddy hue by golden yellow in ads with a bright mood, and by cognac brown in ads with a calm mood.
 */
function avoidMuddyHue(lightness: number, chroma: number, hue: number, emotion: Emotion): string {
  if (!isMuddy(hue)) return oklch(lightness, chroma, hue);
  const bright = emotion === 'happiness' || emotion === 'excitement' || emotion === 'urgency';
  return bright ? oklch(0.76, 0.155, hue) : oklch(lightness, chroma, COGNAC_HUE);
}

/** Returns the design of the product's label: the colour of its paper and the colour of its words. */
export function labelDesign(name: string, style: AdStyle, colours: ProductColours): LabelDesign {
  const { palette } = style;
  const paleBody = fromHex(colours.body).lightness > 0.85;
  const paper = paleBody
    ? oklch(0.45, Math.max(0.1, palette.chroma * 0.8), palette.hue)
    : '#fffcf5';
  const accent = computeContrast(palette.accent, paper) > 1.5 ? palette.accent : colours.body;
  return {
    name,
    display: style.display,
    strong: style.strong,
    body: colours.body,
    paper,
    ink: makeReadable(paleBody ? '#ffffff' : oklch(0.24, 0.05, palette.hue), paper, 7),
    accent,
    second: colours.second,
    hue: palette.hue,
  };
}
