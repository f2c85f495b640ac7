import {
  type ElementPlace,
  type MovableElement,
  TEXT_SIDES,
  type TextSide,
} from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import { Minus, Plus, TextAlignCenter, TextAlignEnd, TextAlignStart, Trash2 } from 'lucide-react';
import { type CanvasElement, isBadge } from './canvas-elements.ts';
import type { ElementActions } from './element-actions.ts';
import { SCALE_STEP } from './element-keys.ts';
import classes from './element-layer.module.css';
import { scalePlace } from './element-places.ts';
import type { ElementSelection } from './use-element-selection.ts';

interface ElementToolbarProps {
  selection: ElementSelection;
  actions: ElementActions;
  wantedPlace: (target: CanvasElement) => ElementPlace;
  /** True if the user has moved an element in the visible format. */
  isMoved: boolean;
  onEditText: (element: MovableElement) => void;
}

/** Shows the tools for the selected elements, above the picture. */
export function ElementToolbar(props: ElementToolbarProps) {
  const { selection, actions, isMoved } = props;
  return (
    <div className={classes.tools} role="toolbar" aria-label="Selected element">
      {selection.chosen.length > 0 ? (
        <ChosenTools {...props} />
      ) : (
        <span className={classes.hint}>
          Touch a text or the product in the picture to change it.
        </span>
      )}
      <Button size="small" aria-pressed={selection.isSeveral} onClick={selection.toggleSeveral}>
        Select several
      </Button>
      <Button
        size="small"
        className={classes.reset}
        disabled={!isMoved}
        onClick={() => actions.reset(selection.chosen)}
      >
        Reset to layout
      </Button>
    </div>
  );
}

function ChosenTools({ selection, actions, wantedPlace, onEditText }: ElementToolbarProps) {
  const { chosen, only } = selection;
  const scaleBy = (step: number) =>
    actions.place(chosen, (each) => scalePlace(wantedPlace(each), step), 'scale');
  return (
    <>
      <strong>{only ? only.label : `${chosen.length} elements`}</strong>
      <Button size="small" disabled={!only?.text} onClick={() => only && onEditText(only.element)}>
        Edit text
      </Button>
      <Button
        size="small"
        aria-label="Smaller"
        title="Smaller"
        icon={<Minus size={16} aria-hidden />}
        onClick={() => scaleBy(-SCALE_STEP)}
      />
      <Button
        size="small"
        aria-label="Larger"
        title="Larger"
        icon={<Plus size={16} aria-hidden />}
        onClick={() => scaleBy(SCALE_STEP)}
      />
      <AlignButtons
        side={only ? wantedPlace(only).align : undefined}
        isShown={chosen.every((each) => each.isAlignable)}
        onChoose={(align) => actions.place(chosen, (each) => ({ ...wantedPlace(each), align }))}
      />
      {chosen.every(isBadge) ? (
        <Button
          size="small"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => actions.remove(chosen)}
        >
          Remove
        </Button>
      ) : null}
    </>
  );
}

const ALIGN_ICONS = {
  left: TextAlignStart,
  center: TextAlignCenter,
  right: TextAlignEnd,
} as const satisfies Record<TextSide, unknown>;

interface AlignButtonsProps {
  /** Side to which the user has aligned the text; undefined for the alignment of the layout. */
  side: TextSide | undefined;
  isShown: boolean;
  /** Called with undefined to restore the alignment of the layout. */
  onChoose: (side: TextSide | undefined) => void;
}

function AlignButtons({ side, isShown, onChoose }: AlignButtonsProps) {
  if (!isShown) return null;
  return TEXT_SIDES.map((each) => {
    const Icon = ALIGN_ICONS[each];
    return (
      <Button
        key={each}
        size="small"
        aria-label={`Align ${each}`}
        title={`Align ${each}`}
        aria-pressed={each === side}
        type={each === side ? 'primary' : 'default'}
        icon={<Icon size={16} aria-hidden />}
        onClick={() => onChoose(each === side ? undefined : each)}
      />
    );
  });
}
