import { describe, expect, it } from 'vitest';
import { GRADES, gradeRaster } from './grade.ts';

describe('gradeRaster and gradeCanvas', () => {
  // The grade `film` is excluded from these tests, because its brightest tone is cream on purpose.
  const clean = Object.entries(GRADES).filter(([name]) => name !== 'film');

  it.each(clean)('a grade leaves a white background white: %s', (_, grade) => {
    const { data } = gradeRaster(
      { width: 1, height: 1, data: Uint8Array.of(255, 255, 255) },
      grade,
    );
    expect(Math.max(...data) - Math.min(...data)).toBeLessThanOrEqual(3);
  });

  it('a grade tints pixels that are light but not white', () => {
    const { data } = gradeRaster(
      { width: 1, height: 1, data: Uint8Array.of(200, 200, 200) },
      GRADES.golden,
    );
    expect((data[0] ?? 0) - (data[2] ?? 0)).toBeGreaterThan(12);
  });

  it('a grade increases the saturation of dull colours more than that of vivid ones', () => {
    const gained = (bytes: readonly [number, number, number]) => {
      const { data } = gradeRaster(
        { width: 1, height: 1, data: Uint8Array.from(bytes) },
        { saturation: 1.4 },
      );
      const spread = Math.max(...data) - Math.min(...data);
      return spread / (Math.max(...bytes) - Math.min(...bytes));
    };
    expect(gained([140, 120, 100])).toBeGreaterThan(1.25);
    expect(gained([235, 130, 40])).toBeLessThan(1.15);
  });
});
