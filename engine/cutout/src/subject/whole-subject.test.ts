import type { SubjectMap } from '@adwright/engine-uploads';
import { describe, expect, it } from 'vitest';
import { MAX_LOST, shapeIn, WholeSubject } from './whole-subject.ts';

const SIDE = 100;

/**
 * Saliency map of a subject at the pixels for which `isSubject` is true; x and y are hundredths of the photo.
 */
function mapOf(isSubject: (x: number, y: number) => boolean): SubjectMap {
  const values = Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    isSubject(at % SIDE, Math.floor(at / SIDE)) ? 255 : 0,
  );
  return { side: SIDE, values };
}

function subjectOf(isSubject: (x: number, y: number) => boolean): WholeSubject {
  const subject = WholeSubject.of(mapOf(isSubject));
  if (subject === null) throw new Error('the saliency map shows no known subject');
  return subject;
}

/** A person with a narrow head and broad shoulders that extend beyond the photo. */
const bust = subjectOf((x, y) => y > 4 && Math.abs(x - 50) < (y < 36 ? 9 : 42));
/** An object that fills most of the photo and stands on the photo's floor. */
const thing = subjectOf((x, y) => Math.abs(x - 50) < 38 && y > 8 && y < 92);

describe('keptBy', () => {
  it('keeps a person’s head in the crop rather than the shoulders', () => {
    const window = bust.keptBy({ x: 0, y: 0.28, width: 1, height: 0.66 });
    expect(window.y).toBeLessThanOrEqual(0.05);
  });

  it('moves a crop as little as necessary, and not at all if the crop already shows the whole subject', () => {
    const small = subjectOf((x, y) => Math.abs(x - 70) < 10 && Math.abs(y - 50) < 10);
    const within = { x: 0.35, y: 0, width: 0.5, height: 1 };
    expect(small.keptBy(within)).toBe(within);
    const moved = small.keptBy({ x: 0, y: 0, width: 0.5, height: 1 });
    expect(moved.x).toBeGreaterThan(0.28);
    expect(moved.x).toBeLessThan(0.36);
  });

  it('does not count a covered area at the bottom of a crop as visible', () => {
    const low = subjectOf((x, y) => Math.abs(x - 50) < 20 && y > 50 && y < 80);
    const window = { x: 0, y: 0.1, width: 1, height: 0.75 };
    expect(low.keptBy(window)).toBe(window);
    const { y, height } = low.keptBy(window, 0.2);
    expect(y + height * 0.8).toBeGreaterThan(0.78);
  });
});

it('returns the share of a subject that the corners of a round opening hide', () => {
  const isInCircle = (u: number, v: number) => Math.hypot(u - 0.5, v - 0.5) <= 0.5;
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const round = subjectOf((x, y) => Math.hypot(x - 50, y - 50) < 45);
  expect(round.lostUnder(whole, isInCircle)).toBeLessThan(0.01);
  expect(thing.lostUnder(whole, isInCircle)).toBeGreaterThan(0.02);
  expect(thing.lostUnder(whole, () => true)).toBeCloseTo(0);
});

describe('shapeIn', () => {
  const room = { width: 1080, height: 720 };

  it('gives a photo the whole reserved box if the subject fits in or no subject is known', () => {
    const small = subjectOf((x, y) => Math.abs(x - 50) < 20 && Math.abs(y - 50) < 20);
    expect(shapeIn(small, 1, room)).toEqual(room);
    expect(shapeIn(null, 1, room)).toEqual(room);
    expect(WholeSubject.of(mapOf(() => false))).toBeNull();
  });

  it('brings the box closer to the photo’s aspect ratio if the subject would be cut', () => {
    const shape = shapeIn(thing, 1, room);
    expect(shape.height).toBe(720);
    expect(shape.width).toBeLessThan(950);
    expect(thing.lostAt(shape.width / shape.height, 1)).toBeLessThanOrEqual(MAX_LOST);
    const covered = shapeIn(thing, 1, room, { coveredPx: 60 });
    expect(covered.width).toBeLessThanOrEqual(shape.width);
  });

  it('makes the box flat for a wide object in a wide photo', () => {
    const car = subjectOf((x, y) => x > 4 && x < 96 && y > 40 && y < 80);
    const shape = shapeIn(car, 2, { width: 1080, height: 1080 });
    expect(shape.width).toBe(1080);
    expect(shape.height).toBeLessThan(620);
  });

  it('cuts a bust, which the photo already cuts at the bottom, further than a whole object', () => {
    expect(shapeIn(bust, 1, room).width).toBeGreaterThan(shapeIn(thing, 1, room).width);
  });
});
