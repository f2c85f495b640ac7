import {
  bottleAndGlass,
  makeProduct,
  type ProductKind,
  type ProductObject,
  tracedSolid,
} from '@adwright/engine-objects';
import { oklch } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { baubles } from '../solids/baubles.ts';
import { blooms } from '../solids/blooms.ts';
import { books } from '../solids/books.ts';
import { candles } from '../solids/candles.ts';
import { honeyCombs } from '../solids/comb.ts';
import { daisies } from '../solids/daisies.ts';
import { apples, coconuts, grapes, pearls } from '../solids/delicacies.ts';
import { driftwood } from '../solids/driftwood.ts';
import { easterEggs } from '../solids/easter-eggs.ts';
import { bunny, rubberDuck } from '../solids/figures.ts';
import { cinnamon, pumpkins, seashells } from '../solids/finds.ts';
import { berries, citrus, LEMON_HUE, strawberries } from '../solids/fruit.ts';
import { chips } from '../solids/gambling.ts';
import { iceCubes } from '../solids/ice-cubes.ts';
import { crystals, feathers, passports, pens } from '../solids/keepsakes.ts';
import { mushrooms } from '../solids/mushrooms.ts';
import { almonds, anise, avocados, watermelon } from '../solids/pantry.ts';
import { pebbles } from '../solids/pebbles.ts';
import { popcorn } from '../solids/popcorn.ts';
import { roses } from '../solids/roses.ts';
import type { SetView } from './frame.ts';
import { makePictureCache } from './kept-pictures.ts';
import type { PropName } from './prop-names.ts';

/** A prop (an object beside the product) with a ray-traced shape that can stand on the floor. */
interface Pile {
  /** Width of the prop in pixels of the picture, at the product's distance. */
  width: number;
  make(view: SetView): ProductObject;
  /** Whether the prop is transparent, so that the background is visible through it, as through ice. */
  clear?: boolean;
  /** Whether the prop burns and therefore lights its surroundings. */
  lit?: boolean;
  /**
   * Whether the prop appears only once in a picture, because two identical props beside a product would look
   * copied.
   */
  single?: boolean;
}

/** Hue of a rose if the brief names no colour, in degrees of OKLCH. */
const ROSE_HUE = 14;

const roseColour = ({ bloom }: SetView) =>
  bloom === 'white' ? '#fffaf0' : oklch(0.47, 0.19, bloom ?? ROSE_HUE);

/** Hue of a hibiscus flower if the brief names no colour, in degrees of OKLCH. */
const BLOOM_HUE = 8;

function tropicalBlooms({ bloom }: SetView): ProductObject {
  if (bloom === 'white') return blooms('#fffaf0', '#f2c64e', '#f0b52e');
  const hue = bloom ?? BLOOM_HUE;
  return blooms(oklch(0.63, 0.2, hue), oklch(0.36, 0.15, hue - 8), '#f2c14e');
}

const buildColours = (body: string) => ({
  body,
  second: '#f0d9a8',
  accent: '#e8b84a',
  light: '#f6f2ea',
  dark: '#2a2724',
  metal: '#c9ccd2',
});

/** Returns a function that makes a prop from an object that ads also draw (engine/objects). */
function thing(kind: ProductKind, body: string): Pile['make'] {
  return () => makeProduct(kind, buildColours(body));
}

export const PILES = {
  berries: { width: 236, make: berries },
  strawberries: { width: 250, make: strawberries },
  citrus: { width: 300, make: ({ fruit }) => citrus(fruit ?? LEMON_HUE) },
  ice: { width: 230, make: iceCubes, clear: true },
  flowers: { width: 380, make: (view) => roses(roseColour(view)) },
  blooms: { width: 380, make: tropicalBlooms },
  daisies: {
    width: 330,
    make: ({ bloom }) =>
      bloom === null || bloom === 'white'
        ? daisies('#fdfbf4', '#e9b22c')
        : daisies(oklch(bloom > 60 && bloom < 120 ? 0.83 : 0.66, 0.17, bloom), '#4a2c14'),
  },
  candles: { width: 170, make: candles, lit: true },
  stones: { width: 270, make: pebbles },
  baubles: { width: 240, make: baubles },
  cinnamon: { width: 250, make: cinnamon },
  honeycomb: { width: 300, make: honeyCombs },
  driftwood: { width: 370, make: driftwood, single: true },
  chips: { width: 330, make: chips, single: true },
  seashells: { width: 260, make: seashells },
  pumpkins: { width: 300, make: pumpkins },
  gifts: { width: 210, make: thing('gift', '#b8323f') },
  chocolate: { width: 240, make: thing('chocolateBar', '#5a3420') },
  cookies: { width: 250, make: thing('cookies', '#c98d4e') },
  macarons: { width: 230, make: thing('macarons', '#e9a3b4') },
  houseplant: { width: 340, make: thing('plant', '#e8e2d6'), single: true },
  towels: { width: 270, make: thing('towels', '#f4f1ea') },
  sunglasses: { width: 250, make: thing('spectacles', '#2a2724') },
  coins: { width: 220, make: thing('coins', '#d9a93c') },
  books: { width: 330, make: () => books(['#2f4a66', '#7a2f35', '#3f5c49']) },
  pearls: { width: 330, make: pearls, single: true },
  coconuts: { width: 330, make: coconuts },
  grapes: { width: 320, make: () => grapes('#331436') },
  apples: { width: 290, make: () => apples('#b3242a') },
  milk: { width: 270, make: thing('milk', '#f4f1ea'), single: true },
  croissants: { width: 260, make: thing('croissant', '#d39a4c') },
  bread: { width: 320, make: thing('loaf', '#c08a4a'), single: true },
  cheese: { width: 260, make: thing('cheese', '#efc55c'), single: true },
  easterEggs: { width: 260, make: easterEggs },
  eggs: { width: 270, make: thing('eggs', '#e9cdaa'), single: true },
  cake: { width: 280, make: thing('cake', '#f2c7cf'), single: true },
  cupcakes: { width: 190, make: thing('cupcake', '#f0a8ba') },
  donuts: { width: 240, make: thing('donut', '#e889a6') },
  coffee: { width: 220, make: thing('mug', '#f2ede3'), single: true },
  wine: { width: 380, make: thing('wine', '#5a1626'), single: true },
  cocktail: { width: 270, make: thing('cocktail', '#e8865a'), single: true },
  teddy: { width: 300, make: thing('teddy', '#b98a5e'), single: true },
  dumbbells: { width: 300, make: thing('dumbbells', '#2e3034'), single: true },
  suitcase: { width: 600, make: thing('suitcase', '#2f5d73'), single: true },
  camera: { width: 280, make: thing('camera', '#2c2d31'), single: true },
  notebook: { width: 230, make: thing('book', '#3f4a5c'), single: true },
  headphones: { width: 260, make: thing('headphones', '#2e3034'), single: true },
  phone: { width: 150, make: thing('phone', '#1f2126'), single: true },
  beer: { width: 230, make: thing('beerGlass', '#d99a2b'), single: true },
  teapot: { width: 290, make: thing('teapot', '#e9e3d8'), single: true },
  burger: { width: 260, make: thing('burger', '#c98d4e'), single: true },
  soap: { width: 220, make: thing('soapBar', '#e7d9c4'), single: true },
  football: { width: 250, make: thing('football', '#f4f4f2'), single: true },
  basketball: { width: 270, make: thing('basketball', '#d2703a'), single: true },
  kettlebell: { width: 220, make: thing('kettlebell', '#2e3034'), single: true },
  yogaMat: { width: 330, make: thing('yogaMat', '#7a5aa0'), single: true },
  vase: { width: 210, make: thing('vase', '#e6ded2'), single: true },
  champagne: {
    width: 380,
    make: () => bottleAndGlass(buildColours('#2c4a32'), '#ecd48a'),
    single: true,
  },
  vegetables: { width: 380, make: thing('produceCrate', '#c9a06a'), single: true },
  oil: { width: 330, make: thing('oilBottle', '#b9a53a'), single: true },
  pasta: { width: 300, make: thing('pasta', '#e2bf6a'), single: true },
  pancakes: { width: 280, make: thing('pancakes', '#d9a055'), single: true },
  iceCream: { width: 280, make: thing('iceCream', '#f0c9b4'), single: true },
  candy: { width: 250, make: thing('candy', '#e5566d'), single: true },
  keyboard: { width: 440, make: thing('keyboard', '#3a3d44'), single: true },
  clock: { width: 260, make: thing('clock', '#2f5d73'), single: true },
  gamepad: { width: 270, make: thing('gamepad', '#2e3034'), single: true },
  microphone: { width: 330, make: thing('microphone', '#3a3d44'), single: true },
  skateboard: { width: 470, make: thing('skateboard', '#b8323f'), single: true },
  racket: { width: 430, make: thing('racket', '#2f5d73'), single: true },
  boxingGloves: { width: 330, make: thing('boxingGloves', '#b8323f'), single: true },
  trophy: { width: 300, make: thing('trophy', '#d9a93c'), single: true },
  yarn: { width: 260, make: thing('yarn', '#c98d9a'), single: true },
  blocks: { width: 260, make: thing('blocks', '#d97b52'), single: true },
  cushions: { width: 400, make: thing('cushions', '#c9a58a'), single: true },
  necklace: { width: 250, make: thing('necklace', '#d9a93c'), single: true },
  makeup: { width: 240, make: thing('makeup', '#d98a96'), single: true },
  anise: { width: 230, make: anise },
  almonds: { width: 220, make: almonds },
  avocados: { width: 290, make: avocados },
  watermelon: { width: 330, make: watermelon },
  popcorn: { width: 300, make: popcorn, single: true },
  feathers: { width: 300, make: feathers },
  crystals: { width: 250, make: () => crystals('#c4a2e6') },
  pens: { width: 300, make: pens, single: true },
  passports: { width: 260, make: passports, single: true },
  sushi: { width: 280, make: thing('sushi', '#e8865a'), single: true },
  pizza: { width: 380, make: thing('pizza', '#d9a055'), single: true },
  watch: { width: 190, make: thing('watch', '#2e3034'), single: true },
  keys: { width: 170, make: thing('key', '#c9a23c'), single: true },
  chess: { width: 260, make: thing('chessPieces', '#e8dcc4'), single: true },
  perfume: { width: 210, make: thing('perfumeFlacon', '#e9a3b4'), single: true },
  paperCup: { width: 200, make: thing('paperCup', '#c98d5e'), single: true },
  mushrooms: { width: 260, make: mushrooms },
  rubberDuck: { width: 210, make: rubberDuck },
  bunny: { width: 180, make: bunny, single: true },
  smoothie: { width: 240, make: thing('smoothie', '#e5807a'), single: true },
} as const satisfies Partial<Record<PropName, Pile>>;

export type PileName = keyof typeof PILES;

export function isPile(prop: PropName): prop is PileName {
  return prop in PILES;
}

/** Tells whether a prop may appear only once beside a product. */
export function isSingle(prop: PropName): boolean {
  return isPile(prop) && 'single' in PILES[prop];
}

/** Properties of a picture that change the appearance of the props in it. */
export interface PileLight {
  lightSide: -1 | 1;
  /** Whether the camera looks straight down on the floor. */
  lies: boolean;
  /** Whether the scene is dark. */
  dim: boolean;
}

export interface TracedPile {
  image: Canvas;
  /** Width of the prop in pixels of the picture, at the product's distance. */
  width: number;
  height: number;
}

/**
 * Pitch of the camera in radians for a picture from above. The pitch is less than π/2 (straight down), so
 * that upright edges stay visible.
 */
const FROM_ABOVE = 1.3;

/**
 * Ray-traced pixels per pixel of the picture; with a lower value, props are traced faster but look softer.
 * Props may be slightly softer than the product. With 0.7, tracing a prop takes half the time of full
 * resolution.
 */
const DETAIL = 0.7;

/** Ray-traced props are cached, because the four pictures of a photoshoot mostly show the same props. */
const traced = makePictureCache<TracedPile>();

/** Returns the picture of a prop from the camera's angle, in the light of the scene. */
export function tracedPile(name: PileName, view: SetView, light: PileLight): TracedPile {
  const { lightSide, lies, dim } = light;
  const key = [name, view.bloom, view.fruit, lightSide, lies, dim].join(' ');
  return traced(key, () => {
    if (lightSide < 0) return tracePile(name, view, light);
    // Props are ray-traced only with light from the left. For light from the right, the traced picture is
    // mirrored.
    const other = tracedPile(name, view, { ...light, lightSide: -1 });
    return { ...other, image: mirrored(other.image) };
  });
}

/** Ray-traces a prop with light from the left. */
function tracePile(name: PileName, view: SetView, { lies, dim }: PileLight): TracedPile {
  const pile: Pile = PILES[name];
  const object = pile.make(view);
  const { image, width, height } = tracedSolid(
    lies ? { ...object, pitch: FROM_ABOVE } : object,
    {
      key: [-0.62, 0.85, 0.5],
      keyPower: dim ? 0.78 : 1,
      fill: dim ? 0.62 : 0.95,
      bounce: '#efe9e0',
      shadow: 0,
    },
    0,
    { maxWidth: pile.width * DETAIL, maxHeight: pile.width * DETAIL },
  );
  if (pile.clear) makeTransparent(image);
  return { image, width: width / DETAIL, height: height / DETAIL };
}

function mirrored(image: Canvas): Canvas {
  const other = createCanvas(image.width, image.height);
  const context = other.getContext('2d');
  context.translate(image.width, 0);
  context.scale(-1, 1);
  context.drawImage(image, 0, 0);
  return other;
}

/**
 * Makes the pixels of clear ice transparent. Highlights, and edges that face towards or away from the light, stay
 * opaque.
 */
function makeTransparent(image: Canvas): void {
  const context = image.getContext('2d');
  const picture = context.getImageData(0, 0, image.width, image.height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const level = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765;
    const edge = Math.min(1, Math.abs(level - 0.8) / 0.2);
    data[at + 3] = (data[at + 3] ?? 0) * (0.3 + 0.62 * edge);
  }
  context.putImageData(picture, 0, 0);
}
