import { FORMAT_SIZES, PHOTOSHOOT_COUNT } from '@adwright/contracts/values';
import {
  type CutOut,
  computePhotoSaliency,
  cropCutOut,
  cropTo,
  cutProduct,
  drawCut,
  findCut,
  type Mask,
  MIN_CUT_CONFIDENCE,
  toShares,
  withStandingOut,
} from '@adwright/engine-cutout';
import { encodeCanvasAsJpeg } from '@adwright/engine-drawing';
import { shootPicture } from '@adwright/engine-photoshoot';
import {
  computeDifferenceHash,
  createSeededRandom,
  cycle,
  fromRaster,
  hashDistance,
  type Raster,
  type Rect,
  toJpeg,
  toRaster,
} from '@adwright/engine-pixels';
import { openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import type { Canvas } from '@napi-rs/canvas';
import { isDrawn } from '../drawn-picture.ts';
import { dominantHue } from '../photo-colours.ts';
import { convertToPixels, isInside } from './boxes.ts';
import {
  findPhotoPart,
  isWordless,
  MIN_DISTANCE,
  paintCloseUp,
  paintOtherView,
} from './choose-view.ts';
import { isCleanCut } from './clean-cut.ts';
import { findInk, measureLuma } from './colours-of-words.ts';
import { drawOnField, SET_FORMS, type Size } from './compositions.ts';
import { exchangeSides } from './exchange-sides.ts';
import { findFlatBadges } from './flat-badges.ts';
import { findInkLines } from './ink-words.ts';
import { dropPanels, findSubjectPart, joinParts } from './kept-part.ts';
import { findLettering, type TextLine } from './lettering.ts';
import { findFlatGround, isOnBadge } from './lift-badge.ts';
import {
  FEWEST_SET,
  isOnPartOfAd,
  liesIn,
  liftMessage,
  MESSAGE,
  placeLine,
} from './place-lines.ts';
import { chooseLight, relight } from './relight.ts';
import { findFurtherWords, isSet } from './set-words.ts';
import { isSymmetric, turnPhoto } from './turn-photo.ts';
import { varyCards } from './vary-cards.ts';
import { varyPage } from './vary-page.ts';
import { varyPoster } from './vary-poster.ts';
import { varyStrips } from './vary-strips.ts';
import { listWordBoxes } from './word-boxes.ts';

/**
 * Ways to vary an upload. If its words can be separated, they and the other parts are rearranged, or the words move to
 * a panel or to cards. A product is shown in a photoshoot scene or on areas of colour. A whole photo is shown in
 * another view, mirrored around its words, or in another light. Words that can't be separated may move together with
 * strips of the photo.
 */
type Composition =
  | 'parts'
  | 'sides'
  | 'poster'
  | 'cards'
  | 'set'
  | 'field'
  | 'view'
  | 'strips'
  | 'turned'
  | 'light';

export interface VariedPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
  composition: Composition;
}

const OF_PRODUCTS = ['set', 'field'] as const;

/** Maximum number of pixels at which a photo is processed. */
const MAX_WORK_PIXELS = 2_500_000;
/** Ratio of height to width above which a photo gets the story format (a full-screen vertical ad). */
const STORY_RATIO = 1.5;
/**
 * Width of a short word set over a photo, as a share of the picture, above which the word counts as an ad's
 * message.
 */
const WIDE = 0.25;

/**
 * Shows the subject and message of an upload in another composition, and never puts the upload into a frame.
 * Another seed gives another composition. The same seed gives the same bytes. Text is not recognised by
 * character, so it keeps its shapes, and no crop cuts it.
 * @param subject saliency map of the photo
 * @throws {AppError} the errors of `openPhoto`
 */
export async function varyPhoto(
  bytes: Uint8Array,
  seed: number,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<VariedPhoto> {
  const opened = await openPhoto(bytes);
  const raster = await toRaster(
    opened.pixels(MAX_WORK_PIXELS).flatten({ background: opened.ground }),
  );
  const { hue } = await dominantHue(raster);
  const size = chooseSize(raster);
  const own = opened.hasAlpha ? (await cutProduct(bytes, subject)).cut : null;
  if (own) return varyProduct(own, size, hue, seed);
  const isPage = isDrawn(raster);
  const found = isPage ? null : await findCut(raster, subject);
  const isSure = found !== null && found.confidence >= MIN_CUT_CONFIDENCE;
  const mask = isSure ? found.mask : null;
  if (isPage || (await hasMessage(raster, subject, mask))) {
    const lettered = await varyLettered(raster, seed, hue, await subject);
    return lettered ?? varyMessage(raster, seed, await subject, size, hue);
  }
  if (isSure) {
    const cut = cropCutOut(await drawCut(found, raster));
    if (isCleanCut(cut)) return varyProduct(cut, size, hue, seed);
  }
  return varyView(raster, seed, await subject, size);
}

/** Shows a photo without words in another view. */
async function varyView(
  raster: Raster,
  seed: number,
  map: SubjectMap,
  size: Size,
): Promise<VariedPhoto> {
  const whole = await withStandingOut(raster, map);
  const look = {
    raster,
    seed,
    sizes: [size, chooseOtherSize(size)],
    isWordless: isWordless(raster),
  };
  // Lettering on the subject must stay whole, even at an edge of the subject that a view may cut off.
  const lettering = listLines(raster).filter((line) => line.isSet && line.letters >= FEWEST_SET);
  const part = joinParts(await findPhotoPart(raster, whole), lettering.map(addAir));
  const view =
    (await paintOtherView({ ...look, part })) ?? (await paintCloseUp({ ...look, subject: whole }));
  return view ? encodeView(view) : changeLight(raster, seed);
}

/** Shows a cut-out product in a photoshoot set or on areas of colour. */
async function varyProduct(
  cut: CutOut,
  size: Size,
  hue: number,
  seed: number,
): Promise<VariedPhoto> {
  const round = Math.floor(seed / OF_PRODUCTS.length);
  const isSquare = size.width === size.height;
  if (isSquare && cycle(OF_PRODUCTS, seed) === 'set') {
    const form = { productType: 'product', ...cycle(SET_FORMS, round) };
    const { jpeg } = await shootPicture(cut, form, seed, round % PHOTOSHOOT_COUNT);
    return { jpeg, ...size, composition: 'set' };
  }
  const canvas = drawOnField({ cut, ...size, hue, turn: round, random: createSeededRandom(seed) });
  return { jpeg: await encodeCanvasAsJpeg(canvas), ...size, composition: 'field' };
}

function chooseSize({ width, height }: Raster): Size {
  return height / width >= STORY_RATIO ? FORMAT_SIZES.story : FORMAT_SIZES.square;
}

/**
 * Tells whether an upload has a message next to its subject. The subject's outline comes from the saliency
 * map or a reliable cut-out.
 */
async function hasMessage(
  raster: Raster,
  subject: SubjectMap | Promise<SubjectMap>,
  cut: Mask | null,
): Promise<boolean> {
  const lines = [
    ...findLettering(raster).filter(({ letters }) => letters >= MESSAGE),
    ...findFurtherWords(raster).filter(
      (line) => isSet(raster, line) && (line.letters >= MESSAGE || line.width > WIDE),
    ),
  ];
  // A badge is a message even if no line of text was found on it, as on seals and labels with vertical text.
  if (lines.length === 0) return findFlatBadges(raster).length > 0;
  const { side, values } = await subject;
  const map = { width: side, height: side, values };
  return lines.some((line) =>
    cut !== null && liesIn(line, { ...cut, values: cut.data }, 0)
      ? isOnPartOfAd(raster, line, { ...cut, values: cut.data })
      : placeLine(line, raster, { map, lines }) === 'beside',
  );
}

/**
 * Varies an upload that contains text. If the upload's background is even, its parts are rearranged. If the
 * background is uneven, the words move onto a panel beside a crop of the photo. If no crop is good enough, the
 * words move onto cards over the mirror image. Returns null if the words cannot be separated.
 */
async function varyLettered(
  raster: Raster,
  seed: number,
  hue: number,
  subject: SubjectMap,
): Promise<VariedPhoto | null> {
  const page = await varyPage(raster, seed);
  if (page) {
    const { width, height } = page;
    return { jpeg: await encodeCanvasAsJpeg(page), width, height, composition: 'parts' };
  }
  const size = fitShape(raster);
  const sides = await exchangeSides(raster, size, seed);
  if (sides) return { jpeg: await encodeCanvasAsJpeg(sides), ...size, composition: 'sides' };
  const known = dropPanels(subject);
  const saliency = await computePhotoSaliency(raster, known);
  const message = liftMessage(raster, known);
  if (message === null) return null;
  const look = { raster, saliency, subject: known, size, hue, seed, words: message.words };
  const poster = await varyPoster(look);
  if (poster) return { jpeg: await encodeCanvasAsJpeg(poster), ...size, composition: 'poster' };
  const cards = await varyCards(look, message.lines);
  return cards && { jpeg: await encodeCanvasAsJpeg(cards), ...size, composition: 'cards' };
}

/**
 * Shows an ad whose words cannot be moved in another format. The view contains the subject and all words.
 * Without a known subject, any crop might cut the subject, so only the light changes. If no line is certainly
 * set over the upload, the lines may be texture of a photo, such as the windows of a house.
 */
async function varyMessage(
  raster: Raster,
  seed: number,
  map: SubjectMap,
  size: Size,
  hue: number,
): Promise<VariedPhoto> {
  const lines = listLines(raster);
  const certain = lines.filter((line) => isSet(raster, line) || isOnBadge(raster, line));
  const badges = findFlatBadges(raster).map(({ box }) => toShares(box, raster));
  if (certain.length + badges.length === 0) return varyView(raster, seed, map, size);
  const likely = lines.filter((line) => certain.includes(line) || line.letters >= MESSAGE);
  const known = dropPanels(map);
  const subject = findSubjectPart(known);
  const turnOrMove = async () =>
    (await turnMessage(raster, seed, likely)) ??
    (await moveStrips({ raster, seed, hue, subject: known }, likely)) ??
    changeLight(raster, seed);
  if (subject === null) return turnOrMove();
  const part = joinParts(subject, [...likely.map(addAir), ...badges]);
  // A view of all words and the subject in the same format would look like the same ad.
  const sizes = [chooseOtherSize(size)];
  const view = await paintOtherView({ raster, seed, part, sizes, isAd: true });
  return view ? encodeView(view) : turnOrMove();
}

/** Moves the words of an ad together with the strips of the photo under them. */
async function moveStrips(
  input: { raster: Raster; seed: number; hue: number; subject: SubjectMap },
  lines: readonly TextLine[],
): Promise<VariedPhoto | null> {
  const { raster } = input;
  const words = listWordBoxes(raster, lines);
  const size = fitShape(raster);
  const sum = (some: readonly TextLine[]) =>
    some.reduce((all, { width, height }) => all + width * height, 0);
  const isLight = 2 * sum(lines.filter((line) => line.isLight)) > sum(lines);
  const inks = lines
    .filter((line) => line.isLight === isLight)
    .map((line) => findInk(raster, convertToPixels(line, raster, { beside: 0, above: 0 }), isLight))
    .map(measureLuma);
  const canvas = await varyStrips({ ...input, words, isLight, inks, size });
  return canvas && { jpeg: await encodeCanvasAsJpeg(canvas), ...size, composition: 'strips' };
}

/** Returns all lines that the searches for words find, including texture of the photo that looks like words. */
const listLines = (raster: Raster) => [...findLettering(raster), ...findFurtherWords(raster)];

/** Minimum number of one-colour shapes in a block that must not be mirrored, such as a QR code or a logo. */
const LOGO = 4;

/**
 * Shows an ad as its mirror image with readable words, in another light. Returns null if the mirror image is the same
 * picture or would cut through objects.
 * @param lines lines of text that are the ad's own words
 */
async function turnMessage(
  raster: Raster,
  seed: number,
  lines: readonly TextLine[],
): Promise<VariedPhoto | null> {
  const boxOf = (line: TextLine) => convertToPixels(line, raster, { beside: 0.2, above: 0.3 });
  const badges = [
    ...findFlatBadges(raster),
    ...lines.flatMap((line) => findFlatGround(raster, line).badge ?? []),
  ].filter(isSymmetric);
  const inks = findInkLines(raster).filter(({ shapes }) => shapes.length >= LOGO);
  const words = [...lines.map(boxOf), ...inks.map(({ box }) => box)];
  const turned = turnPhoto(raster, {
    badges,
    words: words.filter((box) => !badges.some((badge) => isInside(box, badge.box))),
  });
  const hashOf = (picture: Raster) => computeDifferenceHash({ ...picture, channels: 3 });
  if (turned === null || hashDistance(hashOf(raster), hashOf(turned)) < MIN_DISTANCE) return null;
  return { ...(await changeLight(turned, seed)), composition: 'turned' };
}

async function encodeView({ canvas, size }: { canvas: Canvas; size: Size }): Promise<VariedPhoto> {
  return { jpeg: await encodeCanvasAsJpeg(canvas), ...size, composition: 'view' };
}

/** Returns the box of a line with room for its accents and descenders, within the picture. */
function addAir({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.max(0, x - 0.3 * height), Math.max(0, y - 0.4 * height)];
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width + 0.3 * height) - left,
    height: Math.min(1, y + 1.4 * height) - top,
  };
}

function chooseOtherSize(size: Size): Size {
  return size.height > size.width ? FORMAT_SIZES.square : FORMAT_SIZES.story;
}

/** Returns the largest size with the upload's aspect ratio. */
function fitShape({ width, height }: Raster): Size {
  const scale = Math.min(FORMAT_SIZES.story.width / width, FORMAT_SIZES.story.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Changes only the light of an upload. */
async function changeLight(raster: Raster, seed: number): Promise<VariedPhoto> {
  const size = fitShape(raster);
  const whole = { x: 0, y: 0, width: raster.width, height: raster.height };
  const lit = await toRaster(cropTo(raster, whole, size.width, size.height));
  relight(lit, chooseLight(seed));
  return { jpeg: await toJpeg(fromRaster(lit)), ...size, composition: 'light' };
}
