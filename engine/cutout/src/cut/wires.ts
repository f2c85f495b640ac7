import type { Evidence } from './evidence.ts';
import { CALM } from './loop-shape.ts';
import {
  type Component,
  countMaskPixels,
  dilate,
  erode,
  findComponents,
  type Mask,
} from './mask.ts';
import { cropPart } from './parts.ts';
import { intersectSets, selectBelow, without } from './pixel-sets.ts';
import { selectAlike } from './pockets.ts';

/** Half of a wire's maximum width, in pixels. The whole width is one pixel more than twice this value. */
const WIRE_PX = 5;
/** Limits for a pane (the opening between wires). */
const PANE = {
  /** Minimum area of a pane, in pixels. */
  pixels: 20,
  /** Maximum area of a pane, as a share of the cut-out's area. */
  share: 0.1,
  /** Maximum distance from the pane of the examined pixels, in pixels. */
  near: 4,
  /** Minimum share (0–1) of the examined pixels that lie inside the cut-out. */
  within: 0.85,
};
/**
 * The limit `shade` is the maximum darkening of the background between wires, in Lab units. The limit `wire` is the
 * minimum share of the pixels around a pane that are wire and differ from the background by `unlike` Lab units. Wires
 * must differ from the background, because white faces have edges too. The limit `panes` is the minimum number of
 * panes; fewer panes are reflections or labels. The last entry of the table is for a coil of cable, which differs
 * clearly from the background but has few panes between its strands.
 */
const WIRES = [
  { shade: 14, wire: 0.5, unlike: 7, panes: 5 },
  { shade: 22, wire: 0.25, unlike: 30, panes: 3 },
] as const;

type WireEvidence = Pick<Evidence, 'contours' | 'difference' | 'lighter'>;

/**
 * Counts pixels of a cut-out that look like background between wires, as in a whisk, a rack or a coil. The
 * saliency map fills the gaps between wires.
 */
export function countBetweenWires(mask: Mask, evidence: WireEvidence): number {
  return Math.max(...WIRES.map((wires) => findPanesBetween(mask, evidence, wires)));
}

function findPanesBetween(
  mask: Mask,
  { contours, ...colours }: WireEvidence,
  { shade, wire: thin, unlike, panes: least }: (typeof WIRES)[number],
): number {
  const calm = intersectSets(mask.data, selectBelow(contours, CALM));
  const alike = selectAlike(calm, colours, shade);
  const parts = findComponents({ ...mask, data: alike });
  const most = PANE.share * countMaskPixels(mask);
  const candidates = parts.list.filter(({ area }) => area >= PANE.pixels && area <= most);
  if (candidates.length < least) return 0;
  const rest = { ...mask, data: without(mask.data, alike) };
  const solid = dilate(erode(rest, WIRE_PX), WIRE_PX + 1).data;
  const isPane = (component: Component) => {
    const { part, wholeAt } = cropPart({ ...component, labels: parts.labels }, mask, PANE.near);
    let [around, within, shown, wire, off] = [0, 0, 0, 0, 0];
    dilate(part, PANE.near).data.forEach((value, inBox) => {
      if (!value || part.data[inBox]) return;
      const at = wholeAt(inBox);
      around++;
      if (!mask.data[at]) return;
      within++;
      if (alike[at]) return;
      shown++;
      off += colours.difference[at] ?? 0;
      if (!solid[at]) wire++;
    });
    return within > PANE.within * around && wire > thin * shown && off > unlike * shown;
  };
  const panes = candidates.filter(isPane);
  return panes.length < least ? 0 : panes.reduce((sum, { area }) => sum + area, 0);
}
