import type { AdType } from '@adwright/contracts';
import { heroDisc } from './layouts/hero-disc.ts';
import { heroPanel } from './layouts/hero-panel.ts';
import { heroPodium } from './layouts/hero-podium.ts';
import { heroSide } from './layouts/hero-side.ts';
import { heroType } from './layouts/hero-type.ts';
import { heroWindow } from './layouts/hero-window.ts';
import type { Layout } from './layouts/layout.ts';
import { posterType } from './layouts/poster-type.ts';
import { quoteCard } from './layouts/quote-card.ts';
import { quotePage } from './layouts/quote-page.ts';
import { sceneHorizon } from './layouts/scene-horizon.ts';
import { sceneRoom } from './layouts/scene-room.ts';
import { splitColumns } from './layouts/split-columns.ts';
import { splitRows } from './layouts/split-rows.ts';
import { versusCards } from './layouts/versus-cards.ts';
import { versusTable } from './layouts/versus-table.ts';

export const LAYOUTS = {
  'hero-side': heroSide,
  'hero-podium': heroPodium,
  'hero-type': heroType,
  'hero-window': heroWindow,
  'hero-panel': heroPanel,
  'hero-disc': heroDisc,
  'poster-type': posterType,
  'quote-card': quoteCard,
  'quote-page': quotePage,
  'scene-horizon': sceneHorizon,
  'scene-room': sceneRoom,
  'split-rows': splitRows,
  'split-columns': splitColumns,
  'versus-cards': versusCards,
  'versus-table': versusTable,
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;

/** The names of all layouts, in the order of the table `LAYOUTS`. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS).filter(
  (name): name is LayoutName => name in LAYOUTS,
);

type Family = readonly [LayoutName, ...LayoutName[]];

/**
 * The family (list of layouts) of each ad type. Each ad type has a different family, so that types look
 * different at a glance.
 */
export const LAYOUT_FAMILIES: Record<AdType, Family> = {
  testimonial: ['quote-card', 'quote-page'],
  'product showcase': [
    'hero-side',
    'hero-podium',
    'hero-window',
    'hero-disc',
    'hero-type',
    'hero-panel',
    'poster-type',
  ],
  'emotional storytelling': ['scene-horizon', 'scene-room'],
  'problem-solution': ['split-rows', 'split-columns'],
  comparison: ['versus-cards', 'versus-table'],
};

/**
 * Layouts for the ten variations of a brief that names no ad type. Quotation layouts are excluded, because they
 * need the words of a real customer.
 */
export const BOOST_LAYOUTS: Family = [
  'hero-side',
  'scene-horizon',
  'hero-podium',
  'split-columns',
  'poster-type',
  'versus-cards',
  'hero-window',
  'hero-type',
  'scene-room',
  'split-rows',
  'hero-panel',
  'hero-disc',
  'versus-table',
];
