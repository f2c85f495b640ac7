import type { MovableElement } from '@adwright/contracts';
import { useState } from 'react';
import type { CanvasElement } from './canvas-elements.ts';

/** The selected elements of a picture, and how clicks and keys change the selection. */
export interface ElementSelection {
  /** Ids in the order of selection, including elements that the picture lacks. */
  selected: readonly MovableElement[];
  /** The selected elements in reading order. */
  chosen: readonly CanvasElement[];
  /** The selected element when there is exactly one. */
  only: CanvasElement | undefined;
  /** Whether a click adds to the selection without Shift, for touch and keyboard users. */
  isSeveral: boolean;
  toggleSeveral: () => void;
  /** The elements that change with an element: all selected ones, or only itself. */
  groupOf: (target: CanvasElement) => readonly CanvasElement[];
  /** Selects an element alone, or adds it to the selection; adding a selected one removes it. */
  select: (element: MovableElement, isAdded: boolean) => void;
  /** Selects an element that receives the focus, unless clicks collect several. */
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
