import {
  AD_FORMATS,
  type AdFormat,
  type AdWords,
  BADGE_NAMES,
  type BadgeName,
  type ComposedRecipe,
  type ElementPlace,
  MAX_BADGE_LENGTH,
  MOVABLE_ELEMENTS,
  type MovableElement,
} from '@adwright/contracts';
import type { PictureBox, PreviewResponse, TextSetting } from '@adwright/contracts/recipe-editing';
import { adaptToFormat } from '@adwright/contracts/recipe-formats';
import { BADGE_LABELS, withBadge } from '../badges/edit-badges.ts';
import { type WordScope, withWord } from '../edit-words.ts';
import { LAYOUT_PLACE } from './element-places.ts';

/** A box in an ad's picture, relative to the picture's width and height (0–1). */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An element of an ad's picture that the user can select and move. */
export interface CanvasElement {
  element: MovableElement;
  label: string;
  /** Box of the element in the current picture. */
  box: Box;
  /** Offset of the element from its position in the layout. */
  place: ElementPlace;
  /** The element's text, for editing in the picture; null for an element that has no text or several texts. */
  text: EditableText | null;
  /** True if the user can align the lines of the element's text. */
  isAlignable: boolean;
  /** Font, colour and box of the element's text in the picture; null for an element with several texts. */
  typeset: { setting: TextSetting; ink: string; box: Box } | null;
}

export interface EditableText {
  value: string;
  /** Returns a copy of the recipe with a changed text, which counts as typed by the user. */
  change: (recipe: ComposedRecipe, text: string) => ComposedRecipe;
}

const LABELS: Readonly<Record<MovableElement, string>> = {
  product: 'Product',
  headline: 'Headline',
  subline: 'Subline',
  eyebrow: 'Eyebrow',
  brand: 'Brand',
  logo: 'Logo',
  offer: 'Offer',
  facts: 'Facts',
  cta: 'Button',
  'badge-1': 'Badge 1',
  'badge-2': 'Badge 2',
  'badge-3': 'Badge 3',
};

const FIELDS = {
  headline: 'headline',
  subline: 'subline',
  eyebrow: 'eyebrow',
  brand: 'brandName',
  cta: 'callToAction',
} as const satisfies Partial<Record<MovableElement, keyof AdWords>>;

/**
 * Elements whose lines the user can align, because their text has its own box. Buttons and offers are not
 * included, because their shape determines the position of their text.
 */
const ALIGNABLE: ReadonlySet<MovableElement> = new Set(['headline', 'subline', 'eyebrow', 'brand']);

/**
 * Returns the movable elements in an ad's picture, in reading order. The two products of a comparison have
 * fixed columns and are not included. With `isOnlyHere`, a changed text applies only to the format of the
 * given picture.
 */
export function listElements(
  recipe: ComposedRecipe,
  { format, boxes, places = {} }: PreviewResponse['pictures'][number],
  isOnlyHere = false,
): CanvasElement[] {
  const shown = adaptToFormat(recipe, format);
  return MOVABLE_ELEMENTS.flatMap((element) => {
    const own = boxes.filter(({ role }) => role === element);
    if (own.length === 0 || (element === 'product' && own.length > 1)) return [];
    return [
      {
        element,
        label: labelOf(recipe, element),
        box: findBoxAround(own, format),
        place: places[element] ?? LAYOUT_PLACE,
        text: findText(shown, element, { format, isOnlyHere }),
        isAlignable: ALIGNABLE.has(element),
        typeset: findTypeset(own, format),
      },
    ];
  }).sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
}

/** Returns the smallest box around several boxes of a picture, relative to the picture's size. */
function findBoxAround(boxes: readonly PictureBox[], format: AdFormat): Box {
  const { width, height } = AD_FORMATS[format];
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return {
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
}

function labelOf({ words }: ComposedRecipe, element: MovableElement): string {
  const name = findBadge(element);
  const badge = name && words.badges?.[name];
  return badge ? `Badge: ${BADGE_LABELS[badge.kind]}` : LABELS[element];
}

function findText(
  { words }: ComposedRecipe,
  element: MovableElement,
  scope: WordScope,
): EditableText | null {
  if (element === 'offer') {
    const { offer } = words;
    if (!offer) return null;
    return {
      value: offer.text,
      change: (recipe, text) => ({
        ...recipe,
        words: { ...recipe.words, offer: { ...offer, text } },
        typed: [...new Set([...recipe.typed, 'offer' as const])],
      }),
    };
  }
  const name = findBadge(element);
  const badge = name && words.badges?.[name];
  if (name && badge) {
    return {
      value: badge.text,
      change: (recipe, text) => withBadge(recipe, name, { text: text.slice(0, MAX_BADGE_LENGTH) }),
    };
  }
  const field = findField(element);
  if (!field) return null;
  return {
    value: words[field] ?? '',
    change: (recipe, text) => withWord(recipe, scope, field, text),
  };
}

/**
 * Returns the font, colour and box of an element's text. Offers and badges have an additional box for their
 * shape.
 */
function findTypeset(boxes: readonly PictureBox[], format: AdFormat): CanvasElement['typeset'] {
  const [box, ...others] = boxes.filter(({ setting }) => setting);
  if (others.length > 0 || !box?.setting || !box.ink) return null;
  return { setting: box.setting, ink: box.ink, box: findBoxAround([box], format) };
}

/** Returns the badge name of an element; undefined for an element of the layout. */
export function findBadge(element: MovableElement): BadgeName | undefined {
  return BADGE_NAMES.find((name) => name === element);
}

/**
 * Tells whether an element is a badge, because only badges can be removed in the picture.
 */
export function isBadge({ element }: CanvasElement): boolean {
  return findBadge(element) !== undefined;
}

function findField(element: MovableElement) {
  switch (element) {
    case 'headline':
    case 'subline':
    case 'eyebrow':
    case 'brand':
    case 'cta':
      return FIELDS[element];
    default:
      return null;
  }
}

/** Returns the box of an element at another position. */
export function computeMovedBox({ box, place }: CanvasElement, next: ElementPlace): Box {
  const scale = next.scale / place.scale;
  const width = box.width * scale;
  const height = box.height * scale;
  return {
    x: box.x + box.width / 2 + (next.x - place.x) - width / 2,
    y: box.y + box.height / 2 + (next.y - place.y) - height / 2,
    width,
    height,
  };
}

/**
 * Returns the area that an element must not leave: the safe zone for text, the whole picture for products. An
 * element that is already outside this area may stay there.
 */
export function findRoom({ element, box }: CanvasElement, format: AdFormat): Box {
  const { width, height, safeArea } = AD_FORMATS[format];
  const free =
    element === 'product'
      ? { x: 0, y: 0, right: 1, bottom: 1 }
      : {
          x: safeArea.left / width,
          y: safeArea.top / height,
          right: 1 - safeArea.right / width,
          bottom: 1 - safeArea.bottom / height,
        };
  const x = Math.min(free.x, box.x);
  const y = Math.min(free.y, box.y);
  return {
    x,
    y,
    width: Math.max(free.right, box.x + box.width) - x,
    height: Math.max(free.bottom, box.y + box.height) - y,
  };
}
