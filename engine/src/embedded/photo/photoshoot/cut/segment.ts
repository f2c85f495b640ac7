import type { Raster } from '../../raster.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { calmLab } from './grain.ts';
import { loopsOf } from './loops.ts';
import { withMargin, withoutMargin } from './margin.ts';
import { areaOf, components, dilate, dilatePlane, type Mask } from './mask.ts';
import { minCut } from './min-cut.ts';
import { withFrame, withoutStrays } from './strays.ts';
import { pullAlongOutline } from './trim.ts';

/** Parts smaller than this share of the largest are specks. */
const KEEP_COMPONENT_SHARE = 0.05;

export interface Segmentation {
  mask: Mask;
  /** What the firm contours alone bound, and what the faintest do. */
  firm: Mask;
  faint: Mask;
  /** Pixels of the product that may be seen through. */
  doubtful: number;
  evidence: Evidence;
}

/** How far the background goes on beyond the photo: as far as the glow of an outline reaches, pixels. */
const MARGIN_PX = 16;
/** What holds two neighbours together where no contour runs between them, in units of the pull. */
const BOND = 2.5;
/** The firm outline has lost part of the product when the faint one holds so much more. */
const LOST_RATIO = 1.22;
/** Contours sharper than this are all the same. */
const SHARPEST = 12;

/** The product in a photo: what is drawn in by the evidence, cut along contours. */
export function segment(photo: Raster): Segmentation {
  const width = photo.width + 2 * MARGIN_PX;
  const height = photo.height + 2 * MARGIN_PX;
  const planes = withMargin(calmLab(photo), photo.width, photo.height, MARGIN_PX);
  const evidence = evidenceOf(planes, width, height, MARGIN_PX);
  const bonds = bondsOf(evidence.contours, width, height);
  const cutFor = (pull: Float32Array): Mask =>
    keepLargest({ width, height, data: minCut(width, height, pull, bonds) });
  const firm = cutFor(evidence.pull);
  const faint = cutFor(evidence.faintPull);
  const whole = areaOf(faint) > LOST_RATIO * areaOf(firm) ? faint : firm;
  const solid = withoutStrays(whole, evidence, planes);
  const { open, doubtful } = loopsOf(solid, evidence, planes);
  const loops = dilate(open, 1);
  const rough = {
    width,
    height,
    data: solid.data.map((value, at) => (loops.data[at] ? 0 : value)),
  };
  const trimmed = cutFor(pullAlongOutline(rough, evidence, planes));
  const mask = withFrame(trimmed, rough, evidence);
  return inPhoto({ mask, firm, faint, doubtful, evidence }, photo);
}

/** What was found, without the margin about the photo. */
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
    mask: mask(found.mask),
    firm: mask(found.firm),
    faint: mask(found.faint),
    doubtful: found.doubtful,
    evidence: {
      pull: plane(evidence.pull),
      faintPull: plane(evidence.faintPull),
      contours: plane(evidence.contours),
      difference: plane(evidence.difference),
      lighter: plane(evidence.lighter),
      calm: evidence.calm,
    },
  };
}

/** Neighbours hold together except on the ridge of a contour, the less the sharper it is. */
function bondsOf(contours: Float32Array, width: number, height: number) {
  const highest = dilatePlane(contours, width, height, 2);
  const bond = contours.map((value, at) => {
    const onRidge = value / Math.max(1e-3, highest[at] ?? 0);
    return BOND / (1 + ((Math.min(value, SHARPEST) * onRidge ** 3) / 1.5) ** 2);
  });
  const between = (step: number, share: number) =>
    bond.map((value, at) => share * Math.min(value, bond[at + step] ?? value));
  return {
    right: between(1, 1),
    down: between(width, 1),
    rightDown: between(width + 1, Math.SQRT1_2),
    leftDown: between(width - 1, Math.SQRT1_2),
  };
}

/** Drops specks and fills pinholes. */
function keepLargest(mask: Mask): Mask {
  const { labels, list } = components(mask);
  const largest = Math.max(0, ...list.map(({ area }) => area));
  const kept = new Set(
    list.filter(({ area }) => area >= largest * KEEP_COMPONENT_SHARE).map(({ label }) => label),
  );
  const data = Uint8Array.from(labels, (label) => (kept.has(label) ? 1 : 0));
  const holes = components({ ...mask, data: data.map((value) => 1 - value) });
  const small = new Set(
    holes.list
      .filter(({ area, touchesRim }) => !touchesRim && area < largest * 0.0015)
      .map(({ label }) => label),
  );
  return {
    ...mask,
    data: data.map((value, at) => (value || small.has(holes.labels[at] ?? 0) ? 1 : 0)),
  };
}
