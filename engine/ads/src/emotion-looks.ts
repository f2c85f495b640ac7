import type { Emotion } from '@adwright/contracts';
import { DISPLAY, type Face, TEXT } from '@adwright/engine-drawing';
import type { Mode } from '@adwright/engine-pixels';

/** Shape that is painted behind the product. */
export type BackdropShape =
  | 'arch'
  | 'blob'
  | 'circle'
  | 'confetti'
  | 'diagonal'
  | 'dots'
  | 'frame'
  | 'none'
  | 'rays'
  | 'rings'
  | 'stripes'
  | 'sunset'
  | 'waves';

/** A set of colours and shapes that suits an emotion. */
export interface Look {
  mode: Mode;
  hue: number;
  accentHue: number;
  chroma: number;
  shape: BackdropShape;
}

/** A display font, with the fonts of the running text and of the labels that suit it. */
export interface Pairing {
  display: Face;
  text: Face;
  strong: Face;
}

/**
 * Looks, font pairings and other properties of ads with an emotion. Hues follow the valence and arousal ratings
 * of Valdez and Mehrabian (1994): strong chroma excites, dark and grey colours threaten, light blue and green
 * colours calm.
 */
interface EmotionStyle {
  looks: readonly [Look, ...Look[]];
  pairings: readonly [Pairing, ...Pairing[]];
  /** Strength of the film grain on backgrounds, 0–1. */
  grain: number;
  /** Corner radius of buttons and cards, as a share of their height; 0.5 gives semicircular ends. */
  rounding: number;
}

const look = (
  mode: Mode,
  hue: number,
  accentHue: number,
  chroma: number,
  shape: BackdropShape,
): Look => ({
  mode,
  hue,
  accentHue,
  chroma,
  shape,
});
const pairing = (display: Face, text: Face, strong: Face): Pairing => ({ display, text, strong });

export const EMOTION_STYLES: Record<Emotion, EmotionStyle> = {
  urgency: {
    looks: [
      look('vivid', 27, 98, 0.21, 'diagonal'),
      look('dark', 30, 92, 0.06, 'stripes'),
      look('vivid', 92, 28, 0.17, 'rays'),
      look('light', 30, 27, 0.1, 'diagonal'),
      look('vivid', 42, 100, 0.19, 'stripes'),
    ],
    pairings: [
      pairing(DISPLAY.anton, TEXT.archivo, TEXT.archivoStrong),
      pairing(DISPLAY.archivo, TEXT.archivo, TEXT.archivoStrong),
    ],
    grain: 0.15,
    rounding: 0.12,
  },
  trust: {
    looks: [
      look('light', 250, 258, 0.09, 'circle'),
      look('dark', 256, 205, 0.11, 'dots'),
      look('tint', 215, 262, 0.09, 'arch'),
      look('light', 190, 200, 0.08, 'waves'),
      look('vivid', 258, 190, 0.16, 'circle'),
    ],
    pairings: [
      pairing(DISPLAY.manrope, TEXT.manrope, TEXT.manropeStrong),
      pairing(DISPLAY.inter, TEXT.inter, TEXT.interStrong),
      pairing(DISPLAY.instrument, TEXT.dmSans, TEXT.dmSansStrong),
    ],
    grain: 0.07,
    rounding: 0.3,
  },
  happiness: {
    looks: [
      look('vivid', 90, 25, 0.16, 'blob'),
      look('tint', 20, 12, 0.13, 'rays'),
      look('tint', 155, 350, 0.14, 'confetti'),
      look('light', 70, 32, 0.13, 'waves'),
      look('tint', 235, 350, 0.12, 'circle'),
    ],
    pairings: [
      pairing(DISPLAY.unbounded, TEXT.outfit, TEXT.outfitStrong),
      pairing(DISPLAY.nunito, TEXT.outfit, TEXT.outfitStrong),
      pairing(DISPLAY.bricolage, TEXT.dmSans, TEXT.dmSansStrong),
    ],
    grain: 0.1,
    rounding: 0.5,
  },
  exclusivity: {
    looks: [
      look('dark', 70, 84, 0.035, 'arch'),
      look('light', 82, 75, 0.04, 'frame'),
      look('dark', 165, 84, 0.05, 'rings'),
      look('tint', 75, 60, 0.05, 'arch'),
      look('dark', 330, 70, 0.05, 'frame'),
    ],
    pairings: [
      pairing(DISPLAY.bodoni, TEXT.jost, TEXT.jostStrong),
      pairing(DISPLAY.cormorant, TEXT.jost, TEXT.jostStrong),
      pairing(DISPLAY.playfair, TEXT.jost, TEXT.jostStrong),
    ],
    grain: 0.12,
    rounding: 0,
  },
  fear: {
    looks: [
      look('dark', 235, 40, 0.05, 'none'),
      look('dark', 20, 28, 0.03, 'stripes'),
      look('dark', 200, 95, 0.05, 'diagonal'),
      look('dark', 260, 75, 0.04, 'rays'),
    ],
    pairings: [
      pairing(DISPLAY.bebas, TEXT.inter, TEXT.interStrong),
      pairing(DISPLAY.oswald, TEXT.archivo, TEXT.archivoStrong),
    ],
    grain: 0.2,
    rounding: 0.08,
  },
  nostalgia: {
    looks: [
      look('tint', 80, 35, 0.09, 'sunset'),
      look('light', 75, 42, 0.1, 'arch'),
      look('tint', 190, 35, 0.06, 'sunset'),
      look('vivid', 55, 95, 0.12, 'stripes'),
      look('dark', 45, 80, 0.06, 'sunset'),
    ],
    pairings: [
      pairing(DISPLAY.abril, TEXT.lora, TEXT.loraStrong),
      pairing(DISPLAY.fraunces, TEXT.lora, TEXT.loraStrong),
      pairing(DISPLAY.righteous, TEXT.outfit, TEXT.outfitStrong),
    ],
    grain: 0.24,
    rounding: 0.5,
  },
  curiosity: {
    looks: [
      look('dark', 290, 130, 0.17, 'rings'),
      look('tint', 300, 285, 0.12, 'dots'),
      look('vivid', 285, 125, 0.2, 'blob'),
      look('light', 290, 310, 0.1, 'rings'),
      look('dark', 195, 340, 0.09, 'dots'),
    ],
    pairings: [
      pairing(DISPLAY.space, TEXT.space, TEXT.spaceStrong),
      pairing(DISPLAY.syne, TEXT.space, TEXT.spaceStrong),
      pairing(DISPLAY.instrument, TEXT.space, TEXT.spaceStrong),
    ],
    grain: 0.15,
    rounding: 0.5,
  },
  excitement: {
    looks: [
      look('vivid', 350, 100, 0.23, 'blob'),
      look('dark', 285, 340, 0.2, 'rays'),
      look('vivid', 262, 130, 0.22, 'confetti'),
      look('vivid', 38, 95, 0.19, 'waves'),
      look('tint', 330, 350, 0.15, 'blob'),
    ],
    pairings: [
      pairing(DISPLAY.bricolage, TEXT.dmSans, TEXT.dmSansStrong),
      pairing(DISPLAY.syne, TEXT.dmSans, TEXT.dmSansStrong),
      pairing(DISPLAY.anton, TEXT.dmSans, TEXT.dmSansStrong),
    ],
    grain: 0.11,
    rounding: 0.5,
  },
};
