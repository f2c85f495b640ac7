import { computeContrast, makeReadable } from './contrast.ts';
import { fromHex, oklch } from './oklch.ts';
import {
  type ChosenColours,
  chooseSurface,
  GROUND_CONTRAST,
  type Mode,
  type Palette,
  SHAPE_CONTRAST,
} from './palette.ts';

/**
 * Difference in lightness (OKLCH) between neighbouring background colours of one palette. The difference is
 * large enough to give a background depth, and too small to look like another colour.
 */
const GROUND_STEP = 0.022;
/** Lightness (OKLCH) below which a background counts as dark. */
const DARK_GROUND = 0.45;
/** Lightness (OKLCH) above which a background counts as white rather than tinted. */
const PALE_GROUND = 0.93;
/** Chroma (OKLCH) above which a background counts as vivid. */
const VIVID_CHROMA = 0.1;
/** Colour of dark text, as hex. */
const DARK_INK = '#15130f';
/**
 * Minimum contrast ratio of a button's text. The ratio is higher than the required 4.5, because JPEG
 * compression lowers the contrast of the finished picture.
 */
const BUTTON_CONTRAST = 4.8;

/**
 * Returns the palette of an ad with the colours that a user chose. A chosen colour is used unchanged. All
 * colours that the user didn't choose are derived from the background colour. If a chosen text colour lacks
 * contrast, the painter changes the text colour and reports the change.
 */
export function applyChosenColours(palette: Palette, chosen: ChosenColours): Palette {
  const grounded = chosen.ground ? onGround(palette, chosen.ground) : palette;
  const accented = chosen.accent ? setAccent(grounded, chosen.accent) : grounded;
  const inked = chosen.ink ? setInk(accented, chosen.ink) : accented;
  const button = chosen.button ?? (chosen.buttonText ? inked.accent : undefined);
  if (!button) return { ...inked, chosen };
  return { ...inked, chosen, button, onButton: chosen.buttonText ?? readableText(button) };
}

function onGround(palette: Palette, ground: string): Palette {
  const { lightness, chroma, hue } = fromHex(ground);
  const towards = lightness > 0.5 ? -1 : 1;
  const shade = (steps: number) => oklch(lightness + towards * GROUND_STEP * steps, chroma, hue);
  const grounds = [ground, shade(1), shade(0.5), shade(1.5)] as const;
  const mode = chooseMode(lightness, chroma);
  const ink = readableOnAll(palette.ink, grounds);
  const surface = chooseSurface({ mode, hue, chroma });
  const accent = grounds.reduce(
    (colour, each) => makeReadable(colour, each, SHAPE_CONTRAST),
    palette.accent,
  );
  return {
    ...palette,
    mode,
    hue,
    chroma,
    grounds,
    ink,
    softInk: readableOnAll(palette.softInk, grounds),
    accent,
    onAccent: readableText(accent),
    surface,
    onSurface: makeReadable(ink, surface, 9),
    softOnSurface: makeReadable(ink, surface, 5.2),
    accentInk: readableOnAll(accent, grounds),
  };
}

function chooseMode(lightness: number, chroma: number): Mode {
  if (lightness < DARK_GROUND) return 'dark';
  if (chroma > VIVID_CHROMA) return 'vivid';
  return lightness > PALE_GROUND ? 'light' : 'tint';
}

function setAccent(palette: Palette, accent: string): Palette {
  return { ...palette, accent, onAccent: readableText(accent), accentInk: accent };
}

function setInk(palette: Palette, ink: string): Palette {
  return { ...palette, ink, softInk: ink, onSurface: ink, softOnSurface: ink };
}

/**
 * Returns the text colour for a fill: white or black, whichever has the higher contrast ratio with the fill.
 */
function readableText(fill: string): string {
  const better =
    computeContrast('#ffffff', fill) >= computeContrast(DARK_INK, fill) ? '#ffffff' : DARK_INK;
  return computeContrast('#ffffff', fill) >= BUTTON_CONTRAST ? '#ffffff' : better;
}

/**
 * Returns the text colour if it is readable on every given background. Otherwise returns the nearest shade
 * that is. If no shade of the text colour is readable on all of them, returns white or black.
 */
function readableOnAll(ink: string, grounds: readonly string[]): string {
  const worst = (candidate: string) =>
    Math.min(...grounds.map((ground) => computeContrast(candidate, ground)));
  if (worst(ink) >= GROUND_CONTRAST) return ink;
  const shade = grounds.reduce((colour, each) => makeReadable(colour, each, GROUND_CONTRAST), ink);
  const best = worst('#ffffff') >= worst(DARK_INK) ? '#ffffff' : DARK_INK;
  return worst(shade) >= GROUND_CONTRAST ? shade : best;
}
