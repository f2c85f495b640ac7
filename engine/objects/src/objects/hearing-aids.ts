import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, ellipsoid, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a pair of hearing aids that stand in their charger. */
export const hearingAids = defineObject({
  make: makeHearingAids,
});

function makeHearingAids(colours: ProductColours): ProductObject {
  const charger = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.24, z, 1.1, 0.24, 0.62, 0.22),
      -roundBox(abs(x) - 0.46, y - 0.52, z, 0.3, 0.16, 0.22, 0.14),
    );
  const band = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.1, z, 1.105, 0.05, 0.625, 0.05);
  /**
   * Returns the distance to a hearing aid's body, which leans back slightly and has its ear hook on the
   * outside.
   */
  const shell = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.46;
    const low = capsule(px, y, z, -0.1, 0.52, 0, -0.14, 1.16, 0, 0.185);
    return blend(low, capsule(px, y, z, -0.14, 1.2, 0, 0.06, 1.62, 0, 0.1), 0.18);
  };
  const keys = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.33 + (y - 1.0) * 0.06, y - 1.02, z - 0.17, 0.055, 0.17, 0.04, 0.035);
  const ports = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.36;
    return min(sphere(px, y - 1.36, z - 0.13, 0.028), sphere(px - 0.06, y - 1.48, z - 0.1, 0.022));
  };
  const wires = boxed([0, 1.5, 0.06], [0.9, 0.36, 0.2], (x, y, z) => {
    const px = abs(x) - 0.46;
    // The hearing aid's tube runs in an arc from the hook to the ear.
    const arc = max(torus(px - 0.21, y - 1.64, z - 0.01, 0.17, 0.02), 1.64 - y);
    return min(arc, capsule(px, y, z, 0.38, 1.64, 0.01, 0.37, 1.34, 0.08, 0.02));
  });
  const receivers = (x: number, y: number, z: number) =>
    capsule(abs(x) - 0.46, y, z, 0.37, 1.36, 0.07, 0.36, 1.26, 0.12, 0.055);
  const domes = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.46;
    return min(
      ellipsoid(px - 0.35, y - 1.16, z - 0.15, 0.085, 0.07, 0.085),
      ellipsoid(px - 0.35, y - 1.22, z - 0.13, 0.11, 0.05, 0.11),
    );
  };
  const lights = (x: number, y: number, z: number) =>
    sphere(abs(x) - 0.46, y - 0.3, z - 0.6, 0.035);
  return assembled(
    [
      [charger, matte('#f4f4f2', 0.25)],
      [band, matte(colours.body, 0.35)],
      [shell, metal('#c9c4bd', 0.36)],
      [keys, matte('#8f8a84', 0.3)],
      [ports, matte('#3a3836', 0.5)],
      [wires, matte('#e9e4dc', 0.2)],
      [receivers, matte(colours.accent, 0.3)],
      [domes, matte('#eef0ef', 0.2)],
      [lights, { colour: '#58e08a', roughness: 1, finish: 'glow' }],
    ],
    { height: 1.86, radius: 1.22, yaw: 0.3, pitch: 0.16 },
  );
}
