import type { Evidence } from './evidence.ts';
import { CALM } from './loop-shape.ts';
import { areaOf, type Component, components, dilate, erode, type Mask } from './mask.ts';
import { closeUpOf } from './parts.ts';
import { below, intersection, without } from './pixel-sets.ts';
import { alikeIn } from './pockets.ts';

/** A wire is at most twice as thick, and one pixel more. */
const WIRE_PX = 5;
/** What is seen between wires may be darker than the ground by so much, Lab units: it lies in their shade. */
const SHADE = 14;
/**
 * A pane is at least so many pixels and at most such a share of the cut; the cut reaches around it on so much of its rim,
 * so near it, and so much of what it shows there is wire, unlike the ground by so much, Lab units: white faces have edges.
 */
const PANE = { pixels: 20, share: 0.1, near: 4, within: 0.85, wire: 0.5, unlike: 7 };
/** Fewer panes are reflections and labels. */
const PANES = 5;

/** Pixels of a cut that look like the ground between wires: of a whisk, a rack or a basket, whose gaps the map fills. */
export function betweenWires(
  mask: Mask,
  evidence: Pick<Evidence, 'contours' | 'difference' | 'lighter'>,
): number {
  const calm = intersection(mask.data, below(evidence.contours, CALM));
  const alike = alikeIn(calm, evidence, SHADE);
  const parts = components({ ...mask, data: alike });
  const most = PANE.share * areaOf(mask);
  const candidates = parts.list.filter(({ area }) => area >= PANE.pixels && area <= most);
  if (candidates.length < PANES) return 0;
  const rest = { ...mask, data: without(mask.data, alike) };
  const solid = dilate(erode(rest, WIRE_PX), WIRE_PX + 1).data;
  const isPane = (component: Component) => {
    const { part, wholeAt } = closeUpOf({ ...component, labels: parts.labels }, mask, PANE.near);
    let [around, within, shown, wire, unlike] = [0, 0, 0, 0, 0];
    dilate(part, PANE.near).data.forEach((value, inBox) => {
      if (!value || part.data[inBox]) return;
      const at = wholeAt(inBox);
      around++;
      if (!mask.data[at]) return;
      within++;
      if (alike[at]) return;
      shown++;
      unlike += evidence.difference[at] ?? 0;
      if (!solid[at]) wire++;
    });
    return (
      within > PANE.within * around && wire > PANE.wire * shown && unlike > PANE.unlike * shown
    );
  };
  const panes = candidates.filter(isPane);
  return panes.length < PANES ? 0 : panes.reduce((sum, { area }) => sum + area, 0);
}
