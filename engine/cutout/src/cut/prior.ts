import { ramp } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import { dilate, erode, type Mask } from './mask.ts';

/**
 * Contour strengths in the background, in Lab units over two pixels. From the first value, the background may
 * be a scene; from the second, it certainly is one.
 */
const SCENE_SHARPNESS = [0.18, 0.4] as const;
/**
 * Total lengths of sharp contours beside the subject, in outline lengths. From the first value, the
 * background may be a scene; from the second, it certainly is one.
 */
const SCENE_CLUTTER = [10, 20] as const;
/** Minimum strength of a sharp contour, as a multiple of the contour strength in an even background. */
export const SHARP = 3;
/** Maximum distance in pixels between the subject's outline and a contour that belongs to the outline. */
export const BESIDE_PX = 6;
/** Minimum mean saliency (0–1) of a part that certainly belongs to the subject. */
export const SURELY_SUBJECT = 0.9;
/** Weight of the saliency map for each pixel; the evidence from contours and colours has weight 1. */
const PULL = 3;
/** Additional weight of the saliency map if the background is a scene, where contours and colours are not used. */
const PULL_IN_SCENE = 5;

/**
 * Rates from 0 to 1 how far the background is a scene instead of plain. At 0, the background is plain and its
 * colours identify the product. At 1, the background cannot be extrapolated behind the product.
 */
export function measureSceneAround(
  subject: Mask,
  { calm, contours }: Pick<Evidence, 'calm' | 'contours'>,
  margin: number,
): number {
  const { width, height } = subject;
  const near = dilate(subject, BESIDE_PX).data;
  const inner = erode(subject, 1).data;
  const rim = margin + 2 * BESIDE_PX;
  let outline = 0;
  let sharp = 0;
  for (let y = rim; y < height - rim; y++) {
    for (let at = y * width + rim; at < (y + 1) * width - rim; at++) {
      if (subject.data[at] && !inner[at]) outline++;
      if (!near[at] && (contours[at] ?? 0) > SHARP) sharp++;
    }
  }
  return Math.max(
    ramp(calm, ...SCENE_SHARPNESS),
    ramp(sharp / Math.max(1, outline), ...SCENE_CLUTTER),
  );
}

/** Tells whether the background has contours strong enough to be at least partly a scene. */
export function isScene({ calm }: Pick<Evidence, 'calm'>): boolean {
  return calm > SCENE_SHARPNESS[0];
}

/**
 * Combines the saliency map with contours and colours: computes how strongly each pixel is pulled towards inside or
 * outside. In a scene, the result uses only the saliency map.
 */
export function pullTogether(
  pull: Float32Array,
  subject: Float32Array,
  scene: number,
): Float32Array {
  return addPull(pull, subject, PULL + PULL_IN_SCENE * scene, 1 - scene);
}

/**
 * Adds the saliency map (0–1) to each pixel's pull towards inside or outside. The argument `weight` is the amount that
 * a certain saliency value adds.
 */
export function addPull(
  pull: Float32Array,
  subject: Float32Array,
  by: number,
  share = 1,
): Float32Array {
  const leant = new Float32Array(pull.length);
  for (let at = 0; at < leant.length; at++)
    leant[at] = share * (pull[at] ?? 0) + by * (2 * (subject[at] ?? 0) - 1);
  return leant;
}
