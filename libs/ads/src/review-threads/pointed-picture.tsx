import { AD_FORMATS, type AdFormat } from '@adwright/contracts';
import { getReviewPictureSource } from '@adwright/contracts/review-picture';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import classes from './pointed-picture.module.css';
import type { Point } from './threads.ts';

/** Distance by which an arrow key moves the point, relative to the picture's width and height. */
const STEP = 0.02;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const CENTRE = { x: 0.5, y: 0.5 };

export type Position = Pick<Point, 'x' | 'y'>;

/**
 * The kind of change to a point. Arrow keys move a point that the user has not confirmed yet. A click, Enter or
 * Space confirms the point.
 */
export type PointChange = 'moved' | 'chosen';

interface PointedPictureProps {
  src: string;
  alt: string;
  format: AdFormat;
  points: readonly Point[];
  /** Position of the point that the user is placing; null while the user places no point. */
  placed?: Position | null;
  /** Called when the user moves or confirms the point; absent when points can't be placed. */
  onPlace?: (position: Position, change: PointChange) => void;
  priority?: 'high' | 'auto';
  /** `sizes` attribute of the image, which lets the browser load a smaller version of the image. */
  sizes?: string;
}

/**
 * Shows an ad's picture with the points to which comments refer. A click places a point. The picture is a
 * button, so keyboard users can move the point with arrow keys.
 */
export function PointedPicture(props: PointedPictureProps) {
  const { src, alt, format, points, placed = null, onPlace, priority = 'auto', sizes } = props;
  const [missing, setMissing] = useState<string | null>(null);
  const [unrendered, setUnrendered] = useState<string | null>(null);
  const rendered = { ...getReviewPictureSource(src, format), sizes };
  const { width, height } = rendered;
  const source = sizes && unrendered !== src ? rendered : { src, width, height };
  if (missing === src) return <p className={classes.missing}>Image not available</p>;
  return (
    <div className={classes.picture}>
      <img
        {...source}
        alt={alt}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding="async"
        onError={() => ('srcSet' in source ? setUnrendered(src) : setMissing(src))}
      />
      {onPlace ? (
        <button
          type="button"
          className={classes.surface}
          aria-label={`Place a point on the ${AD_FORMATS[format].label.toLowerCase()} picture. Arrow keys move it, Enter goes on to the comment.`}
          onClick={(event) => onPlace(readPosition(event, placed ?? CENTRE), 'chosen')}
          onKeyDown={(event) => movePoint(event, placed ?? CENTRE, onPlace)}
        />
      ) : null}
      {points.map(({ number, x, y }) => (
        <span
          key={number}
          className={classes.point}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        >
          <span className={classes.hidden}>Comment </span>
          {number}
        </span>
      ))}
      {placed ? (
        <span
          className={`${classes.point} ${classes.placed}`}
          style={{ left: `${placed.x * 100}%`, top: `${placed.y * 100}%` }}
          aria-hidden
        />
      ) : null}
    </div>
  );
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/**
 * Returns the position of a click in the picture, or the current point for a click by keyboard. The position
 * of a click by keyboard is not defined, so the current point is used.
 */
function readPosition(
  { clientX, clientY, detail, currentTarget }: MouseEvent,
  standing: Position,
): Position {
  if (detail === 0) return standing;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clamp((clientX - left) / width), y: clamp((clientY - top) / height) };
}

function movePoint(
  event: KeyboardEvent,
  from: Position,
  onPlace: (position: Position, change: PointChange) => void,
) {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  onPlace({ x: clamp(from.x + step[0]), y: clamp(from.y + step[1]) }, 'moved');
}
