import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { oklch } from '@adwright/engine-pixels';
import type { SetView } from '../kit/frame.ts';
import type { Paint } from '../kit/paints.ts';
import { SETS } from '../set-registry.ts';
import { isPureWhite, whitenFinish } from './pure-backdrop.ts';
import type { SceneName } from './scene-name.ts';
import { paintOf } from './shoot-colours.ts';
import type { ShootText } from './shoot-text.ts';
import { STYLE_FINISHES, type StyleFinish, type VisualStyle } from './style-finishes.ts';

/**
 * Returns the visual style that the brief names. A style that the user chose in the form takes precedence
 * over a style that the brief names.
 */
export function chooseStyle(
  chosen: PhotoshootForm['visualStyle'],
  words: ShootText,
  scene: SceneName,
): VisualStyle {
  if (chosen !== undefined && chosen !== 'realistic') return chosen;
  const named = words
    .wishes('style')
    .filter((style) => !(style === 'vintage' && SETS[scene].retro));
  return STYLES_BY_WEIGHT.find((style) => named.includes(style)) ?? 'realistic';
}

/** Visual styles that a brief can name, in the order of the strength of their effect. */
const STYLES_BY_WEIGHT = ['pastel', 'vintage', 'high_contrast', 'artistic'] as const;

/**
 * Returns the finish of a visual style. The finish is black and white if the brief asks for a picture without
 * colour. For a pure white background, it makes the wall white.
 */
export function getStyleFinish(
  style: VisualStyle,
  words: ShootText,
  tone: SetView['tone'],
): StyleFinish {
  const finish = STYLE_FINISHES[style];
  if (isColourless(words)) return monochrome(finish);
  return isPureWhite(words) && tone === 'white' ? whitenFinish(finish) : finish;
}

/** Minimum chroma (OKLCH) of a paint that counts as a colour instead of grey. */
const COLOURED = 0.03;
/** Hue difference between the light on the left and on the right side of the picture, in degrees. */
const APART = 28;

/**
 * Returns the finish with light in the hue of the wall that the brief names. Light in another hue would hide
 * the hue of a pale wall.
 */
export function tintFinish(paint: Paint | null, finish: StyleFinish): StyleFinish {
  const { veil, gels } = finish;
  if (paint === null || paint.chroma < COLOURED || veil === undefined) return finish;
  const { hue, chroma } = paint;
  if (gels === undefined) {
    const light = oklch(0.93, Math.min(0.07, 1.2 * chroma), hue);
    return { ...finish, veil: [light, light, veil[2]] };
  }
  const strong = Math.min(0.09, 1.5 * chroma);
  const light = (turn: number, lightness: number, share = 1) =>
    oklch(lightness, share * strong, hue + turn);
  return {
    ...finish,
    gels: [light(-APART / 2, 0.87), light(APART / 2, 0.84), gels[2]],
    veil: [light(0, 0.85), light(0, 0.87, 0.8), veil[2]],
  };
}

/**
 * Tells whether the brief requests a picture without any colour. "Monochrome beige" requests a colour, but
 * "monochrome" alone requests a picture without colour.
 */
function isColourless(words: ShootText): boolean {
  if (words.wish('colourless') !== null) return true;
  return words.names('monochrome') && paintOf(words) === null;
}

/** Returns the finish without any colour, which also removes the product's colour. */
function monochrome({ bloom, vignette, grain, grade }: StyleFinish): StyleFinish {
  const { contrast = 0, gamma = 1, lift = 0, gain = 1 } = grade;
  return {
    bloom,
    vignette,
    grain,
    own: 0,
    grade: { contrast: contrast + 0.2, gamma, lift, gain, saturation: 0 },
  };
}

/**
 * Returns the key of a picture (mostly bright or mostly dark); null if the scene determines the key.
 *
 * @param brightness shift of the exposure that the brief requests, from −1 (dark) to 1 (bright)
 */
export function readStyleKey(style: VisualStyle, brightness: number): SetView['key'] {
  if (brightness !== 0) return brightness > 0 ? 'high' : 'low';
  if (style === 'pastel' || style === 'clean_modern') return 'high';
  return style === 'high_contrast' ? 'low' : null;
}
