import { blend, capsule, ellipsoid, extruded, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte } from './assembled.ts';

const { abs, max, min, sqrt } = Math;

/** Molar with its roots. */
export function tooth(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const az = abs(z);
    const crown = roundBox(x, y - 1.28, z, 0.66, 0.46, 0.54, 0.34);
    const cusp = sphere(ax - 0.33, y - 1.58, az - 0.22, 0.3);
    const root = capsule(ax, y, az, 0.4, 1.02, 0.2, 0.33, 0.22, 0.16, 0.2);
    return blend(blend(crown, cusp, 0.18), root, 0.34) * 0.94;
  };
  const shine = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.86, y - 1.86, z - 0.2, 0.05, 0.24, 0.05),
      ellipsoid(x - 0.86, y - 1.86, z - 0.2, 0.24, 0.05, 0.05),
    ) * 0.7;
  return assembled(
    [
      [body, matte('#f3f5f7', 0.14)],
      [shine, matte(colours.accent, 0.3)],
    ],
    { height: 2.12, radius: 0.98, yaw: 0.35, pitch: 0.14 },
  );
}

/** Padded heart. */
export function heart(colours: ProductColours): ProductObject {
  const scale = 1.72;
  const body = (x: number, y: number, z: number) => {
    const px = abs(x) / scale;
    const py = y / scale;
    let flat: number;
    if (px + py > 1) flat = sqrt((px - 0.25) ** 2 + (py - 0.75) ** 2) - sqrt(2) / 4;
    else {
      const half = 0.5 * max(px + py, 0);
      const edge = min(px * px + (py - 1) ** 2, (px - half) ** 2 + (py - half) ** 2);
      flat = sqrt(edge) * (px > py ? 1 : -1);
    }
    const padded = extruded(flat * scale, abs(z) - 0.5, 0.42);
    // Domed: a flat face mirrors one lamp of the studio whole, and looks dull beside the rim.
    const dome = ellipsoid(x, y - 1.1, z, 1.5, 1.62, 0.6);
    return -blend(-padded, -dome, 0.26) * 0.75;
  };
  return assembled([[body, matte(colours.accent, 0.24)]], {
    height: 1.95,
    radius: 1.06,
    yaw: 0.4,
    pitch: 0.1,
  });
}

/** Cross of medicine. */
export function medicalCross(colours: ProductColours): ProductObject {
  const cross = (x: number, y: number) => {
    const ax = abs(x);
    const ay = abs(y);
    return min(max(ax - 0.3, ay - 0.86), max(ax - 0.86, ay - 0.3));
  };
  return assembled(
    [
      [
        (x, y, z) => extruded(cross(x, y - 0.92), abs(z) - 0.3, 0.12) * 0.95,
        matte(colours.accent, 0.26),
      ],
      [
        (x, y, z) => capsule(x, y, z, -0.36, 0.92, 0.32, 0.36, 0.92, 0.32, 0.05),
        matte('#ffffff', 0.3),
      ],
      [(x, y, z) => capsule(x, y, z, 0, 0.56, 0.32, 0, 1.28, 0.32, 0.05), matte('#ffffff', 0.3)],
    ],
    { height: 1.8, radius: 0.98, yaw: 0.45, pitch: 0.12 },
  );
}
