import { describe, expect, it } from 'vitest';
import type { SaliencyMap } from '../saliency.ts';
import { subjectMask } from './subject.ts';

const SIDE = 96;

/** A calm picture whose subject is a square in the middle, with hard edges wherever `isHard` says. */
function picture(isHard: (x: number, y: number) => boolean): SaliencyMap {
  const values = new Float32Array(SIDE * SIDE);
  const detail = new Float32Array(SIDE * SIDE);
  values.forEach((_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    values[at] = Math.abs(x - 48) < 14 && Math.abs(y - 60) < 20 ? 0.9 : 0.2;
    detail[at] = isHard(x, y) ? 1 : 0.2;
  });
  return { width: SIDE, height: SIDE, values, detail, skin: new Float32Array(SIDE * SIDE) };
}

const at = (x: number, y: number) => y * SIDE + x;

describe('subjectMask', () => {
  it('counts a thin neck that hangs together with the subject, and nothing that stands apart', () => {
    const mask = subjectMask(
      picture((x, y) => (Math.abs(x - 48) < 4 && y > 14 && y < 42) || (x > 80 && y < 20)),
    );
    expect(mask[at(48, 60)]).toBe(1);
    expect(mask[at(48, 16)]).toBe(1);
    expect(mask[at(88, 10)]).toBe(0);
    expect(mask[at(30, 16)]).toBe(0);
  });

  it('does not take a busy scene for the subject', () => {
    const mask = subjectMask(picture(() => true));
    expect(mask[at(48, 60)]).toBe(1);
    expect(mask[at(8, 8)]).toBe(0);
  });
});
