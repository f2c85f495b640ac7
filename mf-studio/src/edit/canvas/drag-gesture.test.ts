import { expect, test } from 'vitest';
import type { CanvasElement } from './canvas-elements.ts';
import { addPointer, type Drag, followPointer } from './drag-gesture.ts';
import { LAYOUT_PLACE } from './element-places.ts';

const target: CanvasElement = {
  element: 'product',
  label: 'Product',
  box: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 },
  place: LAYOUT_PLACE,
  text: null,
  isAlignable: false,
  typeset: null,
};
const scene = {
  target,
  others: [],
  format: 'square',
  bounds: new DOMRect(0, 0, 400, 400),
} as const;
const drag: Drag = {
  element: 'product',
  kind: 'move',
  pointers: [{ id: 1, from: { x: 190, y: 200 }, to: { x: 190, y: 200 } }],
  start: LAYOUT_PLACE,
  now: LAYOUT_PLACE,
  guides: [],
  hasMoved: false,
  wasSelected: true,
};

test('an element grows when two fingers move apart', () => {
  const pinch = addPointer(drag, 2, { x: 210, y: 200 });
  const half = followPointer(pinch, 1, { x: 185, y: 200 }, scene);
  const whole = followPointer(half, 2, { x: 215, y: 200 }, scene);
  expect(whole.now).toMatchObject({
    x: expect.closeTo(0),
    y: expect.closeTo(0),
    scale: 1.5,
  });
  expect(whole.hasMoved).toBe(true);
});

test('an element moves when two fingers move together', () => {
  const pinch = addPointer(drag, 2, { x: 210, y: 200 });
  const half = followPointer(pinch, 1, { x: 150, y: 200 }, scene);
  const whole = followPointer(half, 2, { x: 170, y: 200 }, scene);
  expect(whole.now).toMatchObject({
    x: expect.closeTo(-0.1),
    y: expect.closeTo(0),
    scale: 1,
  });
});

test('a pinch continues from the position to which a drag has moved the element', () => {
  const moved = followPointer(drag, 1, { x: 110, y: 200 }, scene);
  const pinch = addPointer(moved, 2, { x: 130, y: 200 });
  expect(followPointer(pinch, 2, { x: 130, y: 200 }, scene).now.x).toBeCloseTo(moved.now.x);
});

test('a touch with two fingers that do not move changes neither the element nor its text', () => {
  const pinch = addPointer(drag, 2, { x: 210, y: 200 });
  const after = followPointer(pinch, 2, { x: 211, y: 200 }, scene);
  expect(after).toMatchObject({ now: LAYOUT_PLACE, hasMoved: false, wasSelected: false });
});

test('a third finger does not change the element', () => {
  const pinch = addPointer(drag, 2, { x: 210, y: 200 });
  expect(addPointer(pinch, 3, { x: 300, y: 300 })).toBe(pinch);
});
