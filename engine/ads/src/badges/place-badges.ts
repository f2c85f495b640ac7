import type {
  BadgeKind,
  BadgeName,
  ElementPlaces,
  FactKind,
  ShownBadge,
} from '@adwright/contracts';
import { detectTextDirection } from '@adwright/engine-drawing';
import type { ComposedAd } from '../compose-ad.ts';
import { findLetters, type PlacedItem, type PlacedOffer } from '../composition.ts';
import { arrangeOffer, type OfferEntry } from '../offer/place-offer.ts';
import { moveItem } from '../places/move-item.ts';
import { computeLeastScale, type Silhouette } from '../places/place-elements.ts';
import type { Stage } from '../stage.ts';
import { designBadge } from './badge-design.ts';
import { makeRoomFinder } from './free-room.ts';

/** Maximum font size of a badge's amount at a scale of 1, as a multiple of the running text's size. */
const LARGEST = 1.7;
/** Minimum font size of a badge's amount at a scale of 1, as a multiple of the running text's size. */
const LEAST = 0.9;
/** Minimum font size of a badge's other words, as a multiple of the running text's size. */
const LEAST_WORDS = 0.62;
/**
 * Maximum widths of a badge at a scale of 1, as shares of the content's width: first the usual width, then
 * widths for long texts.
 */
const WIDTHS = [0.42, 0.6, 0.8, 1] as const;
/** Minimum distance of a badge from text and products, in pixels of a square ad. */
const CLEARANCE = 12;
/** Distance between the positions that are tried for a badge, in pixels of a square ad. */
const CELL = 12;
/** Factor by which a badge is reduced in each step until it fits. */
const SMALLER = 0.88;

/**
 * The kind of fact whose type style each kind of badge uses. A rating uses the style of a discount, because
 * it contains an amount too, such as "4.8" in "4.8 / 5".
 */
const FACT_OF_KIND: Record<BadgeKind, FactKind> = {
  price: 'price',
  discount: 'discount',
  new: 'guarantee',
  delivery: 'delivery',
  rating: 'discount',
};

interface BadgedAd {
  composed: ComposedAd;
  /** Positions of the badges, relative to the upper right corner of the safe zone. */
  places: ElementPlaces;
  /** Names of the badges for which the ad has no room. */
  dropped: BadgeName[];
}

/**
 * Places each badge at the free position nearest to the position that the user chose. The default position of a badge
 * is the safe zone's upper right corner. Badges do not cover text or products. A badge without room is first reduced
 * and then omitted. `silhouettes` are the outlines of the composition's products, in the same order.
 */
export function placeBadges(
  composed: ComposedAd,
  badges: readonly ShownBadge[],
  wanted: ElementPlaces,
  silhouettes: readonly Silhouette[],
): BadgedAd {
  const { stage, composition } = composed;
  const { content, unit } = stage;
  const items: PlacedItem[] = [...composition.items];
  const places: ElementPlaces = {};
  const dropped: BadgeName[] = [];
  for (const badge of badges) {
    const { x, y, scale } = wanted[badge.name] ?? { x: 0, y: 0, scale: 1 };
    const search = makeRoomFinder({
      area: content,
      taken: items.map(findTakenArea),
      silhouettes,
      clearance: CLEARANCE * unit,
      cell: CELL * unit,
    });
    const item = arrangeBadge(stage, badge);
    const { width, height } = item?.box ?? content;
    const start = { x: content.x + content.width - width / 2, y: content.y + height / 2 };
    const near = { x: start.x + x * stage.width, y: start.y + y * stage.height };
    const placed =
      item && firstRoom(item, scale, stage, (box) => search(box.width, box.height, near));
    if (!placed) {
      dropped.push(badge.name);
      continue;
    }
    items.push(placed.item);
    const { box } = placed.item;
    places[badge.name] = {
      x: (box.x + box.width / 2 - start.x) / stage.width,
      y: (box.y + box.height / 2 - start.y) / stage.height,
      scale: placed.scale,
    };
  }
  return {
    composed: { ...composed, composition: { ...composition, items } },
    places,
    dropped,
  };
}

/** Returns the area that an item occupies; for an offer, the area of its whole shape. */
function findTakenArea(item: PlacedItem) {
  return item.kind === 'mark' ? item.box : findLetters(item);
}

/** Places a badge at the largest scale for which there is room, starting with the requested scale. */
function firstRoom(
  item: PlacedOffer,
  wanted: number,
  stage: Stage,
  search: (size: { width: number; height: number }) => { x: number; y: number } | null,
): { item: PlacedItem; scale: number } | null {
  const least = computeLeastScale([item], stage);
  const { width, height } = item.box;
  const most = Math.min(stage.content.width / width, stage.content.height / height);
  for (let scale = Math.max(least, Math.min(wanted, most)); ; scale *= SMALLER) {
    const kept = Math.max(least, scale);
    const at = search({ width: width * kept, height: height * kept });
    if (at) {
      const move = { x: at.x - item.box.x, y: at.y - item.box.y, scale: kept, about: item.box };
      return { item: moveItem(item, move), scale: kept };
    }
    if (scale <= least) return null;
  }
}

/** Arranges a badge in its usual size; returns null if its words do not fit even into the full width. */
function arrangeBadge(stage: Stage, badge: ShownBadge): PlacedOffer | null {
  const { content } = stage;
  const entry = buildEntry(stage, badge);
  for (const share of WIDTHS) {
    const arranged = arrangeOffer(entry, share * content.width);
    // An arrangement in which a badge has no shape is not used, because the badge's words would lie directly on
    // the picture.
    if (arranged.cut || arranged.design.fill === null) continue;
    const { width, height, design } = arranged;
    const box = { x: content.x, y: content.y, width, height };
    const { direction } = entry;
    return {
      kind: 'offer',
      role: badge.name,
      box,
      region: box,
      design,
      arranged,
      direction,
      cut: false,
    };
  }
  return null;
}

function buildEntry(stage: Stage, { kind, text, source }: ShownBadge): OfferEntry {
  const { style, base, legible } = stage;
  const face = { ...style.strong, uppercase: false };
  return {
    kind: 'offer',
    fact: { kind: FACT_OF_KIND[kind], text },
    was: null,
    second: source,
    design: designBadge(stage, kind),
    face,
    wordsFace: face,
    direction: detectTextDirection(text),
    maxSize: Math.round(base * LARGEST),
    minSize: Math.round(base * LEAST),
    leastWords: Math.round(Math.max(base * LEAST_WORDS, 20 * legible)),
    keepsCurrency: style.gluesFigures === true,
    keepsUnit: style.keepsUnits === true,
    staysLarge: false,
    isBesideButton: false,
    gap: 0,
  };
}
