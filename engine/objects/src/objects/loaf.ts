import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { ellipsoid, nowhere } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sin } = Math;

/** 3D model of a crusty loaf with three slashes, floured. */
export const loaf = defineObject({
  make: makeLoaf,
  lessons: 'shown',
  servedAt: true,
});

/**
 * Returns how deep a point lies in a slash of the loaf's crust (0–1), and how near it is to the slash's edge.
 */
function slash(x: number, z: number): { deep: number; lip: number } {
  const nth = min(1, max(-1, round(x / 0.56)));
  const px = x - nth * 0.56;
  const along = px * 0.5 + z * 0.87;
  const beside = px * 0.87 - z * 0.5;
  const long = 0.52 - 0.1 * nth * nth;
  const ends = max(0, 1 - (along / long) ** 2);
  const width = 0.12 * ends + 0.001;
  const t = beside / width;
  return { deep: t * t < 1 ? 1 - t * t : 0, lip: ends * max(0, 1 - ((abs(t) - 1.45) / 0.55) ** 2) };
}

function makeLoaf(): ProductObject {
  const crust = (x: number, y: number, z: number) => {
    const whole = ellipsoid(x, y - 0.34, z, 1.18, 0.7, 0.74);
    if (whole > 0.16 || y < 0.4) return max(whole, -y) * 0.92;
    const { deep, lip } = slash(x, z);
    return max(whole + 0.055 * deep - 0.035 * lip, -y) * 0.75;
  };
  const base = assembled(
    [
      [crust, matte('#b06c30', 0.62)],
      [nowhere, matte('#f3dcae', 0.9)],
      [nowhere, matte('#8a4c1e', 0.55)],
      [nowhere, matte('#e0bd8c', 0.95)],
    ],
    { height: 1.06, radius: 1.2, yaw: 0.4, pitch: 0.3 },
  );
  return {
    ...base,
    part(x, y, z) {
      if (y < 0.34) return 0;
      const { deep, lip } = slash(x, z);
      if (deep > 0.12) return 1;
      if (lip > 0.35) return 2;
      // Flour lies on the parts of the crust that face up.
      const dust = sin(x * 19 + 3 * sin(z * 13)) * sin(z * 23 + 2 * sin(x * 11));
      return y > 0.62 && dust > 0.62 ? 3 : 0;
    },
  };
}
