import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { nowhere, sphere } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, sqrt } = Math;

/** 3D model of a football of black and white panels. */
export const football = defineObject({
  make: makeFootball,
  lessons: 'shown',
});

/**
 * Corners of an icosahedron and centres of its faces, for half of the football. `abs` maps the opposite half to
 * this half.
 */
const PHI = (1 + sqrt(5)) / 2;

const CORNERS = unit([
  [0, 1, PHI],
  [0, 1, -PHI],
  [1, PHI, 0],
  [1, -PHI, 0],
  [PHI, 0, 1],
  [PHI, 0, -1],
]);

const FACES = unit([
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [1, -1, -1],
  [0, 1 / PHI, PHI],
  [0, 1 / PHI, -PHI],
  [1 / PHI, PHI, 0],
  [1 / PHI, -PHI, 0],
  [PHI, 0, 1 / PHI],
  [PHI, 0, -1 / PHI],
]);

function unit(vectors: readonly (readonly [number, number, number])[]) {
  return vectors.map(([x, y, z]) => {
    const length = sqrt(x * x + y * y + z * z);
    return [x / length, y / length, z / length] as const;
  });
}

function makeFootball(): ProductObject {
  const ball = (x: number, y: number, z: number) => sphere(x, y - 1, z, 1);
  const base = assembled(
    [
      [ball, matte('#fbf9f4', 0.3)],
      [nowhere, matte('#222226', 0.3)],
      [nowhere, matte('#b9b6b0', 0.5)],
    ],
    { height: 2, radius: 1, yaw: 0.35, pitch: 0.16 },
  );
  return {
    ...base,
    part(x, y, z) {
      const py = y - 1;
      const corner = max(...CORNERS.map(([a, b, c]) => abs(a * x + b * py + c * z)));
      const faces = FACES.map(([a, b, c]) => abs(a * x + b * py + c * z)).sort((a, b) => b - a);
      const [first = 0, second = 0] = faces;
      // The edge of a black pentagon is a third of the way to the icosahedron's next corner. At the
      // edge of the pentagon, the two measures have this ratio.
      const edge = corner - 1.026 * first;
      if (edge > 0) return 1;
      return edge > -0.02 || first - second < 0.022 ? 2 : 0;
    },
  };
}
