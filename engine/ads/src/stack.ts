import {
  type Align,
  type Face,
  type FitRequest,
  type FittedText,
  fitText,
} from '@adwright/engine-drawing';
import { clip } from '@adwright/engine-lexicon';
import type { Rect } from '@adwright/engine-pixels';
import type { BoxRole, PlacedButton, PlacedItem, PlacedOffer, PlacedText } from './composition.ts';
import { isCutShort } from './cut-short.ts';
import { type ArrangedFacts, arrangeFacts, type FactsEntry } from './offer/place-facts.ts';
import { arrangeOffer, type OfferEntry } from './offer/place-offer.ts';

/** A text as an entry of a stack (entries placed one below another). */
export interface TextEntry {
  kind: 'text';
  role: BoxRole;
  text: string;
  face: Face;
  ink: string;
  maxSize: number;
  minSize: number;
  maxLines: number;
  /**
   * Whether the text takes the height that all other entries of its stack leave free. Exactly one entry of a
   * stack should do so.
   */
  grows?: boolean;
  /** Space between this entry and the next entry, in pixels. */
  gap: number;
  /** For the meaning of this field, see `FitRequest`. */
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

/** A brand's logo as a stack entry; lengths are in pixels of the ad. */
export interface LogoEntry {
  kind: 'logo';
  width: number;
  height: number;
  /** Minimum height of the logo in pixels; a smaller logo is omitted. */
  least: number;
  /** Clear space (empty margin) around the logo, as a share of the logo's height. */
  clear: number;
  /** Whether the logo lies on a plate, which fills the clear space and is aligned with the text. */
  plated: boolean;
  /** Space between the logo's whole area and the next entry, in pixels. */
  gap: number;
}

export type StackEntry = TextEntry | ButtonEntry | LogoEntry | OfferEntry | FactsEntry;
type WordsEntry = TextEntry | ButtonEntry;

export interface StackOptions {
  align: Align;
  /** Vertical alignment of the stack in a region (part of the ad) that is higher than the stack. */
  justify: 'top' | 'middle' | 'bottom';
}

const BUTTON_PADDING = { horizontal: 1.25, vertical: 0.72, arrow: 1.15 };

/** An offer and the button after the offer, placed side by side. */
interface RowEntry {
  kind: 'row';
  offer: OfferEntry;
  button: ButtonEntry;
  gap: number;
}

type MeasuredWords = { entry: WordsEntry; fitted: FittedText; height: number };
type MeasuredOffer = {
  entry: OfferEntry;
  arranged: ReturnType<typeof arrangeOffer>;
  height: number;
};
type Measured =
  | MeasuredWords
  | MeasuredOffer
  | { entry: LogoEntry; height: number }
  | { entry: FactsEntry; arranged: ArrangedFacts; height: number }
  | { entry: RowEntry; offer: MeasuredOffer; button: MeasuredWords; height: number };

/**
 * A text on one line may be broken into two lines if its font size is at most this share of the requested
 * size.
 */
const TOO_SMALL = 0.66;
/** A text is broken into two lines if that makes its letters larger by more than this factor. */
const WORTH_A_LINE = 1.25;

/**
 * Fits the text of a button, a brand or a caption, which should stay on one line. The text is broken into two
 * lines if its words would otherwise be truncated or tiny.
 */
function fitWhole(request: FitRequest): FittedText {
  const fitted = fitText(request);
  if (request.maxLines > 1) return fitted;
  if (!isCut(fitted) && fitted.size > request.maxSize * TOO_SMALL) return fitted;
  const two = fitText({ ...request, maxLines: 2 });
  return isCut(fitted) || two.size > fitted.size * WORTH_A_LINE ? two : fitted;
}

/** Maximum length in characters of a call to action that fits on two lines even in the narrowest button. */
const SHORT_BUTTON = 28;

/**
 * Fits the words of a button, which are never omitted. The words may take up to three lines; longer words are
 * truncated at a word boundary.
 */
function fitButton(request: FitRequest): FittedText {
  const wanted = fitWhole(request);
  if (!isCut(wanted)) return wanted;
  const three = fitText({ ...request, maxLines: 3, minSize: request.minSize * 0.86 });
  return isCut(three) ? fitWhole({ ...request, text: clip(request.text, SHORT_BUTTON) }) : three;
}

function isCut({ lines }: FittedText): boolean {
  return lines.at(-1)?.endsWith('…') === true;
}

function measure(
  entry: StackEntry | RowEntry,
  width: number,
  height: number,
  align: Align,
): Measured {
  switch (entry.kind) {
    case 'logo':
      return { entry, height: measureLogo(entry).height };
    case 'offer':
      return measureOffer(entry, width);
    case 'facts': {
      const arranged = arrangeFacts(entry, width, align);
      return { entry, arranged, height: arranged.height };
    }
    case 'row': {
      const [offer, button] = [
        measureOffer(entry.offer, width),
        measureButton(entry.button, width),
      ];
      return { entry, offer, button, height: Math.max(offer.height, button.height) };
    }
    case 'button':
      return measureButton(entry, width);
    case 'text': {
      const fitted = fitWhole({ ...entry, maxWidth: width, maxHeight: height });
      return { entry, fitted, height: fitted.height };
    }
  }
}

function measureOffer(entry: OfferEntry, width: number): MeasuredOffer {
  const arranged = arrangeOffer(entry, width);
  return { entry, arranged, height: arranged.height };
}

function measureButton(entry: ButtonEntry, width: number): MeasuredWords {
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

/**
 * Returns the lower edge of the placed entries in pixels of the ad; without entries, the upper edge of the
 * region.
 */
export function findBottom(items: readonly PlacedItem[], region: Rect): number {
  return Math.max(region.y, ...items.map(({ box }) => box.y + box.height));
}

function buttonWidth(fitted: FittedText, size: number): number {
  return fitted.width + size * (2 * BUTTON_PADDING.horizontal + BUTTON_PADDING.arrow);
}

/**
 * Tells whether an entry has content to show. A button without words has no content. A caption of only
 * punctuation has no content either, because it stands for words that a language lacks.
 */
function hasContent(entry: StackEntry): boolean {
  if (entry.kind === 'logo' || entry.kind === 'offer' || entry.kind === 'facts') return true;
  if (entry.kind === 'button') return entry.text !== '';
  return entry.grows === true || /[\p{L}\p{N}]/u.test(entry.text);
}

/**
 * Places stack entries one below another in a region (part of the ad). Entries of fixed size are measured
 * first; the growing text gets the height that remains. A long headline therefore becomes smaller, and the
 * button keeps its place.
 */
export function stack(
  region: Rect,
  wanted: readonly (StackEntry | null)[],
  options: StackOptions,
): PlacedItem[] {
  const entries = joinRows(selectShownEntries(wanted, region), region.width);
  const gapAfter = (entry: StackEntry | RowEntry, at: number) => measureGap(entry, entries[at + 1]);
  const gaps = entries.reduce((sum, entry, at) => sum + gapAfter(entry, at), 0);
  const fixed = new Map<StackEntry | RowEntry, Measured>();
  let used = gaps;
  for (const entry of entries) {
    if (entry.kind === 'text' && entry.grows) continue;
    const measured = measure(entry, region.width, region.height * 0.34, options.align);
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
        options.align,
      ),
  );
  const total = measuredAll.reduce((sum, { height }) => sum + height, gaps);
  const free = Math.max(0, region.height - total);
  let y =
    region.y + (options.justify === 'top' ? 0 : options.justify === 'middle' ? free / 2 : free);
  const side = chooseSide(options, measuredAll);
  return measuredAll.flatMap((measured, at) => {
    const { entry, height } = measured;
    const top = y;
    y += height + gapAfter(entry, at);
    return positionEntry(measured, region, top, side, options);
  });
}

/** Returns the entries that have content and are not too large for the region. */
function selectShownEntries(wanted: readonly (StackEntry | null)[], region: Rect): StackEntry[] {
  return wanted
    .filter((entry) => entry !== null)
    .map((entry) => (entry.kind === 'logo' ? fitLogo(entry, region) : entry))
    .filter((entry) => entry !== null)
    .filter(hasContent);
}

/** Distance between an offer and the button beside it, as a multiple of the button's font size. */
const ROW_GAP = 0.8;

/** Puts an offer and the button after it into one row, if the offer's entry requests that and both fit. */
function joinRows(entries: readonly StackEntry[], width: number): (StackEntry | RowEntry)[] {
  return entries.flatMap((entry, at) => {
    const [before, next] = [entries[at - 1], entries[at + 1]];
    if (entry.kind === 'offer' && next?.kind === 'button' && hasRoomBeside(entry, next, width))
      return { kind: 'row' as const, offer: entry, button: next, gap: next.gap };
    const isTaken =
      entry.kind === 'button' && before?.kind === 'offer' && hasRoomBeside(before, entry, width);
    return isTaken ? [] : entry;
  });
}

function hasRoomBeside(offer: OfferEntry, button: ButtonEntry, width: number): boolean {
  if (!offer.isBesideButton) return false;
  const { arranged } = measureOffer(offer, width);
  const { fitted } = measureButton(button, width);
  const isPlain = fitted.lines.length === 1;
  const taken = arranged.width + ROW_GAP * button.size + buttonWidth(fitted, button.size);
  return isPlain && taken <= width;
}

/** Returns the height of stack entries in a given width, without the text that takes the remaining height. */
export function measureHeight(
  wanted: readonly (StackEntry | null)[],
  region: Rect,
  align: Align,
): number {
  const entries = joinRows(selectShownEntries(wanted, region), region.width);
  return entries.reduce(
    (sum, entry, at) =>
      sum +
      measure(entry, region.width, region.height, align).height +
      measureGap(entry, entries[at + 1]),
    0,
  );
}

function positionEntry(
  measured: Measured,
  region: Rect,
  y: number,
  side: 'left' | 'center' | 'right',
  options: StackOptions,
): PlacedItem[] {
  if ('fitted' in measured) return [positionWords(measured, region, y, options)];
  const { entry, height } = measured;
  switch (entry.kind) {
    case 'logo':
      return [positionLogo(entry, region, y, side)];
    case 'row':
      return 'offer' in measured ? positionRow(measured, region, y, options) : [];
    case 'offer':
      return 'arranged' in measured && 'icon' in measured.arranged
        ? [positionOffer({ entry, arranged: measured.arranged, height }, region, y, options)]
        : [];
    case 'facts':
      return 'arranged' in measured && 'dots' in measured.arranged
        ? [
            {
              kind: 'facts',
              role: 'facts',
              ink: entry.ink,
              arranged: measured.arranged,
              cut: measured.arranged.cut,
              box: { ...region, y, height },
            },
          ]
        : [];
  }
}

/**
 * Returns the left edge of an entry that is narrower than its region, which depends on the ad's reading
 * direction.
 */
function findLeftEdge(
  region: Rect,
  width: number,
  direction: 'ltr' | 'rtl',
  { align }: StackOptions,
): number {
  const free = region.width - width;
  if (align === 'center') return region.x + free / 2;
  return region.x + ((align === 'start') === (direction === 'rtl') ? free : 0);
}

function positionOffer(
  { entry, arranged, height }: MeasuredOffer,
  region: Rect,
  y: number,
  options: StackOptions,
): PlacedOffer {
  const { direction } = entry;
  const x = findLeftEdge(region, arranged.width, direction, options);
  return {
    kind: 'offer',
    role: 'offer',
    region,
    design: arranged.design,
    arranged,
    direction,
    cut: arranged.cut,
    box: { x, y, width: arranged.width, height },
  };
}

/** Places the offer at the start of a row in reading direction, and the button after the offer. */
function positionRow(
  { entry, offer, button, height }: Extract<Measured, { offer: MeasuredOffer }>,
  region: Rect,
  y: number,
  options: StackOptions,
): PlacedItem[] {
  const { direction } = entry.offer;
  const gap = ROW_GAP * entry.button.size;
  const ofButton = buttonWidth(button.fitted, entry.button.size);
  const width = offer.arranged.width + gap + ofButton;
  const left = findLeftEdge(region, width, direction, options);
  const isFirst = direction === 'ltr';
  const middle = (each: number) => y + (height - each) / 2;
  const first = positionOffer(offer, region, middle(offer.height), options);
  const second = positionWords(button, region, middle(button.height), options);
  return [
    { ...first, box: { ...first.box, x: isFirst ? left : left + ofButton + gap } },
    {
      ...second,
      box: { ...second.box, x: isFirst ? left + offer.arranged.width + gap : left },
    },
  ];
}

/**
 * Returns the space between an entry and the next entry, in pixels. A logo keeps its clear space above and
 * below.
 */
function measureGap(entry: StackEntry | RowEntry, next: StackEntry | RowEntry | undefined): number {
  if (!next) return 0;
  if (next.kind === 'logo') return Math.max(entry.gap, getClearSpace(next));
  return entry.kind === 'logo' ? entry.gap + getClearSpace(entry) : entry.gap;
}

/**
 * Returns the clear space (empty margin) beside a logo, in pixels. The result is 0 for a logo on a plate,
 * because the plate includes the clear space.
 */
export function getClearSpace({ height, clear, plated }: LogoEntry): number {
  return plated ? 0 : height * clear;
}

/** Returns the size of a logo, including its plate if the logo has a plate. */
export function measureLogo({ width, height, clear, plated }: LogoEntry): {
  width: number;
  height: number;
} {
  const rim = plated ? height * clear : 0;
  return { width: width + 2 * rim, height: height + 2 * rim };
}

function positionLogo(
  entry: LogoEntry,
  region: Rect,
  y: number,
  side: 'left' | 'center' | 'right',
): PlacedItem {
  const { width, height } = measureLogo(entry);
  const rim = (height - entry.height) / 2;
  const free = region.width - width;
  const x = region.x + (side === 'left' ? 0 : side === 'center' ? free / 2 : free);
  return { kind: 'logo', role: 'logo', side, region, rim, box: { x, y, width, height } };
}

/** Returns the side on which the text of a stack starts, for elements without a fixed position. */
function chooseSide(
  { align }: StackOptions,
  measured: readonly Measured[],
): 'left' | 'center' | 'right' {
  if (align === 'center') return align;
  const leftwards = measured.some((each) => 'fitted' in each && each.fitted.direction === 'rtl');
  return (align === 'start') === leftwards ? 'right' : 'left';
}

/** Returns a logo that is no larger than its region; null if the logo would be too low to recognise. */
function fitLogo(entry: LogoEntry, region: Rect): LogoEntry | null {
  const { width, height: tall } = measureLogo(entry);
  const scale = Math.min(1, region.width / width, region.height / tall);
  const height = entry.height * scale;
  return height < entry.least ? null : { ...entry, width: entry.width * scale, height };
}

function positionWords(
  { entry, fitted, height }: MeasuredWords,
  region: Rect,
  top: number,
  options: StackOptions,
): PlacedText | PlacedButton {
  const cut = isCutShort(fitted);
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
