import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, type Distance, ellipsoid } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { max, min, sqrt } = Math;

/** 3D model of a bottle of hot sauce with a chilli beside it. */
export const hotSauce = defineObject({
  make: makeHotSauce,
});

/** Horizontal position at which the chilli begins, in the object's units. */
const FROM = 0.2;

/** Length of the chilli, in the object's units. */
const LENGTH = 1.05;

function makeHotSauce(colours: ProductColours): ProductObject {
  const bottle: Distance = (x, y, z) =>
    blend(
      cylinder(x, y - 0.66, z, 0.4, 0.66, 0.1),
      cylinder(x, y - 1.6, z, 0.13, 0.32, 0.03),
      0.34,
    );
  const cap: Distance = (x, y, z) => cylinder(x, y - 2.06, z, 0.18, 0.19, 0.04);
  /** The chilli lies on the ground in an arc, and tapers to its tip. */
  const chilli: Distance = (x, y, z) => {
    const t = max(0, min(1, (x - FROM) / LENGTH));
    const bend = 0.5 * (t - 0.4) ** 2;
    const dx = x - FROM - LENGTH * t;
    const dz = z - 0.78 + bend;
    const thick = 0.15 * (t < 0.16 ? 0.8 + 1.25 * t : sqrt(1.02 - (t - 0.16) / 0.84));
    return (sqrt(dx * dx + (y - 0.15) ** 2 + dz * dz) - thick) * 0.75;
  };
  const stalk: Distance = (x, y, z) =>
    min(
      ellipsoid(x - FROM + 0.05, y - 0.16, z - 0.7, 0.08, 0.12, 0.12),
      capsule(x, y, z, FROM - 0.08, 0.16, 0.7, FROM - 0.34, 0.3, 0.66, 0.032),
    );
  return assembled(
    [
      [bottle, glass('#b3261a', 0.08)],
      [cap, matte(colours.dark, 0.4)],
      [chilli, matte('#c8281c', 0.14)],
      [stalk, matte('#4f7a2a', 0.45)],
    ],
    {
      height: 2.25,
      radius: 1.5,
      yaw: 0.2,
      pitch: 0.14,
      decals: [wrapLabel(0, 0.4, 0.2, 1.04, 1.05)],
    },
  );
}
