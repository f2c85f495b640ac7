import type { Raster } from '@adwright/engine-pixels';
import { findBays } from './bays.ts';
import { computeBonds } from './bonds.ts';
import { makeRimStrips, type RimStrips, selectFreeStrips } from './calm-rim.ts';
import { findDeniedGround } from './denied.ts';
import { collectEvidence, type Evidence } from './evidence.ts';
import { type Lab, toCalmLab } from './grain.ts';
import { handleOpenings } from './handles.ts';
import { findJoints } from './joints.ts';
import { countSeenThroughRings, findLoops } from './loops.ts';
import { addMargin, removeMargin } from './margin.ts';
import {
  countMaskPixels,
  createComponentMask,
  dilate,
  findComponents,
  invert,
  type Mask,
  uniteMasks,
} from './mask.ts';
import { solveMinCut } from './min-cut.ts';
import { findMissedParts } from './missed.ts';
import {
  copyWithValue,
  intersectSets,
  selectAbove,
  selectBelow,
  uniteSets,
  without,
} from './pixel-sets.ts';
import { findPockets } from './pockets.ts';
import { addPull, isScene, measureSceneAround, pullTogether } from './prior.ts';
import { correctStrays, restoreFrame } from './strays.ts';
import { pullAlongOutline } from './trim.ts';

/**
 * Minimum area of a part of the mask, as a share of the largest part's area. Smaller parts are specks and are
 * removed.
 */
const KEEP_COMPONENT_SHARE = 0.05;
/** Maximum area of the mask's pinholes, which are filled, as a share of the largest part's area. */
const PINHOLE_SHARE = 0.0015;

export interface Segmentation {
  mask: Mask;
  /** The product, found by contours, colours and the saliency map, before the outline is refined. */
  together: Mask;
  /**
   * The product, found by contours and colours without the saliency map. In a scene (a background with objects or
   * texture), contours cannot identify the product, so `alone` equals `together`.
   */
  alone: Mask;
  /** The opened loops: holes in the product that count as background, such as the inside of a handle. */
  open: Mask;
  /** Number of pixels that are cut out as product but may show the background. */
  doubtful: number;
  /** Number of product pixels that the saliency map omitted and that contours and colours added. */
  added: number;
  /** How far the background is a scene, from 0 (plain) to 1. */
  scene: number;
  /** Probability (0–1) that each pixel belongs to the subject. */
  subject: Float32Array;
  evidence: Evidence;
}

/** Minimum distance of an uncertain saliency value from 0 and from 1. */
const UNSURE = 0.15;
/**
 * Minimum share (0–1) of the product's area with uncertain saliency values, from which the saliency map is corrected.
 */
const MUCH_UNSURE = 0.1;
/**
 * Minimum share of the product's area that the saliency map certainly excludes, from which the saliency map is
 * corrected. In this case, a loop of the product was wrongly filled.
 */
const FILLED = 0.01;
/** Pull with which an opened loop counts as outside. */
const OPEN = 4;
/**
 * Minimum distance in pixels from the subject at which the photo's border shows only background. Pixels
 * nearer to the subject may show its glow and JPEG artefacts.
 */
const FREE_PX = 16;
/**
 * Width of the margin of extended background around the photo, in pixels. The margin is as wide as the glow
 * around an outline.
 */
const MARGIN_PX = 16;
/** Weight of the saliency map when the outline is refined pixel by pixel. */
const TRIM_PULL = 4;

/**
 * Finds the product in a photo by a minimum cut along contours, which combines contours and colours with the saliency
 * map. On a plain background, loops and pockets count as background. In a scene (a background with objects or texture),
 * the saliency map decides where the product ends.
 * @param coming probability (0–1) that each pixel belongs to the subject; awaited only after the evidence was
 * computed
 */
export async function segment(photo: Raster, coming: Promise<Float32Array>): Promise<Segmentation> {
  const width = photo.width + 2 * MARGIN_PX;
  const height = photo.height + 2 * MARGIN_PX;
  const planes = addMargin(toCalmLab(photo), photo.width, photo.height, MARGIN_PX);
  const rim = makeRimStrips(width, height, MARGIN_PX);
  const measure = (strips: RimStrips) => collectEvidence(planes, width, height, MARGIN_PX, strips);
  const measured = measure(rim);
  const subject = await coming;
  const known = new Float32Array(width * height);
  for (let y = 0; y < photo.height; y++)
    known.set(
      subject.subarray(y * photo.width, (y + 1) * photo.width),
      (y + MARGIN_PX) * width + MARGIN_PX,
    );
  const likely = { width, height, data: selectAbove(known, 0.5) };
  const evidence = calmer(measured, rim, likely, measure);
  const bonds = computeBonds(evidence.contours, width, height);
  const cutFor = (pull: Float32Array): Mask =>
    keepLargest({ width, height, data: solveMinCut(width, height, pull, bonds) });
  const scene = measureSceneAround(likely, evidence, MARGIN_PX);
  const alone = scene < 1 ? cutFor(evidence.pull) : null;
  const pullOfMap = pullTogether(evidence.pull, known, scene);
  const byMap = cutFor(pullOfMap);
  const none: Mask = { width, height, data: new Uint8Array(known.length) };
  const learned =
    alone !== null && scene < 0.5 ? correctSubjectMap(known, byMap, alone, evidence, planes) : null;
  const subjectNow = learned?.subject ?? known;
  const pull = learned
    ? copyWithValue(pullTogether(evidence.pull, subjectNow, scene), learned.open, -OPEN)
    : pullOfMap;
  const together = learned ? cutFor(pull) : byMap;
  const { rough, open, doubtful, bays } =
    scene > 0.5
      ? {
          rough: together,
          open: none,
          doubtful: countSeenThroughRings(together, evidence, planes),
          bays: none,
        }
      : opened(
          correctStrays(together, evidence, planes, subjectNow),
          alone ?? together,
          evidence,
          planes,
          subjectNow,
        );
  const allOpen = learned ? { ...open, data: uniteSets(open.data, learned.open) } : open;
  const outline = pullAlongOutline(rough, { ...evidence, pull }, planes);
  const trimmed = cutFor(addPull(outline, copyWithValue(subjectNow, allOpen.data, 0), TRIM_PULL));
  const framed = restoreFrame(trimmed, rough, evidence, scene);
  return removePhotoMargin(
    {
      mask: scene > 0.5 ? framed : removeGround(framed, allOpen, evidence, planes, subjectNow),
      together,
      alone: alone ?? together,
      open: allOpen,
      doubtful,
      added: learned?.added ?? 0,
      scene,
      subject: copyWithValue(subjectNow, bays.data, 0),
      evidence,
    },
    photo,
  );
}

/**
 * Returns the evidence from the photo's contours and colours, measured against a background with little detail. If
 * there is less detail along the photo's border, without the subject, then the background is measured there. Without
 * this measurement, the white background of a product that fills its photo would count as a scene.
 */
function calmer(
  measured: Evidence,
  rim: RimStrips,
  subject: Mask,
  measure: (strips: RimStrips) => Evidence,
): Evidence {
  if (!isScene(measured)) return measured;
  const free = selectFreeStrips(rim, dilate(subject, FREE_PX));
  if (free === null) return measured;
  const again = measure(free);
  return again.calm < measured.calm ? again : measured;
}

/** The result of correcting an uncertain saliency map by contours and colours in front of a plain background. */
interface Learned {
  /** The corrected saliency map, with missed parts and joints added and loops removed. */
  subject: Float32Array;
  /** The loops of the product: 1 for pixels inside a loop. */
  open: Uint8Array;
  /** Number of product pixels that the saliency map omitted and that contours and colours added. */
  added: number;
}

/**
 * Corrects the saliency map by contours and colours, if the background is plain. Returns null if the saliency map needs
 * no correction.
 */
function correctSubjectMap(
  known: Float32Array,
  byMap: Mask,
  alone: Mask,
  evidence: Evidence,
  planes: Lab,
): Learned | null {
  const bounded = uniteMasks(alone, byMap);
  const doubted = intersectSets(selectAbove(known, UNSURE), selectBelow(known, 1 - UNSURE));
  const unsure = { ...bounded, data: intersectSets(bounded.data, doubted) };
  const filled = { ...byMap, data: intersectSets(byMap.data, selectBelow(known, UNSURE)) };
  const open =
    countMaskPixels(unsure) > MUCH_UNSURE * countMaskPixels(bounded) ||
    countMaskPixels(filled) > FILLED * countMaskPixels(bounded)
      ? findLoops(bounded, evidence, planes, known).open.data
      : new Uint8Array(known.length);
  const solid = { ...alone, data: without(alone.data, open) };
  const missed = findMissedParts(byMap, solid, evidence, planes, known, MARGIN_PX);
  const joints = findJoints(byMap, evidence.contours, known);
  const added = countMaskPixels(missed);
  if (added === 0 && !open.includes(1) && !joints.data.includes(1)) return null;
  const subject = copyWithValue(copyWithValue(known, open, 0), uniteMasks(missed, joints).data, 1);
  return { subject, open, added };
}

/** Opens the bays (background between parts) and loops (background inside parts) of a product. */
function opened(shut: Mask, alone: Mask, evidence: Evidence, planes: Lab, subject: Float32Array) {
  const bays = findBays(shut, alone, evidence, planes);
  const solid = { ...shut, data: without(shut.data, bays.open.data) };
  const solidBeside = ({ data }: Mask): Mask => ({ ...solid, data: without(solid.data, data) });
  const { open, doubtful } = findLoops(solid, evidence, planes, subject);
  const held = handleOpenings(solidBeside(dilate(open, 1)), evidence, planes, subject);
  const known = uniteMasks(open, held);
  const pockets = findPockets(solidBeside(dilate(known, 1)), evidence, subject);
  const loops = dilate(uniteMasks(known, pockets), 1);
  const isKnown = !held.data.includes(1);
  const left = solidBeside(loops);
  const denied = findDeniedGround(left, uniteMasks(bays.open, loops), evidence, planes, subject);
  return {
    rough: { ...left, data: without(left.data, dilate(denied, 2).data) },
    open: uniteMasks(bays.open, loops),
    // Pixels that became background when a handle was opened are not counted as doubtful any more.
    doubtful:
      bays.doubtful +
      (isKnown ? doubtful : findLoops(solidBeside(held), evidence, planes, subject).doubtful),
    bays: bays.open,
  };
}

/**
 * Removes background that a product mask contains after its outline was refined. The refinement mistakes
 * shaded background beside an outline for a mixture of product and background.
 */
function removeGround(
  trimmed: Mask,
  open: Mask,
  evidence: Evidence,
  planes: Lab,
  subject: Float32Array,
): Mask {
  const denied = findDeniedGround(trimmed, open, evidence, planes, subject);
  return { ...trimmed, data: without(trimmed.data, denied.data) };
}

/** Returns the segmentation without the added margin around the photo. */
function removePhotoMargin(found: Segmentation, { width, height }: Raster): Segmentation {
  const count = width * height;
  const mask = ({ data }: Mask): Mask => ({
    width,
    height,
    data: removeMargin(data, new Uint8Array(count), width, MARGIN_PX),
  });
  const plane = (values: Float32Array) =>
    removeMargin(values, new Float32Array(count), width, MARGIN_PX);
  const { evidence } = found;
  return {
    ...found,
    mask: mask(found.mask),
    together: mask(found.together),
    alone: mask(found.alone),
    open: mask(found.open),
    subject: plane(found.subject),
    evidence: {
      pull: plane(evidence.pull),
      contours: plane(evidence.contours),
      difference: plane(evidence.difference),
      lighter: plane(evidence.lighter),
      calm: evidence.calm,
    },
  };
}

/** Removes specks from a mask and fills its pinholes. */
function keepLargest(mask: Mask): Mask {
  const parts = findComponents(mask);
  const largest = Math.max(0, ...parts.list.map(({ area }) => area));
  const kept = {
    ...mask,
    data: createComponentMask(parts, ({ area }) => area >= largest * KEEP_COMPONENT_SHARE),
  };
  const pinholes = createComponentMask(
    findComponents(invert(kept)),
    ({ area, touchesRim }) => !touchesRim && area < largest * PINHOLE_SHARE,
  );
  for (let at = 0; at < pinholes.length; at++) if (pinholes[at]) kept.data[at] = 1;
  return kept;
}
