import type { AdFormat, ElementPlace, MovableElement } from '@adwright/contracts';
import {
  type Dispatch,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useState,
} from 'react';
import type { CanvasElement } from './canvas-elements.ts';
import { addPointer, type Drag, type DragKind, followPointer } from './drag-gesture.ts';
import type { Point } from './drag-places.ts';
import type { ElementSelection } from './use-element-selection.ts';

interface ElementDragProps {
  /** DOM element that covers the picture; its box gives the picture's position in the window. */
  layer: RefObject<HTMLElement | null>;
  format: AdFormat;
  elements: readonly CanvasElement[];
  selection: ElementSelection;
  /** Returns the position of an element that is not being dragged. */
  restingPlace: (target: CanvasElement) => ElementPlace;
  onMove: (
    targets: readonly CanvasElement[],
    placeOf: (target: CanvasElement) => ElementPlace,
  ) => void;
  onEditText: (element: MovableElement) => void;
}

/**
 * Moves, scales and selects elements of the picture by pointer. Selected elements move together; two fingers
 * scale a single element.
 */
export function useElementDrag(props: ElementDragProps) {
  const { selection, restingPlace } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
  const wantedPlace = (target: CanvasElement) =>
    placeDuring(drag, target, selection.selected, restingPlace(target));
  const { begin, join, follow, end } = createDragHandlers(props, drag, setDrag, wantedPlace);
  const cancel = () => setDrag(null);
  const following = { onPointerMove: follow, onPointerUp: end, onPointerCancel: cancel };
  return {
    isDragging: drag !== null,
    /** Lines to which the dragged element snaps. */
    guides: drag?.guides ?? [],
    /**
     * Returns the position of an element. During a drag, this is the position that the picture will show
     * afterwards.
     */
    wantedPlace,
    cancel,
    /** Returns the pointer handlers for a page element that moves or scales an element of the picture. */
    handlersOf: (target: CanvasElement, kind: Exclude<DragKind, 'pinch'>) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!join(event)) begin(event, target, kind);
      },
      ...following,
    }),
    /**
     * Pointer handlers of the layer. A second finger of a gesture may touch the layer itself; any other
     * pointer on the layer clears the selection.
     */
    layerHandlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!join(event)) selection.clear();
      },
      ...following,
    },
  };
}

function createDragHandlers(
  { layer, format, elements, selection, onMove, onEditText }: ElementDragProps,
  drag: Drag | null,
  setDrag: Dispatch<SetStateAction<Drag | null>>,
  wantedPlace: (target: CanvasElement) => ElementPlace,
) {
  const target = elements.find(({ element }) => element === drag?.element);

  const begin = (
    event: PointerEvent<HTMLElement>,
    begun: CanvasElement,
    kind: Exclude<DragKind, 'pinch'>,
  ) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = wantedPlace(begun);
    const { element } = begun;
    const wasSelected = selection.only?.element === element;
    const at = pointOf(event);
    const pointers = [{ id: event.pointerId, from: at, to: at }];
    setDrag({
      element,
      kind,
      pointers,
      start,
      now: start,
      guides: [],
      hasMoved: false,
      wasSelected,
    });
  };

  /** Adds a pointer to the gesture in progress; returns false when there is no gesture. */
  const join = (event: PointerEvent<HTMLElement>): boolean => {
    if (!drag) return false;
    event.stopPropagation();
    // A pinch scales only a single element, so a second finger has no effect while several elements are
    // dragged.
    if (selection.isSeveral) return true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [id, at] = [event.pointerId, pointOf(event)];
    setDrag((now) => now && addPointer(now, id, at));
    return true;
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    const bounds = layer.current?.getBoundingClientRect();
    if (!target || !bounds || bounds.width === 0) return;
    const group = selection.groupOf(target);
    const others = elements.filter((other) => !group.includes(other));
    const [id, to] = [event.pointerId, pointOf(event)];
    // Both fingers may move before React has rendered the movement of the first finger.
    setDrag((now) => now && followPointer(now, id, to, { target, others, format, bounds }));
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (!drag || !target || drag.pointers.every(({ id }) => id !== event.pointerId)) return;
    setDrag(null);
    const { element, text } = target;
    const isAdded = event.shiftKey || selection.isSeveral;
    if (drag.hasMoved) {
      onMove(drag.kind === 'move' ? selection.groupOf(target) : [target], wantedPlace);
      if (!selection.selected.includes(element)) selection.select(element, isAdded);
      return;
    }
    if (drag.wasSelected && !isAdded && text) onEditText(element);
    selection.select(element, isAdded);
  };

  return { begin, join, follow, end };
}

/**
 * Returns the position of an element during a gesture. A gesture moves all selected elements together.
 */
function placeDuring(
  drag: Drag | null,
  { element }: CanvasElement,
  selected: readonly MovableElement[],
  resting: ElementPlace,
): ElementPlace {
  if (drag?.element === element) return drag.now;
  const isInGroup = drag && selected.includes(drag.element) && selected.includes(element);
  if (!isInGroup || drag.kind !== 'move') return resting;
  const { start, now } = drag;
  return { ...resting, x: resting.x + now.x - start.x, y: resting.y + now.y - start.y };
}

export type ElementDrag = ReturnType<typeof useElementDrag>;

function pointOf({ clientX, clientY }: PointerEvent<HTMLElement>): Point {
  return { x: clientX, y: clientY };
}
