import type { FactKind } from '@adwright/contracts';
import { computeContrast, cycle } from '@adwright/engine-pixels';
import type { Inks } from '../inks.ts';
import type { Stage } from '../stage.ts';
import type { IconName } from './icons.ts';

/** Shapes behind an offer's words. A `line` is a rule beside the words, the only design without a shape. */
export type OfferShape = 'tag' | 'ribbon' | 'burst' | 'plate' | 'ticket' | 'strip' | 'line';

export interface OfferDesign {
  shape: OfferShape;
  icon: IconName | null;
  /** Fill colour of the shape behind an offer; null for an outline or a line. */
  fill: string | null;
  ink: string;
  /** Colour of outlines, rules and icons in the offer's design. */
  accent: string;
  /** Text colour on the ad's background, which is used if there is no room for a shape. */
  onGround: string;
  /** Colour of icons on a disc that is filled with the accent colour. */
  onAccent: string;
}

type Shapes = readonly [OfferShape, ...OfferShape[]];

/** Shapes for each kind of fact, in the order in which variations use them. */
const SHAPES: Record<FactKind, Shapes> = {
  price: ['tag', 'burst', 'ribbon'],
  was: ['line'],
  discount: ['burst', 'ribbon', 'tag'],
  multibuy: ['ribbon', 'burst', 'tag'],
  code: ['ticket'],
  until: ['strip', 'plate', 'ribbon'],
  from: ['strip', 'plate', 'ribbon'],
  date: ['strip', 'plate', 'ribbon'],
  hours: ['strip', 'plate'],
  trial: ['ribbon', 'plate', 'burst'],
  guarantee: ['plate', 'strip', 'ribbon'],
  delivery: ['plate', 'strip', 'ribbon'],
  place: ['strip', 'plate'],
  phone: ['strip', 'plate'],
  seats: ['plate', 'strip', 'ribbon'],
  smallPrint: ['line'],
};

const ICONS: Partial<Record<FactKind, IconName>> = {
  until: 'calendar',
  from: 'calendar',
  date: 'calendar',
  hours: 'clock',
  guarantee: 'shield',
  delivery: 'van',
  place: 'pin',
  phone: 'handset',
  seats: 'seat',
  trial: 'check',
};

/** Shapes that already show that the text is an offer, so that an icon would be redundant. */
const WITHOUT_ICON: ReadonlySet<OfferShape> = new Set(['tag', 'burst', 'ticket', 'ribbon', 'line']);

/** Minimum contrast ratio at which a palette colour is used for text without a change. */
const READABLE = 4.9;

/**
 * Returns the design of an ad's offer: shape, colours and icon. The kind of fact, the variation number and the
 * palette determine the design. In a solemn ad, an offer has only a plain line beside the words.
 */
export function designOffer(stage: Stage, kind: FactKind, inks: Inks): OfferDesign {
  const { palette } = stage.style;
  const shape = stage.copy.solemn ? 'line' : cycle(SHAPES[kind], stage.number);
  const icon = WITHOUT_ICON.has(shape) ? null : (ICONS[kind] ?? null);
  const isOpen = shape === 'line' || shape === 'ticket' || shape === 'strip';
  // The offer alternately has the colour of the text and the colour of the button. With a different shape
  // from the button's, the offer does not look like a button.
  const isAccent = shape === 'burst' || (shape !== 'plate' && stage.number % 2 === 1);
  const accent = computeContrast(palette.accent, inks.ink) < 1.4 ? inks.ink : palette.accent;
  const fill = isOpen ? null : isAccent ? palette.accent : inks.ink;
  return {
    shape,
    icon,
    fill,
    ink: fill === null ? inks.ink : isAccent ? palette.onAccent : onFill(palette.grounds[0], fill),
    accent: fill === null ? accent : onFill(palette.grounds[0], fill),
    onGround: inks.ink,
    onAccent: fill === null ? onFill(palette.onAccent, accent) : fill,
  };
}

/**
 * Returns the colour if it is readable on a fill colour, otherwise black or white. An unreadable brand colour
 * is never replaced by a shade of that colour.
 */
export function onFill(colour: string, fill: string): string {
  if (computeContrast(colour, fill) >= READABLE) return colour;
  return computeContrast('#ffffff', fill) > computeContrast('#000000', fill)
    ? '#ffffff'
    : '#000000';
}
