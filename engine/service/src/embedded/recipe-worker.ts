import type { AdFormat, ComposedRecipe, OverlayRecipe, PhotoFocus } from '@adwright/contracts';
import { AD_FORMATS, AppError } from '@adwright/contracts/values';
import {
  type AdPicture,
  type BrandLogos,
  encodeAdJpeg,
  isPictureLayout,
  type OwnProduct,
  openAdPicture,
  openFillingPicture,
  openFonts,
  openLogos,
  openOwnProduct,
  type PaintedRecipe,
  ProductLayers,
  paintRecipe,
  renderCoarsely,
} from '@adwright/engine-ads';
import { letterPhoto, type OverlayPhoto, openOverlayPhoto } from '@adwright/engine-photo-lab';
import { type AdMessage, decodeCreative, scoreCreative } from '@adwright/engine-score';
import sharp, { type Metadata, type OutputInfo } from 'sharp';
import type { RenderedRecipe } from '../creative-provider.ts';
import { LastUsed } from '../last-used.ts';
import { getPaintedScale } from '../recipes/painted-scale.ts';
import { buildMessage } from './ad-message.ts';
import { chooseOverlayBrand } from './choose-overlay-brand.ts';
import type { RecipeReply, RecipeTask } from './recipe-task.ts';
import { captureReply, type WorkerReply } from './worker-reply.ts';

sharp.concurrency(1);
sharp.cache(false);

const PREVIEW_QUALITY = 86;

const layers = new ProductLayers();
const pictures = new LastUsed<CroppedPicture>(3);
const photos = new LastUsed<OverlayPhoto>(1);
const ownProducts = new LastUsed<OwnProduct>(4);
const brandLogos = new LastUsed<BrandLogos | null>(3);

/** A picture that was cropped to the pixel size of an ad format. */
interface CroppedPicture extends AdPicture {
  /** The visible part of the photo; absent if the photo already had the size of the format. */
  focus?: PhotoFocus;
}

/**
 * Does nothing: the thread pool calls the function to make sure that this module and all its imports are
 * loaded.
 */
export function load(): void {}

/**
 * Renders one recipe in one format, in a thread. The thread caches the prepared product and photos for the next
 * edit.
 */
export default function performTask(task: RecipeTask): Promise<WorkerReply<RecipeReply>> {
  return captureReply(() =>
    task.recipe.kind === 'composed'
      ? renderComposed(task, task.recipe)
      : renderOverlay(task, task.recipe),
  );
}

async function renderComposed(task: RecipeTask, wanted: ComposedRecipe): Promise<RecipeReply> {
  const { format, layout, width, score, photo, background, own, asked } = task;
  const recipe = layout ? applyLayout(wanted, layout) : wanted;
  const { focus } = recipe;
  const scene = photo ? await cropPicture(format, photo, focus) : null;
  const shown = own ? await prepareOwnProduct(own, format, focus, recipe.renderer) : null;
  const picture = scene ?? shown?.picture ?? null;
  const full = AD_FORMATS[format].width;
  const scale = getPaintedScale({ width, score }, full);
  const ground = background ? await cropPicture(format, background, findGroundFocus(recipe)) : null;
  const painted = paintRecipe(fitLayout(recipe, picture), format, {
    picture,
    own: { cutOut: shown?.cutOut ?? null, ...(await openBrandParts(task)) },
    background: ground?.canvas ?? null,
    render: scale < 1 ? renderCoarsely : layers.render,
    scale,
  });
  if (!painted) return null;
  const {
    palette,
    pixels: _pixels,
    width: _width,
    height: _height,
    own: _own,
    ...described
  } = painted;
  const isOwn = own !== undefined;
  return {
    ...described,
    ...(ground?.focus && { backgroundFocus: ground.focus }),
    ...(await encodePicture(painted, recipe, { width, score, full, isOwn, asked })),
    colours: listColours(palette),
  };
}

async function openBrandParts({ logos, brandFonts, chosenFonts }: RecipeTask) {
  return {
    logos: logos ? await brandLogos.get(logos.key, () => openLogos(logos.input)) : null,
    brandFonts: await openFonts(brandFonts),
    chosenFonts: await openFonts(chosenFonts),
  };
}

function listColours({
  grounds,
  ink,
  accent,
  button,
  onButton,
  onAccent,
}: PaintedRecipe['palette']) {
  return {
    ground: grounds[0],
    ink,
    accent,
    button: button ?? accent,
    buttonText: onButton ?? onAccent,
  };
}

/**
 * Returns the recipe in another layout; elements that the user moved by hand then get the usual positions of
 * the layout.
 */
function applyLayout(recipe: ComposedRecipe, layout: ComposedRecipe['layout']): ComposedRecipe {
  return layout === recipe.layout ? recipe : { ...recipe, layout, places: undefined };
}

async function encodePicture(
  painted: PaintedRecipe,
  recipe: ComposedRecipe,
  {
    width,
    score,
    full,
    isOwn,
    asked,
  }: Pick<RecipeTask, 'width' | 'score' | 'asked'> & { full: number; isOwn: boolean },
): Promise<Pick<RenderedRecipe, 'jpeg' | 'viralScore'>> {
  const isWhole = width === null || width >= full;
  if (isWhole || score) {
    const own = isOwn ? painted.own : undefined;
    const jpeg = await encodeAdJpeg(painted.pixels, painted.width, painted.height, own);
    const message = asked && buildMessage(recipe, asked, painted.boxes);
    const viralScore = score
      ? await scorePicture(jpeg, recipe.words, painted.minContrast, message)
      : undefined;
    return { jpeg: isWhole ? jpeg : await shrinkPicture(jpeg, width), viralScore };
  }
  const raw = { width: painted.width, height: painted.height, channels: 4 as const };
  const jpeg = await sharp(painted.pixels, { raw })
    .removeAlpha()
    .resize({ width })
    .jpeg({ quality: PREVIEW_QUALITY })
    .toBuffer();
  return { jpeg };
}

function shrinkPicture(jpeg: Uint8Array, width: number): Promise<Buffer> {
  return sharp(jpeg).resize({ width }).jpeg({ quality: PREVIEW_QUALITY }).toBuffer();
}

async function scorePicture(
  jpeg: Uint8Array,
  words: { headline: string; subline: string; callToAction?: string },
  minContrast: number,
  message?: AdMessage,
) {
  const { headline, subline: body, callToAction = '' } = words;
  const known = { headline, body, callToAction, minContrast };
  return scoreCreative(await decodeCreative(jpeg), known, message);
}

async function renderOverlay(
  { format, width, score, photo, subject, logos, brandFonts = {}, note }: RecipeTask,
  { words, style, seed, panelAbove, focus, brand: snapshot, renderer }: OverlayRecipe,
): Promise<RecipeReply> {
  if (isTooFlat(format, style)) return null;
  if (!photo || !subject)
    throw new AppError('provider_failed', 'the task of an overlay contains no photo');
  const opened = await photos.get(photo.key, () => openOverlayPhoto(photo.bytes, subject));
  const { width: full, height } = AD_FORMATS[format];
  const size = { width: full, height };
  const text = { title: words.headline, subtitle: words.subline };
  const noLogos = { light: null, dark: null };
  const brand = snapshot
    ? await chooseOverlayBrand(
        { snapshot, logos: logos?.input ?? noLogos, fonts: brandFonts },
        renderer,
      )
    : null;
  const lettered = await letterPhoto(opened, text, {
    style,
    seed,
    panelAbove,
    focus,
    brand,
    note,
    ...size,
  });
  const { jpeg, contrast, textBox } = lettered;
  return {
    jpeg: width === null || width >= full ? jpeg : await shrinkPicture(jpeg, width),
    boxes: [{ role: 'headline', ...textBox, contrast }],
    minContrast: contrast,
    gaveWay: [],
    dropped: [],
    viralScore: score ? await scorePicture(jpeg, words, contrast) : undefined,
  };
}

/** Tells whether a broad picture below a card or a title would have too little height for its subject. */
function isTooFlat(format: AdFormat, style: OverlayRecipe['style']): boolean {
  return (format === 'landscape' || format === 'wide') && (style === 'card' || style === 'frame');
}

/**
 * Prepares the user's own product for rendering. All formats use the same prepared product, unless the photo
 * fills the ad and is cropped for each format.
 */
function prepareOwnProduct(
  { key, input }: NonNullable<RecipeTask['own']>,
  format: AdFormat,
  focus: PhotoFocus | undefined,
  renderer: number,
) {
  const isFull = input.show === 'full';
  const shownKey = isFull ? `${key} ${format} ${renderer} ${JSON.stringify(focus)}` : key;
  return ownProducts.get(shownKey, () => openOwnProduct({ ...input, focus }, format, renderer));
}

/** Returns the part of the user's background photo that the user chose. */
function findGroundFocus({ background }: ComposedRecipe): PhotoFocus | undefined {
  return background?.kind === 'photo' ? background.focus : undefined;
}

/**
 * Returns the recipe with the layout `hero-side`, which needs no picture, if the picture of the ad no longer
 * exists.
 */
function fitLayout(recipe: ComposedRecipe, picture: AdPicture | null): ComposedRecipe {
  return picture || !isPictureLayout(recipe.layout) ? recipe : { ...recipe, layout: 'hero-side' };
}

/**
 * Crops and scales a photo to the size of the format, around the point that the user chose, or around the part
 * that attracts the most attention. A photo that already has the size of the format stays unchanged.
 */
function cropPicture(
  format: AdFormat,
  { key, bytes }: NonNullable<RecipeTask['photo']>,
  focus: PhotoFocus | undefined,
): Promise<CroppedPicture> {
  return pictures.get(`${format} ${key} ${JSON.stringify(focus)}`, async () => {
    const { width, height } = AD_FORMATS[format];
    if (focus) return { ...(await openFillingPicture(bytes, { width, height }, { focus })), focus };
    const known = await sharp(bytes).metadata();
    if (known.width === width && known.height === height) return openAdPicture(bytes);
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { ...(await openAdPicture(data)), focus: focusOfCrop(known, info) };
  });
}

/** Returns the centre of a crop in shares of the photo, after the photo was scaled to cover the output. */
function focusOfCrop(photo: Metadata, { width, height, ...crop }: OutputInfo): PhotoFocus {
  const { width: across, height: down } = photo.autoOrient;
  const scale = Math.max(width / across, height / down);
  // `sharp` reports the offset of a crop as a negative number, and reports none along a side that is not
  // cropped.
  const centre = (offset = 0, length: number, of: number) =>
    Math.min(1, Math.max(0, (length / 2 - offset) / (of * scale)));
  return {
    x: centre(crop.cropOffsetLeft, width, across),
    y: centre(crop.cropOffsetTop, height, down),
    zoom: 1,
  };
}
