import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, hypot, max, min, PI, round, sin } = Math;

/** 3D model of an upright car wheel with its tyre, turned a little. */
export const tyre = defineObject({
  make: makeTyre,
});

const WHEEL = { ring: 0.8, wide: 0.31, deep: 0.23, spokes: 5 };

function makeTyre(colours: ProductColours): ProductObject {
  const offAxis = (x: number, y: number) => hypot(x, y - 1.03);
  const rubber = (x: number, y: number, z: number) => {
    const q = offAxis(x, y) - WHEEL.ring;
    const body = roundBox(q, z, 0, WHEEL.deep, WHEEL.wide, 1, 0.12);
    const angle = atan2(y - 1.03, x);
    const step = (2 * PI) / 44;
    const shift = z > 0 ? 0.5 : 0;
    const turn = (angle / step + shift + abs(z) * 1.6) % 1;
    const beside = (abs(abs(turn) - 0.5) - 0.5) * step * 1.03;
    const block = max(abs(beside) - 0.018, 0.17 - q, 0.1 - abs(z));
    const groove = max(abs(abs(z) - 0.085) - 0.022, 0.17 - q);
    return max(body, -min(block, groove)) * 0.7;
  };
  const wall = (x: number, y: number, z: number) => {
    const q = offAxis(x, y) - WHEEL.ring - 0.02;
    return roundBox(q, z - WHEEL.wide + 0.005, 0, 0.012, 0.012, 1, 0.008);
  };
  const rim = (x: number, y: number, z: number) => {
    const q = offAxis(x, y) - 0.56;
    return roundBox(q, z, 0, 0.035, WHEEL.wide - 0.03, 1, 0.025);
  };
  const spokes = (x: number, y: number, z: number) => {
    const angle = atan2(x, y - 1.03);
    const step = (2 * PI) / WHEEL.spokes;
    const turned = angle - round(angle / step) * step;
    const off = offAxis(x, y);
    const px = off * sin(turned);
    const py = off * cos(turned);
    return (
      roundBox(px, py - 0.32, z - 0.17 + 0.1 * (0.5 - off), 0.085 + 0.05 * off, 0.27, 0.035, 0.03) *
      0.85
    );
  };
  const hub = (x: number, y: number, z: number) => cylinder(x, z - 0.2, y - 1.03, 0.14, 0.06, 0.03);
  const brakeDisc = (x: number, y: number, z: number) => cylinder(x, z, y - 1.03, 0.44, 0.03, 0.01);
  const brake = (x: number, y: number, z: number) =>
    extruded(
      max(abs(offAxis(x, y) - 0.39) - 0.1, abs(atan2(y - 1.03, x)) * 0.4 - 0.2),
      abs(z - 0.02) - 0.08,
      0.02,
    ) * 0.9;
  const nuts = (x: number, y: number, z: number) => {
    const angle = atan2(x, y - 1.03) + PI / 5;
    const step = (2 * PI) / 5;
    const turned = angle - round(angle / step) * step;
    const off = offAxis(x, y);
    return cylinder(off * sin(turned), z - 0.22, off * cos(turned) - 0.1, 0.022, 0.05, 0.008);
  };
  return assembled(
    [
      [rubber, matte('#26272b', 0.75)],
      [wall, matte('#3c3e44', 0.6)],
      [rim, metal(colours.metal, 0.2)],
      [spokes, metal(colours.metal, 0.24)],
      [hub, metal(colours.metal, 0.2)],
      [brakeDisc, metal('#8d9299', 0.35)],
      [brake, matte(colours.accent, 0.4)],
      [nuts, metal('#55585e', 0.3)],
    ],
    { height: 2.06, radius: 1.06, yaw: 0.62, pitch: 0.08 },
  );
}
