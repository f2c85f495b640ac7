import type { ElementPlace, ElementPlaces, MovableElement, TextSide } from '@adwright/contracts';
import { ELEMENT_SCALE, MOVABLE_ELEMENTS } from '@adwright/contracts/values';
import {
  inset,
  overlaps,
  type Pixels,
  type Rect,
  touchesSilhouette,
} from '@adwright/engine-pixels';
import type { ComposedAd } from '../compose-ad.ts';
import { lettersOf, type PlacedItem, type PlacedProduct } from '../composition.ts';
import type { Stage } from '../stage.ts';
import { alignItem, letterSizes, type Move, moveItem, moveRect, wayToSide } from './move-item.ts';

/** Where a product stands in the layout, and the picture whose alpha is its silhouette. */
export interface Silhouette {
  box: Rect;
  mask: Pixels;
}

/** Steps in which an element that stands in the way of another goes back towards its place in the layout. */
const STEPS = 16;
/** Least size of letters that were made smaller, in sizes of running text. */
const LEAST_LETTERS = 0.6;
/**
 * Between moved words and a product, whose edge may come to lie some pixels further out at another size; and between words and what is
 * filled, whose edge would count as their ground.
 */
const CLEARANCE_PX = 6;
/** Least distance of a moved product to the ad's edge, pixels. */
const PRODUCT_EDGE_PX = 20;

/** What moves as one: a product, or all items of a role. */
interface Mover {
  element: MovableElement;
  box: Rect;
  bounds: Rect;
  wanted: ElementPlace;
  /** How far its alignment alone moves it, in shares of the format. */
  aligned: number;
  /** How much of the way it goes, in steps. */
  steps: number;
}

interface Placed {
  composed: ComposedAd;
  /** Where the moved elements stand now. */
  places: ElementPlaces;
}

/**
 * The ad with elements where a user put them. They stay in the safe zone; where one would stand on another or on a product, those
 * that were moved go back towards the layout until none does. Lines stay aligned as wanted wherever their text stands.
 * `silhouettes` are of the composition's products, in turn.
 */
export function placeElements(
  arranged: ComposedAd,
  places: ElementPlaces,
  silhouettes: readonly Silhouette[],
): Placed {
  const movers = moversOf(arranged, places, silhouettes);
  const composed = withAlignedLines(arranged, places);
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

function withAlignedLines(composed: ComposedAd, places: ElementPlaces): ComposedAd {
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

/** The elements that were moved, with their wishes kept to where they may stand. */
function moversOf(
  { stage, composition }: ComposedAd,
  places: ElementPlaces,
  silhouettes: readonly Silhouette[],
): Mover[] {
  return MOVABLE_ELEMENTS.flatMap((element) => {
    const wanted = places[element];
    const box =
      element === 'product'
        ? silhouettes[movableProduct(composition.products)]?.box
        : unionOf(itemsOf(composition.items, element).map(lettersOf));
    if (!wanted || !box) return [];
    const items = element === 'product' ? [] : itemsOf(composition.items, element);
    const bounds =
      unionOf([box, element === 'product' ? productRoom(stage) : stage.content]) ?? box;
    const least = leastScale(items, stage);
    const most = Math.min(bounds.width / box.width, bounds.height / box.height);
    const scale = Math.max(least, Math.min(wanted.scale, most));
    const [first] = items;
    const way = first && wanted.align ? wayToSide(first, wanted.align) : 0;
    const aligned = way / stage.width;
    const place = { ...wanted, x: wanted.x + aligned, scale };
    return [{ element, box, bounds, wanted: place, aligned, steps: STEPS }];
  });
}

function itemsOf(items: readonly PlacedItem[], element: MovableElement): PlacedItem[] {
  return items.filter((item) => item.kind !== 'mark' && item.role === element);
}

/** The one product that can be moved; a comparison's two stand in their columns. */
function movableProduct(products: readonly PlacedProduct[]): number {
  return products.length === 1 ? 0 : -1;
}

function productRoom({ width, height }: Stage): Rect {
  const edge = PRODUCT_EDGE_PX;
  return { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
}

/** Letters stay as large as can be read; those that are smaller in the layout stay as they are. */
function leastScale(items: readonly PlacedItem[], stage: Stage): number {
  const sizes = items.flatMap(letterSizes);
  if (sizes.length === 0) return ELEMENT_SCALE.min;
  const smallest = Math.min(...sizes);
  return Math.min(1, Math.max(ELEMENT_SCALE.min, (LEAST_LETTERS * stage.base) / smallest));
}

function unionOf(boxes: readonly Rect[]): Rect | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** What an element's steps make of its wish, inside its bounds. */
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
  const { align } = mover.wanted;
  const place = { x: x / stage.width - mover.aligned, y: y / stage.height, scale };
  return align ? { ...place, align } : place;
}

interface Moved {
  parts: { items: PlacedItem[]; products: PlacedProduct[] };
  /** Elements that stand on another, or on a product. */
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
  return { parts: { items, products }, blocked: blockedOf(items, standing, moves) };
}

function blockedOf(
  items: readonly PlacedItem[],
  silhouettes: readonly Silhouette[],
  moves: ReadonlyMap<string, Move>,
): ReadonlySet<string> {
  const blocked = new Set<string>();
  const words = items.flatMap((item) =>
    item.kind === 'mark'
      ? []
      : [{ role: item.role, box: lettersOf(item), isFilled: isFilled(item) }],
  );
  for (const [at, { role, box, isFilled: isOnFill }] of words.entries()) {
    for (const other of words.slice(at + 1)) {
      const isMoved = moves.has(role) || moves.has(other.role);
      const clearance = isMoved && (isOnFill || other.isFilled) ? CLEARANCE_PX : 0;
      if (other.role === role || !overlaps(inset(box, -clearance), other.box)) continue;
      blocked.add(role).add(other.role);
    }
    const area = moves.has(role) || moves.has('product') ? inset(box, -CLEARANCE_PX) : box;
    if (silhouettes.some((product) => touchesSilhouette(product.mask, product.box, area)))
      blocked.add(role).add('product');
  }
  return blocked;
}

/** Whether an item hides the ground that it stands on. */
function isFilled({ kind }: PlacedItem): boolean {
  return kind === 'button' || kind === 'offer' || kind === 'logo';
}
