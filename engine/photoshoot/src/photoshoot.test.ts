import { PHOTOSHOOT_COUNT } from '@adwright/contracts';
import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { cropCutOut, cutFromAlpha, cutOut, MIN_CUT_CONFIDENCE } from '@adwright/engine-cutout';
import {
  createSeededRandom,
  fromRaster,
  type Raster,
  toJpeg,
  toRaster,
} from '@adwright/engine-pixels';
import {
  createSamplePhoto,
  createSampleProduct,
  type SampleProduct,
  type SampleProductRequest,
} from '@adwright/engine-testing';
import { itEach } from '@adwright/engine-testing/nightly';
import { readSubject, type SubjectMap } from '@adwright/engine-uploads';
import sharp, { type Region } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { findProduct, photoshoot, shootPicture } from './photoshoot.ts';

const form: PhotoshootForm = {
  productType: 'serum',
  environment: 'minimalist',
  visualStyle: 'realistic',
};
let bottle: SampleProduct;

const photographed = new Map<string, Promise<SampleProduct>>();

/**
 * Side of most sample photos, in pixels. Photos of products with fine parts must be larger; a larger photo
 * takes twice as long to process.
 */
const SIDE = 280;

/**
 * Returns a sample photo of a product on a plain background, drawn only once per request. Several tests use the
 * same sample photo.
 */
function taken(request: Omit<SampleProductRequest, 'size'>): Promise<SampleProduct> {
  const key = JSON.stringify(request);
  const known = photographed.get(key) ?? createSampleProduct({ ...request, size: SIDE });
  photographed.set(key, known);
  return known;
}

const looked = new Map<Buffer, Promise<SubjectMap>>();

/** Returns the model's saliency map of a photo. The map is computed only once per photo. */
function seen(jpeg: Buffer): Promise<SubjectMap> {
  const known = looked.get(jpeg) ?? readSubject(jpeg);
  looked.set(jpeg, known);
  return known;
}

beforeAll(async () => {
  bottle = await taken({
    kind: 'dropperBottle',
    body: '#1e3a6e',
    backdrop: ['#fbfaf7', '#cfcac2'],
    noise: 4,
  });
});

/** Returns a photo of a wall of small tiles in all colours, without any product. */
function busyPhoto(width = 240, height = 180): Raster {
  const random = createSeededRandom(4);
  const tiles = Array.from({ length: 40 * 30 }, () => [
    random() * 255,
    random() * 255,
    random() * 255,
  ]);
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const tile = Math.floor(Math.floor(at / width) / 6) * 40 + Math.floor((at % width) / 6);
    data.set(tiles[tile] ?? [], at * 3);
  }
  return { width, height, data };
}

let busy: Promise<Buffer> | undefined;

function busyJpeg(): Promise<Buffer> {
  busy ??= toJpeg(fromRaster(busyPhoto()));
  return busy;
}

/** Returns the part of a sample photo to the right of a column and above a row. */
function part(product: SampleProduct, left: number, bottom: number): Promise<SampleProduct> {
  return within(product, { left, top: 0, width: product.width - left, height: bottom });
}

/** Crops a sample photo around its product, with a margin given as a share of the product's size. */
function trimmed(product: SampleProduct, margin: number): Promise<SampleProduct> {
  const { width, alpha } = product;
  const solid = [...alpha.keys()].filter((at) => (alpha[at] ?? 0) > 127);
  const columns = solid.map((at) => at % width);
  const rows = solid.map((at) => Math.floor(at / width));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const room = Math.round(margin * Math.max(right - left, bottom - top));
  return within(product, {
    left: left - room,
    top: top - room,
    width: right - left + 1 + 2 * room,
    height: bottom - top + 1 + 2 * room,
  });
}

async function within(
  { jpeg, alpha, width, height }: SampleProduct,
  crop: Region,
): Promise<SampleProduct> {
  const rest = { width: crop.width, height: crop.height };
  const kept = sharp(alpha, { raw: { width, height, channels: 1 } }).extract(crop);
  return {
    jpeg: await sharp(jpeg).extract(crop).jpeg({ quality: 90 }).toBuffer(),
    alpha: new Uint8Array(await kept.extractChannel(0).raw().toBuffer()),
    ...rest,
  };
}

async function overlap({ jpeg, alpha }: SampleProduct) {
  const { rgba, confidence } = await cutOut(await toRaster(sharp(jpeg)), await seen(jpeg));
  let both = 0;
  let either = 0;
  alpha.forEach((value, at) => {
    const truth = value > 127;
    const found = (rgba[at * 4 + 3] ?? 0) > 127;
    if (truth && found) both++;
    if (truth || found) either++;
  });
  return { share: both / either, confidence };
}

async function cutOfRaster(photo: Raster) {
  return cutOut(photo, await readSubject(await toJpeg(fromRaster(photo))));
}

describe('cutOut', () => {
  const onStudioBackdrops = [
    ['dropperBottle', '#1e3a6e', ['#fbfaf7', '#cfcac2']],
    ['drinksCan', '#d8372f', ['#ffffff', '#f4f3f1']],
    ['bag', '#8a5a3a', ['#cfe0ee', '#8fb0cc']],
    ['phone', '#1a1a1a', ['#cfe0ee', '#8fb0cc']],
    ['sneaker', '#f7f6f3', ['#ffffff', '#e6e5e3']],
  ] as const;

  itEach(onStudioBackdrops, { step: 5 })(
    'finds a %s on a studio backdrop',
    {},
    async ([kind, body, backdrop]) => {
      const { share, confidence } = await overlap(await taken({ kind, body, backdrop, noise: 4 }));
      expect(share).toBeGreaterThanOrEqual(0.95);
      expect(confidence).toBeGreaterThan(MIN_CUT_CONFIDENCE);
    },
  );

  it('makes the inside of a loop transparent', async () => {
    const side = 200;
    const away = (at: number) => Math.hypot((at % side) - 100, Math.floor(at / side) - 100);
    const data = new Uint8Array(side * side * 3);
    for (let at = 0; at < side * side; at++)
      data.set(away(at) > 35 && away(at) < 60 ? [178, 40, 52] : [238, 236, 231], at * 3);
    const { rgba } = await cutOfRaster({ width: side, height: side, data });
    const opacity = (x: number) => rgba[(100 * side + x) * 4 + 3];
    expect([opacity(20), opacity(52), opacity(100)]).toEqual([0, 255, 0]);
  });

  const cutAtRows = [
    ['sneaker', 0.8125, false],
    ['pouch', 0.7375, false],
    ['sneaker', 0.875, true],
    ['pouch', 0.875, true],
  ] as const;

  itEach(cutAtRows, { step: 3 })(
    'tells of a %s that ends at 0.85 of the height or above whether a cut at %d takes some of it',
    {},
    async ([kind, bottom, whole]) => {
      const product = await taken({
        kind,
        body: '#1e3a6e',
        backdrop: ['#e9e1d4', '#b8ac9c'],
        noise: 3,
      });
      const { confidence } = await overlap(await part(product, 0, Math.round(bottom * SIDE)));
      expect(confidence >= MIN_CUT_CONFIDENCE).toBe(whole);
    },
  );

  it('finds a product close to a side of the picture', async () => {
    const bottle = await taken({
      kind: 'dropperBottle',
      body: '#222326',
      backdrop: ['#e9e1d4', '#b8ac9c'],
      noise: 3,
    });
    const first = bottle.alpha.reduce(
      (least, value, at) => (value > 127 ? Math.min(least, at % bottle.width) : least),
      bottle.width,
    );
    const { share, confidence } = await overlap(await part(bottle, first - 10, bottle.height));
    expect(share).toBeGreaterThanOrEqual(0.95);
    expect(confidence).toBeGreaterThan(MIN_CUT_CONFIDENCE);
  });

  const margins = [
    ['bag', 0.03],
    ['dropperBottle', 0.02],
    ['kettle', 0],
  ] as const;

  itEach(margins, { step: 3, first: 2 })(
    'finds a %s in a photo with a margin of %d of it',
    {},
    async ([kind, margin]) => {
      const product = await taken({
        kind,
        body: '#8a3a2a',
        backdrop: ['#ffffff', '#f6f6f6'],
        noise: 1,
      });
      const { share, confidence } = await overlap(await trimmed(product, margin));
      expect(share).toBeGreaterThanOrEqual(0.95);
      expect(confidence).toBeGreaterThan(MIN_CUT_CONFIDENCE);
    },
  );

  it('gives a cut-out on a detailed background a low confidence', async () => {
    const { confidence } = await cutOut(busyPhoto(), await seen(await busyJpeg()));
    expect(confidence).toBeLessThan(MIN_CUT_CONFIDENCE);
  });

  it('gives a cut-out a low confidence if several objects are spread over the picture', async () => {
    expect((await cutOfRaster(createSamplePhoto(4, 240, 180))).confidence).toBeLessThan(
      MIN_CUT_CONFIDENCE,
    );
  });

  it('gives a cut-out a low confidence if the white face of a print merges with a white background', async () => {
    const side = 400;
    const data = new Uint8Array(side * side * 3).fill(250);
    const fill = (left: number, top: number, width: number, height: number) => {
      for (let y = top; y < top + height; y++)
        for (let x = left; x < left + width; x++) data.set([40, 60, 120], (y * side + x) * 3);
    };
    fill(110, 300, 180, 40);
    fill(150, 150, 100, 30);
    const { confidence } = await cutOfRaster({ width: side, height: side, data });
    expect(confidence).toBeLessThan(MIN_CUT_CONFIDENCE);
  });
});

describe('cropCutOut', () => {
  it('keeps only the pixels inside the given box', () => {
    const width = 5;
    const rgba = Uint8Array.from({ length: width * 4 * 4 }, (_, at) => at);
    const box = { x: 1, y: 2, width: 3, height: 2 };
    const cut = cropCutOut({ width, height: 4, rgba, box, confidence: 0.9 });
    const rows = [rgba.slice(44, 56), rgba.slice(64, 76)].map((row) => [...row]);
    expect([...cut.rgba]).toEqual(rows.flat());
    expect(cut).toMatchObject({ width: 3, height: 2, box: { x: 0, y: 0, width: 3, height: 2 } });
  });
});

describe('cutFromAlpha', () => {
  it('accepts transparent glass as a product, but neither a faint product nor a product with its background', () => {
    const found = (within: number, beside = 0) => {
      const rgba = new Uint8Array(40 * 40 * 4);
      for (let at = 0; at < 40 * 40; at++)
        rgba[at * 4 + 3] = at % 40 > 9 && at % 40 < 30 ? within : beside;
      return cutFromAlpha(rgba, 40, 40);
    };
    expect(found(90)).toMatchObject({ confidence: 1, box: { x: 10, y: 0, width: 20, height: 40 } });
    expect(found(30)).toBeNull();
    expect(found(50)).toBeNull();
    expect(found(255, 255)).toBeNull();
  });
});

describe('photoshoot', () => {
  it('enlarges a product that is small in a large photo', async () => {
    const large = await sharp(bottle.jpeg)
      .resize(2400, 2400, { kernel: 'cubic' })
      .jpeg()
      .toBuffer();
    const cut = await findProduct(large, await seen(bottle.jpeg));
    // The photo is scaled to a million pixels before the product is searched for; the product is then less
    // than 700 pixels high. A cut-out with more than 1000 rows must therefore come from the photo in its full
    // size.
    expect(cut.height).toBeGreaterThan(1000);
  });

  it('returns four square pictures, and the same pictures for the same seed', async () => {
    const pictures = await photoshoot(bottle.jpeg, form, 3);
    expect(pictures).toHaveLength(PHOTOSHOOT_COUNT);
    for (const { jpeg } of pictures) {
      const { width, height } = await sharp(jpeg).metadata();
      expect([width, height]).toEqual([1080, 1080]);
    }
    // A second cut-out of the same product must give the same picture.
    const subject = await findProduct(bottle.jpeg, await seen(bottle.jpeg));
    const again = await shootPicture(subject, form, 3, 2);
    expect(pictures[2]?.jpeg.equals(again.jpeg)).toBe(true);
  });

  it('refuses a photo with a product that cannot be cut out, and names the reason', async () => {
    const jpeg = await busyJpeg();
    await expect(photoshoot(jpeg, form, 1)).rejects.toMatchObject({
      code: 'product_not_cut_out',
      userMessage: expect.stringMatching(/, so it can’t be set into a scene\. /),
    });
  });

  it('uses the alpha channel of a picture that has one', async () => {
    const data = new Uint8Array(300 * 300 * 4);
    for (let y = 60; y < 260; y++)
      for (let x = 100; x < 200; x++) data.set([250, 250, 250, 255], (y * 300 + x) * 4);
    const png = await sharp(data, { raw: { width: 300, height: 300, channels: 4 } })
      .png()
      .toBuffer();
    const { width, height } = await findProduct(png, await readSubject(png));
    expect([width, height]).toEqual([100, 200]);
  });
});
