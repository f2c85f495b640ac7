import type { AdFormat, ElementPlace, MovableElement } from '@adwright/contracts';
import { type PointerEvent, type RefObject, useState } from 'react';
import type { CanvasElement } from './canvas-elements.ts';
import { distance, moveByDrag, type Point, scaleByDrag } from './drag-places.ts';
import type { Guide } from './snap.ts';
import type { ElementSelection } from './use-element-selection.ts';

/** Pixels: a pointer that moves less than this selects the element instead of moving it. */
const CLICK_PX = 4;

type DragKind = 'move' | 'scale';

/** The current pointer gesture: its start, and whether it moves or scales. */
interface Drag {
  element: MovableElement;
  kind: DragKind;
  from: Point;
  start: ElementPlace;
  now: ElementPlace;
  guides: readonly Guide[];
  hasMoved: boolean;
  /** Whether only this element was selected before; another click then edits its text. */
  wasSelected: boolean;
}

interface ElementDragProps {
  /** The DOM element that covers the picture; its box gives the picture's position in the window. */
  layer: RefObject<HTMLElement | null>;
  format: AdFormat;
  elements: readonly CanvasElement[];
  selection: ElementSelection;
  /** The position of an element that is not being dragged. */
  restingPlace: (target: CanvasElement) => ElementPlace;
  onMove: (
    targets: readonly CanvasElement[],
    placeOf: (target: CanvasElement) => ElementPlace,
  ) => void;
  onEditText: (element: MovableElement) => void;
}

/** Moves, scales and selects elements by pointer. Selected elements move together. */
export function useElementDrag(props: ElementDragProps) {
  const { layer, format, elements, selection, restingPlace, onMove, onEditText } = props;
  const [drag, setDrag] = useState<Drag | null>(null);

  const wantedPlace = (target: CanvasElement): ElementPlace => {
    if (drag?.element === target.element) return drag.now;
    const resting = restingPlace(target);
    const { selected } = selection;
    const isInGroup = drag && selected.includes(drag.element) && selected.includes(target.element);
    if (!isInGroup || drag.kind !== 'move') return resting;
    const { start, now } = drag;
    return { ...resting, x: resting.x + now.x - start.x, y: resting.y + now.y - start.y };
  };

  const begin = (event: PointerEvent<HTMLElement>, target: CanvasElement, kind: DragKind) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = wantedPlace(target);
    const { element } = target;
    const { selected } = selection;
    const wasSelected = selected.length === 1 && selected[0] === element;
    const from = pointOf(event);
    setDrag({ element, kind, from, start, now: start, guides: [], hasMoved: false, wasSelected });
  };

  const follow = (event: PointerEvent<HTMLElement>, target: CanvasElement) => {
    const bounds = layer.current?.getBoundingClientRect();
    if (drag?.element !== target.element || !bounds || bounds.width === 0) return;
    const to = pointOf(event);
    if (!drag.hasMoved && distance(drag.from, to) < CLICK_PX) return;
    const gesture = { ...drag, to, bounds };
    const group = selection.groupOf(target);
    const others = elements.filter((other) => !group.includes(other));
    const change =
      drag.kind === 'move'
        ? moveByDrag(target, others, format, gesture)
        : scaleByDrag(target, gesture);
    setDrag({ ...drag, ...change, hasMoved: true });
  };

  const end = (event: PointerEvent<HTMLElement>, target: CanvasElement) => {
    if (drag?.element !== target.element) return;
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

  const cancel = () => setDrag(null);
  return {
    isDragging: drag !== null,
    /** Lines that the dragged element snaps to. */
    guides: drag?.guides ?? [],
    /** The position of an element; during a drag, the picture shows it later. */
    wantedPlace,
    cancel,
    /** The pointer handlers for a part of the page that moves or scales an element. */
    handlersOf: (target: CanvasElement, kind: DragKind) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, target, kind),
      onPointerMove: (event: PointerEvent<HTMLElement>) => follow(event, target),
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, target),
      onPointerCancel: cancel,
    }),
  };
}

export type ElementDrag = ReturnType<typeof useElementDrag>;

function pointOf({ clientX, clientY }: PointerEvent<HTMLElement>): Point {
  return { x: clientX, y: clientY };
}
