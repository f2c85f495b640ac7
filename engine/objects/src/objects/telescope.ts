import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min, sqrt } = Math;

/** 3D model of a telescope on its tripod. */
export const telescope = defineObject({
  make: makeTelescope,
  propScale: 0.66,
});

function makeTelescope(colours: ProductColours): ProductObject {
  const tube =
    (shape: (along: number, off: number) => number) => (x: number, y: number, z: number) => {
      const py = y - 1.5;
      const along = x * 0.86 + py * 0.51;
      const beside = py * 0.86 - x * 0.51;
      return shape(along, sqrt(beside * beside + z * z));
    };
  const body = tube((along, off) => disc(off, along - 0.24, 0.25, 0.72, 0.03));
  const hood = tube((along, off) =>
    max(disc(off, along - 0.98, 0.32, 0.2, 0.03), -disc(off, along - 1.14, 0.27, 0.14, 0.02)),
  );
  const lens = tube((along, off) => disc(off, along - 1.0, 0.26, 0.04, 0.02));
  const brass = tube((along, off) =>
    min(
      disc(off, along + 0.52, 0.27, 0.05, 0.02),
      disc(off, along + 0.74, 0.13, 0.2, 0.03),
      disc(off, along - 0.76, 0.28, 0.04, 0.02),
    ),
  );
  const eye = tube((along, off) => disc(off, along + 1.0, 0.17, 0.1, 0.03));
  const head = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 1.18, z, 0.1, 0.14, 0.03), ellipsoid(x, y - 1.3, z, 0.16, 0.1, 0.3));
  const legs = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.14, 0.04, 0.1, 0.04, 0.78, 0.06),
      capsule(x, y, z, 0, 1.14, -0.02, 0.66, 0.04, -0.5, 0.06),
      capsule(x, y, z, 0, 1.14, 0, -0.76, 0.04, -0.26, 0.06),
    );
  return assembled(
    [
      [body, matte(colours.body, 0.28)],
      [hood, matte(colours.body, 0.28)],
      [lens, matte('#16223c', 0.04)],
      [brass, metal('#dcb671', 0.18)],
      [eye, matte('#222227', 0.4)],
      [head, metal('#c9ccd2', 0.22)],
      [legs, matte('#a8733f', 0.45)],
    ],
    { height: 2.3, radius: 1.24, yaw: 0.4, pitch: 0.1 },
  );
}
