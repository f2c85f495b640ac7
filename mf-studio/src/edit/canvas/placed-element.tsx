import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { type Box, type CanvasElement, computeMovedBox } from './canvas-elements.ts';
import classes from './element-layer.module.css';
import type { ElementDrag } from './use-element-drag.ts';
import type { ElementSelection } from './use-element-selection.ts';

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

interface PlacedElementProps {
  target: CanvasElement;
  imageUrl: string;
  drag: ElementDrag;
  selection: ElementSelection;
  onKey: (event: KeyboardEvent<HTMLElement>, target: CanvasElement) => void;
  /** Text field that replaces the element's text while the user edits the text. */
  children?: ReactNode;
}

/**
 * Shows one element of the layer as a button. While the engine's picture is outdated, it also shows a copy of
 * the element's part of the picture.
 */
export function PlacedElement(props: PlacedElementProps) {
  const { target, imageUrl, drag, selection, onKey, children } = props;
  const isSelected = selection.chosen.includes(target);
  const at = computeMovedBox(target, drag.wantedPlace(target));
  const isElsewhere = !isSame(at, target.box);
  return (
    <>
      {isElsewhere ? <span className={classes.veil} style={buildStyle(target.box)} /> : null}
      <div
        className={clsx(
          classes.place,
          target.element !== 'product' && classes.inFront,
          isSelected && classes.selected,
        )}
        style={buildStyle(at)}
      >
        {isElsewhere ? <Piece imageUrl={imageUrl} box={target.box} /> : null}
        <button
          type="button"
          className={classes.element}
          data-element={target.element}
          aria-label={target.label}
          aria-pressed={isSelected}
          onFocus={() => {
            if (!drag.isDragging) selection.followFocus(target);
          }}
          onKeyDown={(event) => onKey(event, target)}
          {...drag.handlersOf(target, 'move')}
        />
        {target === selection.only
          ? CORNERS.map((corner) => (
              <span
                key={corner}
                className={clsx(classes.corner, classes[corner])}
                {...drag.handlersOf(target, 'scale')}
              />
            ))
          : null}
        {children}
      </div>
    </>
  );
}

/** Shows a copy of a part of the picture, which moves with the element without delay. */
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

function buildStyle({ x, y, width, height }: Box) {
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
}

/** Maximum difference between two boxes that count as equal, as a share of the picture's size. */
const SAME = 0.0005;

function isSame(one: Box, other: Box): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < SAME,
  );
}
