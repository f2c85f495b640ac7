import type { AdFormat } from '@adwright/contracts';
import { AD_LAYOUTS, RENDERER_VERSION } from '@adwright/contracts/values';
import { detectTextDirection, measureLonelyShare } from '@adwright/engine-drawing';
import {
  type AdCopy,
  type CopyBrief,
  containsWholeText,
  restoreBrandName,
} from '@adwright/engine-lexicon';
import { buildOf } from '@adwright/engine-objects';
import { createSeededRandom, cycle, type Random } from '@adwright/engine-pixels';
import {
  type AdStyle,
  applyRendererRules,
  labelStyleOfRenderer,
  makeStyle,
  narrowFace,
  rendererKeepsHues,
} from './ad-style.ts';
import { paintSideLight } from './backdrops/ground.ts';
import { applyBrandStyle, type BrandLook, collectBrandColours } from './brand/branded-style.ts';
import { type BoxRole, type Composition, mirrorComposition } from './composition.ts';
import { type AdEdits, applyStyleEdits } from './edited-style.ts';
import { chooseFigure } from './figure-names.ts';
import { BOOST_LAYOUTS, LAYOUT_FAMILIES, LAYOUTS, type LayoutName } from './layout-names.ts';
import type { Layout } from './layouts/layout.ts';
import type { AdPicture } from './material/ad-picture.ts';
import type { BrandLogos, BrandLogosInput } from './material/own-logo.ts';
import { buildOfShape, type OwnCutOut, type OwnProductInput } from './material/own-product.ts';
import { findMisfit } from './misfit.ts';
import { findShownObject, type ShownObject, splitShownObject } from './object-of-brief.ts';
import { type OpenedFonts, type OwnFontsInput, replaceFonts } from './own-fonts.ts';
import {
  chooseFramedLayout,
  chooseFullLayout,
  choosePictureLayout,
  isPictureLayout,
  PICTURE_LAYOUTS,
  type PictureLayoutName,
} from './picture/picture-layouts.ts';
import { arrangeSparing } from './picture/spare-subject.ts';
import { placeProduct } from './place-product.ts';
import { computePair, showsType } from './shows-type.ts';
import { buildFrame, type Side, type Stage } from './stage.ts';
import { isSwappable, TYPE_LAYOUTS } from './type-only/type-layouts.ts';

/** All data from which an ad is made: brief, words, format, seed and the user's own material. */
export interface AdInput {
  brief: CopyBrief;
  copy: AdCopy;
  format: AdFormat;
  /** Whole number from which all random choices follow: the same seed gives the same bytes. */
  seed: number;
  /** Number of the variation, counted from 0. */
  variation: number;
  /**
   * Layout of the ad; by default the ad type's family (list of layouts) and the variation number determine it.
   */
  layout?: LayoutName | PictureLayoutName;
  /** Whether a drawn ad is mirrored, so that variations differ more. */
  mirrored?: boolean;
  /** Side from which light falls on the drawn background, so that variations differ more. */
  sweep?: Side;
  /** An encoded picture of the format's size that fills the ad; without a picture, the product is drawn. */
  picture?: Uint8Array;
  /** The user's own product; without one, the product is drawn. */
  own?: OwnProductInput;
  /** The user's brand: fonts, colours and logos. */
  brand?: BrandLook & { logos?: BrandLogosInput; fonts?: OwnFontsInput };
  /**
   * The object that represents the product, if the caller has already determined it from the brief. The default for the
   * object is the object that the product's name denotes.
   */
  object?: ShownObject;
  /** The user's edits; absent if the ad was not edited. */
  edits?: AdEdits;
  /**
   * Text of the disclosure note that an AI model made the picture or a part of it; the note is printed in a
   * corner.
   */
  note?: string;
  /**
   * Version of the renderer that first drew the ad. The rules of this version determine the ad's look. For a
   * new ad, the current renderer version is used.
   */
  renderer?: number;
}

/** An ad's input without its encoded pictures. */
export type ComposedInput = Omit<AdInput, 'picture' | 'own' | 'brand'> & { brand?: BrandLook };

/** The user's own material in decoded and measured form, apart from the picture that fills the ad. */
export interface OwnParts {
  cutOut?: OwnCutOut | null;
  logos?: BrandLogos | null;
  /** Uploaded fonts: the fonts of the brand, and fonts that the user chose for this ad. */
  brandFonts?: OpenedFonts | null;
  chosenFonts?: OpenedFonts | null;
  /** Whether the room that is reserved for the logo includes a plate. */
  logoPlate?: boolean;
}

/** Texts that were removed to make room for an offer or facts. */
export type Dropped = 'subline' | 'eyebrow';

export interface ComposedAd {
  stage: Stage;
  /** Text of the disclosure note that an AI model made the picture, printed in any free corner. */
  note?: string;
  dropped: Dropped[];
  layout: LayoutName | PictureLayoutName;
  composition: Composition;
}

/**
 * Steps by which an ad makes room for facts, in order: first the offer's size is reduced, then texts are
 * removed.
 */
const STEPS: readonly { isCrowded: boolean; dropped: Dropped[] }[] = [
  { isCrowded: false, dropped: [] },
  { isCrowded: true, dropped: [] },
  { isCrowded: true, dropped: ['subline'] },
  { isCrowded: true, dropped: ['subline', 'eyebrow'] },
];

/**
 * Computes the positions of all elements of an ad, without painting the ad. An ad with a right-to-left headline
 * is mirrored if it is drawn. Pictures are never mirrored, because a picture may show a label. If facts leave
 * too little room, first the subline is removed, then the eyebrow (small line of text above the headline).
 */
export function composeAd(
  input: ComposedInput,
  picture: AdPicture | null = null,
  own: OwnParts = {},
): ComposedAd {
  const stated = removeAnsweredFacts(addSublineFacts(input, picture), picture);
  const composed = composeInSteps(stated, picture, own);
  // Facts of the subline are additions, so they must not make an ad too full.
  return stated === input || isRoomy(composed)
    ? composed
    : composeInSteps(removeAnsweredFacts(input, picture), picture, own);
}

/**
 * Removes the facts and the eyebrow that the answers of an ad's questions state, so that the ad prints them once.
 */
function removeAnsweredFacts(input: ComposedInput, picture: AdPicture | null): ComposedInput {
  const { copy } = input;
  const { details } = AD_LAYOUTS[getLayoutName(input, picture)];
  const answers =
    details === 'comparison' ? copy.comparison.ours : details === 'problem' ? [copy.solution] : [];
  if (!copy.asks?.some((layout) => layout === details)) return input;
  const isAnswered = (text: string) => answers.some((line) => containsWholeText(line, text));
  const { facts = [], eyebrow, ...others } = copy;
  const left = facts.filter((fact) => !isAnswered(fact));
  return {
    ...input,
    copy: {
      ...others,
      eyebrow: eyebrow !== null && isAnswered(eyebrow) ? null : eyebrow,
      ...(left.length > 0 && { facts: left }),
    },
  };
}

/** Adds the facts of the subline to the other facts if the ad's layout prints no subline. */
function addSublineFacts(input: ComposedInput, picture: AdPicture | null): ComposedInput {
  const { copy, brief } = input;
  const { details, isOfPicture } = AD_LAYOUTS[getLayoutName(input, picture)];
  const isOfQuote = details === 'quote' || (isOfPicture && brief.adType === 'testimonial');
  if (!isOfQuote && details !== 'comparison') return input;
  const lines = details === 'comparison' ? copy.comparison.ours : [copy.quote.text];
  const unstated = (copy.sublineFacts ?? []).filter(
    (fact) => !lines.some((line) => containsWholeText(line, fact)),
  );
  if (unstated.length === 0) return input;
  return { ...input, copy: { ...copy, facts: [...(copy.facts ?? []), ...unstated] } };
}

/** Composes an ad, and makes room for its facts in the {@link STEPS} if necessary. */
function composeInSteps(
  input: ComposedInput,
  picture: AdPicture | null,
  own: OwnParts,
): ComposedAd {
  const { offer, facts = [] } = input.copy;
  const noted = input.note ? { note: input.note } : {};
  const [first, ...others] = STEPS.map((step) => () => ({
    ...composeWith(input, picture, own, step),
    ...noted,
  }));
  if (!first) throw new Error('no arrangement of the ad was tried');
  let best = first();
  if (!offer && facts.length === 0) return best;
  for (const next of others) {
    if (isRoomy(best)) return best;
    const composed = next();
    // If removing one more text does not help, the version of the ad with more texts is kept.
    if (findMisfit(composed) === null || findMisfit(best) !== null) best = composed;
  }
  return best;
}

/** Minimum font sizes of the main texts beside facts, as multiples of the running text's size. */
const LEADING_SIZES: Partial<Record<BoxRole, number>> = {
  headline: 1.6,
  quote: 1.2,
  problem: 1.1,
  solution: 1.2,
};

/** Tells whether all texts fit and the main texts have at least their minimum font sizes. */
function isRoomy(composed: ComposedAd): boolean {
  const { stage, composition } = composed;
  const isSmall = composition.items.some(
    (item) =>
      item.kind === 'text' && item.fitted.size < stage.base * (LEADING_SIZES[item.role] ?? 0),
  );
  return !isSmall && findMisfit(composed) === null;
}

function composeWith(
  input: ComposedInput,
  picture: AdPicture | null,
  { cutOut = null, logos = null, brandFonts, chosenFonts, logoPlate = false }: OwnParts,
  { isCrowded, dropped }: { isCrowded: boolean; dropped: Dropped[] },
): ComposedAd {
  const { brief, copy, format, seed, variation, mirrored = false, sweep, edits = {} } = input;
  const { renderer = RENDERER_VERSION } = input;
  const random = seedRandom(seed, variation);
  const number = seed + variation;
  const name = getLayoutName(input, picture);
  const { product, figure } = splitShownObject(chooseShownObject(input));
  const own = cutOut ?? (picture?.isWhole ? picture.canvas : null);
  const build = own ? buildOfShape(own) : picture || product === null ? 'even' : buildOf(product);
  const emotion = copy.solemn ? 'trust' : brief.emotion;
  const plain = makeStyle(emotion, number, random, picture?.hue ?? null);
  const keepsHues = rendererKeepsHues(renderer);
  const branded = input.brand ? applyBrandStyle(plain, input.brand, { number, keepsHues }) : plain;
  const style = replaceFonts(branded, brandFonts);
  const edited = replaceFonts(applyStyleEdits(style, edits), chosenFonts);
  // Without a product, ads in the same layout look alike, so two of every four variations are mirrored.
  const isSwapped =
    showsType({ product, cutOut, picture }) && isSwappable(name) && computePair(number) % 2 === 1;
  const turned = (detectTextDirection(copy.headline) === 'rtl') !== (mirrored !== isSwapped);
  const printed = restoreBrandName(brief, copy.language);
  const stage: Stage = {
    ...buildFrame(format),
    format,
    style: applyRendererRules(edited, renderer, copy.language),
    productStyle: labelStyleOfRenderer(style, renderer),
    productColour: edits.objectColour ?? null,
    copy: omitRemovedTexts(copy, edits.withoutSubline ? [...dropped, 'subline'] : dropped),
    isCrowded,
    brandName: edits.brandName === undefined ? printed : edits.brandName,
    product,
    figure: figure ?? chooseFigure(number),
    wide: build === 'wide',
    tall: build === 'tall',
    picture,
    cutOut,
    ownAlign: cutOut && cutOut.width > FLAT * cutOut.height ? 'middle' : 'bottom',
    logos,
    logoPlate,
    brandColours: collectBrandColours(input.brand?.colours ?? []),
    lightSide: sweep ?? (turned ? 'right' : 'left'),
    adType: brief.adType ?? null,
    turned,
    random,
    variation,
    number,
  };
  if (isPictureLayout(name)) {
    if (!picture) throw new Error(`the layout ${name} needs a picture`);
    const spares = stage.style.sparesSubjects && picture.isOwn;
    const composition = spares
      ? arrangeSparing(name, stage, picture)
      : PICTURE_LAYOUTS[name](stage, picture);
    return { stage, dropped, layout: name, composition: addOwnProduct(composition, stage) };
  }
  const typed = showsType(stage) ? TYPE_LAYOUTS[name] : undefined;
  const [fitting, arranged] = arrange(typed ?? LAYOUTS[name], stage, seed);
  const facing = turned ? mirrorComposition(arranged, stage.width) : arranged;
  const composition = sweep
    ? { ...facing, backdrop: [...facing.backdrop, paintSideLight(sweep, stage)] }
    : facing;
  return { stage: fitting, dropped, layout: name, composition };
}

/** Returns the copy (the ad's words) without the texts that were removed to make room. */
function omitRemovedTexts(copy: AdCopy, dropped: readonly Dropped[]): AdCopy {
  if (dropped.length === 0) return copy;
  return {
    ...copy,
    subline: dropped.includes('subline') ? '' : copy.subline,
    eyebrow: dropped.includes('eyebrow') ? null : copy.eyebrow,
  };
}

/**
 * Returns the object that represents the product: the object that the user chose, or the object that the
 * product's name denotes.
 */
export function chooseShownObject({
  brief,
  object,
  edits,
}: Pick<AdInput, 'brief' | 'object' | 'edits'>): ShownObject {
  return edits?.object ?? object ?? findShownObject(brief.product);
}

/**
 * Adds the user's own product to a picture that an AI service made around the product, or adds the user's photo
 * as a print.
 */
function addOwnProduct(composition: Composition, stage: Stage): Composition {
  const { window } = composition;
  if (!(stage.cutOut || stage.picture?.isWhole) || !window) return composition;
  const align = stage.cutOut ? 'bottom' : 'middle';
  return { ...composition, products: [placeProduct(stage, window, { align })] };
}

/** Ratio of width to height above which the user's own product counts as wide. */
const FLAT = 2;

function seedRandom(seed: number, variation: number): Random {
  return createSeededRandom(seed * 7919 + variation * 104729 + 11);
}

/**
 * An extended (extra wide) font is replaced by a narrower font of the emotion if at least this share of lines
 * has a single word.
 */
const TOO_LONELY = 0.4;

function arrange(layout: Layout, stage: Stage, seed: number): [Stage, Composition] {
  const composition = layout(stage);
  if (stage.style.chosenFaces) return [stage, composition];
  const { extended, lowFigures } = stage.style.display;
  const misfits =
    (extended && isTorn(composition)) || (lowFigures && /\d/.test(stage.copy.headline));
  if (!misfits) return [stage, composition];
  const random = seedRandom(seed, stage.variation);
  const narrow = (style: AdStyle) => narrowFace(style, stage.number);
  const narrower = {
    ...stage,
    random,
    style: narrow(stage.style),
    productStyle: narrow(stage.productStyle),
  };
  return [narrower, layout(narrower)];
}

function isTorn({ items }: Composition): boolean {
  return items.some(
    (item) =>
      item.kind === 'text' &&
      item.fitted.lines.length > 2 &&
      measureLonelyShare(item.fitted.lines) >= TOO_LONELY,
  );
}

function getLayoutName(
  { brief, layout, seed, variation }: ComposedInput,
  picture: AdPicture | null,
): LayoutName | PictureLayoutName {
  return layout ?? chooseLayout(brief.adType, seed + variation, picture);
}

function chooseLayout(adType: CopyBrief['adType'], number: number, picture: AdPicture | null) {
  if (picture?.isWhole) return chooseFramedLayout(adType, number);
  if (picture?.isOwn) return chooseFullLayout(adType, number);
  if (picture) return choosePictureLayout(adType, number);
  return cycle(adType ? LAYOUT_FAMILIES[adType] : BOOST_LAYOUTS, number);
}
