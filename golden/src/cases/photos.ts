import { ENVIRONMENT_OPTIONS, VISUAL_STYLE_OPTIONS } from '@adwright/contracts';
import sharp from 'sharp';
import type { Case, Fields } from '../case.ts';
import { computeDigest } from '../digest.ts';
import {
  type CutOut,
  composeShot,
  cutProduct,
  directShoot,
  enhancePhoto,
  overlayText,
  type Raster,
  readSubject,
  varyPhoto,
} from '../engine.ts';
import { listStrayedCells, readRecordedSubject } from '../subject-maps.ts';
import { drawPhoto, type PhotoName, PRODUCT_NAMES, SCENE_NAMES } from './test-photos.ts';

export const PHOTO_NAMES = [...SCENE_NAMES, ...PRODUCT_NAMES];

/** Lists cases which check that the model finds the recorded subjects of photos, within its rounding errors. */
export function listSubjectCases(): Case[] {
  return PHOTO_NAMES.map((photo) => ({
    name: `subjects/${photo}`,
    run: async () => {
      const strayed = listStrayedCells(
        readRecordedSubject(photo),
        await readSubject(await drawPhoto(photo)),
      );
      return { differs: strayed.length === 0 ? 'nowhere' : `cells ${strayed.join(' ')}` };
    },
  }));
}

/** Lists cases that record the cut-out of every test photo, or that no cut-out was found. */
export function cutCases(): Case[] {
  return PHOTO_NAMES.map((photo) => ({
    name: `cuts/${photo}`,
    run: async (): Promise<Fields> => {
      const cut = await cutIn(photo);
      if (cut === null) return { framed: 'yes' };
      const { rgba, width, height, confidence } = cut;
      const alpha = Uint8Array.from({ length: width * height }, (_, at) => rgba[at * 4 + 3] ?? 0);
      return {
        framed: 'no',
        ...computeDigest({ data: alpha, width, height, channels: 1 }),
        colours: computeDigest({ data: rgba, width, height, channels: 4 }).pixels ?? '',
        confidence: confidence.toFixed(4),
      };
    },
  }));
}

const cuts = new Map<PhotoName, Promise<CutOut | null>>();

function cutIn(photo: PhotoName): Promise<CutOut | null> {
  const known =
    cuts.get(photo) ??
    drawPhoto(photo).then(
      async (bytes) => (await cutProduct(bytes, readRecordedSubject(photo))).cut,
    );
  cuts.set(photo, known);
  return known;
}

export function enhanceCases(): Case[] {
  return [...SCENE_NAMES, 'serum' as const, 'darkOnDark' as const].map((photo) => ({
    name: `enhanced/${photo}`,
    run: async () => {
      const { bytes, steps } = await enhancePhoto(await drawPhoto(photo));
      return { ...(await digestPicture(bytes)), steps: steps.join(', ') };
    },
  }));
}

/** Seeds that together produce every composition and every type of background of a variation. */
const VARIATION_SEEDS = Array.from({ length: 3 }, (_, seed) => seed);

export function listVariationCases(): Case[] {
  const subjects: [PhotoName, readonly number[]][] = [
    ['scene', VARIATION_SEEDS],
    ['sneaker', VARIATION_SEEDS],
    ...(['tall', 'foliage', 'serum'] as const).map((photo): [PhotoName, number[]] => [
      photo,
      [0, 1],
    ]),
  ];
  return subjects.flatMap(([photo, seeds]) =>
    seeds.map((seed) => ({
      name: `variations/${photo}/${seed}`,
      run: async () => {
        const { jpeg, composition } = await varyPhoto(
          await drawPhoto(photo),
          seed,
          readRecordedSubject(photo),
        );
        return { ...(await digestPicture(jpeg)), composition };
      },
    })),
  );
}

const WORDS = [
  { title: 'Slow mornings start here', subtitle: 'Single-origin espresso' },
  { title: 'Sale', subtitle: '' },
  {
    title: 'Everything you need to finish the kitchen you started planning two summers ago',
    subtitle: 'Free delivery on all orders over fifty euros until Sunday',
  },
  { title: 'خصم خمسين بالمئة على كل الأحذية', subtitle: 'حتى نهاية الأسبوع' },
  { title: '新しい朝のためのコーヒー', subtitle: '毎日を少しだけ特別に' },
  { title: 'Summer is here 🌞', subtitle: 'Up to 40 % off 🔥' },
] as const;
const OVERLAY_PHOTOS = ['scene', 'tall', 'wide', 'foliage', 'serum', 'sneaker', 'bicycle'] as const;

/** Lists cases of the four styles of overlaid text, for each test photo and text. */
export function listOverlayCases(): Case[] {
  return OVERLAY_PHOTOS.flatMap((photo, row) =>
    [0, 1].map((turn) => {
      const at = (row + turn * 3) % WORDS.length;
      return {
        name: `overlays/${photo}/${at}`,
        run: async () => {
          const words = WORDS[at] ?? WORDS[0];
          const bytes = await drawPhoto(photo);
          const pictures = await overlayText(bytes, words, row + turn, readRecordedSubject(photo));
          const rasters = await Promise.all(pictures.map(({ jpeg }) => decodePixels(jpeg)));
          const places = pictures.map(
            ({ style, onPhoto, contrast }) =>
              `${style}${onPhoto ? ' on photo' : ''} ${contrast.toFixed(2)}`,
          );
          return { ...computeDigest(stackRasters(rasters)), styles: places.join(', ') };
        },
      };
    }),
  );
}

/** Puts rasters of equal size one below another. */
function stackRasters(rasters: readonly Raster[]) {
  const [first] = rasters;
  if (!first) throw new Error('There are no pictures to stack');
  const { width, height } = first;
  const data = Buffer.concat(rasters.map((raster) => raster.data));
  return { data, width, height: height * rasters.length, channels: 3 };
}

/** Places and wishes for photoshoots, in the words of customers. */
const WISHES = [
  ['beach at sunset', ''],
  ['neon Tokyo street at night', ''],
  ['autumn forest floor', 'low angle'],
  ['desert dunes', 'light from the right'],
  ['christmas table', 'cosy mood'],
  ['flower garden', 'morning light from the left'],
  ['marble bathroom shelf', 'view from above, roses'],
  ['cafe', 'coffee beans'],
  ['plain white studio', 'add lemon slices'],
  ['Japanese zen garden', 'more space on the right for text'],
  ['rooftop bar', 'floating'],
  ['velvet curtain', 'spotlight'],
  ['farmers market', 'on a wooden tray'],
  ['pastel podium', 'white flowers'],
  ['brick wall', 'sunlight through blinds'],
  ['holographic', 'pink and blue neon lights'],
  ['water splash on blue background', 'paint splash'],
  ['birthday party', 'balloons and confetti'],
  ['rainy street', 'rain drops'],
  ['campfire in the woods', 'surrounded by mushrooms'],
] as const;

/**
 * Lists photoshoot cases: each offered environment and style, and customers' wishes. Products and photos
 * alternate from case to case.
 */
export function listShootCases(): Case[] {
  const offered = ENVIRONMENT_OPTIONS.filter(({ value }) => value !== 'custom').flatMap(
    ({ value: environment }) =>
      VISUAL_STYLE_OPTIONS.map(({ value: visualStyle }) => ({
        label: `${environment}/${visualStyle}`,
        form: { environment, visualStyle },
      })),
  );
  const wished = WISHES.map(([customEnvironment, extraInstructions]) => ({
    label: `custom/${[customEnvironment, extraInstructions].filter(Boolean).join('; ')}`,
    form: { environment: 'custom' as const, customEnvironment, extraInstructions },
  }));
  return [...offered, ...wished].map(({ label, form }, turn) => {
    const photo = PRODUCT_NAMES[turn % PRODUCT_NAMES.length] ?? 'mug';
    const pick = Math.floor(turn / 2) % 4;
    return { name: `shoots/${label}/${photo}-${pick}`, run: () => shoot(photo, form, pick, turn) };
  });
}

async function shoot(
  photo: PhotoName,
  form: Parameters<typeof directShoot>[0],
  pick: number,
  seed: number,
): Promise<Fields> {
  const cut = await cutIn(photo);
  if (cut === null) return { framed: 'yes' };
  const { raster } = composeShot(cut, directShoot({ productType: photo, ...form }), pick, seed);
  return computeDigest({ ...raster, channels: 3 });
}

/** Returns the digest fields of an encoded picture. */
async function digestPicture(bytes: Uint8Array): Promise<Fields> {
  return computeDigest({ ...(await decodePixels(bytes)), channels: 3 });
}

async function decodePixels(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
