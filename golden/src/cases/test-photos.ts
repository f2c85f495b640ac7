import sharp from 'sharp';
import {
  createSampleFoliage,
  createSamplePhoto,
  createSampleProduct,
  damageRaster,
  fromRaster,
  type Raster,
  toJpeg,
  withSoftNoise,
} from '../engine.ts';

const jpeg = async (raster: Raster | Promise<Raster>) => toJpeg(fromRaster(await raster));
const product = async (...request: Parameters<typeof createSampleProduct>) =>
  (await createSampleProduct(...request)).jpeg;

const STUDIO = ['#ffffff', '#eceae6'] as const;
const SIZE_PX = 640;

/** Test photos of scenes, as encoded files: original and degraded versions. */
export const SCENE_PHOTOS = {
  scene: () => jpeg(createSamplePhoto(1)),
  wide: () => jpeg(createSamplePhoto(4, 720, 405)),
  tall: () => jpeg(createSamplePhoto(5, 360, 640)),
  foliage: () => jpeg(createSampleFoliage(2, 480, 360)),
  faded: () => jpeg(damageRaster(createSamplePhoto(2), { fade: [0.62, 38] })),
  cast: () => jpeg(damageRaster(createSamplePhoto(6), { cast: [1.12, 1, 0.82] })),
  noisy: () => jpeg(damageRaster(createSamplePhoto(3), { noise: 10 })),
  grainy: () => jpeg(withSoftNoise(createSamplePhoto(7), 8)),
  blurred: () => jpeg(damageRaster(createSamplePhoto(8), { blur: 1.6 })),
} as const;

/** Test photos of products in front of a backdrop, as encoded files. */
export const PRODUCT_PHOTOS = {
  mug: () => product({ kind: 'mug', body: '#3f6f8f', backdrop: STUDIO, noise: 3, size: SIZE_PX }),
  serum: () =>
    product({
      kind: 'dropperBottle',
      body: '#1e3a6e',
      backdrop: ['#fbfaf7', '#cfcac2'],
      noise: 5,
      size: SIZE_PX,
    }),
  sneaker: () =>
    product({
      kind: 'sneaker',
      body: '#b8402f',
      backdrop: ['#d9e2ea', '#a9b8c6'],
      noise: 3,
      size: SIZE_PX,
    }),
  whiteOnWhite: () =>
    product({ kind: 'mug', body: '#f7f6f3', backdrop: STUDIO, noise: 2, size: SIZE_PX }),
  darkOnDark: () =>
    product({
      kind: 'headphones',
      body: '#202226',
      backdrop: ['#3b3e45', '#1c1e22'],
      noise: 4,
      size: SIZE_PX,
    }),
  bicycle: () =>
    product({
      kind: 'bicycle',
      body: '#2f7f5f',
      backdrop: ['#f1ede4', '#d9d3c6'],
      noise: 3,
      size: SIZE_PX,
    }),
  armchair: () =>
    product({
      kind: 'armchair',
      body: '#7b5a3a',
      backdrop: ['#e9e4da', '#bdb4a4'],
      noise: 6,
      size: SIZE_PX,
    }),
  plant: () =>
    product({
      kind: 'plant',
      body: '#d8d2c8',
      backdrop: ['#f4f1ea', '#d8d4cc'],
      noise: 3,
      size: SIZE_PX,
    }),
  alpha: alphaPicture,
} as const;

export type PhotoName = keyof typeof SCENE_PHOTOS | keyof typeof PRODUCT_PHOTOS;
export const PHOTOS = { ...SCENE_PHOTOS, ...PRODUCT_PHOTOS };
export const SCENE_NAMES = Object.keys(SCENE_PHOTOS).filter(isPhoto);
export const PRODUCT_NAMES = Object.keys(PRODUCT_PHOTOS).filter(isPhoto);

function isPhoto(name: string): name is PhotoName {
  return name in PHOTOS;
}

/** Returns a picture of a product with a transparent background, as PNG. */
async function alphaPicture(): Promise<Buffer> {
  const { data, info } = await sharp(await PRODUCT_PHOTOS.serum())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rgba = new Uint8Array(width * height * 4);
  const radius = Math.min(width, height) * 0.36;
  for (let at = 0; at < width * height; at++) {
    const away = Math.hypot((at % width) - width / 2, Math.floor(at / width) - height / 2);
    rgba.set(data.subarray(at * 3, at * 3 + 3), at * 4);
    rgba[at * 4 + 3] = away < radius ? 255 : 0;
  }
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

const made = new Map<PhotoName, Promise<Buffer>>();

/** Returns the encoded test photo with a name. Each thread draws a test photo only once. */
export function drawPhoto(name: PhotoName): Promise<Buffer> {
  const known = made.get(name) ?? PHOTOS[name]();
  made.set(name, known);
  return known;
}
