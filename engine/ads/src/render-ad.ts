import type { GaveWay } from '@adwright/contracts';
import type { TextSetting } from '@adwright/contracts/recipe-editing';
import type { DrawnText } from '@adwright/engine-drawing';
import {
  type Look,
  lookOf,
  type Palette,
  type Pixels,
  type Rect,
  touchesSilhouette,
} from '@adwright/engine-pixels';
import sharp from 'sharp';
import { collectBrandColours } from './brand/branded-style.ts';
import { type AdInput, type ComposedAd, composeAd } from './compose-ad.ts';
import type { BoxRole } from './composition.ts';
import { listReplacedColours } from './gave-way.ts';
import type { OwnPlace } from './material/own-product.ts';
import { openParts } from './own/open-parts.ts';
import { encodeOwnJpeg } from './own/own-jpeg.ts';
import { type PaintedAd, paintArranged } from './paint-ad.ts';
import type { PaintedText } from './paint-items.ts';
import type { PaintedProduct } from './paint-products.ts';

export { LAYOUT_NAMES } from './layout-names.ts';
export type { AdInput };

/** A meaningful element of an ad: its role and its box in pixels of the finished picture. */
export interface AdBox extends Rect {
  role: BoxRole | 'product' | 'disclosure';
  /** Contrast ratio (WCAG 2.2) between a text and the pixel behind the text with the least contrast. */
  contrast?: number;
  /** Colour of the letters of an element's text. */
  ink?: string;
  /** How the text is set (font, size, lines); present only for recipes, because their ads can be edited. */
  setting?: TextSetting;
}

export interface RenderedAd {
  /** The picture as an sRGB JPEG, for example of 1080 × 1080 or 1080 × 1920 pixels. */
  jpeg: Buffer;
  width: number;
  height: number;
  layout: ComposedAd['layout'];
  boxes: AdBox[];
  /** Positions of the user's own product or photo in the picture, without a podium. */
  own: Rect[];
  /** Texts that overlap the silhouette of a product. */
  overProduct: BoxRole[];
  /** Texts, with their roles, that the check of the finished picture looks for. */
  words: (DrawnText & { role: BoxRole })[];
  products: Look[];
  /** Lowest contrast ratio among all texts of the ad. */
  minContrast: number;
  palette: Palette;
  /** Brand colours that were requested for a text but could not be used. */
  gaveWay: GaveWay[];
}

/** JPEG quality of an ad without the user's own product. */
const JPEG_QUALITY = 90;

/**
 * Renders an ad as JPEG; the same input always gives the same bytes. The JPEG has full chroma resolution, which
 * keeps coloured letters sharp.
 */
export async function renderAd(input: AdInput): Promise<RenderedAd> {
  const parts = await openParts(input);
  const arrange = (logoPlate: boolean) => ({
    composed: composeAd(input, parts.picture, { ...parts, logoPlate }),
  });
  const { composed, painted } = paintArranged(arrange, input.brief);
  const { stage, layout } = composed;
  const { canvas, texts, products } = painted;
  const { width, height } = stage;
  const silhouettes = products.map(buildSilhouette);
  const own = products.flatMap((product) => product.own ?? []);
  const jpeg = await encodeAdJpeg(canvas.data(), width, height, input.own && own);
  return {
    jpeg,
    width,
    height,
    layout,
    boxes: listBoxes(painted),
    own,
    overProduct: findTextsOver(texts, silhouettes),
    words: texts.flatMap(({ role, drawn }) => (drawn ? [{ role, ...drawn }] : [])),
    products: silhouettes.map(({ box, mask }) => lookOf(mask, box)),
    minContrast: Math.min(...texts.map(({ contrast }) => contrast)),
    palette: stage.style.palette,
    gaveWay: listReplacedColours(collectBrandColours(input.brand?.colours ?? []), texts),
  };
}

interface Silhouette {
  box: Rect;
  mask: Pixels;
}

function buildSilhouette({ box, image }: PaintedProduct): Silhouette {
  return { box, mask: { width: image.width, height: image.height, data: image.data() } };
}

/** Returns the texts with a box that contains a pixel of a product's silhouette. */
function findTextsOver(
  texts: readonly PaintedText[],
  silhouettes: readonly Silhouette[],
): BoxRole[] {
  const isOver = (text: PaintedText) =>
    silhouettes.some(({ box, mask }) => touchesSilhouette(mask, box, text.box));
  return texts.filter(isOver).map(({ role }) => role);
}

/**
 * Encodes the pixels of an ad, with four bytes per pixel. `own` is the area of the user's own product, for
 * which a higher quality may be necessary.
 */
export function encodeAdJpeg(
  pixels: Buffer,
  width: number,
  height: number,
  own?: readonly OwnPlace[],
): Promise<Buffer> {
  if (own) return encodeOwnJpeg({ data: pixels, width, height }, own);
  return (
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      // Optimised Huffman tables would take three times as long and make the file only three percent smaller.
      .jpeg({
        quality: JPEG_QUALITY,
        chromaSubsampling: '4:4:4',
        optimiseCoding: false,
      })
      .toBuffer()
  );
}

/** Returns the boxes of all meaningful elements of a painted ad. */
export function listBoxes({
  texts,
  products,
  logos,
  badges,
  note,
}: Omit<PaintedAd, 'canvas'>): AdBox[] {
  return [
    ...texts.map(({ role, box, contrast, ink }) => ({ role, ...box, contrast, ink })),
    ...products.map(({ box }) => ({ role: 'product' as const, ...box })),
    ...logos.map(({ box }) => ({ role: 'logo' as const, ...box })),
    ...badges.map(({ role, box }) => ({ role, ...box })),
    ...(note ? [{ role: 'disclosure' as const, ...note.box, ink: note.ink }] : []),
  ];
}
