import type { AdFormat, ComposedRecipe, ElementPlace, MovableElement } from '@adwright/contracts';
import { withoutBadge } from '../badges/edit-badges.ts';
import type { Editor } from '../use-editor.ts';
import { type CanvasElement, findBadge } from './canvas-elements.ts';
import { LAYOUT_PLACE, withoutPlaces, withPlace } from './element-places.ts';
import type { ElementSelection } from './use-element-selection.ts';

interface ElementActionsProps {
  editor: Editor;
  recipe: ComposedRecipe;
  format: AdFormat;
  elements: readonly CanvasElement[];
  selection: ElementSelection;
  focusElement: (element: MovableElement) => void;
}

/** Changes to the recipe that the toolbar, the pointer and the keys all use. */
export interface ElementActions {
  /** Functions that move and scale the elements of an ad. Edits with the same `field` are merged into one undo step. */
  place: (
    targets: readonly CanvasElement[],
    placeOf: (target: CanvasElement) => ElementPlace,
    field?: string,
  ) => void;
  /** Moves elements back to their positions in the layout; without elements, all elements of the format. */
  reset: (targets: readonly CanvasElement[]) => void;
  /** Removes the badges among the given elements. */
  remove: (targets: readonly CanvasElement[]) => void;
}

export function createElementActions(props: ElementActionsProps): ElementActions {
  const { editor, recipe, format, elements, selection, focusElement } = props;
  const place: ElementActions['place'] = (targets, placeOf, field) => {
    const names = targets.map(({ element }) => element).join(' ');
    const placed = targets.reduce(
      (next, target) => withPlace(next, format, target.element, placeOf(target)),
      recipe,
    );
    editor.edit(placed, field && `${field} ${names}`);
  };
  return {
    place,
    reset: (targets) => {
      if (targets.length > 0) place(targets, () => LAYOUT_PLACE);
      else editor.edit(withoutPlaces(recipe, format));
    },
    remove: (targets) => {
      const without = (next: ComposedRecipe, { element }: CanvasElement) => {
        const name = findBadge(element);
        return name ? withoutBadge(next, name) : next;
      };
      editor.edit(targets.reduce(without, recipe));
      selection.clear();
      // The focused element disappears with its badge, so the focus moves to another element.
      const next = elements.find((each) => !targets.includes(each));
      if (next) focusElement(next.element);
    },
  };
}
