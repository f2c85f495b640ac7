import type { FactKind } from '@adwright/contracts';
import { contrastOf, cycle } from '@adwright/engine-pixels';
import type { Inks } from '../inks.ts';
import type { Stage } from '../stage.ts';
import type { IconName } from './icons.ts';

/** Shapes that carry an offer. A `line` is a rule with the words beside it, and the only one without a shape. */
export type OfferShape = 'tag' | 'ribbon' | 'burst' | 'plate' | 'ticket' | 'strip' | 'line';

export interface OfferDesign {
  shape: OfferShape;
  icon: IconName | null;
  /** Null for a shape without a fill: an outline or a line. */
  fill: string | null;
  ink: string;
  /** Of outlines, rules and icons. */
  accent: string;
  /** Ink of words on the ground around it, where the shape has to go. */
  onGround: string;
  /** Of what is drawn in the accent: icons on a filled disc. */
  onAccent: string;
}

type Shapes = readonly [OfferShape, ...OfferShape[]];

/** Designs of each kind, from one variation to the next. */
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

/** Shapes whose own form says what they are; an icon in them would be one sign too many. */
const WITHOUT_ICON: ReadonlySet<OfferShape> = new Set(['tag', 'burst', 'ticket', 'ribbon', 'line']);

/** Contrast at which words in a colour of the palette stay as they are. */
const READABLE = 4.9;

/** How the ad's offer looks: by its kind, the number of the ad and its palette. A solemn ad has a plain line. */
export function offerDesign(stage: Stage, kind: FactKind, inks: Inks): OfferDesign {
  const { palette } = stage.style;
  const shape = stage.copy.solemn ? 'line' : cycle(SHAPES[kind], stage.number);
  const icon = WITHOUT_ICON.has(shape) ? null : (ICONS[kind] ?? null);
  const isOpen = shape === 'line' || shape === 'ticket' || shape === 'strip';
  // By turns in the colour of the words and in that of the button, which a shape of its own keeps apart from it.
  const isAccent = shape === 'burst' || (shape !== 'plate' && stage.number % 2 === 1);
  const accent = contrastOf(palette.accent, inks.ink) < 1.4 ? inks.ink : palette.accent;
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

/** A colour that reads on a fill; black or white where it does not. A brand's colours have no shades. */
function onFill(colour: string, fill: string): string {
  if (contrastOf(colour, fill) >= READABLE) return colour;
  return contrastOf('#ffffff', fill) > contrastOf('#000000', fill) ? '#ffffff' : '#000000';
}
