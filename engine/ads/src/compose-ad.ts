import type { AdFormat } from '@adwright/contracts';
import { lonelyShare, textDirection } from '@adwright/engine-drawing';
import { type AdCopy, type CopyBrief, withoutTags } from '@adwright/engine-lexicon';
import { buildOf } from '@adwright/engine-objects';
import { cycle, type Random, seededRandom } from '@adwright/engine-pixels';
import { type AdStyle, makeStyle, withNarrowerFace } from './ad-style.ts';
import { lightFrom, type Side } from './backdrops/ground.ts';
import { type Composition, mirrorComposition } from './composition.ts';
import { type AdEdits, editedStyle } from './edited-style.ts';
import { BOOST_LAYOUTS, LAYOUT_FAMILIES, LAYOUTS, type LayoutName } from './layout-names.ts';
import type { Layout } from './layouts/layout.ts';
import { objectOf } from './object-of-brief.ts';
import type { AdPicture } from './picture/ad-picture.ts';
import {
  isPictureLayout,
  PICTURE_LAYOUTS,
  type PictureLayoutName,
  pictureLayoutOf,
} from './picture/picture-layouts.ts';
import { frameOf, type Stage } from './stage.ts';

/** What an ad is made from. */
export interface AdInput {
  brief: CopyBrief;
  copy: AdCopy;
  format: AdFormat;
  /** Whole number; the same seed gives the same bytes. */
  seed: number;
  /** Number of the variation, from 0. */
  variation: number;
  /** Chosen from the ad type's family when left out. */
  layout?: LayoutName | PictureLayoutName;
  /** Turns a drawn arrangement round, for variety. */
  mirrored?: boolean;
  /** Side from which light falls across a drawn ad's ground, for variety. */
  sweep?: Side;
  /** A picture of the format's size to set the ad on, encoded; without one the product is drawn. */
  picture?: Uint8Array;
  /** What a user has changed since it was written; absent for an ad as it was ordered. */
  edits?: AdEdits;
}

export interface ComposedAd {
  stage: Stage;
  layout: LayoutName | PictureLayoutName;
  composition: Composition;
}

/**
 * Arranges an ad without painting it. Right-to-left headlines turn a drawn arrangement round; a picture is never
 * mirrored, there may be a label in it.
 */
export function composeAd(
  {
    brief,
    copy,
    format,
    seed,
    variation,
    layout,
    mirrored = false,
    sweep,
    edits = {},
  }: Omit<AdInput, 'picture'>,
  picture: AdPicture | null = null,
): ComposedAd {
  const random = randomOf(seed, variation);
  const number = seed + variation;
  const name = layout ?? layoutOf(brief.adType, number, picture !== null);
  const product = edits.object ?? objectOf(brief, copy, number);
  const build = picture ? 'even' : buildOf(product);
  const emotion = copy.solemn ? 'trust' : brief.emotion;
  const style = makeStyle(emotion, number, random, picture?.hue ?? null);
  const printed = withoutTags(brief.brandName ?? '') || null;
  const stage: Stage = {
    ...frameOf(format),
    format,
    style: editedStyle(style, edits),
    productStyle: style,
    productColour: edits.objectColour ?? null,
    copy: edits.withoutSubline ? { ...copy, subline: '' } : copy,
    brandName: edits.brandName === undefined ? printed : edits.brandName,
    product,
    wide: build === 'wide',
    tall: build === 'tall',
    picture,
    adType: brief.adType ?? null,
    turned: (textDirection(copy.headline) === 'rtl') !== mirrored,
    random,
    variation,
    number,
  };
  if (isPictureLayout(name)) {
    if (!picture) throw new Error(`${name} needs a picture`);
    return { stage, layout: name, composition: PICTURE_LAYOUTS[name](stage, picture) };
  }
  const [fitting, arranged] = arrange(LAYOUTS[name], stage, seed);
  const turned = stage.turned ? mirrorComposition(arranged, stage.width) : arranged;
  const composition = sweep
    ? { ...turned, backdrop: [...turned.backdrop, lightFrom(sweep, stage)] }
    : turned;
  return { stage: fitting, layout: name, composition };
}

function randomOf(seed: number, variation: number): Random {
  return seededRandom(seed * 7919 + variation * 104729 + 11);
}

/** Share of lines of one word from which an extended face gives way to another of the emotion. */
const TOO_LONELY = 0.4;

function arrange(layout: Layout, stage: Stage, seed: number): [Stage, Composition] {
  const composition = layout(stage);
  if (stage.style.chosenFaces) return [stage, composition];
  const { extended, lowFigures } = stage.style.display;
  const misfits =
    (extended && isTorn(composition)) || (lowFigures && /\d/.test(stage.copy.headline));
  if (!misfits) return [stage, composition];
  const random = randomOf(seed, stage.variation);
  const narrow = (style: AdStyle) => withNarrowerFace(style, stage.number);
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
      lonelyShare(item.fitted.lines) >= TOO_LONELY,
  );
}

function layoutOf(adType: CopyBrief['adType'], number: number, hasPicture: boolean) {
  if (hasPicture) return pictureLayoutOf(adType, number);
  return cycle(adType ? LAYOUT_FAMILIES[adType] : BOOST_LAYOUTS, number);
}
