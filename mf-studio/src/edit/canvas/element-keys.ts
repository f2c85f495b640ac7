import {
  type ElementPlace,
  type MovableElement,
  TEXT_SIDES,
  type TextSide,
} from '@adwright/contracts';
import type { KeyboardEvent } from 'react';
import { type CanvasElement, isBadge } from './canvas-elements.ts';
import type { ElementActions } from './element-actions.ts';
import { scalePlace } from './element-places.ts';
import type { ElementDrag } from './use-element-drag.ts';
import type { ElementSelection } from './use-element-selection.ts';

/**
 * Distance by which a key without Shift moves an element, relative to the picture.
 */
const KEY_STEP = 0.01;
const LARGE_KEY_STEP = 0.05;
/** Step by which keys and buttons change the scale of an element. */
export const SCALE_STEP = 0.05;

interface KeyHandlerProps {
  selection: ElementSelection;
  actions: ElementActions;
  drag: ElementDrag;
  onEditText: (element: MovableElement) => void;
}

/** Returns the handler for keys on elements: move, scale, align, edit, remove, select and deselect. */
export function createKeyHandler({ selection, actions, drag, onEditText }: KeyHandlerProps) {
  const { wantedPlace } = drag;
  return (event: KeyboardEvent<HTMLElement>, target: CanvasElement) => {
    const { element, text } = target;
    const group = selection.groupOf(target);
    const change = changeOfKey(event);
    if (change) actions.place(group, (each) => change(wantedPlace(each)), 'place');
    else if (isAlignKey(event) && group.every((each) => each.isAlignable)) {
      const align = findNextSide(wantedPlace(target).align);
      actions.place(group, (each) => ({ ...wantedPlace(each), align }));
    } else if (event.key === 'Enter' && text) onEditText(element);
    else if (isRemoveKey(event.key) && group.every(isBadge)) actions.remove(group);
    else if (event.key === ' ' && selection.isSeveral) selection.select(element, true);
    else if (event.key === 'Escape') {
      drag.cancel();
      selection.clear();
      event.currentTarget.blur();
    } else return;
    event.preventDefault();
  };
}

/** Returns the change of an element's position that a key causes; null for any other key. */
function changeOfKey({
  key,
  shiftKey,
}: KeyboardEvent): ((place: ElementPlace) => ElementPlace) | null {
  const step = shiftKey ? LARGE_KEY_STEP : KEY_STEP;
  const by = (x: number, y: number) => (place: ElementPlace) => ({
    ...place,
    x: place.x + x,
    y: place.y + y,
  });
  switch (key) {
    case 'ArrowLeft':
      return by(-step, 0);
    case 'ArrowRight':
      return by(step, 0);
    case 'ArrowUp':
      return by(0, -step);
    case 'ArrowDown':
      return by(0, step);
    case '+':
    case '=':
      return (place) => scalePlace(place, SCALE_STEP);
    case '-':
      return (place) => scalePlace(place, -SCALE_STEP);
    default:
      return null;
  }
}

function isAlignKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'a' && !ctrlKey && !metaKey && !altKey;
}

/**
 * Returns the next alignment in a fixed order. After the last alignment, it returns undefined, which means
 * the alignment of the layout.
 */
function findNextSide(side: TextSide | undefined): TextSide | undefined {
  return TEXT_SIDES[side ? TEXT_SIDES.indexOf(side) + 1 : 0];
}

function isRemoveKey(key: string): boolean {
  return key === 'Delete' || key === 'Backspace';
}
