import type { SubjectMap } from '@adwright/engine-uploads';
import { expect, it } from 'vitest';
import { dropPanels, findSubjectPart, joinParts, makeWholePart, mirrorPart } from './kept-part.ts';

const SIDE = 100;

function mapOf(isSubject: (x: number, y: number) => boolean): SubjectMap {
  const values = Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    isSubject(at % SIDE, Math.floor(at / SIDE)) ? 255 : 0,
  );
  return { side: SIDE, values };
}

it('findSubjectPart returns the box of a subject without specks next to it', () => {
  const map = mapOf((x, y) => (x >= 30 && x < 60 && y >= 20 && y < 80) || (x === 95 && y === 5));
  const part = findSubjectPart(map);
  expect(part?.box.x).toBeCloseTo(0.3);
  expect(part?.box.y).toBeCloseTo(0.2);
  expect(part?.box.width).toBeCloseTo(0.3);
  expect(part?.box.height).toBeCloseTo(0.6);
  expect(findSubjectPart(mapOf(() => false))).toBeNull();
});

it('findSubjectPart keeps the head of a person whom the photo cuts off below, but not the whole body', () => {
  const part = findSubjectPart(mapOf((x, y) => Math.abs(x - 50) < 20 && y > 20));
  expect(part?.cut.bottom).toBe(true);
  expect(part?.box.y).toBeCloseTo(0.21);
  expect(part?.box.height).toBeLessThan(0.7);
});

it('joinParts joins a subject and words to one part', () => {
  const subject = makeWholePart({ x: 0.4, y: 0.3, width: 0.2, height: 0.7 });
  const part = joinParts(subject, [{ x: 0.1, y: 0.1, width: 0.3, height: 0.1 }]);
  expect(part.box).toMatchObject({ x: 0.1, y: 0.1, height: 0.9 });
  expect(part.box.width).toBeCloseTo(0.5);
  expect(part.cut).toEqual({ left: false, right: false, top: false, bottom: true });
});

it('mirrorPart mirrors a part together with its cut sides', () => {
  const part = mirrorPart(makeWholePart({ x: 0, y: 0.2, width: 0.3, height: 0.5 }));
  expect(part.box.x).toBeCloseTo(0.7);
  expect(part.cut).toEqual({ left: false, right: true, top: false, bottom: false });
});

it('dropPanels treats an area as a panel if three sides of an ad cut it off', () => {
  const panel = mapOf((_, y) => y > 40);
  expect(findSubjectPart(dropPanels(panel))).toBeNull();
  const person = mapOf((x, y) => Math.abs(x - 50) < 20 && y > 20);
  expect(dropPanels(person)).toBe(person);
});
