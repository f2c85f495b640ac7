import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, sharedByParts } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sin } = Math;

/** 3D model of a folded, thick quilted blanket. One corner is turned back and shows the lining. */
export const blanket = defineObject({
  make: makeBlanket,
});

/** Distance between two layers of the folded blanket, in the object's units. */
const LAYER = 0.468;

/** Side of a quilted patch, in the object's units. */
const PATCH = 0.42;

function makeBlanket(colours: ProductColours): ProductObject {
  /** Returns the depth of the blanket's surface along the quilting seams, or 0 in the middle of a patch. */
  const seam = (at: number) => {
    const to = abs(at - (round(at / PATCH - 0.5) + 0.5) * PATCH);
    return max(0, (to - PATCH * 0.26) / (PATCH * 0.24)) ** 2;
  };
  const layer = (x: number, y: number, z: number, nth: number, wide: number) => {
    const up = y - 0.24 - nth * LAYER - 0.014 * sin(x * 4 + nth * 3);
    const shell = roundBox(x, up, z, wide, 0.235, 0.86, 0.21);
    if (shell > FAR) return shell * 0.65;
    // The quilting seams run across the top of the blanket. One set of seams continues down the
    // front fold.
    const onTop = max(0, min(1, (0.76 - abs(z)) / 0.14));
    const deep = min(1, seam(x) + seam(z) * onTop) * 0.028;
    return (shell + deep) * 0.65;
  };
  const folds = sharedByParts((x, y, z) =>
    min(layer(x, y, z, 0, 1.16), layer(x, y, z, 1, 1.13), layer(x, y, z, 2, 1.1)),
  );
  const lining = (x: number, y: number, z: number) => {
    const up = y - 1.45;
    const corner = max(x + z - 0.1, -x - 0.98, -z - 0.8) * 0.7;
    return extruded(corner, abs(up - 0.02 * sin(x * 7)) - 0.045, 0.04) * 0.85;
  };
  return assembled(
    [
      [folds, matte(colours.body, 0.98)],
      [(x, y, z) => lining(-x, y, -z), matte(colours.light, 0.98)],
      [
        (x, y, z) => roundBox(x - 0.82, y - 0.7, z - 0.87, 0.1, 0.13, 0.02, 0.012),
        matte(colours.accent, 0.6),
      ],
    ],
    { height: 1.52, radius: 1.46, yaw: 0.5, pitch: 0.3 },
  );
}
