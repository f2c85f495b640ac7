import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid, roundBox } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a van for deliveries and moves, with the bonnet towards +x and the name on its side. */
export const van = defineObject({
  make: makeVan,
  propScale: 0.42,
});

function makeVan(colours: ProductColours): ProductObject {
  const box = (x: number, y: number, z: number) => {
    const hull = roundBox(x + 0.3, y - 0.98, z, 1.02, 0.68, 0.58, 0.1);
    const arch = cylinder(abs(x + 0.04) - 0.84, abs(z) - 0.54, y - 0.3, 0.34, 0.2, 0.02);
    return max(hull, -arch);
  };
  const cab = (x: number, y: number, z: number) => {
    const slope = (x - 1.18) * 0.72 + (y - 0.98) * 0.69 - 0.06;
    const hull = max(
      roundBox(x - 0.72, y - 0.9, z, 0.62, 0.6, 0.57, 0.1),
      min(slope, x - 0.4 > 0 ? slope : -1),
    );
    const nose = roundBox(x - 0.88, y - 0.6, z, 0.48, 0.28, 0.57, 0.1);
    const arch = cylinder(abs(x + 0.04) - 0.84, abs(z) - 0.54, y - 0.3, 0.34, 0.2, 0.02);
    return max(min(hull, nose), -arch) * 0.92;
  };
  const windows = (x: number, y: number, z: number) => {
    const slope = (x - 1.18) * 0.72 + (y - 0.98) * 0.69 - 0.06;
    return (
      min(
        max(abs(slope) - 0.015, abs(z) - 0.46, abs(y - 1.16) - 0.2),
        max(abs(abs(z) - 0.57) - 0.012, abs(y - 1.14) - 0.18, x - 0.98 + (y - 1) * 0.9, 0.5 - x),
      ) * 0.95
    );
  };
  const tyres = (x: number, y: number, z: number) =>
    cylinder(abs(x + 0.04) - 0.84, abs(z) - 0.46, y - 0.29, 0.29, 0.13, 0.05);
  const hubs = (x: number, y: number, z: number) =>
    cylinder(abs(x + 0.04) - 0.84, abs(z) - 0.52, y - 0.29, 0.15, 0.09, 0.03);
  const lamps = (x: number, y: number, z: number) =>
    ellipsoid(x - 1.34, y - 0.62, abs(z) - 0.4, 0.05, 0.1, 0.11);
  const trim = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.02, y - 0.36, z, 1.36, 0.06, 0.55, 0.04),
      roundBox(x - 1.36, y - 0.62, z, 0.02, 0.06, 0.2, 0.02),
      roundBox(x - 0.94, y - 1.06, abs(z) - 0.64, 0.05, 0.1, 0.06, 0.03),
    );
  const stripe = (x: number, y: number, z: number) =>
    max(
      roundBox(x + 0.3, y - 0.98, z, 1.03, 0.69, 0.59, 0.1),
      abs(y - 0.52) - 0.06,
      -0.2 + abs(y - 0.52),
      x - 0.34,
    );
  return assembled(
    [
      [box, matte(colours.light, 0.25)],
      [cab, matte(colours.body, 0.2)],
      [windows, matte('#16202a', 0.06)],
      [tyres, matte('#1c1c20', 0.8)],
      [hubs, metal('#d6d9de', 0.2)],
      [lamps, glow('#fff3cf')],
      [trim, matte('#2a2a30', 0.5)],
      [stripe, matte(colours.accent, 0.3)],
    ],
    {
      height: 1.68,
      radius: 1.5,
      yaw: -0.55,
      pitch: 0.18,
      decals: [sidePicture(0, -1.14, 0.3, 0.64, 1.6)],
    },
  );
}

/** Returns a label on the van's side that faces +z, from `left` to `right` and from `bottom` to `top`. */
function sidePicture(part: number, left: number, right: number, bottom: number, top: number) {
  const middle = (left + right) / 2;
  const flat = frontPicture(part, 'label', (right - left) / 2, bottom, top, 0.5);
  return {
    ...flat,
    project: (x: number, y: number, z: number, uv: Float64Array) =>
      flat.project(x - middle, y, z, uv),
  };
}
