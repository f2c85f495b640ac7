import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { GRADES, type Grade } from '@adwright/engine-drawing';

export type VisualStyle = NonNullable<PhotoshootForm['visualStyle']>;

/**
 * The effects that a visual style applies to a finished picture. The style's effects on the scene itself are defined
 * elsewhere (`style-paints.ts`).
 */
export interface StyleFinish {
  grade: Grade;
  /** Strength of the glow around bright areas of the picture, 0–1. */
  bloom: number;
  /** Darkening of the picture's corners, 0–1. */
  vignette: number;
  /** Maximum change of a channel by film grain, in levels. */
  grain: number;
  /** Light in two colours, that of the lit side first, and the strength of that light (0–1). */
  gels?: readonly [lit: string, far: string, strength: number];
  /**
   * Share of the product's colours and contrast that the style leaves unchanged (0–1), so that buyers see the
   * real product.
   */
  own: number;
  /**
   * Factor by which shadows are painted darker than usual, because the style's colour grade makes shadows
   * lighter.
   */
  shade?: number;
  /** Whether stray light leaks into the picture, as in an old camera. */
  leak?: boolean;
  /**
   * Light that covers the scene behind the product: its colours at the top and at the bottom, and its strength (0–1).
   */
  veil?: readonly [above: string, below: string, strength: number];
  /** Mean level (0–255) to which the scene is darkened. */
  gloom?: number;
  /** Whether the scene is painted in brush strokes. */
  strokes?: boolean;
}

export const STYLE_FINISHES: Readonly<Record<VisualStyle, StyleFinish>> = {
  clean_modern: {
    grade: {
      contrast: 0.3,
      gamma: 0.86,
      gain: 1.03,
      saturation: 0.7,
      highlights: [-0.014, 0.002, 0.02],
    },
    veil: ['#fafcff', '#fafcff', 0.34],
    shade: 1.3,
    own: 0.8,
    bloom: 0.16,
    vignette: 0,
    grain: 2,
  },
  artistic: {
    grade: {
      contrast: 0.42,
      saturation: 1.2,
      shadows: [0.03, -0.01, 0.07],
      highlights: [0.03, 0, -0.01],
    },
    // In the artistic style, the scene is darker, because brush strokes would be invisible on a white scene.
    gloom: 128,
    own: 0.62,
    bloom: 0.5,
    vignette: 0.26,
    grain: 4,
    gels: ['#ff4f9a', '#22b8d6', 0.4],
    strokes: true,
  },
  high_contrast: {
    // Higher contrast also makes colours more saturated, so the grade lowers the saturation.
    grade: { contrast: 1.15, gamma: 1.02, saturation: 0.8 },
    gloom: 86,
    own: 0.45,
    bloom: 0.1,
    vignette: 0.5,
    grain: 3,
  },
  pastel: {
    // A raised black level alone would turn pastel colours grey, so the grade also raises the saturation.
    grade: { gamma: 0.64, lift: 0.09, gain: 1, saturation: 1.5, highlights: [0.02, 0.005, 0.012] },
    shade: 1.45,
    own: 0.86,
    bloom: 0.24,
    vignette: 0,
    grain: 2,
    gels: ['#ffc2b6', '#c2bbff', 0.6],
    veil: ['#ffa9c8', '#aebbff', 0.42],
  },
  vintage: {
    grade: {
      ...GRADES.film,
      contrast: 0.3,
      gamma: 0.9,
      lift: 0.09,
      gain: 0.99,
      saturation: 0.66,
      shadows: [0.07, 0.018, 0.012],
      highlights: [0.1, 0.004, -0.13],
    },
    own: 0.56,
    bloom: 0.34,
    vignette: 0.5,
    grain: 15,
    leak: true,
  },
  realistic: { grade: { contrast: 0.12 }, own: 0.6, bloom: 0.18, vignette: 0.16, grain: 3 },
};
