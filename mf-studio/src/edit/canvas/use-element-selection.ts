import type { MovableElement } from '@adwright/contracts';
import { useState } from 'react';
import type { CanvasElement } from './canvas-elements.ts';

/** The selected elements of a picture, and functions that change the selection on clicks and keys. */
export interface ElementSelection {
  /** Ids of the selected elements in the order of selection. Elements that the picture lacks are included. */
  selected: readonly MovableElement[];
  /** The selected elements of the picture, in reading order. */
  chosen: readonly CanvasElement[];
  /** The selected element when exactly one element is selected. */
  only: CanvasElement | undefined;
  /**
   * True if a click adds an element to the selection without Shift. Touch and keyboard users need this mode.
   */
  isSeveral: boolean;
  toggleSeveral: () => void;
  /** Returns the elements that change together with an element: all selected elements, or only this element. */
  groupOf: (target: CanvasElement) => readonly CanvasElement[];
  /**
   * Selects only this element, or adds it to the selection. Adding an element that is already selected
   * removes it.
   */
  select: (element: MovableElement, isAdded: boolean) => void;
  /** Selects the element that receives the focus, unless clicks add elements to the selection. */
  followFocus: (target: CanvasElement) => void;
  clear: () => void;
}

export function useElementSelection(
  elements: readonly CanvasElement[],
  selected: readonly MovableElement[],
  onSelect: (elements: readonly MovableElement[]) => void,
): ElementSelection {
  const [isSeveral, setIsSeveral] = useState(false);
  const chosen = elements.filter(({ element }) => selected.includes(element));
  return {
    selected,
    chosen,
    only: chosen.length === 1 ? chosen[0] : undefined,
    isSeveral,
    toggleSeveral: () => setIsSeveral(!isSeveral),
    groupOf: (target) => (chosen.includes(target) ? chosen : [target]),
    select: (element, isAdded) => {
      const others = selected.filter((other) => other !== element);
      if (!isAdded) onSelect([element]);
      else onSelect(others.length < selected.length ? others : [...others, element]);
    },
    followFocus: (target) => {
      if (!isSeveral && !chosen.includes(target)) onSelect([target.element]);
    },
    clear: () => {
      setIsSeveral(false);
      onSelect([]);
    },
  };
}
