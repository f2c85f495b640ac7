import { blend, capsule, cylinder, ellipsoid, roundBox, torus } from '../distance.ts';
import type { ProductColours, ProductObject } from '../product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** Car seen from the front quarter, bonnet towards +x. */
export function car(colours: ProductColours): ProductObject {
  const cabin = (x: number, y: number, z: number) => {
    const up = y - 0.86;
    return roundBox(x + 0.14, up, z, 0.66 - up * 0.75, 0.3, 0.44 - up * 0.3, 0.12) * 0.78;
  };
  const body = (x: number, y: number, z: number) => {
    const hull = blend(roundBox(x, y - 0.46, z, 1.26, 0.24, 0.54, 0.18), cabin(x, y, z), 0.08);
    const arch = cylinder(abs(x) - 0.76, abs(z) - 0.5, y - 0.28, 0.33, 0.2, 0.02);
    return max(hull, -arch);
  };
  const windows = (x: number, y: number, z: number) => {
    const shell = cabin(x, y, z) - 0.012;
    const band = abs(y - 0.9) - 0.16;
    const side = abs(abs(x + 0.16) - 0.27) - 0.22;
    return min(max(shell, band, side), max(shell, band, abs(z) - 0.34)) * 0.9;
  };
  const tyres = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.76, abs(z) - 0.44, y - 0.28, 0.28, 0.12, 0.05);
  const hubs = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.76, abs(z) - 0.5, y - 0.28, 0.15, 0.08, 0.03);
  const lamps = (x: number, y: number, z: number) =>
    ellipsoid(x - 1.2, y - 0.52, abs(z) - 0.36, 0.1, 0.1, 0.14);
  const trim = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 1.24, y - 0.34, z, 0.06, 0.07, 0.48, 0.04),
      roundBox(x - 1.25, y - 0.52, z, 0.03, 0.06, 0.18, 0.02),
    );
  return assembled(
    [
      [body, matte(colours.body, 0.16)],
      [windows, matte('#16202a', 0.06)],
      [tyres, matte('#1c1c20', 0.8)],
      [hubs, metal('#d6d9de', 0.2)],
      [lamps, glow('#fff3cf')],
      [trim, metal(colours.metal, 0.25)],
    ],
    { height: 1.18, radius: 1.4, yaw: -0.62, pitch: 0.2 },
  );
}

/** Electric bicycle from the side. */
export function bicycle(colours: ProductColours): ProductObject {
  const wheelX = (x: number) => abs(x) - 0.86;
  const tyres = (x: number, y: number, z: number) => torus(wheelX(x), y - 0.52, z, 0.46, 0.05);
  const spokes = (x: number, y: number, z: number) => {
    if (abs(z) > 0.22) return abs(z) - 0.012;
    const px = wheelX(x);
    const py = y - 0.52;
    const sector = PI / 6;
    const angle = atan2(py, px);
    const folded = angle - sector * round(angle / sector);
    const axis = sqrt(px * px + py * py);
    const beside = axis * sin(folded);
    const along = axis * cos(folded);
    return max(sqrt(beside * beside + z * z) - 0.012, along - 0.46);
  };
  const frame = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.2, 0.52, 0, -0.38, 1.2, 0, 0.042),
      capsule(x, y, z, -0.2, 0.52, 0, 0.5, 1.1, 0, 0.075),
      capsule(x, y, z, -0.35, 1.06, 0, 0.52, 1.18, 0, 0.042),
      capsule(x, y, abs(z), -0.2, 0.52, 0.05, -0.86, 0.52, 0.07, 0.028),
      capsule(x, y, abs(z), -0.35, 1.02, 0.02, -0.86, 0.52, 0.07, 0.026),
      capsule(x, y, abs(z), 0.86, 0.52, 0.07, 0.6, 0.98, 0.07, 0.032),
      capsule(x, y, z, 0.64, 0.94, 0, 0.48, 1.34, 0, 0.045),
    );
  const black = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x + 0.42, y - 1.25, z, 0.26, 0.07, 0.12) * 0.8,
      capsule(x, y, abs(z), 0.46, 1.36, 0, 0.36, 1.38, 0.34, 0.034),
      cylinder(x + 0.2, z, y - 0.52, 0.15, 0.1, 0.03),
    );
  return assembled(
    [
      [tyres, matte('#1d1d21', 0.8)],
      [spokes, metal('#d3d6dc', 0.3)],
      [frame, matte(colours.body, 0.22)],
      [black, matte('#222127', 0.5)],
    ],
    { height: 1.46, radius: 1.38, yaw: 0.35, pitch: 0.1 },
  );
}
