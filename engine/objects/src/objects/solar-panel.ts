import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, nowhere, roundBox, sphere } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, min, PI, round, sin, sqrt } = Math;

/** 3D model of a solar panel on its frame with the sun above. */
export const solarPanel = defineObject({
  make: makeSolarPanel,
  propScale: 0.42,
});

function makeSolarPanel(): ProductObject {
  const lean = 0.62;
  const c = cos(lean);
  const s = sin(lean);
  const up = (y: number, z: number) => (y - 0.86) * c - z * s;
  const deep = (y: number, z: number) => z * c + (y - 0.86) * s;
  const rim = (x: number, y: number, z: number) =>
    roundBox(x, up(y, z), deep(y, z), 1.26, 0.82, 0.06, 0.03);
  const cells = (x: number, y: number, z: number) =>
    roundBox(x, up(y, z), deep(y, z) - 0.055, 1.2, 0.76, 0.015, 0.01);
  const stand = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.86, 1.3, -0.4, 0.86, 0.05, -0.6, 0.05),
      capsule(abs(x), y, z, 0.86, 0.05, -0.6, 0.86, 0.05, 0.5, 0.05),
      capsule(abs(x), y, z, 0.86, 0.05, 0.42, 0.86, 0.26, 0.42, 0.05),
    );
  const sun = (x: number, y: number, z: number) => sphere(x - 1.0, y - 2.06, z + 0.3, 0.3);
  const rays = (x: number, y: number, z: number) => {
    const px = x - 1.0;
    const py = y - 2.06;
    const angle = atan2(py, px);
    const folded = angle - (PI / 4) * round(angle / (PI / 4));
    const r = sqrt(px * px + py * py);
    return capsule(r * cos(folded), r * sin(folded), z + 0.3, 0.4, 0, 0, 0.5, 0, 0, 0.045);
  };
  const base = assembled(
    [
      [rim, metal('#d3d6dc', 0.25)],
      [cells, matte('#173a7a', 0.06)],
      [stand, metal('#aeb2ba', 0.3)],
      [sun, glow('#ffc93c')],
      [rays, glow('#ffc93c')],
      [nowhere, metal('#c6d2e6', 0.2)],
      [nowhere, matte('#21509c', 0.06)],
    ],
    { height: 2.62, radius: 1.56, yaw: 0.4, pitch: 0.14 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 1) return own;
      const a = x / 0.4;
      const b = up(y, z) / 0.38;
      if (abs(a - round(a)) < 0.03 || abs(b - round(b)) < 0.03) return 5;
      const diamond = abs(a - round(a)) + abs(b - round(b));
      return diamond < 0.14 || (Math.floor(a) + Math.floor(b)) % 2 === 0 ? own : 6;
    },
  };
}
