import type { ElementPlace, ElementPlaces, MovableElement, TextSide } from '@adwright/contracts';
import { ELEMENT_SCALE, MOVABLE_ELEMENTS } from '@adwright/contracts/values';
import {
  insetRect,
  overlaps,
  type Pixels,
  type Rect,
  touchesSilhouette,
} from '@adwright/engine-pixels';
import type { ComposedAd } from '../compose-ad.ts';
import {
  findLetters,
  markPart,
  type Painter,
  type PlacedItem,
  type PlacedProduct,
} from '../composition.ts';
import type { Stage } from '../stage.ts';
import {
  alignItem,
  listLetterSizes,
  type Move,
  measureWayToSide,
  moveItem,
  moveRect,
} from './move-item.ts';

/** Position of a product in the layout, and the image with the product's silhouette as alpha. */
export interface Silhouette {
  box: Rect;
  mask: Pixels;
}

/** Number of steps in which an overlapping element moves back towards its place in the layout. */
const STEPS = 16;
/** Minimum font size in an element that the user makes smaller, as a multiple of the running text's size. */
const LEAST_LETTERS = 0.6;
/**
 * Minimum distance in pixels between moved text and the edges of products and filled items. At another scale, a
 * product's edge may move by some pixels; a filled item must not become the text's background.
 */
const CLEARANCE_PX = 6;
/** Minimum distance of a moved product from the ad's edge, in pixels. */
const PRODUCT_EDGE_PX = 20;

/** A unit that the user can move: the product, or all items of one role. */
interface Mover {
  element: MovableElement;
  box: Rect;
  bounds: Rect;
  wanted: ElementPlace;
  /** Movement that follows from the chosen alignment alone, in shares of the format. */
  aligned: number;
  /**
   * Number of steps of the requested movement that are applied; with fewer steps, the element is nearer to its
   * place in the layout.
   */
  steps: number;
}

interface Placed {
  composed: ComposedAd;
  /** The boxes of the moved elements after the movement. */
  places: ElementPlaces;
}

/**
 * Moves elements to the positions that the user chose. A moved element always stays inside the safe zone. A
 * moved element that would overlap another element or a product moves back towards its place in the layout
 * until there is no overlap. Lines keep the alignment that the user chose. `silhouettes` are those of the
 * composition's products, in the same order.
 */
export function placeElements(
  arranged: ComposedAd,
  places: ElementPlaces,
  silhouettes: readonly Silhouette[],
): Placed {
  const movers = listMovers(arranged, places, silhouettes);
  const composed = alignLines(arranged, places);
  let moved = moveAll(composed, movers, silhouettes);
  for (let round = 0; round < movers.length * STEPS; round++) {
    const blocked = movers.filter(({ element, steps }) => steps > 0 && moved.blocked.has(element));
    if (blocked.length === 0) break;
    for (const mover of blocked) mover.steps -= 1;
    moved = moveAll(composed, movers, silhouettes);
  }
  const { stage } = composed;
  return {
    composed: { ...composed, composition: { ...composed.composition, ...moved.parts } },
    places: Object.fromEntries(movers.map((mover) => [mover.element, placeOf(mover, stage)])),
  };
}

function alignLines(composed: ComposedAd, places: ElementPlaces): ComposedAd {
  const sides = new Map<string, TextSide>(
    MOVABLE_ELEMENTS.flatMap((element) => {
      const side = places[element]?.align;
      return side ? [[element, side] as const] : [];
    }),
  );
  const items = composed.composition.items.map((item) => {
    const side = item.kind === 'mark' ? undefined : sides.get(item.role);
    return side ? alignItem(item, side) : item;
  });
  return { ...composed, composition: { ...composed.composition, items } };
}

/** Returns the elements to move, with their requested positions limited to the allowed area. */
function listMovers(
  { stage, composition }: ComposedAd,
  places: ElementPlaces,
  silhouettes: readonly Silhouette[],
): Mover[] {
  return MOVABLE_ELEMENTS.flatMap((element) => {
    const wanted = places[element];
    const box =
      element === 'product'
        ? silhouettes[movableProduct(composition.products)]?.box
        : uniteBoxes(selectItems(composition.items, element).map(findLetters));
    if (!wanted || !box) return [];
    const items = element === 'product' ? [] : selectItems(composition.items, element);
    const bounds =
      uniteBoxes([box, element === 'product' ? productRoom(stage) : stage.content]) ?? box;
    const least = computeLeastScale(items, stage);
    const most = Math.min(bounds.width / box.width, bounds.height / box.height);
    const scale = Math.max(least, Math.min(wanted.scale, most));
    const [first] = items;
    const way = first && wanted.align ? measureWayToSide(first, wanted.align) : 0;
    const aligned = way / stage.width;
    const place = { ...wanted, x: wanted.x + aligned, scale };
    return [{ element, box, bounds, wanted: place, aligned, steps: STEPS }];
  });
}

function selectItems(items: readonly PlacedItem[], element: MovableElement): PlacedItem[] {
  return items.filter((item) => item.kind !== 'mark' && item.role === element);
}

/**
 * Returns the index of the only product that can be moved, or −1 if there is none. The two products of a
 * comparison stay in their columns and cannot be moved.
 */
function movableProduct(products: readonly PlacedProduct[]): number {
  return products.length === 1 ? 0 : -1;
}

function productRoom({ width, height }: Stage): Rect {
  const edge = PRODUCT_EDGE_PX;
  return { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
}

/**
 * Returns the minimum scale of an element at which its letters are still large enough to read. Letters that are
 * smaller than the minimum in the layout keep their size.
 */
export function computeLeastScale(items: readonly PlacedItem[], stage: Stage): number {
  const sizes = items.flatMap(listLetterSizes);
  if (sizes.length === 0) return ELEMENT_SCALE.min;
  const smallest = Math.min(...sizes);
  return Math.min(1, Math.max(ELEMENT_SCALE.min, (LEAST_LETTERS * stage.base) / smallest));
}

function uniteBoxes(boxes: readonly Rect[]): Rect | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns the movement of an element after the given number of steps, limited to the element's bounds. */
function moveOf({ box, bounds, wanted, steps }: Mover, { width, height }: Stage): Move {
  const share = steps / STEPS;
  const scale = 1 + (wanted.scale - 1) * share;
  const about = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const free = { scale, about, x: wanted.x * share * width, y: wanted.y * share * height };
  const at = moveRect(box, free);
  const kept = (from: number, length: number, start: number, room: number) =>
    Math.min(Math.max(from, start), start + room - length) - from;
  return {
    ...free,
    x: free.x + kept(at.x, at.width, bounds.x, bounds.width),
    y: free.y + kept(at.y, at.height, bounds.y, bounds.height),
  };
}

function placeOf(mover: Mover, stage: Stage): ElementPlace {
  const { x, y, scale } = moveOf(mover, stage);
  const { align, carries } = mover.wanted;
  return {
    x: x / stage.width - mover.aligned,
    y: y / stage.height,
    scale,
    ...(align && { align }),
    ...(carries && { carries }),
  };
}

interface Moved {
  parts: { items: PlacedItem[]; products: PlacedProduct[]; backdrop: readonly Painter[] };
  /** Keys of the elements that overlap another element or a product. */
  blocked: ReadonlySet<string>;
}

function moveAll(
  { stage, composition }: ComposedAd,
  movers: readonly Mover[],
  silhouettes: readonly Silhouette[],
): Moved {
  const moves = new Map<string, Move>(
    movers.filter(({ steps }) => steps > 0).map((mover) => [mover.element, moveOf(mover, stage)]),
  );
  const items = composition.items.map((item) => {
    const move = item.kind === 'mark' ? undefined : moves.get(item.role);
    return move ? moveItem(item, move) : item;
  });
  const own = movableProduct(composition.products);
  const move = moves.get('product');
  const products = composition.products.map((product, at) =>
    move && at === own ? { ...product, box: moveRect(product.box, move) } : product,
  );
  const standing = silhouettes.map(({ box, mask }, at) => ({
    mask,
    box: move && at === own ? moveRect(box, move) : box,
  }));
  const carries = movers.some(({ element, wanted }) => element === 'product' && wanted.carries);
  const backdrop =
    carries && move ? moveCarriedShapes(composition.backdrop, move) : composition.backdrop;
  return {
    parts: { items, products, backdrop },
    blocked: findBlocked(items, standing, moves),
  };
}

/** Moves and scales the shapes behind the product together with the product. */
function moveCarriedShapes(
  backdrop: readonly Painter[],
  { x, y, scale, about }: Move,
): readonly Painter[] {
  return backdrop.map((paint) =>
    paint.part === 'behind' || paint.part === 'light'
      ? markPart(paint.part, (context) => {
          context.save();
          context.translate(about.x + x, about.y + y);
          context.scale(scale, scale);
          context.translate(-about.x, -about.y);
          paint(context);
          context.restore();
        })
      : paint,
  );
}

function findBlocked(
  items: readonly PlacedItem[],
  silhouettes: readonly Silhouette[],
  moves: ReadonlyMap<string, Move>,
): ReadonlySet<string> {
  const blocked = new Set<string>();
  const words = items.flatMap((item) =>
    item.kind === 'mark'
      ? []
      : [{ role: item.role, box: findLetters(item), isFilled: isFilled(item) }],
  );
  for (const [at, { role, box, isFilled: isOnFill }] of words.entries()) {
    for (const other of words.slice(at + 1)) {
      const isMoved = moves.has(role) || moves.has(other.role);
      const clearance = isMoved && (isOnFill || other.isFilled) ? CLEARANCE_PX : 0;
      if (other.role === role || !overlaps(insetRect(box, -clearance), other.box)) continue;
      blocked.add(role).add(other.role);
    }
    const area = moves.has(role) || moves.has('product') ? insetRect(box, -CLEARANCE_PX) : box;
    if (silhouettes.some((product) => touchesSilhouette(product.mask, product.box, area)))
      blocked.add(role).add('product');
  }
  return blocked;
}

/** Tells whether an item has a fill that hides the background. */
function isFilled({ kind }: PlacedItem): boolean {
  return kind === 'button' || kind === 'offer' || kind === 'logo';
}
