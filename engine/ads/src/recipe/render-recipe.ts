import type {
  AdFormat,
  BadgeName,
  ComposedRecipe,
  ElementPlaces,
  FontPart,
  GaveWay,
  RecipeBackground,
  WordField,
} from '@adwright/contracts';
import { AppError, listShownBadges } from '@adwright/contracts/values';
import { MIN_TEXT_CONTRAST, type Palette } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { listScrims, setOwnBackground } from '../background/own-background.ts';
import { placeBadges } from '../badges/place-badges.ts';
import { collectBrandColours } from '../brand/branded-style.ts';
import { composeAd, type OwnParts } from '../compose-ad.ts';
import { composeToFit, type FittedAd } from '../fit-format.ts';
import { listReplacedColours } from '../gave-way.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import type { OwnPlace } from '../material/own-product.ts';
import type { Misfit } from '../misfit.ts';
import { type PaintedAd, paintArranged } from '../paint-ad.ts';
import { paintProduct, type RenderProduct } from '../paint-products.ts';
import { isPictureLayout } from '../picture/picture-layouts.ts';
import { placeElements, type Silhouette } from '../places/place-elements.ts';
import { type AdBox, listBoxes } from '../render-ad.ts';
import { makeRecipeInput } from './ad-recipe.ts';
import { countFittingCharacters, FIELD_OF_ROLE, findTypedMisfit } from './text-limit.ts';

/** A recipe painted in one format: sRGB pixels of four bytes each, with the measurements of the picture. */
export interface PaintedRecipe {
  pixels: Buffer;
  width: number;
  height: number;
  boxes: AdBox[];
  /** Positions of the user's own product or photo in the picture, without a podium. */
  own: OwnPlace[];
  minContrast: number;
  gaveWay: GaveWay[];
  dropped: (BadgeName | 'subline')[];
  palette: Palette;
  /** Letters that the uploaded fonts lack and bundled fonts draw; absent if there are none. */
  borrowed?: Partial<Record<FontPart, string[]>>;
  /** Positions of elements that the user moved; absent if none was moved. */
  places?: ElementPlaces;
}

interface PaintOptions {
  picture?: AdPicture | null;
  own?: OwnParts;
  /** Photo that the user chose as the background, cropped to the aspect ratio of the format. */
  background?: Canvas | null;
  render?: RenderProduct;
  /** Scale of the painted picture, which is below 1 for thumbnails. */
  scale?: number;
}

/**
 * Paints a recipe in a format. Returns null if the format has no room for the recipe's words. The engine's
 * words fit every format that can be ordered. Typed words may not fit.
 * @throws {AppError} `text_does_not_fit` for typed words that have no room in a format that can be ordered
 */
export function paintRecipe(
  recipe: ComposedRecipe,
  format: AdFormat,
  { picture = null, own, background = null, render, scale = 1 }: PaintOptions = {},
): PaintedRecipe | null {
  const standing = (composed: FittedAd['composed']) =>
    drawSilhouettes(composed, recipe.brief, scale, render);
  const arrange = (logoPlate: boolean): ArrangedRecipe | null => {
    const fitted = fit(recipe, format, picture, { ...own, logoPlate });
    return (
      fitted && addBadges(recipe, format, moveElements(recipe, format, fitted, standing), standing)
    );
  };
  const paint = (scrim: number) => {
    const onGround = (logoPlate: boolean) => {
      const arranged = arrange(logoPlate);
      if (!arranged || !recipe.background || isPictureLayout(arranged.composed.layout))
        return arranged;
      const composed = setOwnBackground(arranged.composed, recipe.background, scrim, background);
      return { ...arranged, composed };
    };
    return paintArranged(onGround, recipe.brief, scale, render, true);
  };
  const { fitted, scrim } = legible(recipe.background, paint);
  if (!fitted) return null;
  const { composed, dropped, painted, droppedBadges = [] } = fitted;
  const { canvas, texts, products } = painted;
  return {
    pixels: canvas.data(),
    width: canvas.width,
    height: canvas.height,
    boxes: boxesWithSettings(painted),
    own: products.flatMap((product) => product.own ?? []),
    minContrast: Math.min(...texts.map(({ contrast }) => contrast)),
    gaveWay: [
      ...listReplacedColours(readChosenColours(recipe), texts),
      ...strongerScrim(recipe.background, scrim, composed.stage.style.palette.grounds[0]),
    ],
    dropped: [...dropped.filter((each) => each === 'subline'), ...droppedBadges],
    palette: composed.stage.style.palette,
    ...listBorrowedLetters(composed.stage.style.display.own, texts),
    ...(fitted.places ? { places: fitted.places } : {}),
  };
}

/**
 * Returns the boxes of a picture's elements; the boxes of texts include the type settings. With the type
 * settings, an editor can show a text in the same way while the user types it.
 */
function boxesWithSettings(painted: Omit<PaintedAd, 'canvas'>): AdBox[] {
  // `listBoxes` returns the boxes of texts first and in the order of `texts`, so a text and its box have the same
  // index.
  return listBoxes(painted).map((box, at) => {
    const text = painted.texts[at];
    return text ? { ...box, setting: text.setting } : box;
  });
}

/** Lists the letters that uploaded fonts lack, for each part of the ad. */
function listBorrowedLetters(
  headlineFont: string | undefined,
  texts: PaintedAd['texts'],
): Pick<PaintedRecipe, 'borrowed'> {
  const byPart = new Map<FontPart, string[]>();
  for (const { borrowed } of texts) {
    if (!borrowed || borrowed.letters.length === 0) continue;
    const part = borrowed.font === headlineFont ? 'headline' : 'text';
    byPart.set(part, [...new Set([...(byPart.get(part) ?? []), ...borrowed.letters])]);
  }
  return byPart.size > 0 ? { borrowed: Object.fromEntries(byPart) } : {};
}

/**
 * Returns the first picture with legible words. The requested scrim (layer under the text) is tried first, then
 * stronger scrims.
 */
function legible<Fitted extends { painted: PaintedAd }>(
  background: RecipeBackground | undefined,
  paint: (scrim: number) => Fitted | null,
): { fitted: Fitted | null; scrim: number } {
  const scrims = background ? listScrims(background) : [0];
  for (const scrim of scrims) {
    const fitted = paint(scrim);
    const contrasts = fitted?.painted.texts.map(({ contrast }) => contrast) ?? [];
    if (!fitted || !background || Math.min(...contrasts) >= MIN_TEXT_CONTRAST)
      return { fitted, scrim };
  }
  throw new AppError('invalid_request', 'no tried scrim makes the words legible', {
    field: 'background',
    userMessage: 'The words can’t be read on this background. Please choose another one.',
  });
}

/** Adds a notice that the layer over the background is stronger than the user requested. */
function strongerScrim(
  background: RecipeBackground | undefined,
  used: number,
  ground: string,
): GaveWay[] {
  if (!background || background.kind === 'colour' || used <= background.scrim) return [];
  const share = Math.round(100 * used);
  return [
    {
      role: 'background',
      wanted: ground,
      used: ground,
      message: `The words were hard to read on this background, so the layer over it is ${share}% strong here.`,
    },
  ];
}

/**
 * Returns the positions of an ad's products without drawing the products; the renderer caches the images that
 * the ad needs later.
 */
function drawSilhouettes(
  { stage, composition }: FittedAd['composed'],
  brief: { product: string },
  scale: number,
  render?: RenderProduct,
): Silhouette[] {
  const context = createCanvas(1, 1).getContext('2d');
  context.scale(scale, scale);
  return composition.products.map((product) => {
    const { box, image } = paintProduct(context, stage, product, brief, scale, render);
    return { box, mask: { width: image.width, height: image.height, data: image.data() } };
  });
}

interface ArrangedRecipe extends FittedAd {
  places?: ElementPlaces;
  droppedBadges?: BadgeName[];
}

type Standing = (composed: FittedAd['composed']) => Silhouette[];

/** Moves elements from their places in the layout to the positions that the user chose. */
function moveElements(
  recipe: ComposedRecipe,
  format: AdFormat,
  fitted: FittedAd,
  standing: Standing,
): ArrangedRecipe {
  const places = recipe.places?.[format];
  if (!places) return fitted;
  return { ...fitted, ...placeElements(fitted.composed, places, standing(fitted.composed)) };
}

/** Adds the badges of the ad in the room that all other elements leave free. */
function addBadges(
  { words, places = {} }: ComposedRecipe,
  format: AdFormat,
  moved: ArrangedRecipe,
  standing: Standing,
): ArrangedRecipe {
  const badges = listShownBadges(words);
  if (badges.length === 0) return moved;
  const badged = placeBadges(
    moved.composed,
    badges,
    places[format] ?? {},
    standing(moved.composed),
  );
  return {
    ...moved,
    composed: badged.composed,
    places: { ...moved.places, ...badged.places },
    droppedBadges: badged.dropped,
  };
}

function fit(
  recipe: ComposedRecipe,
  format: AdFormat,
  picture: AdPicture | null,
  own?: OwnParts,
): FittedAd | null {
  const input = makeRecipeInput(recipe, format);
  if (format !== 'square' && format !== 'story') {
    const { misfit, ...fitted } = composeToFit(input, picture, own);
    return misfit ? null : fitted;
  }
  const composed = composeAd(input, picture, own);
  const misfit = recipe.typed.length > 0 ? findTypedMisfit(recipe, composed) : null;
  // Words that fit only without the logo's plate are accepted, and the ad gets no plate.
  if (misfit && own?.logoPlate) return null;
  if (misfit) refuseTyped(recipe, format, { picture, own }, misfit);
  return { composed, dropped: composed.dropped };
}

/** Throws an error for typed words that do not fit; words that the engine wrote may be shortened instead. */
function refuseTyped(
  recipe: ComposedRecipe,
  format: AdFormat,
  parts: Pick<PaintOptions, 'picture' | 'own'>,
  misfit: NonNullable<Misfit>,
): void {
  const shown = FIELD_OF_ROLE[misfit.role];
  const field = recipe.typed.includes(shown) ? shown : longestTyped(recipe);
  if (!field) return;
  const maxCharacters = countFittingCharacters(recipe, format, field, parts) ?? undefined;
  const room = maxCharacters ? `: at most ${maxCharacters} characters fit` : '';
  throw new AppError('text_does_not_fit', `the words of ${field} do not fit the format ${format}`, {
    field: `words.${field}`,
    maxCharacters,
    userMessage: `This text is too long for the ${format}${room}.`,
  });
}

function longestTyped({ typed, words }: ComposedRecipe): WordField | undefined {
  const length = (field: WordField) => JSON.stringify(words[field] ?? '').length;
  // Badges are placed after the words, so badges cannot be the reason that words do not fit.
  const arranged = typed.filter((field) => field !== 'badges');
  return arranged.toSorted((one, other) => length(other) - length(one))[0];
}

/** Returns the colours that the user chose, in the editor or for the brand. */
function readChosenColours({ look, brand }: ComposedRecipe): Set<string> {
  return new Set([...Object.values(look.colours), ...collectBrandColours(brand?.colours ?? [])]);
}
