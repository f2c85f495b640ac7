import type { BadgeKind } from '@adwright/contracts';
import { computeContrast, cycle } from '@adwright/engine-pixels';
import type { IconName } from '../offer/icons.ts';
import { type OfferDesign, type OfferShape, onFill } from '../offer/offer-design.ts';
import type { Stage } from '../stage.ts';

/**
 * Shapes for each kind of badge, in the order in which variations use them. All shapes are filled areas, so
 * that a badge is readable on any background.
 */
const SHAPES: Record<BadgeKind, readonly [OfferShape, ...OfferShape[]]> = {
  price: ['burst', 'tag', 'ribbon'],
  discount: ['burst', 'ribbon', 'tag'],
  new: ['ribbon', 'plate'],
  delivery: ['plate'],
  rating: ['plate'],
};

const ICONS: Partial<Record<BadgeKind, IconName>> = { delivery: 'van', rating: 'star' };

/** Minimum contrast ratio between a badge's fill and the ad's background, so that the badge stands out. */
const STANDS_OUT = 1.5;

/**
 * Returns the design of a badge in the colours of the ad. In a solemn ad, a badge always has a plain
 * rectangular plate.
 */
export function designBadge(stage: Stage, kind: BadgeKind): OfferDesign {
  const { accent, onAccent, ink, grounds } = stage.style.palette;
  const [ground] = grounds;
  const fill =
    [accent, ink].find((colour) => computeContrast(colour, ground) >= STANDS_OUT) ??
    onFill(ink, ground);
  const letters = onFill(fill === accent ? onAccent : ground, fill);
  return {
    shape: stage.copy.solemn ? 'plate' : cycle(SHAPES[kind], stage.number),
    icon: ICONS[kind] ?? null,
    fill,
    ink: letters,
    accent: letters,
    onGround: letters,
    onAccent: fill,
  };
}
