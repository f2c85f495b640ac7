import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Decal } from '../kit/product-object.ts';
import { paintDial, paintKeyboard, paintLaptopScreen, paintPhoneScreen } from './device-faces.ts';
import { type LabelDesign, paintCover, paintLabel, paintPrint } from './label.ts';
import { linearRgb } from './studio.ts';
import { paintWatchFace } from './watch-face.ts';

/**
 * A picture that the ray-marcher maps onto a surface: linear colour and alpha, sampled bilinearly.
 */
export interface Texture {
  sample(u: number, v: number, out: Float64Array): void;
}

const LINEAR = Float64Array.from(
  { length: 256 },
  (_, value) => linearRgb(`#${value.toString(16).padStart(2, '0').repeat(3)}`)[0],
);

function toTexture(context: SKRSContext2D, width: number, height: number): Texture {
  const { data } = context.getImageData(0, 0, width, height);
  return {
    sample(u, v, out) {
      const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
      const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
      const left = Math.floor(x);
      const top = Math.floor(y);
      const fx = x - left;
      const fy = y - top;
      const i = (top * width + left) * 4;
      const j = i + width * 4;
      for (let c = 0; c < 3; c++) {
        const upper =
          (LINEAR[data[i + c] ?? 0] ?? 0) * (1 - fx) + (LINEAR[data[i + 4 + c] ?? 0] ?? 0) * fx;
        const lower =
          (LINEAR[data[j + c] ?? 0] ?? 0) * (1 - fx) + (LINEAR[data[j + 4 + c] ?? 0] ?? 0) * fx;
        out[c] = upper * (1 - fy) + lower * fy;
      }
      out[3] =
        (((data[i + 3] ?? 0) * (1 - fx) + (data[i + 7] ?? 0) * fx) * (1 - fy) +
          ((data[j + 3] ?? 0) * (1 - fx) + (data[j + 7] ?? 0) * fx) * fy) /
        255;
    },
  };
}

/**
 * Draws the picture of a decal (a label or a screen on an object). `detail` is the picture's
 * resolution relative to the resolution in a finished ad.
 */
export function drawDecal(decal: Decal, design: LabelDesign, detail = 1): Texture {
  const width = decal.aspect >= 1 ? 760 : Math.round(900 * decal.aspect);
  const height = Math.round(width / decal.aspect);
  const columns = Math.ceil(width * detail);
  const rows = Math.ceil(height * detail);
  const context = createCanvas(columns, rows).getContext('2d');
  context.scale(columns / width, rows / height);
  PAINTERS[decal.kind](context, width, height, design);
  return toTexture(context, columns, rows);
}

const PAINTERS: Record<
  Decal['kind'],
  (context: SKRSContext2D, width: number, height: number, design: LabelDesign) => void
> = {
  label: paintLabel,
  print: paintPrint,
  cover: paintCover,
  'screen-tall': paintPhoneScreen,
  'screen-wide': paintLaptopScreen,
  'screen-watch': paintWatchFace,
  dial: paintDial,
  keyboard: paintKeyboard,
};
