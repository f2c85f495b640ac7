import type { BrandColour, BrandColourRole, BrandSnapshot, TypePairing } from '@adwright/contracts';
import {
  applyChosenColours,
  computeContrast,
  cycle,
  fromHex,
  MIN_TEXT_CONTRAST,
  makePalette,
  type Palette,
} from '@adwright/engine-pixels';
import type { AdStyle } from '../ad-style.ts';
import type { Pairing } from '../emotion-looks.ts';
import { TYPE_PAIRING_FACES } from '../type-pairings.ts';

/** The colours and fonts of a brand, which determine an ad's look. */
export type BrandLook = Pick<BrandSnapshot, 'colours' | 'type'>;

/** Minimum contrast ratio between text and a background on which shapes are painted too. */
const SHAPED_CONTRAST = 5.7;
/** Minimum contrast ratio between a button and the ad's background. */
const LEAST_BUTTON = 1.8;
/**
 * Maximum chroma (OKLCH) of a background that is mixed from the main colour; a stronger background would
 * compete with the main colour.
 */
const MAX_GROUND_CHROMA = 0.13;
/** Maximum chroma (OKLCH) of a pale background that still looks white. */
const PAPER_CHROMA = 0.02;

/** Returns the fonts of a type pairing. */
export function getBrandFaces(type: TypePairing): Pairing {
  return TYPE_PAIRING_FACES[type];
}

/** Returns the brand's colours that have the given role. */
export function listColoursOfRole(
  colours: readonly BrandColour[],
  role: BrandColourRole,
): string[] {
  return colours.filter((colour) => colour.role === role).map(({ hex }) => hex);
}

/** Returns the hex codes of all colours of a brand, in any role. */
export function collectBrandColours(colours: readonly BrandColour[]): Set<string> {
  return new Set(colours.map(({ hex }) => hex));
}

/**
 * Returns the style with the brand's fonts and colours. Brand colours are printed exactly; all other colours of
 * the style are mixed to match them. If a brand has several background colours, variations alternate between
 * them.
 */
export function applyBrandStyle(
  plain: AdStyle,
  { colours, type }: BrandLook,
  { number, keepsHues }: { number: number; keepsHues: boolean },
): AdStyle {
  const hasHue = colours.some(({ role }) => role === 'main' || role === 'accent');
  const style = { ...plain, keepsHues: keepsHues && hasHue };
  const faces = type ? { ...TYPE_PAIRING_FACES[type], chosenFaces: true } : {};
  const palette = makeBrandedPalette(style, colours, number);
  return { ...style, ...faces, palette, shape: isTight(palette) ? 'none' : style.shape };
}

/**
 * Tells whether text is only just readable on a background. On a background with only just readable text, no
 * shapes are painted.
 */
function isTight({ grounds, chosen }: Palette): boolean {
  const worst = (ink: string) => Math.min(...grounds.map((ground) => computeContrast(ink, ground)));
  const own = chosen?.ink ? worst(chosen.ink) : 0;
  const shown = own >= MIN_TEXT_CONTRAST ? own : Math.max(worst('#ffffff'), worst('#000000'));
  return chosen !== undefined && shown < SHAPED_CONTRAST;
}

function makeBrandedPalette(style: AdStyle, colours: readonly BrandColour[], number: number) {
  if (colours.length === 0) return style.palette;
  const [accent] = listColoursOfRole(colours, 'accent');
  const [main = accent] = listColoursOfRole(colours, 'main');
  const [ink] = listColoursOfRole(colours, 'ink');
  const button = accent ?? main;
  const grounds = listColoursOfRole(colours, 'ground');
  const [first, ...others] = grounds;
  const ground = first ? cycle([first, ...others], number) : chooseGround(style, main, button);
  const base = main ? mixPalette(style, main, ground !== undefined) : style.palette;
  return applyChosenColours(base, {
    ...(ground ? { ground } : {}),
    ...(main ? { accent: main } : {}),
    ...(button ? { button } : {}),
    ...(ink ? { ink } : {}),
  });
}

/**
 * Returns the brand's main colour as the background if the emotion has coloured backgrounds and the button
 * contrasts with that colour.
 */
function chooseGround(style: AdStyle, main?: string, button?: string): string | undefined {
  if (!isColoured(style) || !main || !button) return undefined;
  return computeContrast(main, button) >= LEAST_BUTTON ? main : undefined;
}

/**
 * Tells whether the emotion has coloured backgrounds. Older renderers mixed a coloured background as a pale
 * shade of the main colour.
 */
function isColoured({ palette: { mode }, keepsHues }: AdStyle): boolean {
  return mode === 'vivid' || (mode === 'tint' && keepsHues === true);
}

/**
 * Mixes a palette for a main colour. The palette's backgrounds must not look like a shade of the main colour,
 * so they are white or a dark tone of the main colour's hue. Older renderers mixed pale shades of the main
 * colour.
 */
function mixPalette(style: AdStyle, main: string, isGrounded: boolean) {
  const { palette, keepsHues } = style;
  const { chroma, hue } = fromHex(main);
  if (keepsHues) {
    const mode = isColoured(style) && !isGrounded ? 'light' : palette.mode;
    const most = mode === 'light' ? PAPER_CHROMA : MAX_GROUND_CHROMA;
    return makePalette({ mode, hue, accentHue: hue, chroma: Math.min(chroma, most) });
  }
  const mode = palette.mode === 'vivid' && !isGrounded ? 'tint' : palette.mode;
  return makePalette({ mode, hue, accentHue: hue, chroma: Math.min(chroma, MAX_GROUND_CHROMA) });
}
