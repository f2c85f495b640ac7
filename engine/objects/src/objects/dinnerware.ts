import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sin, sqrt } = Math;

/** 3D model of a set of plates and bowls, stacked, with a cup beside them. */
export const dinnerware = defineObject({
  make: makeDinnerware,
});

/** Share of a plate's radius at which the plate starts to rise to its rim. */
const WELL = 0.66;

function makeDinnerware(colours: ProductColours): ProductObject {
  const plate = (axis: number, y: number, radius: number, thick: number) => {
    const rise = 0.22 * max(0, axis - radius * WELL);
    return disc(axis, y - rise, radius, thick, thick * 0.9) * 0.92;
  };
  const pile = (axis: number, y: number, from: number, count: number, radius: number) => {
    const nth = max(0, min(count - 1, round((y - from - 0.08) / 0.115)));
    return plate(axis, y - from - nth * 0.115, radius, 0.042);
  };
  const bowl = (axis: number, y: number, from: number) => {
    const up = y - from;
    const half = 0.3 + 0.34 * sqrt(max(0, up) / 0.42);
    const wall = max(abs(axis - half + 0.03) - 0.035, abs(up - 0.22) - 0.22) * 0.62;
    return min(wall, disc(axis, up - 0.03, 0.34, 0.035, 0.02));
  };
  const cup = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const wall = extruded(abs(axis - 0.27) - 0.03, abs(y - 0.31) - 0.3, 0.025);
    return min(wall, disc(axis, y - 0.05, 0.28, 0.045, 0.03));
  };
  const handle = (x: number, y: number, z: number) => {
    const q = sqrt((x - 0.3) ** 2 + ((y - 0.32) * 0.9) ** 2) - 0.17;
    return max(sqrt(q * q + z * z) - 0.042, 0.26 - x) * 0.95;
  };
  const axisOf = (x: number, z: number) => sqrt((x + 0.3) ** 2 + z * z);
  const base = assembled(
    [
      [(x, y, z) => pile(axisOf(x, z), y, 0.06, 3, 1.06), matte(colours.body, 0.18)],
      [(x, y, z) => pile(axisOf(x, z), y, 0.4, 3, 0.78), matte(colours.light, 0.18)],
      [(x, y, z) => bowl(axisOf(x, z), y, 0.74), matte(colours.body, 0.16)],
      [(x, y, z) => bowl(axisOf(x, z), y, 0.92), matte(colours.body, 0.16)],
      [(x, y, z) => cup(x - 0.98, y, z - 0.56), matte(colours.body, 0.18)],
      [(x, y, z) => handle(x - 0.98, y, z - 0.56), matte(colours.body, 0.18)],
      [() => Number.POSITIVE_INFINITY, matte(colours.accent, 0.22)],
    ],
    { height: 1.36, radius: 1.5, yaw: 0.2, pitch: 0.26 },
  );
  return {
    ...base,
    // The bowls and the cup have a second glaze that runs down from their rims.
    part(x, y, z) {
      const own = base.part(x, y, z);
      const run = 0.03 * sin(x * 13) * sin(z * 11 + 1);
      if ((own === 2 || own === 3) && y > (own === 2 ? 1.06 : 1.24) + run) return 6;
      return own === 4 && y > 0.46 + run ? 6 : own;
    },
  };
}
