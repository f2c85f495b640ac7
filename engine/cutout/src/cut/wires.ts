import type { Evidence } from './evidence.ts';
import { CALM } from './loop-shape.ts';
import { areaOf, type Component, components, dilate, erode, type Mask } from './mask.ts';
import { closeUpOf } from './parts.ts';
import { below, intersection, without } from './pixel-sets.ts';
import { alikeIn } from './pockets.ts';

/** A wire is at most twice as thick, and one pixel more. */
const WIRE_PX = 5;
/**
 * A pane is at least so many pixels and at most such a share of the cut; the cut reaches around it on so much of its rim,
 * so near it.
 */
const PANE = { pixels: 20, share: 0.1, near: 4, within: 0.85 };
/**
 * What is seen between wires may be darker than the ground by so much, Lab units: it lies in their shade. So much of what
 * the cut shows around a pane is wire, and unlike the ground by so much, for white faces have edges; fewer panes are
 * reflections and labels. A coil of a cable that is plainly unlike the ground has few, and lies in strands.
 */
const WIRES = [
  { shade: 14, wire: 0.5, unlike: 7, panes: 5 },
  { shade: 22, wire: 0.25, unlike: 30, panes: 3 },
] as const;

type Told = Pick<Evidence, 'contours' | 'difference' | 'lighter'>;

/** Pixels of a cut that look like the ground between wires: of a whisk, a rack or a coil, whose gaps the map fills. */
export function betweenWires(mask: Mask, evidence: Told): number {
  return Math.max(...WIRES.map((wires) => panesBetween(mask, evidence, wires)));
}

function panesBetween(
  mask: Mask,
  { contours, ...told }: Told,
  { shade, wire: thin, unlike, panes: least }: (typeof WIRES)[number],
): number {
  const calm = intersection(mask.data, below(contours, CALM));
  const alike = alikeIn(calm, told, shade);
  const parts = components({ ...mask, data: alike });
  const most = PANE.share * areaOf(mask);
  const candidates = parts.list.filter(({ area }) => area >= PANE.pixels && area <= most);
  if (candidates.length < least) return 0;
  const rest = { ...mask, data: without(mask.data, alike) };
  const solid = dilate(erode(rest, WIRE_PX), WIRE_PX + 1).data;
  const isPane = (component: Component) => {
    const { part, wholeAt } = closeUpOf({ ...component, labels: parts.labels }, mask, PANE.near);
    let [around, within, shown, wire, off] = [0, 0, 0, 0, 0];
    dilate(part, PANE.near).data.forEach((value, inBox) => {
      if (!value || part.data[inBox]) return;
      const at = wholeAt(inBox);
      around++;
      if (!mask.data[at]) return;
      within++;
      if (alike[at]) return;
      shown++;
      off += told.difference[at] ?? 0;
      if (!solid[at]) wire++;
    });
    return within > PANE.within * around && wire > thin * shown && off > unlike * shown;
  };
  const panes = candidates.filter(isPane);
  return panes.length < least ? 0 : panes.reduce((sum, { area }) => sum + area, 0);
}
