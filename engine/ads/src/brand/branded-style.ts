import type { BrandColour, BrandColourRole, BrandSnapshot } from '@adwright/contracts';
import { contrastOf, cycle, editedPalette, fromHex, makePalette } from '@adwright/engine-pixels';
import type { AdStyle } from '../ad-style.ts';
import { TYPE_PAIRING_FACES } from '../type-pairings.ts';

/** What of a brand an ad's looks are made from. */
export type BrandLook = Pick<BrandSnapshot, 'colours' | 'type'>;

/** Ratio to a ground under which a button would not stand out from it. */
const LEAST_BUTTON = 1.8;
/** Grounds that are mixed from the main colour: as strong as a ground may be before it competes with it. */
const MAX_GROUND_CHROMA = 0.13;

/** The brand's colours of a role. */
export function coloursOf(colours: readonly BrandColour[], role: BrandColourRole): string[] {
  return colours.filter((colour) => colour.role === role).map(({ hex }) => hex);
}

/**
 * The style in a brand's faces and colours. Each brand colour is printed exactly where it is used; what the brand leaves
 * open is mixed to go with it. Several grounds take turns from variation to variation.
 */
export function brandedStyle(
  style: AdStyle,
  { colours, type }: BrandLook,
  number: number,
): AdStyle {
  const faces = type ? { ...TYPE_PAIRING_FACES[type], chosenFaces: true } : {};
  return { ...style, ...faces, palette: brandedPalette(style, colours, number) };
}

function brandedPalette(style: AdStyle, colours: readonly BrandColour[], number: number) {
  if (colours.length === 0) return style.palette;
  const [accent] = coloursOf(colours, 'accent');
  const [main = accent] = coloursOf(colours, 'main');
  const [ink] = coloursOf(colours, 'ink');
  const button = accent ?? main;
  const grounds = coloursOf(colours, 'ground');
  const [first, ...others] = grounds;
  const ground = first ? cycle([first, ...others], number) : groundOf(style, main, button);
  const base = main ? mixedWith(style, main, ground !== undefined) : style.palette;
  return editedPalette(base, {
    ...(ground ? { ground } : {}),
    ...(main ? { accent: main } : {}),
    ...(button ? { button } : {}),
    ...(ink ? { ink } : {}),
  });
}

/** The main colour itself, where the emotion asks for a strong ground and the button stands out from it. */
function groundOf({ palette }: AdStyle, main?: string, button?: string): string | undefined {
  if (palette.mode !== 'vivid' || !main || !button) return undefined;
  return contrastOf(main, button) >= LEAST_BUTTON ? main : undefined;
}

/** A palette whose grounds lean to the main colour without passing for it. */
function mixedWith({ palette }: AdStyle, main: string, isGrounded: boolean) {
  const { chroma, hue } = fromHex(main);
  const mode = palette.mode === 'vivid' && !isGrounded ? 'tint' : palette.mode;
  return makePalette({ mode, hue, accentHue: hue, chroma: Math.min(chroma, MAX_GROUND_CHROMA) });
}
