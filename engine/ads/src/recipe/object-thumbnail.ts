import { type ProductKind, renderProduct } from '@adwright/engine-objects';
import { createSeededRandom } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { makeStyle } from '../ad-style.ts';
import { chooseProductColours, labelDesign } from '../product-colours.ts';

/** Side of a thumbnail in pixels: twice the size at which web pages show the thumbnail. */
const THUMBNAIL_PX = 112;
/** Margin around the object in the thumbnail, in pixels. */
const MARGIN_PX = 8;
/** WebP quality at which a thumbnail is encoded. */
const QUALITY = 78;

/** Renders only a drawn object, on a transparent background, as WebP for selection lists. */
export function renderObjectThumbnail(kind: ProductKind): Promise<Buffer> {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const style = makeStyle('trust', 0, createSeededRandom(1));
  const colours = chooseProductColours(words, style);
  const room = THUMBNAIL_PX - 2 * MARGIN_PX;
  const { image, width, height } = renderProduct({
    kind,
    colours,
    label: labelDesign('', style, colours),
    light: { key: [-0.55, 0.85, 0.6], keyPower: 1, fill: 1, bounce: '#ffffff', shadow: 0 },
    podium: null,
    turn: -0.12,
    maxWidth: room,
    maxHeight: room,
    maxTraced: room ** 2,
  });
  const canvas = createCanvas(THUMBNAIL_PX, THUMBNAIL_PX);
  const context = canvas.getContext('2d');
  context.drawImage(image, (THUMBNAIL_PX - width) / 2, (THUMBNAIL_PX - height) / 2, width, height);
  const raw = { width: THUMBNAIL_PX, height: THUMBNAIL_PX, channels: 4 as const };
  return sharp(canvas.data(), { raw }).webp({ quality: QUALITY }).toBuffer();
}
