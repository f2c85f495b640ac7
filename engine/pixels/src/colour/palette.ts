import { computeContrast, makeReadable } from './contrast.ts';
import { fromHex, oklch } from './oklch.ts';

/** Kind of background by lightness and chroma: dark, light, slightly tinted, or vivid (strongly coloured). */
export type Mode = 'dark' | 'light' | 'tint' | 'vivid';

/**
 * The values from which a palette is made: hues in degrees of OKLCH, and the maximum chroma of the
 * background.
 */
interface PaletteRecipe {
  mode: Mode;
  hue: number;
  accentHue: number;
  chroma: number;
}

/** Colours that a user may choose, as hex. */
export type ChosenColours = Partial<
  Record<'ground' | 'ink' | 'accent' | 'button' | 'buttonText', string>
>;

/** All colours of one ad, as hex. */
export interface Palette extends PaletteRecipe {
  /** Four background colours that blend into one another; the first covers the largest area. */
  grounds: readonly [string, string, string, string];
  /** Colour of the headline, readable on every background. */
  ink: string;
  /** Colour of running text, with less contrast than `ink`. */
  softInk: string;
  accent: string;
  onAccent: string;
  /** Colour of cards and panels. */
  surface: string;
  onSurface: string;
  softOnSurface: string;
  /** Accent colour of text, readable on every background. */
  accentInk: string;
  /** The colours that a user chose; absent in a palette that the emotion of the brief alone determines. */
  chosen?: ChosenColours;
  /**
   * Fill colour of the button, if it differs from the accent colour. The colour of the button's text is
   * `onButton`.
   */
  button?: string;
  onButton?: string;
}

interface Grounds {
  grounds: readonly [string, string, string, string];
  ink: string;
  softInk: string;
  surface: string;
}

/**
 * Tells whether a hue looks vivid only in light colours, as orange and yellow do. Blue and red look vivid
 * only in darker colours (the cusp of sRGB in OKLCH).
 */
const isLightHue = (hue: number) => hue > 34 && hue < 135;

const GROUNDS: Record<Mode, (hue: number, chroma: number) => Grounds> = {
  dark: (hue, chroma) => ({
    grounds: [
      oklch(0.19, chroma * 0.38, hue),
      oklch(0.26, chroma * 0.6, hue),
      oklch(0.32, chroma * 0.75, hue + 16),
      oklch(0.15, chroma * 0.3, hue - 12),
    ],
    ink: '#ffffff',
    softInk: oklch(0.87, 0.02, hue),
    surface: oklch(0.25, chroma * 0.4, hue),
  }),
  light: (hue, chroma) => ({
    grounds: [
      oklch(0.975, Math.min(0.018, chroma * 0.12), hue),
      oklch(0.945, chroma * 0.22, hue),
      oklch(0.91, chroma * 0.34, hue + 18),
      oklch(0.985, 0.006, hue),
    ],
    ink: oklch(0.21, Math.min(0.08, chroma * 0.6), hue),
    softInk: oklch(0.37, 0.03, hue),
    surface: '#ffffff',
  }),
  tint: (hue, chroma) => ({
    grounds: [
      oklch(0.89, chroma * 0.5, hue),
      oklch(0.85, chroma * 0.62, hue - 8),
      oklch(0.92, chroma * 0.44, hue + 22),
      oklch(0.82, chroma * 0.7, hue - 16),
    ],
    ink: oklch(0.22, Math.min(0.09, chroma * 0.7), hue),
    softInk: oklch(0.3, 0.05, hue),
    surface: oklch(0.975, 0.01, hue),
  }),
  vivid: (hue, chroma) => {
    const light = isLightHue(hue);
    const lightness = light ? Math.min(0.85, 0.72 + (hue - 34) / 215) : 0.54;
    return {
      grounds: [
        oklch(lightness, chroma, hue),
        oklch(lightness - 0.06, chroma, hue - (light ? 4 : 10)),
        oklch(lightness + (light ? 0.05 : 0.03), chroma * 0.95, hue + 16),
        oklch(lightness - (light ? 0.04 : 0.1), chroma, hue - (light ? 6 : 16)),
      ],
      ink: light ? oklch(0.2, 0.05, hue) : '#ffffff',
      softInk: light ? oklch(0.27, 0.05, hue) : '#ffffff',
      surface: light ? '#fffdf7' : oklch(0.27, chroma * 0.5, hue),
    };
  },
};

/** Returns the colour of cards and panels on a background of the given hue. */
export function chooseSurface({
  mode,
  hue,
  chroma,
}: Pick<PaletteRecipe, 'mode' | 'hue' | 'chroma'>) {
  return GROUNDS[mode](hue, chroma).surface;
}

function chooseAccent({ mode, hue, accentHue, chroma }: PaletteRecipe): string {
  const quiet = chroma < 0.06;
  // A bright accent is not visible on a bright vivid background, and a dark yellow does not look yellow.
  if (mode === 'vivid' && isLightHue(hue))
    return isLightHue(accentHue) ? oklch(0.24, 0.05, hue) : oklch(0.5, 0.19, accentHue);
  if (mode === 'dark' || mode === 'vivid') {
    const bright = accentHue > 70 && accentHue < 200 ? 0.88 : 0.82;
    // Cyan accents get a lower chroma than yellow accents, because cyan looks glaring at the same chroma.
    const strong = accentHue > 165 && accentHue < 235 ? 0.11 : 0.17;
    return oklch(bright, quiet ? 0.09 : strong, accentHue);
  }
  const deep = accentHue > 60 && accentHue < 140 ? 0.48 : 0.55;
  return oklch(deep, quiet ? 0.08 : 0.19, accentHue);
}

/**
 * Minimum contrast ratio between a headline and its background, with a reserve for grain. Palettes change the
 * lightness of the background until the headline has the required contrast ratio.
 */
export const GROUND_CONTRAST = 5.7;

/** Minimum contrast ratio of buttons and cards to the background (WCAG 2.2, 1.4.11). */
export const SHAPE_CONTRAST = 3;

function clearOf(ink: string, ground: string): string {
  const { lightness, chroma, hue } = fromHex(ground);
  const step = fromHex(ink).lightness > lightness ? -0.01 : 0.01;
  for (let value = lightness; value > 0 && value < 1; value += step) {
    const candidate = oklch(value, chroma, hue);
    if (computeContrast(ink, candidate) >= GROUND_CONTRAST) return candidate;
  }
  return ground;
}

/**
 * Makes a palette from its recipe (hues and chroma). Every text has a contrast ratio of at least 4.5:1, even
 * on the background colour with the lowest contrast. Headlines have 5.7:1 and buttons 3:1.
 */
export function makePalette(recipe: PaletteRecipe): Palette {
  const drawn = GROUNDS[recipe.mode](recipe.hue, recipe.chroma);
  const [first, second, third, fourth] = drawn.grounds;
  const clear = (ground: string) => clearOf(drawn.ink, ground);
  const base = {
    ...drawn,
    grounds: [clear(first), clear(second), clear(third), clear(fourth)] as const,
  };
  let accent = base.grounds.reduce(
    (chosen, ground) => makeReadable(chosen, ground, SHAPE_CONTRAST),
    chooseAccent(recipe),
  );
  const dark = '#15130f';
  let onAccent =
    computeContrast('#ffffff', accent) >= 4.8
      ? '#ffffff'
      : makeReadable(oklch(0.22, 0.05, recipe.accentHue), accent, 6);
  if (computeContrast(onAccent, accent) < 4.8)
    onAccent =
      computeContrast('#ffffff', accent) > computeContrast(dark, accent) ? '#ffffff' : dark;
  if (computeContrast(onAccent, accent) < 4.8) accent = makeReadable(accent, onAccent, 4.8);
  const worst = base.grounds.reduce((chosen, ground) =>
    computeContrast(base.ink, ground) < computeContrast(base.ink, chosen) ? ground : chosen,
  );
  return {
    ...recipe,
    ...base,
    ink: makeReadable(base.ink, worst, GROUND_CONTRAST),
    softInk: makeReadable(base.softInk, worst, 5.2),
    accent,
    onAccent,
    onSurface: makeReadable(base.ink, base.surface, 9),
    softOnSurface: makeReadable(base.softInk, base.surface, 5.2),
    accentInk: makeReadable(accent, worst, 5.2),
  };
}
