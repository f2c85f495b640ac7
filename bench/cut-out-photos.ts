/**
 * Yields photos with a known product mask, against which cut-outs are measured. The photographed subjects are
 * the product's ray-marched objects and, if the Debian package `tuxpaint-stamps-default` (GPL-2) is unpacked,
 * objects with their own alpha. The backgrounds are studio backdrops, painted scenes and the photos of
 * `mate-backgrounds` (CC BY-SA 4.0), `lomiri-wallpapers-16.04` and `lomiri-wallpapers-20.04` (CC BY 4.0 and CC
 * BY-SA 4.0). Two collections never contain the same view of an object, nor the same colour, backdrop or photo.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ProductKind } from '@adwright/engine-objects';
import type { SceneName } from '@adwright/engine-photoshoot';
import { oklch } from '@adwright/engine-pixels';
import {
  type Backdrop,
  BESIDE_BORDER,
  CUT_AT_LEFT,
  CUT_BELOW,
  drawPhoneBackdrop,
  drawProduct,
  drawStudio,
  drawTable,
  IN_CORNER,
  type KnownPhoto,
  paintBackdrop,
  readBackdrop,
  stamp,
  takeShot,
} from './cut-out-studio.ts';

/**
 * The photo collection `seen` has already been used for one evaluation of the cut-outs. Faults found with
 * `seen` have been fixed, so its results no longer predict the results of new photos. The collection `kinds`
 * shows goods other than packages: bikes, furniture, plants, people with goods, glass. No threshold of the
 * cut-out was tuned on the collection `kinds`.
 */
export type PhotoSet = CastSet | 'kinds';
type CastSet = 'tuning' | 'seen' | 'judging';

interface Cast {
  kinds: readonly ProductKind[];
  loops: readonly ProductKind[];
  colours: readonly string[];
  whites: readonly string[];
  hues: readonly number[];
  stamps: readonly string[];
  photos: readonly string[];
  scenes: readonly SceneName[];
  /** Direction of the main light, and rotation of the products in radians. */
  key: readonly [number, number, number];
  turn: number;
  seed: number;
}

const CASTS: Readonly<Record<CastSet, Cast>> = {
  tuning: {
    kinds: ['sneaker', 'paperCup', 'watch', 'dropperBottle', 'tallBottle', 'book', 'pouch'],
    loops: ['ringSculpture', 'watch', 'teapot', 'padlock', 'lifeRing', 'kettle'],
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
    turn: 0,
    seed: 11,
  },
  seen: {
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
    turn: 0,
    seed: 23,
  },
  judging: {
    kinds: ['mug', 'laptop', 'bulb', 'drinksCan', 'stepSculpture', 'bag', 'sneaker', 'candle'],
    loops: ['mug', 'headphones', 'ringSculpture'],
    colours: [
      '#27708a',
      '#93424f',
      '#6b7f2e',
      '#2e2a28',
      '#b98a5e',
      '#d4b8d0',
      '#3d5aa8',
      '#c7793a',
    ],
    whites: ['#fafafa', '#f5f2ec', '#eef0f2'],
    hues: [180, 330, 70],
    stamps: [
      'seasonal/christmas/German_Christmas_toy',
      'medical/stethoscope',
      'vehicles/masstransit/green_korean_bus',
      'plants/flowers/daffodil',
      'seasonal/christmas/Candy_cane_photo_1',
      'hobbies/camera_35mm',
      'vehicles/flight/balloon360',
      'household/kettle',
    ],
    photos: [
      'Fossa_by_Jasper_Roks',
      'greentock_by_Peter_Nerlich',
      'Kleiber_by_Lukas_Baubkus',
      'friends_by_Aitzol_Berasategi',
      'Bridge_by_Sander_Klootwijk',
    ],
    scenes: ['winter', 'spa', 'night'],
    key: [-0.2, 0.95, 0.8],
    turn: 0.6,
    seed: 41,
  },
};

/**
 * Yields rendered scenes that imitate customers' phone photos. The scenes need no Debian package, and use
 * separate random seeds.
 */
async function* phonePhotos(cast: Cast): AsyncGenerator<KnownPhoto> {
  let seed = cast.seed * 1000 + 500;
  for (const [index, kind] of cast.kinds.entries()) {
    const subject = drawProduct(kind, cast.colours[index % cast.colours.length] ?? '#888888', cast);
    const white = drawProduct(kind, cast.whites[index % cast.whites.length] ?? '#ffffff', cast);
    yield takeShot('by phone', subject, drawPhoneBackdrop, ++seed);
    yield takeShot('white by phone', white, drawPhoneBackdrop, ++seed);
    yield takeShot('beside the border', subject, drawPhoneBackdrop, ++seed, BESIDE_BORDER);
    const cut = index % 2 ? CUT_AT_LEFT : CUT_BELOW;
    yield takeShot('cut by the border', subject, drawPhoneBackdrop, ++seed, cut);
  }
  for (const [index, kind] of cast.kinds.entries()) {
    const subject = drawProduct(kind, cast.colours[index % cast.colours.length] ?? '#888888', cast);
    yield takeShot('in a corner', subject, drawStudio('#ffffff', '#ecebe8'), ++seed, IN_CORNER);
  }
}

const VIEW = { key: [0.4, 0.9, 0.6], turn: 0.35 } as const;

/** Products of one type: rendered objects with a colour each, and names of Tux Paint stamps. */
interface Kind {
  rendered: Readonly<Partial<Record<ProductKind, string>>>;
  stamps: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  bikes: {
    rendered: { bicycle: '#b3412f', scooter: '#2f6fa8', wheelchair: '#2c2f33' },
    stamps: [],
  },
  furniture: {
    rendered: {
      officeChair: '#46505c',
      armchair: '#8a9a5b',
      coffeeTable: '#a5774a',
      barStools: '#d3b58c',
    },
    stamps: [],
  },
  plants: {
    rendered: {},
    stamps: ['plants/flowers/iris', 'plants/lavender', 'plants/flowers/rose', 'plants/trees/birch'],
  },
  'people with goods': { rendered: {}, stamps: ['people/fireman240a', 'people/fireman200b'] },
  glass: {
    rendered: { beerGlass: '#e0a526', wine: '#6b1f2e' },
    stamps: ['household/dishes/glass'],
  },
  'white on white': {
    rendered: { plant: '#f8f8f6', tableLamp: '#fbfbfa', teddy: '#f4f2ee', vase: '#fafafa' },
    stamps: [],
  },
};

/**
 * Yields the collection `kinds`: each product on paper, on a table in front of a wall, and as a phone photo.
 */
async function* kindsOfThings(debian: string | undefined): AsyncGenerator<KnownPhoto> {
  const backdrops = [
    drawStudio('#ffffff', '#ecebe8'),
    drawTable('#eeece6', '#d9d2c6', '#c2b6a3'),
    drawPhoneBackdrop,
  ];
  let seed = 67_000;
  for (const [kind, { rendered, stamps }] of Object.entries(KINDS)) {
    const subjects = Object.entries(rendered).map(([name, colour]) =>
      drawProduct(name as ProductKind, colour, VIEW),
    );
    if (debian !== undefined)
      for (const name of stamps)
        subjects.push(await stamp(path.join(debian, 'usr/share/tuxpaint/stamps'), name));
    for (const subject of subjects)
      for (const backdrop of kind === 'white on white' ? backdrops.slice(0, 1) : backdrops)
        yield takeShot(kind, subject, backdrop, ++seed);
  }
}

/**
 * Yields the photos of one collection. `debian` is the folder with the unpacked packages (`dpkg -x`); without
 * this folder, only rendered photos are yielded.
 */
export async function* readKnownPhotos(
  set: PhotoSet,
  debian: string | undefined,
): AsyncGenerator<KnownPhoto> {
  if (set === 'kinds') {
    yield* kindsOfThings(debian);
    return;
  }
  const cast = CASTS[set];
  let seed = cast.seed * 1000;
  const pick = <T>(list: readonly T[], index: number): T => {
    const item = list[index % list.length];
    if (item === undefined) throw new Error('the list of photographed objects is empty');
    return item;
  };
  const hue = (index: number) => pick(cast.hues, index);
  const plain: readonly (readonly [string, (index: number) => Backdrop])[] = [
    ['on white', () => drawStudio('#ffffff', '#ecebe8')],
    [
      'on a colour',
      (index) => drawStudio(oklch(0.9, 0.06, hue(index)), oklch(0.72, 0.09, hue(index))),
    ],
    ['on grey, vignetted', () => drawStudio('#d5d6d8', '#85878b')],
    [
      'on table and wall',
      (index) =>
        drawTable(
          oklch(0.93, 0.02, hue(index)),
          oklch(0.86, 0.02, hue(index)),
          oklch(0.78, 0.025, hue(index)),
        ),
    ],
  ];
  for (const [index, kind] of cast.kinds.entries()) {
    const subject = drawProduct(kind, pick(cast.colours, index), cast);
    for (const [name, backdrop] of plain) yield takeShot(name, subject, backdrop(index), ++seed);
    const white = drawProduct(kind, pick(cast.whites, index), cast);
    yield takeShot(
      'white on white',
      white,
      drawStudio('#ffffff', index % 2 ? '#f6f5f3' : '#e6e5e3'),
      ++seed,
    );
    yield takeShot(
      'pale on pale',
      white,
      drawStudio(oklch(0.95, 0.012, hue(index)), oklch(0.86, 0.02, hue(index))),
      ++seed,
    );
    const dark = drawProduct(kind, '#26272a', cast);
    yield takeShot('dark on dark', dark, drawStudio('#55585e', '#1b1c1f'), ++seed);
    const scene = pick(cast.scenes, index);
    yield takeShot('in a painted set', subject, paintBackdrop(scene, seed), ++seed);
  }
  for (const [index, kind] of cast.loops.entries()) {
    for (const [name, backdrop] of plain)
      yield takeShot(
        `loops ${name === 'on white' ? 'on white' : 'elsewhere'}`,
        drawProduct(kind, pick(cast.colours, index + 2), cast),
        backdrop(index),
        ++seed,
      );
    yield takeShot(
      'loops on white',
      drawProduct(kind, pick(cast.whites, index), cast),
      drawStudio('#ffffff', '#f0efed'),
      ++seed,
    );
  }
  yield* phonePhotos(cast);
  if (debian === undefined) return;
  const stamps = path.join(debian, 'usr/share/tuxpaint/stamps');
  const photos = path.join(debian, 'usr/share/backgrounds', set === 'judging' ? '' : 'mate/nature');
  if (!existsSync(stamps) || !existsSync(photos))
    throw new Error(`The photos are missing: unpack the Debian packages into ${debian}`);
  for (const [index, name] of cast.stamps.entries()) {
    const subject = await stamp(stamps, name);
    yield takeShot('real object on plain', subject, pick(plain, index)[1](index), ++seed);
    yield takeShot('real object on plain', subject, pick(plain, index + 1)[1](index + 1), ++seed);
    const file = path.join(photos, `${pick(cast.photos, index)}.jpg`);
    yield takeShot('on a blurred photo', subject, readBackdrop(file, 14), ++seed);
    yield takeShot('on a sharp photo', subject, readBackdrop(file, 0), ++seed);
  }
  for (const [index, kind] of cast.kinds.entries()) {
    const subject = drawProduct(kind, pick(cast.colours, index), cast);
    const file = path.join(photos, `${pick(cast.photos, index + 2)}.jpg`);
    yield takeShot('on a blurred photo', subject, readBackdrop(file, 14), ++seed);
    yield takeShot('on a sharp photo', subject, readBackdrop(file, 0), ++seed);
  }
}
