import type { AdFormat, ElementPlace, MovableElement } from '@adwright/contracts';
import type { CanvasElement } from './canvas-elements.ts';
import {
  measureDistance,
  moveByDrag,
  type Point,
  pinchElement,
  scaleByDrag,
} from './drag-places.ts';
import type { Guide } from './snap.ts';

/** Distance in pixels that a pointer must move to move an element. A smaller movement selects the element. */
const CLICK_PX = 4;

/** A pointer of a gesture, with its start position and its current position. */
interface Pointer {
  id: number;
  from: Point;
  to: Point;
}

/** Effect of a gesture on an element. A pinch with two fingers both moves and scales the element. */
export type DragKind = 'move' | 'scale' | 'pinch';

/** The gesture in progress on an element. */
export interface Drag {
  element: MovableElement;
  kind: DragKind;
  pointers: readonly Pointer[];
  start: ElementPlace;
  now: ElementPlace;
  guides: readonly Guide[];
  hasMoved: boolean;
  /**
   * True if only this element was selected before the gesture. A click on the only selected element edits its
   * text.
   */
  wasSelected: boolean;
}

/** The picture in which a gesture takes place. */
interface DragScene {
  target: CanvasElement;
  /** Elements that the gesture does not move. The moved element can snap to elements that stay. */
  others: readonly CanvasElement[];
  format: AdFormat;
  /** The picture's box in the window. */
  bounds: DOMRect;
}

/**
 * A second pointer makes the gesture a pinch, and a third pointer changes nothing.
 */
export function addPointer(drag: Drag, id: number, at: Point): Drag {
  if (drag.pointers.length > 1) return drag;
  const held = drag.pointers.map((pointer) => ({ ...pointer, from: pointer.to }));
  return {
    ...drag,
    kind: 'pinch',
    pointers: [...held, { id, from: at, to: at }],
    start: drag.now,
    guides: [],
    wasSelected: false,
  };
}

/** Returns the gesture after one of its pointers has moved. */
export function followPointer(drag: Drag, id: number, to: Point, scene: DragScene): Drag {
  const pointers = drag.pointers.map((pointer) =>
    pointer.id === id ? { ...pointer, to } : pointer,
  );
  const isClick = pointers.every((pointer) => measureDistance(pointer.from, pointer.to) < CLICK_PX);
  if (!drag.hasMoved && isClick) return { ...drag, pointers };
  return { ...drag, pointers, ...changeOf({ ...drag, pointers }, scene), hasMoved: true };
}

/** Returns the new position of the element, and the lines to which it snaps. */
function changeOf(
  { kind, pointers: [first, second], start, now, guides }: Drag,
  { target, others, format, bounds }: DragScene,
): Pick<Drag, 'now' | 'guides'> {
  if (!first) return { now, guides };
  const gesture = { from: first.from, to: first.to, start, bounds };
  if (kind === 'move') return moveByDrag(target, others, format, gesture);
  if (kind === 'scale' || !second) return scaleByDrag(target, gesture);
  return { now: pinchElement(target, format, [first, second], { start, bounds }), guides: [] };
}
