import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc, ellipsoid, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, round, sin, sqrt } = Math;

/** 3D model of a bowl with rice, salmon, avocado, egg and greens. */
export const foodBowl = defineObject({
  make: makeFoodBowl,
  servedAt: true,
});

function makeFoodBowl(colours: ProductColours): ProductObject {
  const bowl = (x: number, y: number, z: number) => {
    const ball = ellipsoid(x, y - 0.86, z, 1.04, 0.86, 1.04);
    // The bowl's foot and lip are evaluated only at heights where they may be the nearest surface,
    // to save time.
    if (y < 0.3) return blend(ball, cylinder(x, y - 0.06, z, 0.5, 0.06, 0.03), 0.08) * 0.95;
    if (y < 0.7) return ball * 0.95;
    return min(max(ball, y - 0.84), torus(x, z, y - 0.84, 1.01, 0.04)) * 0.95;
  };
  const rice = (x: number, y: number, z: number) => {
    const within = max(abs(y - 0.84) - 0.13, sqrt(x * x + z * z) - 0.93);
    if (within > FAR) return within;
    const mound = ellipsoid(x, y - 0.82, z, 0.95, 0.14, 0.95);
    return (mound + 0.01 * sin(x * 40) * sin(z * 37)) * 0.7;
  };
  const salmon = (x: number, y: number, z: number) => {
    const gap = sphere(x + 0.42, y - 1, z - 0.26, 0.5);
    if (gap > FAR) return gap;
    return min(
      roundBox(x + 0.5, y - 0.98, z - 0.36, 0.15, 0.1, 0.14, 0.05),
      roundBox(x + 0.2, y - 1, z - 0.56, 0.13, 0.1, 0.15, 0.05),
      roundBox(x + 0.28, y - 1.04, z - 0.24, 0.15, 0.11, 0.13, 0.05),
      roundBox(x + 0.66, y - 0.96, z - 0.06, 0.13, 0.1, 0.13, 0.05),
    );
  };
  const avocado = (x: number, y: number, z: number) => {
    const gap = sphere(x - 0.38, y - 0.98, z - 0.46, 0.42);
    if (gap > FAR) return gap;
    const px = x - 0.3;
    const nth = max(-1, min(2, round(px / 0.16)));
    const lx = px - nth * 0.16 + (y - 0.9) * 0.4;
    return (
      max(ellipsoid(lx, y - 0.9, z - 0.46 + 0.03 * nth * nth, 0.06, 0.26, 0.32), 0.84 - y) * 0.8
    );
  };
  const eggAt = (x: number, y: number, z: number, a: number, b: number, c: number, up: number) => {
    const gap = sphere(x - 0.5, y - 0.94, z + 0.3, 0.36);
    return gap > FAR ? gap : ellipsoid(x - 0.5, y - up, z + 0.3, a, b, c);
  };
  const greens = (x: number, y: number, z: number) => {
    const px = x + 0.34;
    const pz = z + 0.44;
    const gap = sphere(px, y - 0.98, pz, 0.5);
    if (gap > FAR) return gap;
    const axis = sqrt(px * px + pz * pz);
    const leaf = 0.07 * sin(atan2(pz, px) * 7) + 0.08 * sin(axis * 16);
    return disc(axis, y - 0.98 - leaf, 0.42, 0.06, 0.04) * 0.5;
  };
  const berries = (x: number, y: number, z: number) => {
    const gap = sphere(x, y - 1, z + 0.04, 0.22);
    if (gap > FAR) return gap;
    return min(
      sphere(x - 0.02, y - 1, z + 0.08, 0.08),
      sphere(x + 0.06, y - 0.99, z - 0.02, 0.075),
      sphere(x - 0.13, y - 0.98, z + 0.02, 0.075),
    );
  };
  return assembled(
    [
      [bowl, matte(colours.body, 0.2)],
      [rice, matte('#fbf6ea', 0.8)],
      [salmon, matte('#f0814e', 0.3)],
      [avocado, matte('#b7cf6a', 0.45)],
      [(x, y, z) => eggAt(x, y, z, 0.32, 0.13, 0.28, 0.94), matte('#fffdf8', 0.35)],
      [(x, y, z) => eggAt(x, y, z, 0.16, 0.1, 0.15, 1.03), matte('#f5a623', 0.25)],
      [greens, matte('#4e9a3f', 0.5)],
      [berries, matte('#8e2f6b', 0.3)],
    ],
    { height: 1.18, radius: 1.08, yaw: 0.1, pitch: 0.5 },
  );
}
