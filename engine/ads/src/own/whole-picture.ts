import type { AdFormat } from '@adwright/contracts';
import { AD_FORMATS } from '@adwright/contracts/values';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { type AdPicture, measurePicture } from '../picture/ad-picture.ts';
import { drawWhole, type WholePhoto } from '../picture/whole-photo.ts';

/** More pixels than an ad can show of a photo are scaled away. */
const MAX_SIDE_PX = 1600;
const BLURRED_PX = 64;
/** Pixels along the rim that are looked at, and by how many levels they may differ from their mean. */
const RIM_SAMPLES = 96;
const RIM_DEVIATION = 5;

/** Reads a photo that is shown as a whole, and lays it out in the size of a format. */
export async function openWholePicture(bytes: Uint8Array, format: AdFormat): Promise<AdPicture> {
  const photo = sharp(bytes).autoOrient().toColourspace('srgb').flatten({ background: '#ffffff' });
  const [large, blurred] = await Promise.all([
    canvasOf(
      photo.clone().resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true }),
    ),
    canvasOf(photo.clone().resize(BLURRED_PX, BLURRED_PX, { fit: 'fill' }).blur(3)),
  ]);
  const whole: WholePhoto = { canvas: large, rim: rimOf(large), blurred };
  const { width, height } = AD_FORMATS[format];
  const laidOut = createCanvas(width, height);
  drawWhole(laidOut.getContext('2d'), whole, { x: 0, y: 0, width, height });
  return { ...(await measurePicture(laidOut)), whole };
}

async function canvasOf(picture: Sharp): Promise<Canvas> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const pixels = new ImageData(new Uint8ClampedArray(data), info.width, info.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

/** The colour all along a photo's rim; null where there are several. */
function rimOf(canvas: Canvas): string | null {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const samples: [number, number, number][] = [];
  for (let step = 0; step < RIM_SAMPLES; step++) {
    const share = step / RIM_SAMPLES;
    const x = Math.floor(share * width);
    const y = Math.floor(share * height);
    for (const at of [x, (height - 1) * width + x, y * width, y * width + width - 1]) {
      samples.push([data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]);
    }
  }
  const mean = [0, 1, 2].map(
    (channel) => samples.reduce((sum, sample) => sum + (sample[channel] ?? 0), 0) / samples.length,
  );
  const spread = samples.map((sample) =>
    Math.max(...sample.map((value, channel) => Math.abs(value - (mean[channel] ?? 0)))),
  );
  const deviation = Math.sqrt(spread.reduce((sum, value) => sum + value ** 2, 0) / spread.length);
  if (deviation > RIM_DEVIATION) return null;
  return `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
