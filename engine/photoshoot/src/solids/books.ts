import {
  assembled,
  type Distance,
  FAR,
  matte,
  type ProductObject,
  roundBox,
} from '@adwright/engine-objects';
import { norm } from '@adwright/engine-pixels';
import { placed } from './placed.ts';

const { max, sin } = Math;
/** Builds a model of a pile of books with their pages towards the camera. */
export function books(colours: readonly string[]): ProductObject {
  const sizes = [
    [1.3, 0.16, 0.92, 0.1],
    [1.16, 0.13, 0.84, -0.16],
    [1.02, 0.15, 0.76, 0.22],
  ] as const;
  let base = 0;
  const parts = sizes.flatMap(([wide, thick, deep, yaw], index) => {
    const place = { at: [0, base + thick, 0] as const, yaw };
    base += 2 * thick;
    const reach = norm(wide, thick, deep) + 0.02;
    // The cover of a book is a box, open at the front, without the paper inside.
    const cover: Distance = (x, y, z) =>
      max(
        roundBox(x, y, z, wide, thick, deep, 0.025),
        -roundBox(x - 0.06, y, z - 0.08, wide + 0.04, thick - 0.03, deep + 0.06, 0.01),
      );
    const paper: Distance = (x, y, z) => {
      const gap = roundBox(x, y, z, wide - 0.06, thick - 0.028, deep - 0.05, 0.01);
      return gap > FAR ? gap : gap + 0.004 * sin(y * 190);
    };
    return [
      [placed(cover, reach, place), matte(colours[index % colours.length] ?? '#35506b', 0.6)],
      [placed(paper, reach, place), matte('#f1e8d6', 0.9)],
    ] as const;
  });
  return assembled(parts, { height: base, radius: norm(1.3, 0.92), yaw: 0.35, pitch: 0.3 });
}
