import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, extruded, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of an airliner, climbing over a cloud. */
export const airplane = defineObject({
  make: makeAirplane,
  propScale: 0.42,
});

function makeAirplane(colours: ProductColours): ProductObject {
  const tilt = 0.24;
  const along = (x: number, y: number) => x * 0.97 + (y - 1.1) * tilt;
  const across = (x: number, y: number) => (y - 1.1) * 0.97 - x * tilt;
  const hull = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const b = across(x, y);
    const rear = max(0, -a - 0.3);
    return (capsule(a, b - rear * rear * 0.16, z, -1.1, 0, 0, 1.0, 0, 0, 0.3) + rear * 0.16) * 0.85;
  };
  const wings = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const az = abs(z);
    const sweep = a - 0.1 + az * 0.55;
    const wide = 0.36 - az * 0.16;
    const flat = max(abs(sweep) - wide, az - 1.36);
    return extruded(flat, abs(across(x, y) + 0.12 - az * 0.08) - 0.04, 0.035) * 0.8;
  };
  const tail = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const b = across(x, y);
    const az = abs(z);
    const fin = extruded(
      max(abs(a + 1.16 + (b - 0.4) * 0.6) - 0.24 + b * 0.1, abs(b - 0.52) - 0.42),
      abs(z) - 0.04,
      0.03,
    );
    const plane = extruded(
      max(abs(a + 1.2 + az * 0.5) - 0.2 + az * 0.12, az - 0.56),
      abs(b - 0.2) - 0.03,
      0.025,
    );
    return min(fin, plane) * 0.82;
  };
  const engines = (x: number, y: number, z: number) =>
    cylinder(across(x, y) + 0.28, along(x, y) - 0.16 + 0.26, abs(z) - 0.62, 0.14, 0.24, 0.05);
  const panes = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const px = a - min(4, max(-3, Math.round(a / 0.2))) * 0.2;
    return sphere(px, across(x, y) - 0.08, abs(z) - 0.285, 0.05);
  };
  const cockpit = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const b = across(x, y);
    return max(capsule(a, b, z, -1.1, 0, 0, 1.0, 0, 0, 0.308), abs(b - 0.14) - 0.06, 1.1 - a) * 0.9;
  };
  const cloud = (x: number, y: number, z: number) =>
    max(
      blend(
        blend(
          sphere(x + 0.1, y - 0.14, z, 0.36),
          sphere(abs(x + 0.1) - 0.46, y - 0.08, z - 0.06, 0.28),
          0.1,
        ),
        sphere(abs(x + 0.1) - 0.8, y - 0.04, z, 0.18),
        0.1,
      ),
      -y,
    );
  return assembled(
    [
      [hull, matte('#fbf9f4', 0.18)],
      [wings, matte(colours.body, 0.25)],
      [tail, matte(colours.accent, 0.25)],
      [engines, matte(colours.body, 0.25)],
      [panes, matte('#24405f', 0.08)],
      [cockpit, matte('#16202a', 0.06)],
      [cloud, matte('#ffffff', 0.9)],
    ],
    { height: 1.7, radius: 1.78, yaw: -0.5, pitch: 0.2 },
  );
}
