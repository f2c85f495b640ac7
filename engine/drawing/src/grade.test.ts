import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { GRADES, type Grade, gradeCanvas } from './grade.ts';

/** Grades a canvas of one pixel, and returns its red, green and blue. */
function gradePixel([red, green, blue]: readonly [number, number, number], grade: Grade) {
  const canvas = createCanvas(1, 1);
  const context = canvas.getContext('2d');
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
  context.fillRect(0, 0, 1, 1);
  return gradeCanvas(canvas, grade).data;
}

describe('gradeCanvas', () => {
  // The grade `film` is excluded from these tests, because its brightest tone is cream on purpose.
  const clean = Object.entries(GRADES).filter(([name]) => name !== 'film');

  it.each(clean)('a grade leaves a white background white: %s', (_, grade) => {
    const data = gradePixel([255, 255, 255], grade);
    expect(Math.max(...data) - Math.min(...data)).toBeLessThanOrEqual(3);
  });

  it('a grade tints pixels that are light but not white', () => {
    const data = gradePixel([200, 200, 200], GRADES.golden);
    expect((data[0] ?? 0) - (data[2] ?? 0)).toBeGreaterThan(12);
  });

  it('a grade increases the saturation of dull colours more than that of vivid ones', () => {
    const gained = (bytes: readonly [number, number, number]) => {
      const data = gradePixel(bytes, { saturation: 1.4 });
      const spread = Math.max(...data) - Math.min(...data);
      return spread / (Math.max(...bytes) - Math.min(...bytes));
    };
    expect(gained([140, 120, 100])).toBeGreaterThan(1.25);
    expect(gained([235, 130, 40])).toBeLessThan(1.15);
  });
});
