import type { Raster } from '@adwright/engine-pixels';
import { baysOf } from './bays.ts';
import { bondsOf } from './bonds.ts';
import { freeOf, type RimStrips, rimStrips } from './calm-rim.ts';
import { deniedGround } from './denied.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { calmLab, type Lab } from './grain.ts';
import { handleOpenings } from './handles.ts';
import { jointsOf } from './joints.ts';
import { loopsOf, seenThroughRings } from './loops.ts';
import { withMargin, withoutMargin } from './margin.ts';
import { areaOf, componentMask, components, dilate, invert, type Mask, united } from './mask.ts';
import { minCut } from './min-cut.ts';
import { missedParts } from './missed.ts';
import { above, below, intersection, union, without, withValue } from './pixel-sets.ts';
import { pocketsOf } from './pockets.ts';
import { isScene, leaning, pullTogether, sceneAround } from './prior.ts';
import { withFrame, withoutStrays } from './strays.ts';
import { pullAlongOutline } from './trim.ts';

/** Parts smaller than this share of the largest are specks. */
const KEEP_COMPONENT_SHARE = 0.05;
/** Holes smaller than this share of it are none. */
const PINHOLE_SHARE = 0.0015;

export interface Segmentation {
  mask: Mask;
  /** What evidence and subject bound together, before its outline was trimmed. */
  together: Mask;
  /** What the evidence bounds alone; in a scene, where there is none, the same. */
  alone: Mask;
  /** The loops that were opened in it. */
  open: Mask;
  /** Pixels of the product that may be seen through. */
  doubtful: number;
  /** Pixels that the map of the subject missed and the evidence gave. */
  taught: number;
  /** 0 on a plain ground – 1 in a scene. */
  scene: number;
  /** How surely each pixel is the subject's, 0–1. */
  subject: Float32Array;
  evidence: Evidence;
}

/** The map is not sure from this on, and much of what is bounded is so much of it. */
const UNSURE = 0.15;
const MUCH_UNSURE = 0.1;
/** The evidence fills a loop that the map is sure of from so much of what is bounded on. */
const FILLED = 0.01;
/** What an opened loop is drawn outside by. */
const OPEN = 4;
/** So far from the subject the rim shows the ground alone: past its glow and what a JPEG's blocks make of it, pixels. */
const FREE_PX = 16;
/** How far the background goes on beyond the photo: as far as the glow of an outline reaches, pixels. */
const MARGIN_PX = 16;
/** How much the subject's map counts where the outline is found to the pixel. */
const TRIM_PULL = 4;

/**
 * The product in a photo: what is drawn in by the evidence and by a map of the subject, cut along contours. On a plain
 * ground loops are opened and pockets of it taken out; in a scene the map says where the product ends.
 * @param coming how surely each pixel is the subject's, 0–1; awaited once the evidence is there
 */
export async function segment(photo: Raster, coming: Promise<Float32Array>): Promise<Segmentation> {
  const width = photo.width + 2 * MARGIN_PX;
  const height = photo.height + 2 * MARGIN_PX;
  const planes = withMargin(calmLab(photo), photo.width, photo.height, MARGIN_PX);
  const rim = rimStrips(width, height, MARGIN_PX);
  const measure = (strips: RimStrips) => evidenceOf(planes, width, height, MARGIN_PX, strips);
  const measured = measure(rim);
  const subject = await coming;
  const known = new Float32Array(width * height);
  for (let y = 0; y < photo.height; y++)
    known.set(
      subject.subarray(y * photo.width, (y + 1) * photo.width),
      (y + MARGIN_PX) * width + MARGIN_PX,
    );
  const likely = { width, height, data: above(known, 0.5) };
  const evidence = calmer(measured, rim, likely, measure);
  const bonds = bondsOf(evidence.contours, width, height);
  const cutFor = (pull: Float32Array): Mask =>
    keepLargest({ width, height, data: minCut(width, height, pull, bonds) });
  const scene = sceneAround(likely, evidence, MARGIN_PX);
  const alone = scene < 1 ? cutFor(evidence.pull) : null;
  const pullOfMap = pullTogether(evidence.pull, known, scene);
  const byMap = cutFor(pullOfMap);
  const none: Mask = { width, height, data: new Uint8Array(known.length) };
  const learned =
    alone !== null && scene < 0.5 ? learnedFrom(known, byMap, alone, evidence, planes) : null;
  const subjectNow = learned?.subject ?? known;
  const pull = learned
    ? withValue(pullTogether(evidence.pull, subjectNow, scene), learned.open, -OPEN)
    : pullOfMap;
  const together = learned ? cutFor(pull) : byMap;
  const { rough, open, doubtful, bays } =
    scene > 0.5
      ? {
          rough: together,
          open: none,
          doubtful: seenThroughRings(together, evidence, planes),
          bays: none,
        }
      : opened(
          withoutStrays(together, evidence, planes, subjectNow),
          alone ?? together,
          evidence,
          planes,
          subjectNow,
        );
  const allOpen = learned ? { ...open, data: union(open.data, learned.open) } : open;
  const outline = pullAlongOutline(rough, { ...evidence, pull }, planes);
  const trimmed = cutFor(leaning(outline, withValue(subjectNow, allOpen.data, 0), TRIM_PULL));
  const mask = withFrame(trimmed, rough, evidence, scene);
  return inPhoto(
    {
      mask,
      together,
      alone: alone ?? together,
      open: allOpen,
      doubtful,
      taught: learned?.taught ?? 0,
      scene,
      subject: withValue(subjectNow, bays.data, 0),
      evidence,
    },
    photo,
  );
}

/**
 * The evidence of a photo, told from its rim where the subject does not lie if that is a calmer one: what fills a photo
 * on white would pass for a scene.
 */
function calmer(
  measured: Evidence,
  rim: RimStrips,
  subject: Mask,
  measure: (strips: RimStrips) => Evidence,
): Evidence {
  if (!isScene(measured)) return measured;
  const free = freeOf(rim, dilate(subject, FREE_PX));
  if (free === null) return measured;
  const again = measure(free);
  return again.calm < measured.calm ? again : measured;
}

/** What the evidence of a plain ground teaches of a subject whose map is not sure of it. */
interface Learned {
  /** The map with the parts that it missed and what joins its product, and without the loops. */
  subject: Float32Array;
  /** The loops, 1 where they are. */
  open: Uint8Array;
  /** Pixels of those parts. */
  taught: number;
}

/** What the evidence of a plain ground knows better than a map of the subject; null where that is nothing. */
function learnedFrom(
  known: Float32Array,
  byMap: Mask,
  alone: Mask,
  evidence: Evidence,
  planes: Lab,
): Learned | null {
  const bounded = united(alone, byMap);
  const doubted = intersection(above(known, UNSURE), below(known, 1 - UNSURE));
  const unsure = { ...bounded, data: intersection(bounded.data, doubted) };
  const filled = { ...byMap, data: intersection(byMap.data, below(known, UNSURE)) };
  const open =
    areaOf(unsure) > MUCH_UNSURE * areaOf(bounded) || areaOf(filled) > FILLED * areaOf(bounded)
      ? loopsOf(bounded, evidence, planes, known).open.data
      : new Uint8Array(known.length);
  const solid = { ...alone, data: without(alone.data, open) };
  const missed = missedParts(byMap, solid, evidence, planes, known, MARGIN_PX);
  const joints = jointsOf(byMap, evidence.contours, known);
  const taught = areaOf(missed);
  if (taught === 0 && !open.includes(1) && !joints.data.includes(1)) return null;
  const subject = withValue(withValue(known, open, 0), united(missed, joints).data, 1);
  return { subject, open, taught };
}

/** A product with its bays and loops open. */
function opened(shut: Mask, alone: Mask, evidence: Evidence, planes: Lab, subject: Float32Array) {
  const bays = baysOf(shut, alone, evidence, planes);
  const solid = { ...shut, data: without(shut.data, bays.open.data) };
  const solidBeside = ({ data }: Mask): Mask => ({ ...solid, data: without(solid.data, data) });
  const { open, doubtful } = loopsOf(solid, evidence, planes, subject);
  const held = handleOpenings(solidBeside(dilate(open, 1)), evidence, planes, subject);
  const known = united(open, held);
  const pockets = pocketsOf(solidBeside(dilate(known, 1)), evidence, subject);
  const loops = dilate(united(known, pockets), 1);
  const isKnown = !held.data.includes(1);
  const left = solidBeside(loops);
  const denied = deniedGround(left, united(bays.open, loops), evidence, subject);
  return {
    rough: { ...left, data: without(left.data, dilate(denied, 2).data) },
    open: united(bays.open, loops),
    // What a handle opens is doubted no more.
    doubtful:
      bays.doubtful +
      (isKnown ? doubtful : loopsOf(solidBeside(held), evidence, planes, subject).doubtful),
    bays: bays.open,
  };
}

/** The segmentation without the margin around the photo. */
function inPhoto(found: Segmentation, { width, height }: Raster): Segmentation {
  const count = width * height;
  const mask = ({ data }: Mask): Mask => ({
    width,
    height,
    data: withoutMargin(data, new Uint8Array(count), width, MARGIN_PX),
  });
  const plane = (values: Float32Array) =>
    withoutMargin(values, new Float32Array(count), width, MARGIN_PX);
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

/** Drops specks and fills pinholes. */
function keepLargest(mask: Mask): Mask {
  const parts = components(mask);
  const largest = Math.max(0, ...parts.list.map(({ area }) => area));
  const kept = {
    ...mask,
    data: componentMask(parts, ({ area }) => area >= largest * KEEP_COMPONENT_SHARE),
  };
  const pinholes = componentMask(
    components(invert(kept)),
    ({ area, touchesRim }) => !touchesRim && area < largest * PINHOLE_SHARE,
  );
  for (let at = 0; at < pinholes.length; at++) if (pinholes[at]) kept.data[at] = 1;
  return kept;
}
