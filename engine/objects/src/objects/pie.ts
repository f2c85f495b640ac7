import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { atan2, cos, hypot, max, min, PI, round } = Math;

/** 3D model of a pie with a pastry lattice in its dish. */
export const pie = defineObject({
  make: makePie,
});

/** Colour of the pie's crust, as hex. */
const CRUST = '#d9963f';

function makePie(colours: ProductColours): ProductObject {
  const RIM = 1.12;
  const CRIMPS = 22;
  const BARS = 0.36;
  const dish = (x: number, y: number, z: number) => {
    return disc(hypot(x, z), y - 0.24, 0.86 + 0.42 * y, 0.24, 0.04) * 0.9;
  };
  const filling = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    return disc(axis, y - 0.4, RIM - 0.1, 0.12 + 0.07 * max(0, 1 - axis * axis), 0.04) * 0.9;
  };
  const rim = (x: number, y: number, z: number) => {
    const crimp = 0.13 + 0.035 * cos(atan2(z, x) * CRIMPS);
    return (hypot(hypot(x, z) - RIM + 0.02, (y - 0.53) * 1.15) - crimp) * 0.8;
  };
  /** Returns the distance to the pie's woven bars of pastry, which pass over and under one another. */
  const lattice = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    const dome = 0.535 + 0.08 * max(0, 1 - axis * axis);
    const bar = (along: number, across: number, side: number) => {
      const nearest = max(-2, min(2, round(across / BARS))) * BARS;
      const lift = 0.032 * side * cos((along / BARS) * PI) * cos((nearest / BARS) * PI);
      return roundBox(0, y - dome - lift, across - nearest, 1, 0.035, 0.1, 0.03);
    };
    return max(min(bar(x, z, 1), bar(z, x, -1)), axis - RIM) * 0.8;
  };
  return assembled(
    [
      [dish, matte(colours.body, 0.3)],
      [filling, matte('#8d2438', 0.22)],
      [rim, matte(CRUST, 0.62)],
      [lattice, matte('#e2a654', 0.6)],
    ],
    { height: 0.76, radius: 1.3, yaw: 0.5, pitch: 0.42 },
  );
}
