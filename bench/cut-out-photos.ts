/**
 * Photos whose true cut is known: our ray-marched products, and photographed objects with their own opacity where the
 * Debian package `tuxpaint-stamps-default` (GPL-2) is unpacked, laid over studio backdrops, painted sets and the photos of
 * `mate-backgrounds` (CC BY-SA 4.0), with shadow, lens blur, grain and JPEG. Tuning and judging share no object, colour,
 * backdrop or photo.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { type Random, seededRandom } from '../engine/src/embedded/ad/random.ts';
import { oklch } from '../engine/src/embedded/colour/oklch.ts';
import { renderSampleProduct } from '../engine/src/embedded/photo/photoshoot/sample-products.ts';
import { SetPainter } from '../engine/src/embedded/photo/photoshoot/sets/set-painter.ts';
import { SETS } from '../engine/src/embedded/photo/photoshoot/sets/sets.ts';
import type { SceneName } from '../engine/src/embedded/photo/photoshoot/shoot-direction.ts';
import type { ProductKind } from '../engine/src/embedded/product/product-kind.ts';

export type PhotoSet = 'tuning' | 'judging';

/** A photo with the opacity that a perfect cut would have. */
export interface KnownPhoto {
  name: string;
  /** Kind of difficulty, for the table. */
  kind: string;
  jpeg: Buffer;
  width: number;
  height: number;
  alpha: Uint8Array;
}

interface Subject {
  name: string;
  image: Canvas;
  /** Soft shadow on the floor, placed relative to the image. */
  shadow: { canvas: Canvas; x: number; y: number; width: number; height: number } | null;
}

type Backdrop = (context: SKRSContext2D, random: Random) => void | Promise<void>;

const SIDE = 900;

interface Cast {
  kinds: readonly ProductKind[];
  loops: readonly ProductKind[];
  colours: readonly string[];
  whites: readonly string[];
  hues: readonly number[];
  stamps: readonly string[];
  photos: readonly string[];
  scenes: readonly SceneName[];
  key: readonly [number, number, number];
  seed: number;
}

const CASTS: Readonly<Record<PhotoSet, Cast>> = {
  tuning: {
    kinds: ['sneaker', 'paperCup', 'watch', 'dropperBottle', 'tallBottle', 'book', 'pouch'],
    loops: ['ringSculpture', 'watch'],
    colours: ['#1e3a6e', '#c2452d', '#3f7d5a', '#222326', '#8b5e3c', '#d9a441', '#7d4f9e'],
    whites: ['#f7f6f3', '#fbfbfb', '#efeeea'],
    hues: [250, 40, 140],
    stamps: [
      'household/cylinder',
      'household/tools/cementmixer',
      'food/fruit/orange_seville',
      'food/fruit/avocado',
      'food/fruit/cherimoya',
      'vehicles/emergency/firetruck',
      'hobbies/music/string/guitar2',
      'vehicles/wheel_tractor',
    ],
    photos: ['Wood', 'Garden', 'GreenMeadow', 'LadyBird', 'FreshFlower'],
    scenes: ['kitchen', 'nature', 'workspace'],
    key: [-0.5, 0.9, 0.6],
    seed: 11,
  },
  judging: {
    kinds: [
      'pumpBottle',
      'jar',
      'headphones',
      'phone',
      'candle',
      'carton',
      'perfumeFlacon',
      'plant',
    ],
    loops: ['headphones', 'bag', 'archSculpture'],
    colours: [
      '#2b5d8a',
      '#b0343c',
      '#56713a',
      '#1b1b1d',
      '#a67b52',
      '#e0b7a0',
      '#35655f',
      '#5b4a86',
    ],
    whites: ['#f9f8f6', '#f3f3f4', '#fdfcfa'],
    hues: [210, 15, 95],
    stamps: [
      'household/Lightbulb',
      'food/fruit/Cherry_Stella',
      'food/fruit/Strawberry2',
      'food/fruit/Apricot_whole',
      'food/spices/ginger',
      'vehicles/garbagetruck',
      'household/tools/spade',
      'town/monuments/inukshuk-photo',
    ],
    photos: ['Blinds', 'Dune', 'Storm', 'TwoWings', 'YellowFlower'],
    scenes: ['beach', 'luxury', 'urban'],
    key: [0.6, 0.8, 0.7],
    seed: 23,
  },
};

function product(kind: ProductKind, body: string, { key }: Cast): Subject {
  const render = renderSampleProduct(kind, body, key, {
    maxWidth: SIDE * 0.66,
    maxHeight: SIDE * 0.66,
  });
  const image = createCanvas(Math.round(render.width), Math.round(render.height));
  image.getContext('2d').drawImage(render.image, 0, 0, image.width, image.height);
  return { name: `${kind} ${body}`, image, shadow: { canvas: render.shadow, ...render.shadowBox } };
}

async function stamp(folder: string, name: string): Promise<Subject> {
  const { data, info } = await sharp(path.join(folder, `${name}.png`))
    .ensureAlpha()
    .trim({ threshold: 1 })
    .resize(Math.round(SIDE * 0.66), Math.round(SIDE * 0.66), { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const image = createCanvas(info.width, info.height);
  image.getContext('2d').drawImage(await loadImage(data), 0, 0);
  return { name: path.basename(name), image, shadow: null };
}

const studio =
  (light: string, dark: string): Backdrop =>
  (context, random) => {
    const x = SIDE * (0.3 + random() * 0.4);
    const glow = context.createRadialGradient(
      x,
      SIDE * 0.35,
      SIDE * 0.1,
      SIDE / 2,
      SIDE / 2,
      SIDE * 0.85,
    );
    glow.addColorStop(0, light);
    glow.addColorStop(1, dark);
    context.fillStyle = glow;
    context.fillRect(0, 0, SIDE, SIDE);
  };

/** Wall and table of two tones with a soft edge between. */
const table =
  (wall: string, far: string, near: string): Backdrop =>
  (context) => {
    const fall = context.createLinearGradient(0, 0, 0, SIDE);
    fall.addColorStop(0, wall);
    fall.addColorStop(0.6, wall);
    fall.addColorStop(0.66, far);
    fall.addColorStop(1, near);
    context.fillStyle = fall;
    context.fillRect(0, 0, SIDE, SIDE);
  };

const photographed =
  (file: string, blur: number): Backdrop =>
  async (context) => {
    const pipeline = sharp(file).resize(SIDE, SIDE, { fit: 'cover' });
    const png = await (blur > 0 ? pipeline.blur(blur) : pipeline).png().toBuffer();
    context.drawImage(await loadImage(png), 0, 0, SIDE, SIDE);
  };

const painted =
  (scene: SceneName, seed: number): Backdrop =>
  (context) => {
    const painter = new SetPainter(seededRandom(seed));
    SETS[scene](painter, null, seed);
    context.drawImage(painter.canvas, 0, 0, SIDE, SIDE);
  };

async function shot(
  kind: string,
  subject: Subject,
  backdrop: Backdrop,
  seed: number,
): Promise<KnownPhoto> {
  const random = seededRandom(seed);
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  await backdrop(context, random);
  const { image, shadow } = subject;
  const x = Math.round((SIDE - image.width) * (0.42 + random() * 0.16));
  const y = Math.round(SIDE * (0.8 + random() * 0.08) - image.height);
  if (shadow)
    context.drawImage(shadow.canvas, x + shadow.x, y + shadow.y, shadow.width, shadow.height);
  else paintShadow(context, x, y, image, random);
  context.drawImage(image, x, y);
  const truth = createCanvas(SIDE, SIDE);
  truth.getContext('2d').drawImage(image, x, y);
  const opacity = truth.getContext('2d').getImageData(0, 0, SIDE, SIDE).data;
  const grain = random() * 4 + 1;
  const pixels = context.getImageData(0, 0, SIDE, SIDE);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const shift = (random() + random() + random() - 1.5) * grain * 1.6;
    for (let channel = 0; channel < 3; channel++)
      pixels.data[at + channel] =
        (pixels.data[at + channel] ?? 0) + shift + (random() + random() - 1) * grain;
  }
  context.putImageData(pixels, 0, 0);
  const softness = 0.3 + random() * 0.5;
  const jpeg = await sharp(canvas.data(), { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .removeAlpha()
    .blur(softness)
    .jpeg({ quality: Math.round(78 + random() * 15) })
    .toBuffer();
  return {
    name: subject.name,
    kind,
    jpeg,
    width: SIDE,
    height: SIDE,
    alpha: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => opacity[at * 4 + 3] ?? 0),
  };
}

/** Contact and cast shadow of an object that was photographed without them. */
function paintShadow(
  context: SKRSContext2D,
  x: number,
  y: number,
  image: Canvas,
  random: Random,
): void {
  const dark = createCanvas(image.width, image.height);
  const inside = dark.getContext('2d');
  inside.drawImage(image, 0, 0);
  inside.globalCompositeOperation = 'source-in';
  inside.fillStyle = '#14110e';
  inside.fillRect(0, 0, dark.width, dark.height);
  context.save();
  context.globalAlpha = 0.28;
  context.filter = 'blur(22px)';
  context.transform(1, 0, random() - 0.5, 0.2, x, y + image.height);
  context.drawImage(dark, 0, -image.height);
  context.restore();
  context.save();
  context.globalAlpha = 0.5;
  context.filter = 'blur(7px)';
  const foot = image.height * 0.06;
  context.drawImage(
    dark,
    0,
    image.height - foot,
    image.width,
    foot,
    x,
    y + image.height - foot * 0.6,
    image.width,
    foot * 0.9,
  );
  context.restore();
}

/**
 * The photos of a set, one after another. `debian` is the folder that the two packages were unpacked into (`dpkg -x`);
 * without it only what we render ourselves is given.
 */
export async function* knownPhotos(
  set: PhotoSet,
  debian: string | undefined,
): AsyncGenerator<KnownPhoto> {
  const cast = CASTS[set];
  let seed = cast.seed * 1000;
  const pick = <T>(list: readonly T[], index: number): T => {
    const item = list[index % list.length];
    if (item === undefined) throw new Error('an empty cast');
    return item;
  };
  const hue = (index: number) => pick(cast.hues, index);
  const plain: readonly (readonly [string, (index: number) => Backdrop])[] = [
    ['on white', () => studio('#ffffff', '#ecebe8')],
    ['on a colour', (index) => studio(oklch(0.9, 0.06, hue(index)), oklch(0.72, 0.09, hue(index)))],
    ['on grey, vignetted', () => studio('#d5d6d8', '#85878b')],
    [
      'on table and wall',
      (index) =>
        table(
          oklch(0.93, 0.02, hue(index)),
          oklch(0.86, 0.02, hue(index)),
          oklch(0.78, 0.025, hue(index)),
        ),
    ],
  ];
  for (const [index, kind] of cast.kinds.entries()) {
    const subject = product(kind, pick(cast.colours, index), cast);
    for (const [name, backdrop] of plain) yield shot(name, subject, backdrop(index), ++seed);
    const white = product(kind, pick(cast.whites, index), cast);
    yield shot(
      'white on white',
      white,
      studio('#ffffff', index % 2 ? '#f6f5f3' : '#e6e5e3'),
      ++seed,
    );
    yield shot(
      'pale on pale',
      white,
      studio(oklch(0.95, 0.012, hue(index)), oklch(0.86, 0.02, hue(index))),
      ++seed,
    );
    const dark = product(kind, '#26272a', cast);
    yield shot('dark on dark', dark, studio('#55585e', '#1b1c1f'), ++seed);
    const scene = pick(cast.scenes, index);
    yield shot('in a painted set', subject, painted(scene, seed), ++seed);
  }
  for (const [index, kind] of cast.loops.entries()) {
    for (const [name, backdrop] of plain)
      yield shot(
        `loops ${name === 'on white' ? 'on white' : 'elsewhere'}`,
        product(kind, pick(cast.colours, index + 2), cast),
        backdrop(index),
        ++seed,
      );
    yield shot(
      'loops on white',
      product(kind, pick(cast.whites, index), cast),
      studio('#ffffff', '#f0efed'),
      ++seed,
    );
  }
  if (debian === undefined) return;
  const stamps = path.join(debian, 'usr/share/tuxpaint/stamps');
  const photos = path.join(debian, 'usr/share/backgrounds/mate/nature');
  if (!existsSync(stamps) || !existsSync(photos))
    throw new Error(`unpack the two packages into ${debian}`);
  for (const [index, name] of cast.stamps.entries()) {
    const subject = await stamp(stamps, name);
    yield shot('real object on plain', subject, pick(plain, index)[1](index), ++seed);
    yield shot('real object on plain', subject, pick(plain, index + 1)[1](index + 1), ++seed);
    const file = path.join(photos, `${pick(cast.photos, index)}.jpg`);
    yield shot('on a blurred photo', subject, photographed(file, 14), ++seed);
    yield shot('on a sharp photo', subject, photographed(file, 0), ++seed);
  }
  for (const [index, kind] of cast.kinds.entries()) {
    const subject = product(kind, pick(cast.colours, index), cast);
    const file = path.join(photos, `${pick(cast.photos, index + 2)}.jpg`);
    yield shot('on a blurred photo', subject, photographed(file, 14), ++seed);
    yield shot('on a sharp photo', subject, photographed(file, 0), ++seed);
  }
}
