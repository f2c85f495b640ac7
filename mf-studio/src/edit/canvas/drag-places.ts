import type { AdFormat, ElementPlace } from '@adwright/contracts';
import { type Box, type CanvasElement, computeMovedBox, findRoom } from './canvas-elements.ts';
import { limitScale } from './element-places.ts';
import { type Guide, moveInside, snap } from './snap.ts';

/** Position of a pointer in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * A pointer gesture on an element: its start position, its current position, and the picture's box in the
 * window.
 */
interface Gesture {
  from: Point;
  to: Point;
  /** Position of the element at the start of the gesture. */
  start: ElementPlace;
  bounds: DOMRect;
}

/**
 * Returns the position of an element that follows the pointer, limited to the element's area and snapped to
 * nearby lines.
 */
export function moveByDrag(
  target: CanvasElement,
  others: readonly CanvasElement[],
  format: AdFormat,
  { from, to, start, bounds }: Gesture,
): { now: ElementPlace; guides: readonly Guide[] } {
  const free = {
    ...start,
    x: start.x + (to.x - from.x) / bounds.width,
    y: start.y + (to.y - from.y) / bounds.height,
  };
  const room = findRoom(target, format);
  const box = moveInside(computeMovedBox(target, free), room);
  const snapped = snap(
    box,
    room,
    others.map((other) => other.box),
  );
  const at = moveInside({ ...box, x: box.x + snapped.x, y: box.y + snapped.y }, room);
  return { now: { ...free, ...placeAt(target, at) }, guides: snapped.guides };
}

/**
 * Returns the scale and position of an element whose size follows the pointer's distance from its centre.
 */
export function scaleByDrag(
  target: CanvasElement,
  { from, to, start, bounds }: Gesture,
): { now: ElementPlace; guides: readonly Guide[] } {
  const { x, y, width, height } = computeMovedBox(target, start);
  const centre = {
    x: bounds.left + (x + width / 2) * bounds.width,
    y: bounds.top + (y + height / 2) * bounds.height,
  };
  const ratio = measureDistance(to, centre) / Math.max(1, measureDistance(from, centre));
  return { now: { ...start, scale: limitScale(start.scale * ratio) }, guides: [] };
}

/**
 * Returns the scale and position of an element between two fingers. Its size follows the fingers' distance,
 * and its position follows their middle.
 */
export function pinchElement(
  target: CanvasElement,
  format: AdFormat,
  [one, other]: readonly [Pick<Gesture, 'from' | 'to'>, Pick<Gesture, 'from' | 'to'>],
  { start, bounds }: Pick<Gesture, 'start' | 'bounds'>,
): ElementPlace {
  const growth =
    measureDistance(one.to, other.to) / Math.max(1, measureDistance(one.from, other.from));
  const middle = {
    x: (one.to.x + other.to.x - one.from.x - other.from.x) / 2,
    y: (one.to.y + other.to.y - one.from.y - other.from.y) / 2,
  };
  const free = {
    ...start,
    x: start.x + middle.x / bounds.width,
    y: start.y + middle.y / bounds.height,
    scale: limitScale(start.scale * growth),
  };
  const box = moveInside(computeMovedBox(target, free), findRoom(target, format));
  return { ...free, ...placeAt(target, box) };
}

/** Returns the distance of two points, in pixels. */
export function measureDistance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Returns the offset from the layout at which an element has the given box. */
function placeAt({ box, place }: CanvasElement, at: Box): Pick<ElementPlace, 'x' | 'y'> {
  return {
    x: place.x + at.x + at.width / 2 - box.x - box.width / 2,
    y: place.y + at.y + at.height / 2 - box.y - box.height / 2,
  };
}
