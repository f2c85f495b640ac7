import {
  type AdFormat,
  type ComposedRecipe,
  ELEMENT_SCALE,
  type ElementPlace,
  type MovableElement,
  TEXT_SIDES,
  type TextSide,
} from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import { Button } from '@adwright/ui/kit-core';
import clsx from 'clsx';
import { Minus, Plus, TextAlignCenter, TextAlignEnd, TextAlignStart, Trash2 } from 'lucide-react';
import { Fragment, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { withoutBadge } from '../badges/edit-badges.ts';
import frame from '../canvas-frame.module.css';
import { frameStyle } from '../canvas-frame.ts';
import type { Editor } from '../use-editor.ts';
import {
  type Box,
  badgeOf,
  boxAt,
  type CanvasElement,
  elementsOf,
  roomOf,
} from './canvas-elements.ts';
import classes from './element-layer.module.css';
import { LAYOUT_PLACE, withoutPlaces, withPlace } from './element-places.ts';
import { type Guide, keptInside, snap } from './snap.ts';
import { TextInPlace } from './text-in-place.tsx';

/** Distance that a key moves an element, in shares of the picture: without and with Shift. */
const KEY_STEP = 0.01;
const LARGE_KEY_STEP = 0.05;
const KEY_SCALE = 0.05;
/** A pointer that moves less than this selects instead; pixels. */
const CLICK_PX = 4;

interface ElementLayerProps {
  editor: Editor;
  recipe: ComposedRecipe;
  format: AdFormat;
  picture: PreviewResponse['pictures'][number];
  /** Whether the picture shows the current recipe. */
  isCurrent: boolean;
  /** Ids in the order of selection. */
  selected: readonly MovableElement[];
  onSelect: (elements: readonly MovableElement[]) => void;
}

/** The current pointer gesture: its start, and whether it moves or scales. */
interface Drag {
  element: MovableElement;
  kind: 'move' | 'scale';
  from: { x: number; y: number };
  start: ElementPlace;
  now: ElementPlace;
  guides: readonly Guide[];
  hasMoved: boolean;
  /** Whether only this element was selected before; another click then edits its text. */
  wasSelected: boolean;
}

/**
 * A layer that selects, moves, scales and edits the picture's elements. Selected elements move together. While
 * one moves, a copy of its part of the picture moves with it. The engine's picture follows, and may limit the
 * movement where elements would overlap.
 */
export function ElementLayer(props: ElementLayerProps) {
  const { editor, recipe, format, picture, isCurrent, selected, onSelect } = props;
  const layer = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [editing, setEditing] = useState<MovableElement | null>(null);
  /** Whether a click adds to the selection without Shift, for touch and keyboard users. */
  const [isSeveral, setIsSeveral] = useState(false);
  const elements = elementsOf(recipe, picture);
  const chosen = elements.filter(({ element }) => selected.includes(element));
  /** The elements that move with an element: all selected ones. */
  const groupOf = (target: CanvasElement) => (chosen.includes(target) ? chosen : [target]);
  const isDragged = ({ element }: CanvasElement) =>
    drag !== null &&
    (drag.element === element ||
      (drag.kind === 'move' && selected.includes(drag.element) && selected.includes(element)));
  const wantedPlace = (target: CanvasElement): ElementPlace => {
    const { element, place } = target;
    if (drag?.element === element) return drag.now;
    const standing = isCurrent ? place : (recipe.places?.[format]?.[element] ?? LAYOUT_PLACE);
    if (!drag || !isDragged(target)) return standing;
    const { start, now } = drag;
    return { ...standing, x: standing.x + now.x - start.x, y: standing.y + now.y - start.y };
  };
  const put = (
    targets: readonly CanvasElement[],
    placeOf: (target: CanvasElement) => ElementPlace,
    field?: string,
  ) => {
    const place = (next: ComposedRecipe, target: CanvasElement) =>
      withPlace(next, format, target.element, placeOf(target));
    const names = targets.map(({ element }) => element).join(' ');
    editor.edit(targets.reduce(place, recipe), field && `${field} ${names}`);
  };
  const select = (element: MovableElement, isAdded: boolean) => {
    const others = selected.filter((other) => other !== element);
    if (!isAdded) onSelect([element]);
    else onSelect(others.length < selected.length ? others : [...others, element]);
  };
  const remove = (targets: readonly CanvasElement[]) => {
    const without = (next: ComposedRecipe, { element }: CanvasElement) => {
      const name = badgeOf(element);
      return name ? withoutBadge(next, name) : next;
    };
    editor.edit(targets.reduce(without, recipe));
    setIsSeveral(false);
    onSelect([]);
    // The focused element goes with its badge.
    const next = elements.find((each) => !targets.includes(each));
    if (next) focusElement(next.element);
  };
  const letGo = () => {
    setIsSeveral(false);
    onSelect([]);
  };

  const begin = (event: PointerEvent<HTMLElement>, target: CanvasElement, kind: Drag['kind']) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = wantedPlace(target);
    const from = { x: event.clientX, y: event.clientY };
    setDrag({
      element: target.element,
      kind,
      from,
      start,
      now: start,
      guides: [],
      hasMoved: false,
      wasSelected: selected.length === 1 && selected[0] === target.element,
    });
  };
  const follow = (event: PointerEvent<HTMLElement>, target: CanvasElement) => {
    const bounds = layer.current?.getBoundingClientRect();
    if (!drag || drag.element !== target.element || !bounds || bounds.width === 0) return;
    const far = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y);
    if (!drag.hasMoved && far < CLICK_PX) return;
    const { now, guides } =
      drag.kind === 'move'
        ? movedBy(target, drag, event, bounds)
        : { now: scaledBy(target, drag, event, bounds), guides: [] };
    setDrag({ ...drag, now, guides, hasMoved: true });
  };
  const movedBy = (
    target: CanvasElement,
    { start, from }: Drag,
    event: PointerEvent<HTMLElement>,
    bounds: DOMRect,
  ) => {
    const free = {
      ...start,
      x: start.x + (event.clientX - from.x) / bounds.width,
      y: start.y + (event.clientY - from.y) / bounds.height,
    };
    const room = roomOf(target, format);
    const box = keptInside(boxAt(target, free), room);
    const group = groupOf(target);
    const others = elements.filter((other) => !group.includes(other)).map((other) => other.box);
    const drawn = snap(box, room, others);
    const at = keptInside({ ...box, x: box.x + drawn.x, y: box.y + drawn.y }, room);
    return { now: { ...free, ...placeAt(target, at) }, guides: drawn.guides };
  };
  const scaledBy = (
    target: CanvasElement,
    { start, from }: Drag,
    event: PointerEvent<HTMLElement>,
    bounds: DOMRect,
  ): ElementPlace => {
    const { x, y, width, height } = boxAt(target, start);
    const middle = {
      x: bounds.left + (x + width / 2) * bounds.width,
      y: bounds.top + (y + height / 2) * bounds.height,
    };
    const before = Math.hypot(from.x - middle.x, from.y - middle.y);
    const after = Math.hypot(event.clientX - middle.x, event.clientY - middle.y);
    return { ...start, scale: keptScale(start.scale * (after / Math.max(1, before))) };
  };
  const end = (event: PointerEvent<HTMLElement>, target: CanvasElement) => {
    if (drag?.element !== target.element) return;
    setDrag(null);
    const isAdded = event.shiftKey || isSeveral;
    if (drag.hasMoved) {
      put(drag.kind === 'move' ? groupOf(target) : [target], wantedPlace);
      if (!selected.includes(target.element)) select(target.element, isAdded);
      return;
    }
    if (drag.wasSelected && !isAdded && target.text) setEditing(target.element);
    select(target.element, isAdded);
  };

  const onKey = (event: KeyboardEvent<HTMLElement>, target: CanvasElement) => {
    const step = event.shiftKey ? LARGE_KEY_STEP : KEY_STEP;
    const change = changeOfKey(event.key, step);
    if (change) put(groupOf(target), (each) => change(wantedPlace(each)), 'place');
    else if (isAlignKey(event) && groupOf(target).every((each) => each.isAlignable)) {
      const align = sideAfter(wantedPlace(target).align);
      put(groupOf(target), (each) => ({ ...wantedPlace(each), align }));
    } else if (event.key === 'Enter' && target.text) setEditing(target.element);
    else if (isRemoveKey(event.key) && groupOf(target).every(isBadge)) remove(groupOf(target));
    else if (event.key === ' ' && isSeveral) select(target.element, true);
    else if (event.key === 'Escape') {
      setDrag(null);
      letGo();
      event.currentTarget.blur();
    } else return;
    event.preventDefault();
  };

  const focusElement = (element: MovableElement) =>
    layer.current?.querySelector<HTMLElement>(`[data-element="${element}"]`)?.focus();

  const [first] = chosen;
  const only = chosen.length === 1 ? first : undefined;
  const isMoved = recipe.places?.[format] !== undefined;
  return (
    <>
      <div className={classes.tools} role="toolbar" aria-label="Selected element">
        {first ? (
          <>
            <strong>{only ? only.label : `${chosen.length} elements`}</strong>
            <Button
              size="small"
              disabled={!only?.text}
              onClick={() => only && setEditing(only.element)}
            >
              Edit text
            </Button>
            {(['Smaller', 'Larger'] as const).map((name) => (
              <Button
                key={name}
                size="small"
                aria-label={name}
                title={name}
                icon={
                  name === 'Larger' ? (
                    <Plus size={16} aria-hidden />
                  ) : (
                    <Minus size={16} aria-hidden />
                  )
                }
                onClick={() => {
                  const by = name === 'Larger' ? KEY_SCALE : -KEY_SCALE;
                  put(chosen, (each) => scaledPlace(wantedPlace(each), by), 'scale');
                }}
              />
            ))}
            <AlignButtons
              side={only ? wantedPlace(only).align : undefined}
              isShown={chosen.every((each) => each.isAlignable)}
              onChoose={(align) => put(chosen, (each) => ({ ...wantedPlace(each), align }))}
            />
            {chosen.every(isBadge) ? (
              <Button
                size="small"
                icon={<Trash2 size={16} aria-hidden />}
                onClick={() => remove(chosen)}
              >
                Remove
              </Button>
            ) : null}
          </>
        ) : (
          <span>Touch a text or the product in the picture to change it.</span>
        )}
        <Button size="small" aria-pressed={isSeveral} onClick={() => setIsSeveral(!isSeveral)}>
          Select several
        </Button>
        <Button
          size="small"
          disabled={!isMoved}
          onClick={() =>
            first ? put(chosen, () => LAYOUT_PLACE) : editor.edit(withoutPlaces(recipe, format))
          }
        >
          Reset to layout
        </Button>
      </div>
      <div
        ref={layer}
        role="presentation"
        className={clsx(frame.frame, classes.layer)}
        style={frameStyle(format)}
        onPointerDown={letGo}
      >
        {elements.map((target) => {
          const { element, label } = target;
          const at = boxAt(target, wantedPlace(target));
          const isSelected = chosen.includes(target);
          const isElsewhere = !isSame(at, target.box);
          return (
            <Fragment key={element}>
              {isElsewhere ? <span className={classes.veil} style={styleOf(target.box)} /> : null}
              <div
                className={clsx(classes.place, isSelected && classes.selected)}
                style={styleOf(at)}
              >
                {isElsewhere ? <Piece imageUrl={picture.imageUrl} box={target.box} /> : null}
                <button
                  type="button"
                  className={classes.element}
                  data-element={element}
                  aria-label={label}
                  aria-pressed={isSelected}
                  onFocus={() => {
                    if (!drag && !isSeveral && !isSelected) onSelect([element]);
                  }}
                  onKeyDown={(event) => onKey(event, target)}
                  onPointerDown={(event) => begin(event, target, 'move')}
                  onPointerMove={(event) => follow(event, target)}
                  onPointerUp={(event) => end(event, target)}
                  onPointerCancel={() => setDrag(null)}
                />
                {target === only
                  ? CORNERS.map((corner) => (
                      <span
                        key={corner}
                        className={clsx(classes.corner, classes[corner])}
                        onPointerDown={(event) => begin(event, target, 'scale')}
                        onPointerMove={(event) => follow(event, target)}
                        onPointerUp={(event) => end(event, target)}
                        onPointerCancel={() => setDrag(null)}
                      />
                    ))
                  : null}
                {editing === element && target.text ? (
                  <TextInPlace
                    label={`${label} in the picture`}
                    value={target.text.value}
                    onDone={(text, isByKey) => {
                      setEditing(null);
                      if (isByKey) focusElement(element);
                      if (text !== null && target.text)
                        editor.edit(target.text.change(recipe, text));
                    }}
                  />
                ) : null}
              </div>
            </Fragment>
          );
        })}
        {drag?.guides.map(({ axis, at }) => (
          <span
            key={`${axis}${at}`}
            className={clsx(classes.guide, axis === 'x' ? classes.upright : classes.level)}
            style={axis === 'x' ? { left: `${at * 100}%` } : { top: `${at * 100}%` }}
          />
        ))}
      </div>
    </>
  );
}

function isBadge({ element }: CanvasElement): boolean {
  return badgeOf(element) !== undefined;
}

function isRemoveKey(key: string): boolean {
  return key === 'Delete' || key === 'Backspace';
}

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

const ALIGN_ICONS = {
  left: TextAlignStart,
  center: TextAlignCenter,
  right: TextAlignEnd,
} as const satisfies Record<TextSide, unknown>;

interface AlignButtonsProps {
  /** The chosen side; undefined for the layout's own. */
  side: TextSide | undefined;
  isShown: boolean;
  /** Called with undefined to return to the layout's own alignment. */
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

/** A moving copy of a part of the picture, shown at once. */
function Piece({ imageUrl, box }: { imageUrl: string; box: Box }) {
  const { x, y, width, height } = box;
  const along = (from: number, length: number) => (length >= 1 ? 0 : (100 * from) / (1 - length));
  return (
    <span
      className={classes.piece}
      style={{
        backgroundImage: `url(${imageUrl})`,
        backgroundSize: `${100 / width}% ${100 / height}%`,
        backgroundPosition: `${along(x, width)}% ${along(y, height)}%`,
      }}
    />
  );
}

/** The effect of a key on a position; null for other keys. */
function changeOfKey(key: string, step: number): ((place: ElementPlace) => ElementPlace) | null {
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
      return (place) => scaledPlace(place, KEY_SCALE);
    case '-':
      return (place) => scaledPlace(place, -KEY_SCALE);
    default:
      return null;
  }
}

function isAlignKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>): boolean {
  return key.toLowerCase() === 'a' && !ctrlKey && !metaKey && !altKey;
}

/** The next alignment in the cycle, which ends with the layout's own. */
function sideAfter(side: TextSide | undefined): TextSide | undefined {
  return TEXT_SIDES[side ? TEXT_SIDES.indexOf(side) + 1 : 0];
}

function scaledPlace(place: ElementPlace, by: number): ElementPlace {
  return { ...place, scale: keptScale(place.scale + by) };
}

function keptScale(scale: number): number {
  return Math.min(ELEMENT_SCALE.max, Math.max(ELEMENT_SCALE.min, scale));
}

/** The offset from the layout that gives an element this box. */
function placeAt({ box, place }: CanvasElement, at: Box): Pick<ElementPlace, 'x' | 'y'> {
  return {
    x: place.x + at.x + at.width / 2 - box.x - box.width / 2,
    y: place.y + at.y + at.height / 2 - box.y - box.height / 2,
  };
}

function styleOf({ x, y, width, height }: Box) {
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
}

/** Boxes that differ by less than this share of the picture count as equal. */
const SAME = 0.0005;

function isSame(one: Box, other: Box): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < SAME,
  );
}
