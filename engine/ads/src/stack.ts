import {
  type Align,
  type Face,
  type FitRequest,
  type FittedText,
  fitText,
} from '@adwright/engine-drawing';
import { clip } from '@adwright/engine-lexicon';
import type { Rect } from '@adwright/engine-pixels';
import type { BoxRole, PlacedItem } from './composition.ts';

/** A text that wants a place. */
export interface TextEntry {
  kind: 'text';
  role: BoxRole;
  text: string;
  face: Face;
  ink: string;
  maxSize: number;
  minSize: number;
  maxLines: number;
  /** Takes the height that the others leave; exactly one entry of a stack should. */
  grows?: boolean;
  /** Space below, before the next entry. */
  gap: number;
  /** See `FitRequest`. */
  companySize?: number;
}

export interface ButtonEntry {
  kind: 'button';
  text: string;
  face: Face;
  fill: string;
  ink: string;
  size: number;
  gap: number;
}

/** A brand's logo, in pixels of the ad. */
export interface LogoEntry {
  kind: 'logo';
  width: number;
  height: number;
  /** Height under which it is left out. */
  least: number;
  /** Space around it that no neighbour enters, of its height. */
  clear: number;
  /** Whether it is set on a plate, which fills that space and aligns with the words. */
  plated: boolean;
  /** Space between what it takes and the next entry. */
  gap: number;
}

export type StackEntry = TextEntry | ButtonEntry | LogoEntry;
type WordsEntry = TextEntry | ButtonEntry;

export interface StackOptions {
  align: Align;
  /** Where the stack stands in a region it does not fill. */
  justify: 'top' | 'middle' | 'bottom';
}

const BUTTON_PADDING = { horizontal: 1.25, vertical: 0.72, arrow: 1.15 };

type Measured =
  | { entry: WordsEntry; fitted: FittedText; height: number }
  | { entry: LogoEntry; height: number };

/** Text that one line makes so much smaller than wanted, and two by so much larger, stands on two. */
const TOO_SMALL = 0.66;
const WORTH_A_LINE = 1.25;

/** Buttons, brands and captions read best on one line; two are the way out for words that would be cut short or tiny. */
function fitWhole(request: FitRequest): FittedText {
  const fitted = fitText(request);
  if (request.maxLines > 1) return fitted;
  if (!isCut(fitted) && fitted.size > request.maxSize * TOO_SMALL) return fitted;
  const two = fitText({ ...request, maxLines: 2 });
  return isCut(fitted) || two.size > fitted.size * WORTH_A_LINE ? two : fitted;
}

/** Call to action that the narrowest button holds on two lines, in characters. */
const SHORT_BUTTON = 28;

/** Words of a button, which are whole: on three lines before they are cut, and then between words. */
function fitButton(request: FitRequest): FittedText {
  const wanted = fitWhole(request);
  if (!isCut(wanted)) return wanted;
  const three = fitText({ ...request, maxLines: 3, minSize: request.minSize * 0.86 });
  return isCut(three) ? fitWhole({ ...request, text: clip(request.text, SHORT_BUTTON) }) : three;
}

function isCut({ lines }: FittedText): boolean {
  return lines.at(-1)?.endsWith('…') === true;
}

function measure(entry: StackEntry, width: number, height: number): Measured {
  if (entry.kind === 'logo') return { entry, height: takenBy(entry).height };
  if (entry.kind === 'text') {
    const fitted = fitWhole({ ...entry, maxWidth: width, maxHeight: height });
    return { entry, fitted, height: fitted.height };
  }
  const padding = entry.size * (2 * BUTTON_PADDING.horizontal + BUTTON_PADDING.arrow);
  const request = {
    text: entry.text,
    face: { ...entry.face, uppercase: false, tracking: 0 },
    maxWidth: width - padding,
    maxHeight: entry.size * 2.9,
    maxSize: entry.size,
    minSize: entry.size * 0.7,
    maxLines: 1,
  };
  const fitted = fitButton(request);
  return {
    entry,
    fitted,
    height: Math.max(entry.size * 2.2, fitted.height + 2 * BUTTON_PADDING.vertical * entry.size),
  };
}

/** Lower edge of what was placed, in pixels of the ad; the start of the region when nothing was. */
export function bottomOf(items: readonly PlacedItem[], region: Rect): number {
  return Math.max(region.y, ...items.map(({ box }) => box.y + box.height));
}

function buttonWidth(fitted: FittedText, size: number): number {
  return fitted.width + size * (2 * BUTTON_PADDING.horizontal + BUTTON_PADDING.arrow);
}

/**
 * Small captions of bare punctuation, which stand in where the copy has no words for a language, are left out, and so is a
 * button that a user emptied.
 */
function saysSomething(entry: StackEntry): boolean {
  if (entry.kind === 'logo') return true;
  if (entry.kind === 'button') return entry.text !== '';
  return entry.grows === true || /[\p{L}\p{N}]/u.test(entry.text);
}

/**
 * Places entries under one another in a region. Those of fixed size are measured first, the growing one is fitted into
 * the height that is left; so a long headline shrinks rather than push the button out.
 */
export function stack(
  region: Rect,
  wanted: readonly (StackEntry | null)[],
  options: StackOptions,
): PlacedItem[] {
  const entries = wanted
    .filter((entry) => entry !== null)
    .map((entry) => (entry.kind === 'logo' ? logoWithin(entry, region) : entry))
    .filter((entry) => entry !== null)
    .filter(saysSomething);
  const gapAfter = (entry: StackEntry, at: number) => gapBetween(entry, entries[at + 1]);
  const gaps = entries.reduce((sum, entry, at) => sum + gapAfter(entry, at), 0);
  const fixed = new Map<StackEntry, Measured>();
  let used = gaps;
  for (const entry of entries) {
    if (entry.kind === 'text' && entry.grows) continue;
    const measured = measure(entry, region.width, region.height * 0.34);
    fixed.set(entry, measured);
    used += measured.height;
  }
  const measuredAll = entries.map(
    (entry) =>
      fixed.get(entry) ??
      measure(
        entry,
        region.width,
        Math.max(entry.kind === 'text' ? entry.minSize : 0, region.height - used),
      ),
  );
  const total = measuredAll.reduce((sum, { height }) => sum + height, gaps);
  const free = Math.max(0, region.height - total);
  let y =
    region.y + (options.justify === 'top' ? 0 : options.justify === 'middle' ? free / 2 : free);
  const side = sideOf(options, measuredAll);
  return measuredAll.map((measured, at): PlacedItem => {
    const { entry, height } = measured;
    const top = y;
    y += height + gapAfter(entry, at);
    if (!('fitted' in measured)) return placedLogo(measured.entry, region, top, side);
    return placedWords(measured, region, top, options);
  });
}

/** Space between an entry and the next one; a logo keeps its clear space to both neighbours. */
function gapBetween(entry: StackEntry, next: StackEntry | undefined): number {
  if (!next) return 0;
  if (next.kind === 'logo') return Math.max(entry.gap, clearOf(next));
  return entry.kind === 'logo' ? entry.gap + clearOf(entry) : entry.gap;
}

/** Clear space beside a logo, pixels; a plate holds it already. */
export function clearOf({ height, clear, plated }: LogoEntry): number {
  return plated ? 0 : height * clear;
}

/** What a logo takes, with its plate if it has one. */
export function takenBy({ width, height, clear, plated }: LogoEntry): {
  width: number;
  height: number;
} {
  const rim = plated ? height * clear : 0;
  return { width: width + 2 * rim, height: height + 2 * rim };
}

function placedLogo(
  entry: LogoEntry,
  region: Rect,
  y: number,
  side: 'left' | 'center' | 'right',
): PlacedItem {
  const { width, height } = takenBy(entry);
  const rim = (height - entry.height) / 2;
  const free = region.width - width;
  const x = region.x + (side === 'left' ? 0 : side === 'center' ? free / 2 : free);
  return { kind: 'logo', role: 'logo', side, region, rim, box: { x, y, width, height } };
}

/** Where a stack's words begin, for what has none. */
function sideOf(
  { align }: StackOptions,
  measured: readonly Measured[],
): 'left' | 'center' | 'right' {
  if (align === 'center') return align;
  const leftwards = measured.some((each) => 'fitted' in each && each.fitted.direction === 'rtl');
  return (align === 'start') === leftwards ? 'right' : 'left';
}

/** A logo that takes no more than its region; null where that makes it too low. */
function logoWithin(entry: LogoEntry, region: Rect): LogoEntry | null {
  const { width, height: tall } = takenBy(entry);
  const scale = Math.min(1, region.width / width, region.height / tall);
  const height = entry.height * scale;
  return height < entry.least ? null : { ...entry, width: entry.width * scale, height };
}

function placedWords(
  { entry, fitted, height }: Extract<Measured, { fitted: FittedText }>,
  region: Rect,
  top: number,
  options: StackOptions,
): PlacedItem {
  const cut = isCut(fitted) && !entry.text.trim().endsWith('…');
  if (entry.kind === 'text') {
    const { role, ink } = entry;
    return {
      kind: 'text',
      role,
      ink,
      fitted,
      cut,
      align: options.align,
      box: { ...region, y: top, height },
    };
  }
  const width = buttonWidth(fitted, entry.size);
  const atEnd = (options.align === 'start') === (fitted.direction === 'rtl');
  const free = region.width - width;
  const x = region.x + (options.align === 'center' ? free / 2 : atEnd ? free : 0);
  return {
    kind: 'button',
    role: 'cta',
    fill: entry.fill,
    ink: entry.ink,
    fitted,
    cut,
    box: { x, y: top, width, height },
    region,
  };
}
