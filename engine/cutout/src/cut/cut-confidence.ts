import { ramp } from '@adwright/engine-pixels';
import type { CutSigns } from './cut-signs.ts';

/**
 * Returns how much confidence a cut-out loses because the product may be larger than the cut-out. The
 * confidence loses nothing if the whole product differs clearly from the background and has a sharp outline.
 */
function rateSwing({ swing, unlike, outlined }: CutSigns): number {
  return swing * (1 - ramp(unlike, 0.9, 0.97) * ramp(outlined, 0.96, 0.985));
}

/**
 * Weight of the sharp contours outside the cut-out, which may belong to a missing part of the product. The weight is
 * lower if the whole outline differs from the background and lies on a contour. A gap in the outline raises the weight
 * of sharp contours outside the cut-out.
 */
function weighLeftContours({ leftContours, unlike, outlined }: CutSigns): number {
  const whole = ramp(outlined, 0.985, 0.996);
  const plain = whole * ramp(unlike, 0.9, 0.97);
  const faint = (1 - whole) * (1 - ramp(unlike, 0.7, 0.8));
  return leftContours - 0.35 * plain + 0.2 * faint;
}

/**
 * Returns the share of a product that lies in solid parts, not in thin parts. Thin parts, as of a chair or a
 * lamp, count as solid if the outline is clear everywhere or the saliency map is certain.
 */
function rateSolid({ solid, unlike, outlined, agreement, unsure }: CutSigns): number {
  const plain = ramp(unlike, 0.85, 0.93) * ramp(outlined, 0.985, 0.996);
  const known = ramp(agreement, 0.97, 0.976) * (1 - ramp(unsure, 0.004, 0.015));
  return Math.max(solid, plain, known * ramp(outlined, 0.97, 0.985));
}

/**
 * Probability (0–1) that the cut-out of a product on a plain background lacks a part that the saliency map
 * omits too. Signs of a missing part are a larger area inside a sharp outline, as at a white sole, or
 * contours that continue from the outline, as at the far rim of a white mug. Contours all over the background
 * are not signs of a missing part, because they are texture, as on a table of old wood.
 */
function estimateMissing({
  scene,
  swing,
  leftContours,
  attached,
  unlike,
  outlined,
}: CutSigns): number {
  const bounded =
    ramp(swing, 0.2, 0.35) * ramp(leftContours, 1.4, 2.2) * (1 - ramp(leftContours, 4, 7));
  const gaps = 1 - ramp(outlined, 0.985, 0.996);
  const goingOn = ramp(attached * (1 + 1.4 * gaps), 0.12, 0.22) * (1 - ramp(unlike, 0.85, 0.95));
  return (1 - scene) * Math.max(bounded, goingOn);
}

/**
 * Returns the probability (0–1) that a corner is missing from a white object on white. If a corner is missing, the
 * outline lies beside the visible contour, and the saliency map is uncertain.
 */
function weighBittenCorner({ scene, astray, unsure }: CutSigns): number {
  return (1 - scene) * ramp(astray, 0.035, 0.06) * ramp(unsure, 0.01, 0.025);
}

/**
 * Rates how well the cut-out matches the saliency map (0–1); parts of the map that contours and colours corrected do
 * not count.
 */
function rateCertainty({ agreement, unsure, added }: CutSigns): number {
  return (
    ramp(agreement, 0.955, 0.98) * (1 - ramp(unsure, 0.03, 0.07)) * (1 - ramp(added, 0.1, 0.2))
  );
}

/**
 * Amount by which the confidence falls because the saliency map disagrees with the cut-out. Product parts that the
 * saliency map omits do not lower the confidence if the whole product is outlined and differs from a plain background.
 */
function rateConflict({ conflict, overlooked, unlike, outlined }: CutSigns): number {
  return conflict - overlooked * ramp(unlike, 0.93, 0.96) * ramp(outlined, 0.99, 0.996);
}

/** How far a plain background confirms the cut-out without the saliency map (0–1). */
function rateEvidence(signs: CutSigns): number {
  return (
    (1 - signs.scene) *
    ramp(signs.outlined, 0.8, 0.9) *
    (1 - ramp(rateSwing(signs), 0.12, 0.2)) *
    (1 - ramp(rateConflict(signs), 0.06, 0.1)) *
    (1 - ramp(signs.overRim, 0.02, 0.06)) *
    (1 - ramp(signs.leftBehind, 0.05, 0.14)) *
    (1 - ramp(weighLeftContours(signs), 0.95, 1.35))
  );
}

/** Confidence that a cut-out is right, 0–1. */
export function computeConfidence(signs: CutSigns): number {
  const certainty = rateCertainty(signs);
  return (
    ramp(signs.coverage, 0.008, 0.03) *
    (1 - ramp(signs.coverage, 0.75, 0.9)) *
    (1 - ramp(signs.onRim, 0.004, 0.02)) *
    ramp(rateSolid(signs), 0.55, 0.68) *
    // If the saliency map is uncertain, detached parts lower the confidence. If the saliency map is certain, it may
    // show several objects, so detached parts are allowed.
    (1 - (1 - certainty) * ramp(signs.strewn, 0.02, 0.08)) *
    (1 - ramp(signs.doubtful, 0.02, 0.06)) *
    (1 - estimateMissing(signs)) *
    (1 - weighBittenCorner(signs)) *
    Math.max(certainty, rateEvidence(signs))
  );
}
