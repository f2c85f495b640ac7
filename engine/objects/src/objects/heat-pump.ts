import { aroundAxis } from '../kit/around-axis.ts';
import { assembled, boxed, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of an outdoor unit of a heat pump or an air conditioner. */
export const heatPump = defineObject({
  make: makeHeatPump,
});

function makeHeatPump(colours: ProductColours): ProductObject {
  const FAN = { x: -0.26, y: 0.82 };
  const shell = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.82, z, 1.06, 0.7, 0.38, 0.06),
      -disc(sqrt((x - FAN.x) ** 2 + (y - FAN.y) ** 2), z - 0.36, 0.56, 0.12, 0.02),
    );
  const inside = (x: number, y: number, z: number) =>
    disc(sqrt((x - FAN.x) ** 2 + (y - FAN.y) ** 2), z - 0.2, 0.56, 0.03, 0.01);
  const blade = aroundAxis(5, 0.2, (out, up, aside) =>
    roundBox(out - 0.3, up + 0.3 * aside, aside, 0.22, 0.012, 0.11, 0.01),
  );
  const blades = boxed([FAN.x, FAN.y, 0.29], [0.54, 0.54, 0.07], (x, y, z) =>
    min(
      blade(x - FAN.x, z - 0.29, y - FAN.y) * 0.9,
      disc(sqrt((x - FAN.x) ** 2 + (y - FAN.y) ** 2), z - 0.3, 0.11, 0.05, 0.03),
    ),
  );
  const grille = boxed([FAN.x, FAN.y, 0.39], [0.6, 0.6, 0.04], (x, y, z) => {
    const px = x - FAN.x;
    const py = y - FAN.y;
    const off = sqrt(px * px + py * py);
    const nth = min(4, max(1, round(off / 0.14)));
    const ring = torus(px, py, z - 0.39, nth * 0.14, 0.014);
    const bars = max(min(abs(px), abs(py)) - 0.014, abs(z - 0.39) - 0.014, off - 0.58);
    return min(ring, bars);
  });
  const slats = (x: number, y: number, z: number) => {
    const nth = min(4, max(-4, round((y - 0.86) / 0.11)));
    return roundBox(x - 0.68, y - 0.86 - nth * 0.11, z - 0.385, 0.25, 0.022, 0.02, 0.01);
  };
  const feet = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.74, y - 0.06, z, 0.1, 0.07, 0.42, 0.02);
  const badge = (x: number, y: number, z: number) =>
    roundBox(x - 0.68, y - 0.28, z - 0.385, 0.2, 0.035, 0.012, 0.01);
  return assembled(
    [
      [shell, matte('#f4f5f3', 0.35)],
      [inside, matte('#2c3036', 0.6)],
      [blades, matte(colours.body, 0.4)],
      [grille, matte('#595f67', 0.4)],
      [slats, matte('#c8ccce', 0.4)],
      [feet, matte('#44484f', 0.5)],
      [badge, matte(colours.accent, 0.3)],
    ],
    { height: 1.54, radius: 1.16, yaw: 0.42, pitch: 0.14 },
  );
}
