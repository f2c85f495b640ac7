import { ramp } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import { dilate, erode, type Mask } from './mask.ts';

/** Sharpness that a background shows by itself from which it is a scene for sure, Lab units over two pixels. */
const SCENE_SHARPNESS = [0.18, 0.4] as const;
/** Sharp contours beside the subject from which it stands in a scene, as a share of its outline's length. */
const SCENE_CLUTTER = [10, 20] as const;
/** A contour that nothing calm shows, in units of what the calm background shows. */
export const SHARP = 3;
/** Distance from the outline within which a contour belongs to the outline, pixels. */
export const BESIDE_PX = 6;
/** Mean value of the subject's map from which a part surely belongs to the subject. */
export const SURELY_SUBJECT = 0.9;
/** How much the subject's map pulls beside the evidence, and how much more in a scene, where there is no evidence. */
const PULL = 3;
const PULL_IN_SCENE = 5;

/**
 * How much of a scene the subject stands in: 0 on a plain ground, whose colours tell what is product, to 1 where nobody
 * can say how the ground goes on behind.
 */
export function sceneAround(
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

/** Whether a ground shows so much by itself that some of it, or all, is a scene. */
export function isScene({ calm }: Pick<Evidence, 'calm'>): boolean {
  return calm > SCENE_SHARPNESS[0];
}

/** The pull of the evidence, and of a map of the subject beside it: in a scene the map's alone. */
export function pullTogether(
  pull: Float32Array,
  subject: Float32Array,
  scene: number,
): Float32Array {
  return leaning(pull, subject, PULL + PULL_IN_SCENE * scene, 1 - scene);
}

/** A pull, or a share of it, that leans towards a map of the subject, 0–1, by so much where that is sure. */
export function leaning(
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
