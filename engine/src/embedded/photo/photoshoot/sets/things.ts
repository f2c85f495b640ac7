import type { Canvas } from '@napi-rs/canvas';
import { makeProduct, type ProductKind } from '../../../product/product-kind.ts';
import type { ProductColours, ProductObject } from '../../../product/product-object.ts';
import { tracedSolid } from '../../../product/traced-picture.ts';
import { keptPictures } from '../kept-pictures.ts';
import { lounger } from '../solids/lounger.ts';
import type { SetPainter } from './set-painter.ts';

/** What stands in backgrounds besides the objects that ads are drawn with. */
const OWN = { lounger } satisfies Record<string, (colours: ProductColours) => ProductObject>;

/** What can stand in the background. */
export type ThingKind = ProductKind | keyof typeof OWN;

/** Something that stands in the background of a set; lengths in pixels of the picture. */
export interface Thing {
  kind: ThingKind;
  /** Middle and foot. */
  x: number;
  base: number;
  height: number;
  blur: number;
  /** Colour of its body, as hex. */
  body: string;
  /** Turn beyond its best side, radians. */
  turn?: number;
  /** Light that falls on it, 1 by day. */
  light?: number;
}

const REST: Omit<ProductColours, 'body'> = {
  second: '#d8d2c8',
  accent: '#c8963c',
  light: '#f4f1ea',
  dark: '#2a2724',
  metal: '#b9bcc2',
};
/** Blur, in pixels of the picture, that hides what one traced pixel does not show. */
const BLUR_PER_TRACED = 2.6;

/** Smaller ones are all taken from the same picture. */
const LEAST_ROWS = 40;

/** The pictures of a shoot show the same things. */
const traced = keptPictures<Canvas>();

/** Stands a thing in the background, as far out of focus as it is away. */
export function standThing(painter: SetPainter, thing: Thing): void {
  const { x, base, height, blur, light = 1 } = thing;
  const image = pictureOf(thing);
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

function pictureOf({ kind, body, turn = 0, height, blur }: Thing): Canvas {
  const rows = Math.max(LEAST_ROWS, Math.ceil(height / Math.max(1, blur / BLUR_PER_TRACED)));
  const key = [kind, body, turn, rows].join(' ');
  return traced(
    key,
    () =>
      tracedSolid(
        kind === 'lounger' ? OWN[kind]({ ...REST, body }) : makeProduct(kind, { ...REST, body }),
        { key: [-0.5, 0.8, 0.6], keyPower: 1, fill: 1, bounce: '#efe9e0', shadow: 0 },
        turn,
        { maxWidth: rows * 4, maxHeight: rows },
      ).image,
  );
}
