import {
  makeProduct,
  makeScene,
  type ProductColours,
  type ProductKind,
  type ProductObject,
  type Texture,
  tracedPicture,
} from '@adwright/engine-objects';
import type { Canvas } from '@napi-rs/canvas';
import { beachBar } from '../solids/beach-bar.ts';
import { camperVan } from '../solids/camper-van.ts';
import { lounger } from '../solids/lounger.ts';
import { cat, dog } from '../solids/pets.ts';
import { makePictureCache } from './kept-pictures.ts';
import type { SetPainter } from './set-painter.ts';

/**
 * Background objects that only photoshoots draw, not ads. Photoshoots also draw the objects of ads
 * (engine/objects).
 */
const OWN = { lounger, beachBar, camperVan, dog, cat } satisfies Record<
  string,
  (colours: ProductColours) => ProductObject
>;

/** Objects that can stand in the background of a scene. */
export type StandingKind = ProductKind | keyof typeof OWN;

function isOwn(kind: StandingKind): kind is keyof typeof OWN {
  return kind in OWN;
}

/** An object in the background of a photoshoot scene; lengths in pixels of the picture. */
export interface StandingObject {
  kind: StandingKind;
  /** Column of the object's middle, and row of the object's foot. */
  x: number;
  base: number;
  height: number;
  blur: number;
  /** Colour of the object's body, as hex. */
  body: string;
  /** Rotation of the object away from its most recognisable side, in radians. */
  turn?: number;
  /** Brightness of the light that falls on the object, which is 1 by day. */
  light?: number;
}

const REST: Omit<ProductColours, 'body'> = {
  second: '#d8d2c8',
  accent: '#c8963c',
  light: '#f4f1ea',
  dark: '#2a2724',
  metal: '#b9bcc2',
};
/**
 * Minimum blur in pixels of the picture per ray-traced pixel. With less blur, single ray-traced pixels would
 * be visible.
 */
const BLUR_PER_TRACED = 2.6;

/**
 * Minimum height in rows at which an object is ray-traced. Smaller objects of one kind all use the ray-traced
 * picture of this height.
 */
const LEAST_ROWS = 40;

/** Ray-traced objects are cached, because the pictures of a photoshoot show the same objects. */
const traced = makePictureCache<Canvas>();

/** Paints an object into the background, blurred according to the object's distance. */
export function paintStandingObject(painter: SetPainter, thing: StandingObject): void {
  const { x, base, height, blur, light = 1 } = thing;
  if (thing.kind === 'plant' && painter.view.leafless) return;
  const image = drawPicture(thing);
  const width = (height * image.width) / image.height;
  painter.blurred(blur, (context) => {
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, x - width / 2, base - height, width, height);
    if (light >= 1) return;
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = `rgba(6,8,16,${1 - light})`;
    context.fillRect(x - width, base - height, 2 * width, height);
  });
}

/**
 * Texture of a blurred computer screen in use: a dark bar, pale sheets and a chart. The colours of the
 * texture are in linear light.
 */
const AT_WORK: Texture = {
  sample(u, v, out) {
    const bar = u < 0.19;
    const chart = u > 0.28 && u < 0.92 && v > 0.3 && v < 0.56 && (u * 9) % 1 < 0.6;
    const line = u > 0.28 && u < 0.8 && v > 0.66 && (v * 11) % 1 < 0.4;
    out.set(bar ? [0.03, 0.05, 0.1] : chart ? [0.14, 0.3, 0.68] : line ? [0.5, 0.54, 0.6] : LIT);
    out[3] = 1;
  },
};
/** Colour of a lit screen's background, in linear light. */
const LIT = [0.86, 0.9, 0.95] as const;
/** Labels of background objects are blank. */
const BLANK: Texture = { sample: (_u, _v, out) => out.fill(0) };

function drawPicture({ kind, body, turn = 0, height, blur }: StandingObject): Canvas {
  const rows = Math.max(LEAST_ROWS, Math.ceil(height / Math.max(1, blur / BLUR_PER_TRACED)));
  const key = [kind, body, turn, rows].join(' ');
  return traced(key, () => {
    const colours = { ...REST, body };
    const object = isOwn(kind) ? OWN[kind](colours) : makeProduct(kind, colours);
    return tracedPicture(
      makeScene(object, null, turn),
      (object.decals ?? []).map(({ glows }) => (glows ? AT_WORK : BLANK)),
      { key: [-0.5, 0.8, 0.6], keyPower: 1, fill: 1, bounce: '#efe9e0', shadow: 0 },
      { maxWidth: rows * 4, maxHeight: rows },
    ).image;
  });
}
