import { ramp } from '@adwright/engine-pixels';
import type { CutSigns } from './cut-signs.ts';

/**
 * How much it matters that the faintest contours bound more: nothing where the product is plainly unlike the background,
 * and sharp against it, all along the cut.
 */
function swingOf({ swing, unlike, outlined }: CutSigns): number {
  return swing * (1 - ramp(unlike, 0.9, 0.97) * ramp(outlined, 0.96, 0.985));
}

/**
 * How much sharp contours outside matter: less where the product is unlike the background and outlined all along, more
 * where it is like it and its outline has gaps, for there they may be a face of it that was lost.
 */
function leftContoursOf({ leftContours, unlike, outlined }: CutSigns): number {
  const whole = ramp(outlined, 0.985, 0.996);
  const plain = whole * ramp(unlike, 0.9, 0.97);
  const faint = (1 - whole) * (1 - ramp(unlike, 0.7, 0.8));
  return leftContours - 0.35 * plain + 0.2 * faint;
}

/**
 * How much of a product is solid; where all of its outline is plain, or the map knows no doubt of it, thin parts are its own:
 * a chair, a lamp.
 */
function solidOf({ solid, unlike, outlined, agreement, unsure }: CutSigns): number {
  const plain = ramp(unlike, 0.85, 0.93) * ramp(outlined, 0.985, 0.996);
  const known = ramp(agreement, 0.97, 0.976) * (1 - ramp(unsure, 0.004, 0.015));
  return Math.max(solid, plain, known * ramp(outlined, 0.97, 0.985));
}

/**
 * How far something of the product is missing on a plain ground, though the map of the subject misses it too: the evidence
 * bounds more, and sharply, such as a white sole; or contours go on from a product that is not plainly unlike the ground,
 * fewer where its outline has gaps: the far rim of a white mug whose mouth was cut away. Contours all over the ground are
 * its own grain: a table of old wood.
 */
function missingOf({ scene, swing, leftContours, attached, unlike, outlined }: CutSigns): number {
  const bounded =
    ramp(swing, 0.2, 0.35) * ramp(leftContours, 1.4, 2.2) * (1 - ramp(leftContours, 4, 7));
  const gaps = 1 - ramp(outlined, 0.985, 0.996);
  const goingOn = ramp(attached * (1 + 1.4 * gaps), 0.12, 0.22) * (1 - ramp(unlike, 0.85, 0.95));
  return (1 - scene) * Math.max(bounded, goingOn);
}

/** How far a corner may have been bitten off a white thing before white: its outline leaves the contour, and the map wavers. */
function bittenOf({ scene, astray, unsure }: CutSigns): number {
  return (1 - scene) * ramp(astray, 0.035, 0.06) * ramp(unsure, 0.01, 0.025);
}

/** The subject is known, and not from the evidence of a plain ground, and the cut is it. */
function certaintyOf({ agreement, unsure, taught }: CutSigns): number {
  return (
    ramp(agreement, 0.955, 0.98) * (1 - ramp(unsure, 0.03, 0.07)) * (1 - ramp(taught, 0.1, 0.2))
  );
}

/**
 * How far the map's disagreement matters: what it overlooks, as maps do flat and drawn things, matters not at all where all
 * of the product is unlike its plain ground and outlined.
 */
function conflictOf({ conflict, overlooked, unlike, outlined }: CutSigns): number {
  return conflict - overlooked * ramp(unlike, 0.93, 0.96) * ramp(outlined, 0.99, 0.996);
}

/** The evidence of a plain ground bounds the cut by itself. */
function evidenceFor(signs: CutSigns): number {
  return (
    (1 - signs.scene) *
    ramp(signs.outlined, 0.8, 0.9) *
    (1 - ramp(swingOf(signs), 0.12, 0.2)) *
    (1 - ramp(conflictOf(signs), 0.06, 0.1)) *
    (1 - ramp(signs.overRim, 0.02, 0.06)) *
    (1 - ramp(signs.leftBehind, 0.05, 0.14)) *
    (1 - ramp(leftContoursOf(signs), 0.95, 1.35))
  );
}

/** How reliable a cut-out is, 0–1. */
export function confidenceOf(signs: CutSigns): number {
  const certainty = certaintyOf(signs);
  return (
    ramp(signs.coverage, 0.008, 0.03) *
    (1 - ramp(signs.coverage, 0.75, 0.9)) *
    (1 - ramp(signs.onRim, 0.004, 0.02)) *
    ramp(solidOf(signs), 0.55, 0.68) *
    // A set of things that the map knows may stand at several depths.
    (1 - (1 - certainty) * ramp(signs.strewn, 0.02, 0.08)) *
    (1 - ramp(signs.doubtful, 0.02, 0.06)) *
    (1 - missingOf(signs)) *
    (1 - bittenOf(signs)) *
    Math.max(certainty, evidenceFor(signs))
  );
}
