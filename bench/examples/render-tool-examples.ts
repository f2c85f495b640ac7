/**
 * Renders the examples beside the forms of the tools (input and result), with the engine that customers use.
 * The modules mf-create and mf-tools import the pictures. Run the script after a change of the renderer: node
 * bench/examples/render-tool-examples.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '@adwright/contracts';
import type { RenderedImage } from '@adwright/engine-service';
import { createSampleProduct } from '@adwright/engine-testing';
import sharp from 'sharp';
import { awaitDelivery } from '../../engine/service/src/testing/delivered.ts';
import { openProvider } from './example-provider.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Width of an example picture in pixels: twice the width of its column, for high-density screens. */
const WIDTH_PX = 640;

const PRODUCT = {
  kind: 'dropperBottle',
  body: '#a8562c',
  backdrop: ['#f1ede4', '#d9d3c6'],
  noise: 2,
  size: 1080,
} as const;

const CREATE = {
  product: 'Hearth soy candle',
  audience: 'new homeowners',
  goal: 'more online sales',
  emotion: 'nostalgia',
  adType: 'emotional storytelling',
} as const;

const BOOST = {
  product: 'Fjord sneakers',
  audience: 'city runners',
  emotion: 'excitement',
  format: 'square',
} as const;

/** Writes an example picture into the folder of a module. */
async function publish(module: string, name: string, bytes: Uint8Array): Promise<void> {
  const folder = path.join(ROOT, module, 'src/examples');
  await mkdir(folder, { recursive: true });
  const file = await sharp(bytes).resize(WIDTH_PX).webp({ quality: 74, effort: 6 }).toBuffer();
  await writeFile(path.join(folder, `${name}.webp`), file);
  console.log(`${module} ${name}: ${Math.round(file.length / 1024)} KB`);
}

interface Placed {
  bytes: Uint8Array;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns pictures placed on a transparent sheet; lengths are in pixels of the sheet. */
async function sheet(width: number, height: number, pictures: readonly Placed[]) {
  const layers = await Promise.all(
    pictures.map(async ({ bytes, left, top, ...size }) => ({
      input: await sharp(bytes).resize(size.width, size.height).toBuffer(),
      left,
      top,
    })),
  );
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } })
    .composite(layers)
    .png()
    .toBuffer();
}

const SIDE_PX = WIDTH_PX * 2;
const GAP_PX = 24;

/** Places a post and a story of one ad side by side at equal height. */
function pair(post: Uint8Array, story: Uint8Array) {
  const height = Math.round((SIDE_PX - GAP_PX) / (1 + 9 / 16));
  const storyWidth = SIDE_PX - GAP_PX - height;
  return sheet(SIDE_PX, height, [
    { bytes: post, left: 0, top: 0, width: height, height },
    { bytes: story, left: height + GAP_PX, top: 0, width: storyWidth, height },
  ]);
}

/** Returns square pictures in rows of `columns` pictures each. */
function rows(pictures: readonly Uint8Array[], columns: number) {
  const side = Math.floor((SIDE_PX - GAP_PX * (columns - 1)) / columns);
  const count = Math.ceil(pictures.length / columns);
  return sheet(
    SIDE_PX,
    count * (side + GAP_PX) - GAP_PX,
    pictures.map((bytes, index) => ({
      bytes,
      left: (index % columns) * (side + GAP_PX),
      top: Math.floor(index / columns) * (side + GAP_PX),
      width: side,
      height: side,
    })),
  );
}

/** Degrades a photo like a phone's photo in a dim room: dull, blurred and noisy. */
async function worn(photo: Uint8Array) {
  return sharp(photo)
    .resize(720)
    .blur(0.8)
    .linear(0.5, 58)
    .modulate({ saturation: 0.75 })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** Returns one picture's left half joined with the right half of another picture. */
async function halves(left: Uint8Array, right: Uint8Array) {
  const half = { left: 0, top: 0, width: SIDE_PX / 2, height: SIDE_PX };
  const before = await sharp(await sharp(left).resize(SIDE_PX, SIDE_PX).toBuffer())
    .extract(half)
    .toBuffer();
  return sharp(await sharp(right).resize(SIDE_PX, SIDE_PX).toBuffer())
    .composite([{ input: before, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const listBytes = (pictures: readonly RenderedImage[]) => pictures.map(({ bytes }) => bytes);

async function main(): Promise<void> {
  const provider = await openProvider();
  const upload = (bytes: Uint8Array) => ({ bytes, mediaType: 'image/jpeg' as const });
  const { jpeg } = await createSampleProduct(PRODUCT);

  const [post, story] = listBytes(
    await awaitDelivery(
      (context) => provider.createAd?.({ ...CREATE, prompt: CREATE.product }, context),
      4,
    ),
  );
  const boosted = listBytes(await awaitDelivery((context) => provider.boost?.(BOOST, context), 2));
  const shoot = async (environment: Environment) => {
    const brief = { productType: 'face serum', environment, format: 'square' } as const;
    const shots = await awaitDelivery(
      (context) => provider.photoshoot?.(upload(jpeg), brief, context),
      6,
    );
    return listBytes(shots);
  };
  const [natural, ...others] = [
    await shoot('nature'),
    await shoot('luxury'),
    await shoot('kitchen'),
  ];
  const shots = [natural, ...others].flatMap(([first]) => first ?? []);
  const photo = natural?.[1];
  if (!post || !story || !photo) throw new Error('the engine returned no picture');
  const dull = await worn(photo);
  const [mended] = listBytes(
    await awaitDelivery((context) => provider.enhance?.(upload(dull), context), 1),
  );
  const [varied] = listBytes(
    await awaitDelivery((context) => provider.variation?.(upload(photo), context), 3),
  );
  const overlays = listBytes(
    await awaitDelivery(
      (context) =>
        provider.overlay?.(upload(photo), { title: 'Sleep on it', subtitle: '' }, context),
      1,
    ),
  );
  if (!mended || !varied) throw new Error('the engine returned no picture');

  await publish('mf-create', 'create', await pair(post, story));
  await publish('mf-tools', 'boost', await rows(boosted.slice(0, 9), 3));
  await publish('mf-tools', 'photoshoot', await rows([jpeg, ...shots], 2));
  await publish('mf-tools', 'enhancement', await halves(dull, mended));
  await publish('mf-tools', 'variation', await rows([photo, varied], 2));
  await publish('mf-tools', 'overlay', await rows(overlays, 2));
  await provider.close();
}

void main();
