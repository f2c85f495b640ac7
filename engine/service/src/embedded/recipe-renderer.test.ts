import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  AD_FORMAT_NAMES,
  type AdFormat,
  AppError,
  brandSnapshotSchema,
  type PhotoFocus,
  type PhotoShowing,
  parseRecipe,
  RENDERER_VERSION,
  type Recipe,
  setRecipeVersion,
} from '@adwright/contracts';
import {
  computeFinishedHashes,
  MIN_VARIATION_DISTANCE,
  measureHashDistance,
} from '@adwright/engine-ads';
import { decodeCreative } from '@adwright/engine-score';
import { takeTurn } from '@adwright/engine-testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  OwnMaterial,
  RecipeOrder,
  RenderContext,
  RenderedImage,
  UploadedImage,
} from '../creative-provider.ts';
import { awaitDelivery } from '../testing/delivered.ts';
import { brief } from '../testing/requests.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';

// The tests of this file render real pictures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const PHOTO_URL = 'http://storage.test/photo.jpg';
const config = { workers: 1, taskTimeoutMs: 60_000, memoryLimitMb: 100_000 };
const provider = createEmbeddedProvider(config);
/** An embedded provider with a test picture service that paints stripes below the ads. */
const painter = createEmbeddedProvider(config, {
  paintPicture: ({ format, number }) => stripes(format === 'story' ? 1920 : 1080, number),
});
const font = readFileSync(
  createRequire(import.meta.resolve('@adwright/engine-drawing')).resolve(
    '@fontsource/righteous/files/righteous-latin-400-normal.woff2',
  ),
);
let photo: UploadedImage;
let ad: Promise<RenderedImage[]> | undefined;
let overlays: Promise<RenderedImage[]> | undefined;

/** Returns the ad that several tests check, and renders it only once. */
function createdAd(): Promise<RenderedImage[]> {
  ad ??= awaitDelivery((context) => provider.createAd(brief, context), 3);
  return ad;
}

/** Returns the overlays that several tests check, and renders them only once. */
function overlaid(): Promise<RenderedImage[]> {
  overlays ??= awaitDelivery(
    (context) => provider.overlay(photo, { title: 'Hi', subtitle: '' }, context),
    3,
  );
  return overlays;
}

beforeAll(async () => {
  const background = { r: 200, g: 190, b: 170 };
  const subject = sharp({ create: { width: 160, height: 220, channels: 3, background: '#733' } });
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .composite([{ input: await subject.png().toBuffer(), left: 240, top: 260 }])
    .jpeg()
    .toBuffer();
  photo = { bytes, mediaType: 'image/jpeg', url: PHOTO_URL };
});

afterAll(async () => {
  await Promise.all([provider.close(), painter.close()]);
});

async function stripes(height: number, number: number): Promise<Buffer> {
  const bar = sharp({ create: { width: 300, height, channels: 3, background: '#3f6f8f' } });
  return sharp({ create: { width: 1080, height, channels: 3, background: '#d8c8b0' } })
    .composite([{ input: await bar.png().toBuffer(), left: 100 + (number % 5) * 150, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Returns a picture's recipe as it is read from the database. */
function stored({ recipe, source }: RenderedImage): Recipe {
  const read = parseRecipe(JSON.parse(JSON.stringify(recipe)));
  if (!source || read.kind !== 'composed') return read;
  return { ...read, picture: { kind: 'generated', images: { [formatOf(read)]: PHOTO_URL } } };
}

function formatOf({ formats }: Recipe): AdFormat {
  const [format] = formats;
  if (!format) throw new Error('the recipe contains no format');
  return format;
}

function render(
  order: Partial<RecipeOrder> & { recipe: Recipe },
  source = photo.bytes,
  signal = new AbortController().signal,
  userId = crypto.randomUUID(),
) {
  const defaults = { format: formatOf(order.recipe), width: null, score: false };
  return provider.recipes.render(
    { ...defaults, ...order },
    {
      userId,
      signal,
      fetchUpload: async () => ({ bytes: source, mediaType: 'image/jpeg' }),
      fetchFont: async () => font,
    },
  );
}

describe('the renderer prints words in an uploaded font', () => {
  const headline = { name: 'Righteous', url: 'https://x.example/assets/righteous.woff2' };

  it('an uploaded font replaces only the letters of its part (headline or text), the same way each time', async () => {
    const recipe = await composedAd();
    const withFonts = setRecipeVersion({
      ...recipe,
      look: { ...recipe.look, fonts: { headline } },
    });
    expect(withFonts.version).toBe(9);
    const [plain, own, again] = [
      await render({ recipe }),
      await render({ recipe: withFonts }),
      await render({ recipe: withFonts }),
    ];
    expect(own?.jpeg).toEqual(again?.jpeg);
    expect(own?.jpeg).not.toEqual(plain?.jpeg);
    expect(own?.minContrast).toBeGreaterThanOrEqual(4.5);
    expect(own?.borrowed).toBeUndefined();
    expect(plain?.borrowed).toBeUndefined();
  });

  it('an uploaded font that lacks letters is completed by a font of the engine, and the letters are listed', async () => {
    const recipe = await composedAd();
    const words = { ...recipe.words, headline: 'Свежий tea' };
    const own = await render({
      recipe: setRecipeVersion({
        ...recipe,
        words,
        typed: ['headline'],
        look: { ...recipe.look, fonts: { headline } },
      }),
    });
    expect(own?.borrowed).toEqual({ headline: [...'Свежий'] });
  });

  it('the font pairing that the user chose for an ad replaces the uploaded font of the brand', async () => {
    // The test recipe shows type alone, because a drawn product would print a label in the brand's font.
    const picture = { kind: 'drawn', object: 'type', colour: null } as const;
    const recipe = { ...(await composedAd()), picture };
    const brand = brandSnapshotSchema.parse({ name: 'Kestrel', fonts: { headline } });
    const branded = setRecipeVersion({ ...recipe, brand });
    const chosen = setRecipeVersion({
      ...branded,
      look: { ...recipe.look, type: 'oswald-archivo' as const },
    });
    const { fonts: _, ...plainBrand } = brand;
    const plain = setRecipeVersion({ ...chosen, brand: plainBrand });
    expect((await render({ recipe: branded }))?.jpeg).not.toEqual(
      (await render({ recipe: setRecipeVersion({ ...branded, brand: plainBrand }) }))?.jpeg,
    );
    expect((await render({ recipe: chosen }))?.jpeg).toEqual(
      (await render({ recipe: plain }))?.jpeg,
    );
  });
});

/** Returns the recipe of the ad that several tests check. */
async function composedAd() {
  const [image] = await createdAd();
  const recipe = image && stored(image);
  if (recipe?.kind !== 'composed') throw new Error('no ad');
  return recipe;
}

/** Returns a user's own product and brand as jobs pass them; every picture is the photo of this test. */
function ownMaterial(show: PhotoShowing): OwnMaterial {
  const { bytes } = photo;
  const brand = brandSnapshotSchema.parse({
    name: 'Kestrel',
    logoLight: PHOTO_URL,
    colours: [{ role: 'main', hex: '#ff6600' }],
    type: 'anton-archivo',
  });
  return {
    photo: {
      bytes,
      cutOut: show === 'cutout' ? bytes : null,
      picture: { kind: 'product', image: PHOTO_URL, cutout: PHOTO_URL, show },
    },
    brand: { snapshot: brand, logos: { light: bytes, dark: null }, fonts: {} },
  };
}

it('the renderer trims huge transparent margins of a photo, but not in ads that an older renderer made', async () => {
  const thing = sharp({ create: { width: 90, height: 90, channels: 3, background: '#c83232' } });
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const margins = await sharp({
    create: { width: 1800, height: 1800, channels: 4, background: clear },
  })
    .composite([{ input: await thing.png().toBuffer(), left: 300, top: 1500 }])
    .png()
    .toBuffer();
  const [image] = await awaitDelivery(
    (context) => provider.createAd(brief, context, ownMaterial('framed')),
    3,
  );
  const recipe = image && stored(image);
  if (recipe?.kind !== 'composed') throw new Error('no ad');
  const { brand: _, ...plain } = recipe;
  // Together with its transparent margins, the object covers only 1/400 of the photo. The two renderings are
  // by the same user, because edits of one user run one after the other.
  const user = crypto.randomUUID();
  const shareAsMadeBy = async (renderer: number) => {
    const order = { recipe: { ...plain, renderer }, width: 270 };
    const shown = await render(order, margins, new AbortController().signal, user);
    return redShare(shown?.jpeg);
  };
  expect(await shareAsMadeBy(RENDERER_VERSION)).toBeGreaterThan(0.05);
  expect(await shareAsMadeBy(3)).toBeLessThan(0.02);
  expect(await shareAsMadeBy(RENDERER_VERSION)).toBeGreaterThan(0.05);
});

it('the renderer fills an ad or an overlay with the part of a photo that the user chose', async () => {
  const thing = sharp({ create: { width: 300, height: 300, channels: 3, background: '#c83232' } });
  const ground = { width: 1600, height: 800, channels: 3, background: '#20303a' } as const;
  const source = await sharp({ create: ground })
    .composite([{ input: await thing.png().toBuffer(), left: 1290, top: 250 }])
    .png()
    .toBuffer();
  const [made] = await awaitDelivery(
    (context) => provider.createAd(brief, context, ownMaterial('full')),
    3,
  );
  const [words] = await overlaid();
  for (const image of [made, words]) {
    if (!image) throw new Error('no picture');
    // The recipe has no brand, because this test serves the same file for every upload, so the photo would be
    // the logo.
    const { brand: _, ...recipe } = stored(image);
    const user = crypto.randomUUID();
    const redAt = async (focus: { x: number; y: number; zoom: number }) => {
      const layout = recipe.kind === 'composed' ? { layout: 'picture-cover' as const } : {};
      const order = { recipe: { ...recipe, ...layout, focus }, width: 270 };
      const shown = await render(order, source, new AbortController().signal, user);
      return redShare(shown?.jpeg);
    };
    // The button is excluded from the comparison because it may have the same red as the object.
    const away = await redAt({ x: 0, y: 0.5, zoom: 1 });
    const whole = await redAt({ x: 0.9, y: 0.5, zoom: 1 });
    expect(whole).toBeGreaterThan(away + 0.01);
    expect(await redAt({ x: 0.9, y: 0.5, zoom: 1.6 })).toBeGreaterThan(whole + 0.01);
  }
});

it('the renderer fills an ad’s background with the part of a photo that the user chose, in every format', async () => {
  const thing = sharp({ create: { width: 300, height: 300, channels: 3, background: '#c83232' } });
  const ground = { width: 1600, height: 1600, channels: 3, background: '#20303a' } as const;
  const source = await sharp({ create: ground })
    .composite([{ input: await thing.png().toBuffer(), left: 1290, top: 1290 }])
    .png()
    .toBuffer();
  const plain = await composedAd();
  const user = crypto.randomUUID();
  const shownAt = async (format: AdFormat, focus?: PhotoFocus) => {
    const photoBehind = { kind: 'photo', imageUrl: PHOTO_URL, scrim: 0 } as const;
    const background = focus ? { ...photoBehind, focus } : photoBehind;
    const picture = { kind: 'drawn', object: 'type', colour: null } as const;
    const recipe = setRecipeVersion({
      ...plain,
      picture,
      layout: 'hero-side' as const,
      background,
    });
    const order = { recipe, format, width: 270 };
    const shown = await render(order, source, new AbortController().signal, user);
    return { red: await redShare(shown?.jpeg), focus: shown?.backgroundFocus };
  };
  for (const format of AD_FORMAT_NAMES) {
    const away = await shownAt(format, { x: 0, y: 0, zoom: 3 });
    expect((await shownAt(format, { x: 1, y: 1, zoom: 3 })).red).toBeGreaterThan(away.red + 0.02);
    // The renderer reports the crop that it chose, so that the editor can start from the same crop.
    const chosen = await shownAt(format);
    expect(chosen.focus).toMatchObject({ zoom: 1 });
    expect((await shownAt(format, chosen.focus)).red).toBeCloseTo(chosen.red, 2);
  }
});

/** Returns the share of a picture's pixels that have the red of the object in the test photo. */
async function redShare(jpeg: Uint8Array | undefined): Promise<number> {
  const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.abs(r - 200) + Math.abs(g - 50) + Math.abs(b - 50) < 40) red += 1;
  }
  return red / (data.length / 3);
}

describe('the renderer renders a recipe', () => {
  const drawn = (work: (context: RenderContext) => Promise<unknown>) => () =>
    awaitDelivery(work, 13);

  // `compared` is the index of the picture that is rendered again; the cases alternate between posts (0) and
  // stories (1).
  it.each<[string, draw: () => Promise<RenderedImage[]>, count: number, compared: number]>([
    ['created', createdAd, 2, 0],
    ['set on pictures', drawn((context) => painter.createAd(brief, context)), 2, 1],
    [
      'with an own product and brand',
      drawn((context) => provider.createAd(brief, context, ownMaterial('cutout'))),
      2,
      0,
    ],
    [
      'with a framed photo',
      drawn((context) => provider.createAd(brief, context, ownMaterial('framed'))),
      2,
      1,
    ],
    [
      'with a photo that fills the ad',
      drawn((context) => provider.createAd(brief, context, ownMaterial('full'))),
      2,
      0,
    ],
    ['overlaid', overlaid, 4, 0],
  ])(
    'the renderer renders the delivered bytes again from the recipe, and scores each picture: %s',
    async (_, draw, count, compared) => {
      const pictures = await draw();
      expect(pictures.filter(({ recipe }) => recipe)).toHaveLength(count);
      expect(pictures.filter(({ viralScore }) => viralScore !== undefined)).toHaveLength(count);
      for (const picture of takeTurn(pictures, count, compared)) {
        const again = await render({ recipe: stored(picture) }, picture.source);
        expect(Buffer.compare(again?.jpeg ?? Buffer.alloc(0), picture.bytes)).toBe(0);
      }
    },
  );
});

// With this seed, the last planned ad is too similar to another ad (distance 0.28), so the test covers its
// replacement.
it('a boost has ten scored pictures with different headlines, none too similar to another, and its recipes render them again', async () => {
  const boost = {
    product: 'cybersecurity audits for law firms',
    audience: 'managing partners',
    emotion: 'fear',
    brandName: 'Redline',
    format: 'square',
  } as const;
  const ten = await awaitDelivery((context) => provider.boost(boost, context), 63);
  expect(ten.filter(({ viralScore }) => viralScore !== undefined)).toHaveLength(10);
  expect(new Set(ten.map(({ title }) => title)).size).toBe(10);
  const hashes = await Promise.all(
    ten.map(async ({ bytes }) => computeFinishedHashes(await decodeCreative(bytes))),
  );
  const distances = hashes.flatMap((hash, index) =>
    hashes.slice(index + 1).map((other) => measureHashDistance(hash, other)),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(MIN_VARIATION_DISTANCE);

  for (const picture of ten.slice(-1)) {
    const again = await render({ recipe: stored(picture) });
    expect(Buffer.compare(again?.jpeg ?? Buffer.alloc(0), picture.bytes)).toBe(0);
  }
});

it('factsOf lists the facts of a brief, and lists typed offers before facts from the texts', () => {
  const form = {
    product: 'Mugs, 20% off',
    goal: 'Orders with code OLD5',
    offer: { code: 'TERM15' },
  };
  expect(provider.recipes.factsOf(form)).toEqual([
    { kind: 'discount', text: '20% off' },
    { kind: 'code', text: 'TERM15' },
  ]);
});

it('the renderer prints typed texts and records them beside the sent texts; rolling the ad replaces them', async () => {
  const typed = { product: 'Joe\'s "Blue" mugs', audience: 'someone else' };
  const asked = { ...brief, product: 'Joes Blue mugs', typed };
  const [picture] = await awaitDelivery((context) => provider.createAd(asked, context), 3);
  if (picture?.recipe?.kind !== 'composed') throw new Error('no recipe');
  const { recipe } = picture;
  expect(recipe.brief).toMatchObject({ product: asked.product, audience: asked.audience, typed });
  expect(recipe.words.productName).toBe('Joe’s “Blue” Mugs');
  const rolled = provider.recipes.roll(recipe, ['headline', 'subline'], [], 1).recipe;
  expect(rolled).toMatchObject({ brief: { typed } });
  expect(JSON.stringify(rolled.words)).not.toMatch(/Joes|someone else/);
});

describe('the renderer draws the object that an ad shows', () => {
  it('an ad shows the object that the user chose, and its recipe records it', async () => {
    const shownAs = 'teapot';
    const made = await awaitDelivery(
      (context) => provider.createAd({ ...brief, shownAs }, context),
      3,
    );
    for (const image of made) {
      const recipe = stored(image);
      expect(recipe.picture).toEqual({ kind: 'drawn', object: shownAs, colour: null });
      expect(Buffer.compare((await render({ recipe }))?.jpeg ?? Buffer.alloc(0), image.bytes)).toBe(
        0,
      );
    }
    const [one] = made;
    const [other] = await createdAd();
    expect(Buffer.compare(one?.bytes ?? Buffer.alloc(0), other?.bytes ?? Buffer.alloc(0))).not.toBe(
      0,
    );
  });

  it('an ad of type alone requests no picture from an AI service', async () => {
    const made = await awaitDelivery(
      (context) => painter.createAd({ ...brief, shownAs: 'type' }, context),
      3,
    );
    for (const image of made) {
      expect(image.source).toBeUndefined();
      expect(image.isTypeOnly).toBe(true);
      expect(image.recipe?.picture).toMatchObject({ kind: 'drawn', object: 'type' });
    }
  });

  it('each object that an ad may show has a thumbnail, and objects that occur only in old recipes are not offered', async () => {
    const { format, width, height } = await sharp(
      await provider.recipes.objectPicture('mug'),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 112, height: 112 });
    await expect(provider.recipes.objectPicture('archSculpture')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the renderer renders an edited ad', () => {
  let recipe: Recipe & { kind: 'composed' };

  beforeAll(async () => {
    const [post] = await createdAd();
    const created = post && stored(post);
    if (created?.kind !== 'composed') throw new Error('no recipe');
    recipe = created;
  });

  it('the renderer prints typed words, and reports how many characters fit if the words are too long', async () => {
    const typed = ['headline' as const];
    const words = { ...recipe.words, headline: 'iPad & <b>co</b>: 100% "yours"' };
    expect(await render({ recipe: { ...recipe, words, typed } })).not.toBeNull();

    const long = { ...recipe.words, headline: 'Words that never end '.repeat(20).trim() };
    const refusal = await render({ recipe: { ...recipe, words: long, typed } }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: 'text_does_not_fit', field: 'words.headline' });
    const most = refusal instanceof AppError ? (refusal.maxCharacters ?? 0) : 0;
    expect(most).toBeGreaterThan(20);
    const cut = { ...long, headline: long.headline.slice(0, most) };
    expect(await render({ recipe: { ...recipe, words: cut, typed } })).not.toBeNull();
  });

  it('the renderer prints a button in the chosen colour, and reports an illegible text colour that it changed', async () => {
    const colours = { ground: '#ffffff', ink: '#fefefe', button: '#123abc' };
    const edited = await render({ recipe: { ...recipe, look: { type: null, colours } } });
    expect(edited?.minContrast).toBeGreaterThanOrEqual(4.5);
    expect(edited?.gaveWay.find(({ role }) => role === 'headline')?.wanted).toBe('#fefefe');
    const button = edited?.boxes.find(({ role }) => role === 'cta');
    if (!edited || !button) throw new Error('the ad has no button');
    const { data } = await sharp(edited.jpeg)
      .extract({
        left: Math.round(button.x + button.width / 2),
        top: Math.round(button.y + 5),
        width: 1,
        height: 1,
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data;
    expect(Math.abs(red - 0x12) + Math.abs(green - 0x3a) + Math.abs(blue - 0xbc)).toBeLessThan(9);
  });

  it('the renderer makes formats, smaller pictures and scores, and omits formats without room for the words', async () => {
    const small = await render({ recipe, format: 'landscape', width: 400, score: true });
    const { width, height } = await sharp(small?.jpeg).metadata();
    expect([width, height]).toEqual([400, 209]);
    expect(small?.viralScore?.score).toBeGreaterThan(0);
    const words = { ...recipe.words, headline: 'Words that never end '.repeat(20).trim() };
    expect(await render({ recipe: { ...recipe, words }, format: 'landscape' })).toBeNull();
  });

  it('the renderer omits styles of an overlay that would cut the subject of a banner', async () => {
    const [quiet, card] = await overlaid();
    if (!quiet || !card) throw new Error('the engine made no overlays');
    const banner = await render({ recipe: stored(quiet), format: 'landscape' });
    expect(banner?.minContrast).toBeGreaterThanOrEqual(4.5);
    expect(await render({ recipe: stored(card), format: 'landscape' })).toBeNull();
    expect(await render({ recipe: stored(card), format: 'pin' })).not.toBeNull();
  });

  it('the renderer drops previews that no caller waits for, without ending the thread', async () => {
    const gone = new AbortController();
    const user = crypto.randomUUID();
    const stale = [1, 2, 3].map(() => render({ recipe }, photo.bytes, gone.signal, user));
    gone.abort(new Error('typed on'));
    const [running, ...waiting] = await Promise.allSettled(stale);
    expect(running?.status).toBe('fulfilled');
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await render({ recipe })).not.toBeNull();
  });

  it('the renderer refuses an object that can’t be drawn', async () => {
    const picture = { kind: 'drawn', object: 'perpetuumMobile', colour: null } as const;
    await expect(render({ recipe: { ...recipe, picture } })).rejects.toMatchObject({
      code: 'invalid_request',
      field: 'picture.object',
    });
  });
});

it('the renderer prints an overlay’s AI note again when the overlay is edited', async () => {
  const disclosing = { as: 'note', text: 'Partly made with AI', isOfUpload: true } as const;
  const text = { title: 'Hi', subtitle: '' };
  const noted = await awaitDelivery(
    (context) => provider.overlay(photo, text, context, undefined, disclosing),
    3,
  );
  const recipes = noted.map(stored);
  for (const recipe of recipes) expect(recipe).toMatchObject({ disclosure: 'note', version: 3 });
  const [recipe] = recipes;
  if (!recipe) throw new Error('no overlay was delivered');
  const bytesOf = async (one: Recipe) => Buffer.from((await render({ recipe: one }))?.jpeg ?? []);
  const [first] = noted;
  expect((await bytesOf(recipe)).equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
  const { disclosure: _, ...silent } = recipe;
  const [plain] = await overlaid();
  expect((await bytesOf(silent)).equals(plain?.bytes ?? Buffer.alloc(0))).toBe(true);
});
