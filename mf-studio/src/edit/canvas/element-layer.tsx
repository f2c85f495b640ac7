import type { AdFormat, ComposedRecipe, ElementPlace, MovableElement } from '@adwright/contracts';
import { ELEMENT_SCALE } from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import { Button } from '@adwright/ui/kit-core';
import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import frame from '../canvas-frame.module.css';
import { frameStyle } from '../canvas-frame.ts';
import type { Editor } from '../use-editor.ts';
import { type Box, boxAt, type CanvasElement, elementsOf, roomOf } from './canvas-elements.ts';
import classes from './element-layer.module.css';
import { LAYOUT_PLACE, withoutPlaces, withPlace } from './element-places.ts';
import { type Guide, keptInside, snap } from './snap.ts';
import { TextInPlace } from './text-in-place.tsx';

/** How far a key moves an element, in shares of the picture, and with Shift. */
const KEY_STEP = 0.01;
const LARGE_KEY_STEP = 0.05;
const KEY_SCALE = 0.05;
/** A pointer that went no farther selected; pixels. */
const CLICK_PX = 4;

interface ElementLayerProps {
  editor: Editor;
  recipe: ComposedRecipe;
  format: AdFormat;
  picture: PreviewResponse['pictures'][number];
  /** Whether the picture shows the recipe as it is now. */
  isCurrent: boolean;
  selected: MovableElement | null;
  onSelect: (element: MovableElement | null) => void;
}

/** What is under way with the pointer: from where, and whether it moves or scales. */
interface Drag {
  element: MovableElement;
  kind: 'move' | 'scale';
  from: { x: number; y: number };
  start: ElementPlace;
  now: ElementPlace;
  guides: readonly Guide[];
  hasMoved: boolean;
  /** Whether it was selected before; another click then edits its text. */
  wasSelected: boolean;
}

/**
 * The elements of the picture, to be selected, moved, scaled and typed over. While one moves, a piece of the picture moves with it;
 * the engine's picture follows, which may hold back what would stand on something else.
 */
export function ElementLayer(props: ElementLayerProps) {
  const { editor, recipe, format, picture, isCurrent, selected, onSelect } = props;
  const layer = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [editing, setEditing] = useState<MovableElement | null>(null);
  const elements = elementsOf(recipe, picture);
  const wantedPlace = ({ element, place }: CanvasElement): ElementPlace => {
    if (drag?.element === element) return drag.now;
    return isCurrent ? place : (recipe.places?.[format]?.[element] ?? LAYOUT_PLACE);
  };
  const put = (target: CanvasElement, place: ElementPlace, field?: string) =>
    editor.edit(withPlace(recipe, format, target.element, place), field);

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
      wasSelected: selected === target.element,
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
    const others = elements.filter((other) => other !== target).map(({ box: other }) => other);
    const drawn = snap(box, room, others);
    const at = keptInside({ ...box, x: box.x + drawn.x, y: box.y + drawn.y }, room);
    return { now: placeAt(target, at, free.scale), guides: drawn.guides };
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
  const end = (target: CanvasElement) => {
    if (drag?.element !== target.element) return;
    setDrag(null);
    if (drag.hasMoved) put(target, drag.now);
    else if (drag.wasSelected && target.text) setEditing(target.element);
    onSelect(target.element);
  };

  const onKey = (event: KeyboardEvent<HTMLElement>, target: CanvasElement) => {
    const place = wantedPlace(target);
    const step = event.shiftKey ? LARGE_KEY_STEP : KEY_STEP;
    const next = placeOfKey(event.key, place, step);
    if (next) put(target, next, `place ${target.element}`);
    else if (event.key === 'Enter' && target.text) setEditing(target.element);
    else if (event.key === 'Escape') {
      setDrag(null);
      onSelect(null);
      event.currentTarget.blur();
    } else return;
    event.preventDefault();
  };

  const focusElement = (element: MovableElement) =>
    layer.current?.querySelector<HTMLElement>(`[data-element="${element}"]`)?.focus();

  const chosen = elements.find(({ element }) => element === selected);
  const isMoved = recipe.places?.[format] !== undefined;
  return (
    <>
      <div
        ref={layer}
        role="presentation"
        className={clsx(frame.frame, classes.layer)}
        style={frameStyle(format)}
        onPointerDown={() => onSelect(null)}
      >
        {elements.map((target) => {
          const { element, label } = target;
          const at = boxAt(target, wantedPlace(target));
          const isSelected = element === selected;
          return (
            <div
              key={element}
              className={clsx(classes.place, isSelected && classes.selected)}
              style={styleOf(at)}
            >
              {isSame(at, target.box) ? null : (
                <Piece imageUrl={picture.imageUrl} box={target.box} />
              )}
              <button
                type="button"
                className={classes.element}
                data-element={element}
                aria-label={label}
                aria-pressed={isSelected}
                onFocus={() => onSelect(element)}
                onKeyDown={(event) => onKey(event, target)}
                onPointerDown={(event) => begin(event, target, 'move')}
                onPointerMove={(event) => follow(event, target)}
                onPointerUp={() => end(target)}
                onPointerCancel={() => setDrag(null)}
              />
              {isSelected
                ? CORNERS.map((corner) => (
                    <span
                      key={corner}
                      className={clsx(classes.corner, classes[corner])}
                      onPointerDown={(event) => begin(event, target, 'scale')}
                      onPointerMove={(event) => follow(event, target)}
                      onPointerUp={() => end(target)}
                      onPointerCancel={() => setDrag(null)}
                    />
                  ))
                : null}
              {editing === element && target.text ? (
                <TextInPlace
                  label={`${label} in the picture`}
                  value={target.text.value}
                  onDone={(text) => {
                    setEditing(null);
                    focusElement(element);
                    if (text !== null && target.text) editor.edit(target.text.change(recipe, text));
                  }}
                />
              ) : null}
            </div>
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
      <div className={classes.tools} role="toolbar" aria-label="Selected element">
        {chosen ? (
          <>
            <strong>{chosen.label}</strong>
            <Button size="small" disabled={!chosen.text} onClick={() => setEditing(chosen.element)}>
              Edit text
            </Button>
            {(['Smaller', 'Larger'] as const).map((name) => (
              <Button
                key={name}
                size="small"
                onClick={() => {
                  const place = wantedPlace(chosen);
                  const by = name === 'Larger' ? KEY_SCALE : -KEY_SCALE;
                  put(chosen, { ...place, scale: keptScale(place.scale + by) }, 'scale');
                }}
              >
                {name}
              </Button>
            ))}
          </>
        ) : (
          <span>Touch a text or the product in the picture to change it.</span>
        )}
        <Button
          size="small"
          disabled={!isMoved}
          onClick={() =>
            editor.edit(
              chosen
                ? withPlace(recipe, format, chosen.element, LAYOUT_PLACE)
                : withoutPlaces(recipe, format),
            )
          }
        >
          Reset to layout
        </Button>
      </div>
    </>
  );
}

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

/** A piece of the picture, which moves at once. */
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

/** Where a key leads; null for other keys. */
function placeOfKey(key: string, place: ElementPlace, step: number): ElementPlace | null {
  switch (key) {
    case 'ArrowLeft':
      return { ...place, x: place.x - step };
    case 'ArrowRight':
      return { ...place, x: place.x + step };
    case 'ArrowUp':
      return { ...place, y: place.y - step };
    case 'ArrowDown':
      return { ...place, y: place.y + step };
    case '+':
    case '=':
      return { ...place, scale: keptScale(place.scale + KEY_SCALE) };
    case '-':
      return { ...place, scale: keptScale(place.scale - KEY_SCALE) };
    default:
      return null;
  }
}

function keptScale(scale: number): number {
  return Math.min(ELEMENT_SCALE.max, Math.max(ELEMENT_SCALE.min, scale));
}

/** The place at which an element takes a box. */
function placeAt({ box, place }: CanvasElement, at: Box, scale: number): ElementPlace {
  return {
    scale,
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

/** Pixels of a format are finer than this share of it. */
const SAME = 0.0005;

function isSame(one: Box, other: Box): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < SAME,
  );
}
