import {
  MAX_TRACED_PIXELS,
  type ProductColours,
  type ProductImage,
  type ProductImageRequest,
  renderProduct,
  type StudioLight,
} from '@adwright/engine-objects';
import { insetRect, oklch, type Palette, type Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { getCardRadius } from './cards.ts';
import type { PlacedProduct } from './composition.ts';
import { fitInside } from './fit-inside.ts';
import { type AdPicture, drawPicture } from './material/ad-picture.ts';
import type { OwnPlace } from './material/own-product.ts';
import { paintCutOut } from './own/paint-cut-out.ts';
import { chooseProductColours, labelDesign } from './product-colours.ts';
import { isOwnPhoto } from './shows-type.ts';
import type { Stage } from './stage.ts';

/** A painted product: its box, and the image with the product's silhouette as alpha. */
export interface PaintedProduct {
  box: Rect;
  image: Canvas;
  /** Position of the user's own product in the image, without the podium. */
  own?: OwnPlace;
}

/** Renders a product, or returns a cached image of it. */
export type RenderProduct = (request: ProductImageRequest) => ProductImage;

/**
 * Maximum number of ray-traced pixels for a product in a preview. A picture hash samples about eight points
 * across a product, so 44 pixels per side are enough.
 */
const MAX_PREVIEWED_PIXELS = 44 ** 2;

const GREY: ProductColours = {
  body: '#9c9ca1',
  second: '#b4b4b8',
  accent: '#7c7c82',
  light: '#dcdcde',
  dark: '#4a4a4e',
  metal: '#a9a9ae',
};

function lightOf(stage: Stage, product: PlacedProduct): StudioLight {
  const { palette } = stage.productStyle;
  const dark = palette.mode === 'dark' || product.backlit;
  if (product.backlit)
    return { key: [0.8, 0.5, 0.25], keyPower: 1.1, fill: 0.72, bounce: '#e8b58a', shadow: 0.8 };
  return {
    key: [-0.55, 0.85, 0.6],
    keyPower: product.usual ? 0.8 : 1,
    fill: dark ? 0.82 : 1,
    bounce: palette.grounds[0],
    shadow: dark ? 1 : 0.66,
  };
}

/**
 * Returns the colours of a podium in the background's hue: like stone on a dark background, like plaster on a
 * light background.
 */
function podiumColours(
  { mode, hue, chroma, ink }: Palette,
  backlit: boolean,
): { podium: string; step: string } {
  if (backlit) return { podium: oklch(0.3, 0.03, hue), step: oklch(0.24, 0.03, hue) };
  if (mode === 'dark')
    return { podium: oklch(0.42, chroma * 0.55, hue), step: oklch(0.33, chroma * 0.55, hue) };
  if (mode === 'vivid' && ink === '#ffffff')
    return { podium: oklch(0.64, chroma * 0.75, hue), step: oklch(0.52, chroma * 0.85, hue) };
  return {
    podium: oklch(0.95, Math.min(0.04, chroma * 0.3), hue),
    step: oklch(0.86, Math.min(0.09, chroma * 0.6), hue),
  };
}

function chooseColours({ productStyle, productColour }: Stage, product: string): ProductColours {
  const colours = chooseProductColours(product, productStyle);
  return productColour ? { ...colours, body: productColour } : colours;
}

/**
 * Renders and draws one product with its shadow. `scale` is the number of drawn pixels per pixel of the
 * finished ad.
 */
export function paintProduct(
  context: SKRSContext2D,
  stage: Stage,
  product: PlacedProduct,
  brief: { product: string },
  scale: number,
  render: RenderProduct = renderProduct,
): PaintedProduct {
  const { cutOut, picture } = stage;
  // The usual alternative in a comparison must not look like a real product. The usual alternative is therefore
  // always drawn, even beside the user's own product.
  if (cutOut && !product.usual) {
    const { podium, step } = podiumColours(stage.style.palette, product.backlit);
    return paintCutOut(context, stage, product, cutOut, { podium, step });
  }
  if (picture && !(isOwnPhoto(picture) && product.usual))
    return paintTile(context, stage, picture, product);
  const { kind } = product;
  if (kind === null) throw new Error('a product that is drawn needs an object');
  const { productStyle } = stage;
  const colours = product.usual ? GREY : chooseColours(stage, brief.product);
  const design = labelDesign(stage.brandName ?? stage.copy.productName, productStyle, colours);
  const label = product.usual
    ? {
        ...design,
        name: '—',
        paper: '#e7e7e9',
        ink: '#77777c',
        accent: '#a2a2a7',
        second: '#c0c0c4',
      }
    : design;
  const { podium, step } = podiumColours(stage.style.palette, product.backlit);
  const image = render({
    kind,
    colours,
    label,
    light: lightOf(stage, product),
    podium:
      product.podium === 'none'
        ? null
        : { colour: podium, stepColour: step, steps: product.podium === 'steps' },
    turn: product.turn,
    maxWidth: product.box.width * scale,
    maxHeight: product.box.height * scale,
    maxTraced: scale < 1 ? MAX_PREVIEWED_PIXELS : MAX_TRACED_PIXELS,
  });
  const width = image.width / scale;
  const height = image.height / scale;
  const x = product.box.x + (product.box.width - width) / 2;
  const y = product.box.y + (product.box.height - height) * (product.align === 'bottom' ? 1 : 0.5);
  context.imageSmoothingQuality = 'high';
  const { shadowBox } = image;
  context.drawImage(
    image.shadow,
    x + shadowBox.x / scale,
    y + shadowBox.y / scale,
    shadowBox.width / scale,
    shadowBox.height / scale,
  );
  context.save();
  // Some drawn objects have fixed colours in every palette, but the usual alternative must be grey.
  if (product.usual) context.filter = 'grayscale(1)';
  context.drawImage(image.image, x, y, width, height);
  context.restore();
  return { box: { x, y, width, height }, image: image.image };
}

/**
 * Margin of a print inside its box, as a share of the box's shorter side, so that the frame around the product
 * stays visible.
 */
const TILE_MARGIN = 0.04;

/**
 * Shows a picture in place of the product, as a print with rounded corners; the usual alternative's print is
 * grey.
 */
function paintTile(
  context: SKRSContext2D,
  stage: Stage,
  picture: AdPicture,
  { box: room, usual }: PlacedProduct,
): PaintedProduct {
  const margin = Math.min(room.width, room.height) * TILE_MARGIN;
  const free = insetRect(room, margin);
  const box = picture.isWhole ? fitInside(picture.canvas, free) : free;
  const image = createCanvas(Math.ceil(box.width), Math.ceil(box.height));
  const own = image.getContext('2d');
  own.beginPath();
  own.roundRect(0, 0, box.width, box.height, getCardRadius(stage) * 0.8);
  own.clip();
  drawPicture(
    own,
    picture,
    { x: 0, y: 0, width: box.width, height: box.height },
    usual ? 'grayscale(1) contrast(0.72) brightness(1.08)' : 'none',
  );
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.28)';
  context.shadowBlur = 40;
  context.shadowOffsetY = 16;
  context.drawImage(image, box.x, box.y, box.width, box.height);
  context.restore();
  return isOwnPhoto(picture) ? { box, image, own: { ...box, silhouette: null } } : { box, image };
}
