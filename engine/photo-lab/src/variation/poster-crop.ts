import { cropTo } from '@adwright/engine-cutout';
import { toCanvas } from '@adwright/engine-drawing';
import { type Raster, type Rect, toRaster } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import type { Size } from './compositions.ts';
import { type LiftedWords, listMissedWords } from './lift-words.ts';
import { openWindows, type Plane } from './open-window.ts';
import { listViews, paintView, type View } from './place-view.ts';
import type { Group } from './word-groups.ts';
import {
  findPaneBeside,
  fitPanel,
  PANEL,
  type Panel,
  SCALE,
  SIDES,
  type Side,
} from './word-panel.ts';

export interface PosterInput {
  raster: Raster;
  words: LiftedWords;
  /** Saliency (0–255) of each part of the photo: how much the part attracts the eye. */
  saliency: Plane;
  /** The photo's subject that a model found. Each crop contains the whole subject. */
  subject: SubjectMap;
  /** The photo's dominant hue, in degrees of OKLCH. */
  hue: number;
  seed: number;
  /** Size of the varied picture in pixels. Its aspect ratio is about that of the upload. */
  size: Size;
}

/**
 * Maximum difference between the score of the best crop and the score of another crop that counts as equally good. A
 * score is a share of the subject's saliency.
 */
const AS_GOOD = 0.1;

/**
 * Share of the subject's saliency that a crop may show less than the best crop, if its words keep a readable size.
 */
const FAIR_WORDS = 0.15;

/**
 * Share of the subject's saliency that a crop may show less than the best crop, if its words move to another side than
 * in the upload.
 */
const SAME_PLACE = 0.25;
/**
 * Maximum distance between the middle of the words and a side of the picture at which the words lie, as a
 * share of the picture.
 */
const AT_SIDE = 0.38;

/** Tells whether the middle of all words in the upload lies at the given side. */
function wereAt(side: Side, groups: readonly Group[], { width, height }: Raster): boolean {
  const weight = ({ box }: Group) => box.width * box.height;
  const all = groups.reduce((sum, group) => sum + weight(group), 0);
  const middle = (axis: 'x' | 'y', span: 'width' | 'height') =>
    groups.reduce(
      (sum, group) => sum + weight(group) * (group.box[axis] + group.box[span] / 2),
      0,
    ) / all;
  const [u, v] = [middle('x', 'width') / width, middle('y', 'height') / height];
  const shares = { left: u, right: 1 - u, above: v, below: 1 - v };
  return shares[side] < AT_SIDE;
}

/**
 * Chooses one of the panels that leave room for a good crop and for words of a fair size. The seed determines
 * the choice.
 */
export function chooseCrop(input: PosterInput, groups: readonly Group[]) {
  const { raster, words, size, seed } = input;
  const own = size.width / raster.width;
  const left = listMissedWords(raster, words);
  const windows = openWindows(input, words.covered);
  const crops = PANELS.flatMap(({ side, least }) => {
    const panel = fitPanel({ side, least }, groups, input);
    const pane = findPaneBeside(panel, side, size);
    const open = panel.smallest < SCALE.least * own ? null : windows.at(pane);
    const isLost = (box: Rect) => !open || !isWithin(box, open.window);
    return open && !left.some(isLost) ? [{ side, panel, pane, ...open }] : [];
  });
  const scoreOf = ({ side, panel, shown }: { side: Side; panel: Panel; shown: number }) =>
    shown +
    (panel.smallest >= SCALE.fair * own ? FAIR_WORDS : 0) -
    (wereAt(side, groups, raster) ? SAME_PLACE : 0);
  const best = Math.max(...crops.map(scoreOf));
  const good = crops.filter((crop) => scoreOf(crop) >= best - AS_GOOD);
  const crop = good[seed % Math.max(1, good.length)];
  if (!crop) return null;
  const { panel, pane, window } = crop;
  return { panel, pane, paint: () => toCanvas(cropTo(raster, window, pane.width, pane.height)) };
}

/**
 * Shows the subject of a photo if no crop without words has the shape of a pane. The crop has another shape,
 * and its colours continue as a blur to the pane's edges.
 */
export async function chooseSoftView(input: PosterInput, groups: readonly Group[]) {
  const { raster, words, size } = input;
  const open = openWindows(input, words.covered).ofAnyShape();
  if (open === null || listMissedWords(raster, words).some((box) => !isWithin(box, open.window)))
    return null;
  const { window, part } = open;
  const photo = await toRaster(cropTo(raster, window, window.width, window.height));
  let best: { panel: Panel; pane: Rect; view: View; scale: number } | null = null;
  for (const { side, least } of PANELS) {
    const panel = fitPanel({ side, least }, groups, input);
    const pane = findPaneBeside(panel, side, size);
    if (panel.smallest < (SCALE.least * size.width) / raster.width) continue;
    for (const view of await listViews(photo, { part, size: pane })) {
      const { width, height } = view.place;
      const scale = Math.min(width / pane.width, 1) * Math.min(height / pane.height, 1);
      const score = wereAt(side, groups, raster) ? 0.8 * scale : scale;
      if (score > (best?.scale ?? 0)) best = { panel, pane, view, scale: score };
    }
  }
  if (best === null) return null;
  const { panel, pane, view } = best;
  return { panel, pane, paint: () => paintView(photo, view, { part, size: pane }) };
}

const PANELS = SIDES.flatMap((side) => PANEL.least.map((least) => ({ side, least })));

function isWithin(box: Rect, { x, y, width, height }: Rect): boolean {
  const [right, foot] = [box.x + box.width, box.y + box.height];
  return box.x >= x && box.y >= y && right <= x + width && foot <= y + height;
}
