import { createSeededRandom } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { cylinder, roundBox, sphere } from './distance.ts';
import { nearbyParts } from './nearby-parts.ts';

it('nearbyParts omits most of the parts that can’t be the nearest, and no other part', () => {
  const parts = Array.from({ length: 12 }, (_, nth) => {
    const [ax, ay, az] = [Math.sin(nth * 2) * 0.8, 0.15 + nth * 0.15, Math.cos(nth * 5) * 0.8];
    return (x: number, y: number, z: number) =>
      nth % 3 === 0
        ? sphere(x - ax, y - ay, z - az, 0.2)
        : nth % 3 === 1
          ? cylinder(x - ax, y - ay, z - az, 0.3, 0.1, 0.02) * 0.7
          : roundBox(x - ax, y - ay, z - az, 0.1, 0.2, 0.15, 0.03);
  });
  const near = nearbyParts(parts, { height: 2.1, radius: 1.1 });
  const random = createSeededRandom(3);
  const shares: number[] = [];
  for (let point = 0; point < 20_000; point++) {
    const x = random() * 4 - 2;
    const y = random() * 3.4 - 0.6;
    const z = random() * 4 - 2;
    // Each cell is visited several times before the check, because a cell's near parts are
    // determined only after several visits.
    for (let visit = 0; visit < 4; visit++) near(x, y, z);
    const { shapes, indices } = near(x, y, z);
    const least = Math.min(...parts.map((part) => part(x, y, z)));
    expect(Math.min(...shapes.map((part) => part(x, y, z)))).toBe(least);
    expect(shapes).toEqual(indices.map((index) => parts[index]));
    if (least < 0.05) shares.push(shapes.length / parts.length);
  }
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.35);
});
