import type { BadgeKind } from '@adwright/contracts';
import { contrastOf, cycle } from '@adwright/engine-pixels';
import type { IconName } from '../offer/icons.ts';
import { type OfferDesign, type OfferShape, onFill } from '../offer/offer-design.ts';
import type { Stage } from '../stage.ts';

/**
 * Shapes of each kind, in the order of the variations. All are filled, so that a badge is readable on any
 * background.
 */
const SHAPES: Record<BadgeKind, readonly [OfferShape, ...OfferShape[]]> = {
  price: ['burst', 'tag', 'ribbon'],
  discount: ['burst', 'ribbon', 'tag'],
  new: ['ribbon', 'plate'],
  delivery: ['plate'],
  rating: ['plate'],
};

const ICONS: Partial<Record<BadgeKind, IconName>> = { delivery: 'van', rating: 'star' };

/** Minimum contrast ratio of a badge's fill to the ad's background, at which the badge still stands out. */
const STANDS_OUT = 1.5;

/** Returns the design of a badge in the ad's colours. A solemn ad has plain plates only. */
export function badgeDesign(stage: Stage, kind: BadgeKind): OfferDesign {
  const { accent, onAccent, ink, grounds } = stage.style.palette;
  const [ground] = grounds;
  const fill =
    [accent, ink].find((colour) => contrastOf(colour, ground) >= STANDS_OUT) ?? onFill(ink, ground);
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
