import {
  assembled,
  cylinder,
  type Distance,
  ellipsoid,
  glow,
  matte,
  metal,
  type ProductColours,
  type ProductObject,
  roundBox,
} from '@adwright/engine-objects';

const { abs, max, min } = Math;

/** Horizontal distance of the axles from the van's middle, in units of the scene. */
const AXLE = 0.76;

/**
 * Builds a model of an old, rounded camper van with curtained windows and a roof rack. The van's lower half has
 * the given colour, and its upper half is pale.
 */
export function camperVan({ body, light }: Pick<ProductColours, 'body' | 'light'>): ProductObject {
  const arch: Distance = (x, y, z) =>
    cylinder(abs(x) - AXLE, abs(z) - 0.54, y - 0.3, 0.33, 0.2, 0.02);
  const lower: Distance = (x, y, z) =>
    max(roundBox(x, y - 0.62, z, 1.26, 0.36, 0.6, 0.15), -arch(x, y, z));
  const upper: Distance = (x, y, z) => roundBox(x + 0.02, y - 1.16, z, 1.2, 0.4, 0.54, 0.2);
  // A pale V runs down the front of the van.
  const nose: Distance = (x, y, z) =>
    max(
      roundBox(x, y - 0.66, z, 1.275, 0.34, 0.6, 0.15),
      abs(z) * 0.8 - (y - 0.42) * 0.75,
      1.12 - x,
    ) * 0.8;
  const side: Distance = (x, y, z) =>
    min(
      roundBox(x - 0.66, y - 1.22, abs(z) - 0.53, 0.24, 0.16, 0.03, 0.03),
      roundBox(x - 0.1, y - 1.22, abs(z) - 0.53, 0.24, 0.16, 0.03, 0.03),
      roundBox(x + 0.46, y - 1.22, abs(z) - 0.53, 0.24, 0.16, 0.03, 0.03),
    );
  const windows: Distance = (x, y, z) =>
    min(side(x, y, z), roundBox(x - 1.155, y - 1.2, abs(z) - 0.23, 0.05, 0.19, 0.19, 0.04));
  const curtains: Distance = (x, y, z) =>
    min(
      roundBox(x + 0.46, y - 1.31, abs(z) - 0.535, 0.23, 0.06, 0.032, 0.02),
      roundBox(x - 0.1, y - 1.31, abs(z) - 0.535, 0.23, 0.06, 0.032, 0.02),
    );
  const tyres: Distance = (x, y, z) =>
    cylinder(abs(x) - AXLE, abs(z) - 0.47, y - 0.28, 0.28, 0.12, 0.05);
  const chrome: Distance = (x, y, z) =>
    min(
      cylinder(abs(x) - AXLE, abs(z) - 0.54, y - 0.28, 0.15, 0.07, 0.03),
      roundBox(x - 1.24, y - 0.36, z, 0.07, 0.05, 0.6, 0.04),
      roundBox(x, y - 0.98, z, 1.27, 0.018, 0.61, 0.01),
    );
  const rack: Distance = (x, y, z) =>
    min(
      roundBox(x + 0.1, y - 1.66, abs(z) - 0.42, 0.8, 0.025, 0.025, 0.01),
      roundBox(abs(x + 0.1) - 0.5, y - 1.62, z, 0.03, 0.06, 0.42, 0.01),
    );
  const boards: Distance = (x, y, z) => ellipsoid(x + 0.1, y - 1.74, z - 0.12, 1.05, 0.05, 0.2);
  const lamps: Distance = (x, y, z) =>
    ellipsoid(x - 1.235, y - 0.68, abs(z) - 0.38, 0.06, 0.12, 0.12);
  return assembled(
    [
      [lower, matte(body, 0.25)],
      [upper, matte(light, 0.3)],
      [nose, matte(light, 0.3)],
      [windows, matte('#1c2a33', 0.06)],
      [curtains, matte('#e2a24e', 0.8)],
      [tyres, matte('#1c1c20', 0.8)],
      [chrome, metal('#d6d9de', 0.2)],
      [rack, metal('#8c9096', 0.4)],
      [boards, matte('#f0c766', 0.3)],
      [lamps, glow('#fff3cf')],
    ],
    { height: 1.8, radius: 1.4, yaw: -0.6, pitch: 0.1 },
  );
}
