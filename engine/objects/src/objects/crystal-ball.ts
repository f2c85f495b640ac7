import { assembled, glass, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, disc, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, hypot, max, min, PI, round, sin } = Math;

/** 3D model of a crystal ball on a claw foot, with three cards fanned out before it. */
export const crystalBall = defineObject({
  make: makeCrystalBall,
});

function makeCrystalBall(colours: ProductColours): ProductObject {
  const ball = (x: number, y: number, z: number) => sphere(x, y - 1.22, z, 0.72);
  const foot = (x: number, y: number, z: number) =>
    blend(
      disc(hypot(x, z), y - 0.1, 0.66 - 0.3 * y, 0.1, 0.05),
      disc(hypot(x, z), y - 0.38, 0.3 + 0.9 * (y - 0.36) ** 2, 0.24, 0.04),
      0.12,
    ) * 0.9;
  const claws = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    const angle = atan2(z, x);
    const turned = angle - (round((angle / (2 * PI)) * 5) * 2 * PI) / 5;
    return capsule(axis * cos(turned), y, axis * sin(turned), 0.34, 0.5, 0, 0.64, 0.82, 0, 0.055);
  };
  const card = (x: number, y: number, z: number, turn: number) => {
    const px = x * cos(turn) - (z - 0.2) * sin(turn);
    const pz = x * sin(turn) + (z - 0.2) * cos(turn);
    return [px, y, pz - 0.86] as const;
  };
  const cards = (x: number, y: number, z: number, a: number, c: number, top: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let at = -1; at <= 1; at++) {
      const [px, py, pz] = card(x, y, z, at * 0.5);
      least = min(least, roundBox(px, py - top - 0.012 * (at + 1), pz, a, 0.012, c, 0.006));
    }
    return least;
  };
  const backs = (x: number, y: number, z: number) => cards(x, y, z, 0.22, 0.36, 0.014);
  const marks = (x: number, y: number, z: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let at = -1; at <= 1; at++) {
      const [px, py, pz] = card(x, y, z, at * 0.5);
      const flat = abs(px) * 1.6 + abs(pz) - 0.24;
      least = min(least, max(flat * 0.5, abs(py - 0.03 - 0.012 * (at + 1)) - 0.008));
    }
    return least;
  };
  return assembled(
    [
      [ball, glass('#a997ee', 0.04)],
      [foot, metal('#c9a14e', 0.26)],
      [claws, metal('#c9a14e', 0.26)],
      [backs, matte(colours.dark, 0.5)],
      [marks, matte(colours.accent, 0.4)],
    ],
    { height: 1.94, radius: 1.36, yaw: 0.2, pitch: 0.2 },
  );
}
