import type { AdFormat, ComposedRecipe, MovableElement, OwnFont } from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import frame from '../canvas-frame.module.css';
import { buildFrameStyle } from '../canvas-frame.ts';
import { takesBreaks } from '../edit-words.ts';
import type { Editor } from '../use-editor.ts';
import { type CanvasElement, listElements } from './canvas-elements.ts';
import { createElementActions } from './element-actions.ts';
import { createKeyHandler } from './element-keys.ts';
import classes from './element-layer.module.css';
import { LAYOUT_PLACE } from './element-places.ts';
import { ElementToolbar } from './element-toolbar.tsx';
import { PlacedElement } from './placed-element.tsx';
import type { Guide } from './snap.ts';
import { TextInPlace } from './text-in-place.tsx';
import { useAdFaces } from './use-ad-faces.ts';
import { useElementDrag } from './use-element-drag.ts';
import { useElementSelection } from './use-element-selection.ts';

/** Returns the uploaded font in which an element's text is printed; undefined for a standard font. */
function findFont({ look, brand }: ComposedRecipe, element: MovableElement): OwnFont | undefined {
  const part = element === 'headline' ? 'headline' : 'text';
  return look.fonts?.[part] ?? (look.type ? undefined : brand?.fonts?.[part]);
}

interface ElementLayerProps {
  editor: Editor;
  recipe: ComposedRecipe;
  format: AdFormat;
  picture: PreviewResponse['pictures'][number];
  /** True if the picture shows the current recipe. */
  isCurrent: boolean;
  /** True if changed texts apply only to the visible format. */
  isOnlyHere: boolean;
  /** Ids of the selected elements, in the order of selection. */
  selected: readonly MovableElement[];
  onSelect: (elements: readonly MovableElement[]) => void;
}

/**
 * Shows a layer over the picture in which the user selects, moves, scales and edits the picture's elements. Elements
 * that are selected together move together. While an element is dragged, a copy of its part of the picture follows the
 * pointer. Then the engine renders the picture, and may limit the movement if elements would overlap.
 */
export function ElementLayer(props: ElementLayerProps) {
  const { editor, recipe, format, picture, isCurrent, isOnlyHere, selected, onSelect } = props;
  const layer = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<MovableElement | null>(null);
  const focusElement = (element: MovableElement) =>
    layer.current?.querySelector<HTMLElement>(`[data-element="${element}"]`)?.focus();
  const elements = listElements(recipe, picture, isOnlyHere);
  const selection = useElementSelection(elements, selected, onSelect);
  const actions = createElementActions({
    editor,
    recipe,
    format,
    elements,
    selection,
    focusElement,
  });
  const restingPlace = ({ element, place }: CanvasElement) =>
    isCurrent ? place : (recipe.places?.[format]?.[element] ?? LAYOUT_PLACE);
  const drag = useElementDrag({
    layer,
    format,
    elements,
    selection,
    restingPlace,
    onMove: actions.place,
    onEditText: setEditing,
  });
  const finishText = (target: CanvasElement, text: string | null, isByKey: boolean) => {
    setEditing(null);
    if (isByKey) focusElement(target.element);
    if (text !== null && target.text) editor.edit(target.text.change(recipe, text));
  };
  // The fonts are loaded as soon as a text is selected, so that they are ready when the user types.
  useAdFaces(selection.only?.typeset?.setting.families);
  const onKey = createKeyHandler({ selection, actions, drag, onEditText: setEditing });

  return (
    <>
      <ElementToolbar
        selection={selection}
        actions={actions}
        wantedPlace={drag.wantedPlace}
        isMoved={recipe.places?.[format] !== undefined}
        onEditText={setEditing}
      />
      <div
        ref={layer}
        role="presentation"
        className={clsx(frame.frame, classes.layer)}
        style={buildFrameStyle(format)}
        {...drag.layerHandlers}
      >
        {elements.map((target) => (
          <PlacedElement
            key={target.element}
            target={target}
            drag={drag}
            imageUrl={picture.imageUrl}
            selection={selection}
            onKey={onKey}
          >
            {editing === target.element && target.text ? (
              <TextInPlace
                label={`${target.label} in the picture`}
                value={target.text.value}
                font={findFont(recipe, target.element)}
                takesBreaks={takesBreaks(target.element)}
                target={target}
                picture={picture}
                onDone={(text, isByKey) => finishText(target, text, isByKey)}
              />
            ) : null}
          </PlacedElement>
        ))}
        <SnapGuides guides={drag.guides} />
      </div>
    </>
  );
}

function SnapGuides({ guides }: { guides: readonly Guide[] }) {
  return guides.map(({ axis, at }) => (
    <span
      key={`${axis}${at}`}
      className={clsx(classes.guide, axis === 'x' ? classes.upright : classes.level)}
      style={axis === 'x' ? { left: `${at * 100}%` } : { top: `${at * 100}%` }}
    />
  ));
}
