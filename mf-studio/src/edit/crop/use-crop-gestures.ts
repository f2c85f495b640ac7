import type { PhotoFocus } from '@adwright/contracts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { measureDistance, type Point } from '../canvas/drag-places.ts';
import { type CropShape, movePhoto, zoomPhoto } from './photo-crop.ts';

/**
 * Distance by which a key without Shift moves the photo, relative to the frame.
 */
const KEY_STEP = 0.02;
const LARGE_KEY_STEP = 0.1;
/** Factor by which keys and buttons change the zoom. */
export const ZOOM_STEP = 1.1;
/**
 * Growth of the zoom for each pixel of wheel movement. A pinch on a trackpad is reported as wheel movements, in small
 * steps.
 */
const WHEEL_RATE = 0.0015;
const PINCH_RATE = 0.01;
/** Pixels per line, for mouse wheels that report their movement in lines. */
const LINE_PX = 16;

interface CropGesturesProps {
  focus: PhotoFocus;
  /** Aspect ratios of the photo and its frame; null until the photo is loaded. */
  shape: CropShape | null;
  onChange: (focus: PhotoFocus) => void;
}

/** Handles gestures that move and zoom a photo in its frame: drag, wheel, pinch, and keys. */
export function useCropGestures({ focus, shape, onChange }: CropGesturesProps) {
  const surface = useRef<HTMLButtonElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const change = useLatestChange(focus, shape, onChange);
  useWheel(surface, change);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const from = pointers.current.get(event.pointerId);
    const bounds = event.currentTarget.getBoundingClientRect();
    if (!from || bounds.width === 0) return;
    const to = { x: event.clientX, y: event.clientY };
    const [other] = [...pointers.current].flatMap(([id, at]) =>
      id === event.pointerId ? [] : [at],
    );
    pointers.current.set(event.pointerId, to);
    // With two fingers, the photo follows the average of both movements, so each finger counts half.
    const share = other ? 0.5 : 1;
    const by = {
      x: (share * (to.x - from.x)) / bounds.width,
      y: (share * (to.y - from.y)) / bounds.height,
    };
    change((now, inside) => movePhoto(now, inside, by));
    if (!other) return;
    const factor = measureDistance(to, other) / Math.max(1, measureDistance(from, other));
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    change((now, inside) => zoomPhoto(now, inside, factor, shareAt(middle, bounds)));
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
  };

  return {
    surface,
    /** Zooms the photo around the middle of the frame. */
    zoomBy: (factor: number) => change((now, inside) => zoomPhoto(now, inside, factor)),
    /** Handles a pressed key; returns false for a key that changes nothing. */
    applyKey: (event: KeyboardEvent): boolean => {
      const apply = changeOfKey(event);
      if (apply) change(apply);
      return apply !== null;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: follow,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

type Change = (focus: PhotoFocus, shape: CropShape) => PhotoFocus;

/**
 * Returns a function that applies a change to the latest crop. Several pointer events may arrive before React
 * has rendered the first change.
 */
function useLatestChange(
  focus: PhotoFocus,
  shape: CropShape | null,
  onChange: (focus: PhotoFocus) => void,
): (apply: Change) => void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  }, [focus]);
  return (apply) => {
    if (!shape) return;
    latest.current = apply(latest.current, shape);
    onChange(latest.current);
  };
}

/**
 * Zooms the photo when the user turns the wheel. The hook adds a native listener, because React's wheel
 * listeners can't prevent the page from scrolling.
 */
function useWheel(surface: { current: HTMLElement | null }, change: (apply: Change) => void): void {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  }, [change]);
  useEffect(() => {
    const element = surface.current;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      if (!element) return;
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX);
      const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_RATE : WHEEL_RATE));
      const at = shareAt({ x: event.clientX, y: event.clientY }, element.getBoundingClientRect());
      latest.current((now, inside) => zoomPhoto(now, inside, factor, at));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [surface]);
}

/** Converts a point in the window to coordinates relative to a box (0–1). */
function shareAt({ x, y }: Point, { left, top, width, height }: DOMRect): Point {
  return { x: (x - left) / Math.max(1, width), y: (y - top) / Math.max(1, height) };
}

/** Returns the change of the crop that a key causes; null for any other key. Arrow keys move the photo. */
function changeOfKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Change | null {
  if (ctrlKey || metaKey) return null;
  const step = shiftKey ? LARGE_KEY_STEP : KEY_STEP;
  const move =
    (x: number, y: number): Change =>
    (now, shape) =>
      movePhoto(now, shape, { x, y });
  const zoom =
    (factor: number): Change =>
    (now, shape) =>
      zoomPhoto(now, shape, factor);
  switch (key) {
    case 'ArrowLeft':
      return move(-step, 0);
    case 'ArrowRight':
      return move(step, 0);
    case 'ArrowUp':
      return move(0, -step);
    case 'ArrowDown':
      return move(0, step);
    case '+':
    case '=':
      return zoom(ZOOM_STEP);
    case '-':
      return zoom(1 / ZOOM_STEP);
    default:
      return null;
  }
}
