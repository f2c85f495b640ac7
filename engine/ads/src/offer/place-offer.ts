import type { FactKind } from '@adwright/contracts';
import { type Direction, type Face, type FittedText, fitText } from '@adwright/engine-drawing';
import type { Fact } from '@adwright/engine-lexicon';
import type { Rect } from '@adwright/engine-pixels';
import { isCutShort } from '../cut-short.ts';
import type { OfferDesign, OfferShape } from './offer-design.ts';
import { hasFigure, type OfferParts, splitOffer, splitPrice } from './offer-parts.ts';

/** A stack entry with the ad's offer. */
export interface OfferEntry {
  kind: 'offer';
  fact: Fact;
  /** The price before the discount, which is crossed out; null if the offer has none. */
  was: string | null;
  /** Words of the offer on a separate line below its main words; null if the offer has no second line. */
  second: string | null;
  design: OfferDesign;
  /** Font of amounts and codes. */
  face: Face;
  /** Font of the words before and after the amount. */
  wordsFace: Face;
  /** Writing direction of the ad, in which the offer's parts are placed too. */
  direction: Direction;
  /** Maximum and minimum font size of the amount, and minimum font size of the words, in pixels. */
  maxSize: number;
  minSize: number;
  leastWords: number;
  /** Whether a currency that is written in letters stays on the line of its amount. */
  keepsCurrency: boolean;
  /** Whether units such as "/kg" and "〜" stay on the line of their amount. */
  keepsUnit: boolean;
  /** Whether an offer without an amount is broken into more lines before its font size is reduced. */
  staysLarge: boolean;
  /** Whether the offer lies beside the button that follows, if both fit there. */
  isBesideButton: boolean;
  gap: number;
}

/** A part of an offer, with the text's position in pixels from the top left corner of the offer's box. */
export interface OfferText {
  fitted: FittedText;
  x: number;
  y: number;
  isStruck: boolean;
}

/** An arranged offer, with positions relative to the top left corner of its box. */
export interface ArrangedOffer {
  width: number;
  height: number;
  texts: OfferText[];
  icon: Rect | null;
  cut: boolean;
}

interface Padding {
  /**
   * Distance between the words and the start and end of the shape, in reading direction, as multiples of the
   * amount's font size.
   */
  start: number;
  end: number;
  vertical: number;
}

const PADDING: Record<OfferShape, Padding> = {
  tag: { start: 0.95, end: 0.42, vertical: 0.34 },
  ribbon: { start: 0.4, end: 0.72, vertical: 0.3 },
  burst: { start: 0.72, end: 0.72, vertical: 0.62 },
  plate: { start: 0.4, end: 0.5, vertical: 0.34 },
  ticket: { start: 0.55, end: 0.55, vertical: 0.4 },
  strip: { start: 0, end: 0.1, vertical: 0.12 },
  line: { start: 0.36, end: 0, vertical: 0.08 },
};

/** Side of an icon's box and width of the space after the icon, as multiples of the amount's font size. */
const ICON = { size: 1.15, gap: 0.36 };
/** Ratio of the font size of words beside an amount to the amount's font size. */
const WORDS = 0.46;
/** Ratio of the font size of the amount's raised decimals to the amount's font size. */
const RAISED = 0.54;
/** Ratio of the old price's font size to the amount's font size. */
const WAS = 0.56;
/** Space between two parts of an offer, as a multiple of the smaller part's font size. */
const SPACE = 0.32;
/**
 * Space before a part that starts with a punctuation mark or a slash, as a multiple of the part's font size.
 */
const THIN_SPACE = 0.1;
/** Space between two lines of an offer, as a multiple of the amount's font size. */
const LINE_GAP = 0.2;
/**
 * Fewer lines are preferred to larger letters if the font size is at least this share of the requested size.
 */
const ENOUGH = 0.78;
/** Kinds of fact in which the amount is set large. */
const FIGURED: ReadonlySet<FactKind> = new Set(['price', 'discount', 'multibuy', 'code', 'phone']);
/**
 * Maximum font size of an offer without an amount, as a share of the maximum font size of an amount.
 */
const ALL_WORDS = 0.72;
/** Maximum number of lines of an offer. */
const MAX_LINES = 4;
/**
 * An offer with many lines is still prominent if its font size is at least this share of the offer's minimum
 * size.
 */
const LEADS = 0.9;
/** Maximum number of characters on one line in a burst (star-shaped offer). */
const BURST_CHARACTERS = 12;

/** A part of an offer's line with a different font size from the parts beside it. */
interface Piece {
  text: string;
  face: Face;
  /** Ratio of the part's font size to the amount's, and minimum font size in pixels. */
  ratio: number;
  least: number;
  isRaised?: boolean;
  isStruck?: boolean;
  /** Space before the part, as a multiple of the part's font size. */
  space: number;
}

/**
 * Arranges an offer's parts within a given width. If the words do not fit, a plainer design of the offer is
 * used.
 */
export function arrangeOffer(
  entry: OfferEntry,
  maxWidth: number,
): ArrangedOffer & { design: OfferDesign } {
  const { design } = entry;
  const plainer = plainerDesigns(entry);
  for (const each of plainer) {
    const shaped = { ...entry, design: each };
    const arranged = arrangeLines(shaped, maxWidth) ?? onFewLines(shaped, maxWidth);
    if (arranged) return { ...arranged, design: each };
  }
  const [last = design] = plainer.slice(-1);
  const large = entry.staysLarge ? onManyLines({ ...entry, design: last }, maxWidth) : null;
  if (large) return { ...large, design: last };
  // An amount is never broken; instead its font size is reduced.
  const small = FIGURED.has(entry.fact.kind)
    ? arrangeLines({ ...entry, design: last, minSize: entry.leastWords }, maxWidth)
    : null;
  return small ? { ...small, design: last } : { ...setWords(entry, maxWidth), design };
}

/**
 * Tells whether an offer fits into a width at its minimum size or larger, with each part on one line or with
 * few lines.
 */
export function isInOwnSize(entry: OfferEntry, maxWidth: number): boolean {
  return plainerDesigns(entry).some((design) => {
    const shaped = { ...entry, design };
    return arrangeLines(shaped, maxWidth) !== null || onFewLines(shaped, maxWidth) !== null;
  });
}

/**
 * Returns designs that need less and less room: first the design without the icon, then the design without the
 * shape.
 */
function plainerDesigns({ design }: OfferEntry): OfferDesign[] {
  return [
    design,
    { ...design, icon: null, shape: design.shape === 'strip' ? 'line' : design.shape },
    {
      ...design,
      icon: null,
      shape: 'line',
      fill: null,
      ink: design.onGround,
      accent: design.onGround,
    },
  ];
}

/**
 * Arranges an offer without an amount on two lines, at the minimum font size. Returns null if two lines are not
 * enough, or if the offer is an amount, which is not broken.
 */
function onFewLines(entry: OfferEntry, maxWidth: number): ArrangedOffer | null {
  if (FIGURED.has(entry.fact.kind)) return null;
  const arranged = setWords({ ...entry, leastWords: entry.minSize }, maxWidth);
  const lines = arranged.texts.reduce((sum, { fitted }) => sum + fitted.lines.length, 0);
  return arranged.cut || lines > 2 ? null : arranged;
}

/**
 * Arranges an offer without an amount on several lines, with the longest word broken, at a font size that is
 * still prominent. Returns null if the offer is an amount or the words do not fit.
 */
function onManyLines(entry: OfferEntry, maxWidth: number): ArrangedOffer | null {
  if (hasFigure(entry.fact)) return null;
  const arranged = setWords({ ...entry, leastWords: entry.minSize * LEADS }, maxWidth);
  return arranged.cut ? null : arranged;
}

/**
 * Arranges an offer on one line if the letters are large enough, otherwise on several lines. Returns null if
 * the amount does not fit on one line.
 */
function arrangeLines(entry: OfferEntry, maxWidth: number): ArrangedOffer | null {
  const { maxSize, minSize } = entry;
  const parts = splitOffer(entry.fact);
  const isFigured = parts.before !== '' || parts.after !== '' || /\p{N}/u.test(parts.figure);
  const isWordy = !isFigured || !FIGURED.has(entry.fact.kind);
  const largest = isWordy ? Math.max(minSize, maxSize * ALL_WORDS) : maxSize;
  let best: { lines: Piece[][]; size: number } | null = null;
  for (const lines of listDivisions(entry, parts)) {
    const size = largestSize(lines, entry, largest, maxWidth);
    if (size < minSize) continue;
    if (!best || size > best.size) best = { lines, size };
    if (size >= largest * ENOUGH) break;
  }
  return best && setLines(entry, best.lines, Math.floor(best.size));
}

/** Returns the possible divisions of an offer into lines, starting with the fewest lines. */
function listDivisions(entry: OfferEntry, parts: OfferParts): Piece[][][] {
  const words = (text: string, space: number): Piece[] =>
    text === ''
      ? []
      : [{ text, face: entry.wordsFace, ratio: WORDS, least: entry.leastWords, space }];
  const { before, figure, after } = parts;
  const main = figurePieces(entry, figure, before === '' ? 0 : SPACE * WORDS);
  const was = entry.was === null ? [] : wasPieces(entry, entry.was);
  const spaceBefore = (text: string) => (/^[\p{P}/]/u.test(text) ? THIN_SPACE : SPACE);
  const tail = words(after, spaceBefore(after));
  const isParted = entry.fact.kind !== 'price' || !entry.keepsCurrency;
  const [currency, others] = isParted ? ['', after] : splitTiedWords(parts, entry.keepsUnit);
  const sum = [...main, ...words(currency, spaceBefore(currency))];
  const rest = words(others, spaceBefore(others));
  const head = words(before, 0);
  const alone = (pieces: Piece[]) =>
    pieces.map((piece, at) => (at === 0 ? { ...piece, space: 0 } : piece));
  const ways = [
    [[...head, ...main, ...tail, ...was]],
    [[...head, ...main, ...tail], alone(was)],
    [[...head, ...sum], alone([...rest, ...was])],
    [[...head, ...sum], alone(rest), alone(was)],
    [head, alone(sum), alone(rest), alone(was)],
  ];
  // A burst (star-shaped offer) that is stretched around one long line no longer looks like a burst.
  const isLong = [...before, ...figure, ...after, ...(entry.was ?? '')].length > BURST_CHARACTERS;
  const shown = entry.design.shape === 'burst' && isLong ? ways.slice(1) : ways;
  const second = words(entry.second ?? '', 0);
  return shown.map((lines) => [...lines, second].filter((line) => line.length > 0));
}

/**
 * Returns the parts of the amount with their font sizes. Decimals and currency have a smaller font size if they
 * stay legible.
 */
function figurePieces(entry: OfferEntry, figure: string, space: number): Piece[] {
  const isPrice = entry.fact.kind === 'price' && entry.minSize * RAISED >= entry.leastWords * 0.9;
  const parts = isPrice ? splitPrice(figure) : splitPrice('');
  const whole: Piece = { text: figure, face: entry.face, ratio: 1, least: 0, space };
  if (!isPrice || parts.length < 2) return [whole];
  return parts.map(({ text, kind, isApart }, at) => ({
    text,
    face: entry.face,
    ratio: kind === 'whole' ? 1 : RAISED,
    least: 0,
    isRaised: kind !== 'whole',
    space:
      at === 0
        ? kind === 'whole'
          ? space
          : space / RAISED
        : isApart
          ? SPACE * 0.6
          : kind === 'decimals'
            ? 0
            : THIN_SPACE * 0.5,
  }));
}

/** Matches a currency that is written in letters, such as Kč, zł, kr and ريال. */
const CURRENCY_WORD = /^\p{L}[\p{L}.]{1,3}$/u;
/** Matches a short first word, such as a currency in letters, and the words after that word. */
const LEADING_WORD = /^(\p{L}[\p{L}\p{M}.]{1,3})(?:\s+(.*))?$/u;

/**
 * Matches the unit directly after an amount, such as "/kg" and "/500 g", or the mark of a lowest price, "〜".
 */
const TIED_UNIT = /^(\/\s?(?:\p{Nd}+\s)?[\p{L}.]+[²³]?|[〜～~+](?!\p{Nd}))\s*(.*)$/u;

/**
 * Splits the words after an amount into the words that must stay on the amount's line, and the remaining words.
 */
function splitTiedWords(parts: OfferParts, keepsUnit: boolean): [tied: string, rest: string] {
  const [, unit = '', rest = ''] = (keepsUnit && TIED_UNIT.exec(parts.after)) || [];
  return unit === '' ? splitCurrency(parts) : [unit, rest];
}

/**
 * Splits the words after a price into a currency in letters, which stays on the amount's line, and the
 * remaining words.
 */
function splitCurrency({ before, figure, after }: OfferParts): [currency: string, rest: string] {
  const [, word, rest = ''] = LEADING_WORD.exec(after) ?? [];
  const hasOther = /\p{Sc}/u.test(figure) || /(?:^|\s)\p{Lu}{3}$/u.test(before);
  return word === undefined || hasOther ? ['', after] : [word, rest];
}

/**
 * Adds a currency in letters to the number before it, so that the line through an old price crosses out both.
 */
function attachCurrency({ before, figure, after }: OfferParts): OfferParts {
  const isCurrency = CURRENCY_WORD.test(after);
  return isCurrency
    ? { before, figure: `${figure} ${after}`, after: '' }
    : { before, figure, after };
}

/**
 * Returns the parts of the old price, and the words before and after the old price. Only the old price is
 * crossed out, not the words beside it.
 */
function wasPieces(entry: OfferEntry, was: string): Piece[] {
  const { before, figure, after } = attachCurrency(splitOffer({ kind: 'was', text: was }));
  const piece = (text: string, isStruck: boolean): Piece => ({
    text,
    face: entry.wordsFace,
    ratio: isStruck ? WAS : WORDS,
    least: entry.leastWords,
    isStruck,
    space: SPACE,
  });
  return [
    ...(before === '' ? [] : [piece(before, false)]),
    { ...piece(figure, true), space: before === '' ? SPACE * 1.5 : SPACE },
    ...(after === '' ? [] : [piece(after, false)]),
  ];
}

/** Font size at which a text's width is measured; widths at other sizes are proportional. */
const PROBE = 100;

function fitLine(text: string, face: Face, size: number): FittedText {
  return fitText({
    text,
    face: { ...face, leading: 1.1 },
    maxWidth: Number.MAX_SAFE_INTEGER,
    maxHeight: Number.MAX_SAFE_INTEGER,
    maxSize: size,
    minSize: size,
    maxLines: 1,
  });
}

function computeSize({ ratio, least }: Piece, size: number): number {
  return Math.round(Math.max(size * ratio, least));
}

/**
 * Returns the width that a shape and its icon need beside the words, as a multiple of the amount's font size.
 */
function besideWords({ design }: OfferEntry): number {
  const { start, end } = PADDING[design.shape];
  return start + end + (design.icon ? ICON.size + ICON.gap : 0);
}

/** Returns the maximum font size of the amount at which all lines fit; 0 if no font size fits. */
function largestSize(
  lines: readonly Piece[][],
  entry: OfferEntry,
  maxSize: number,
  maxWidth: number,
): number {
  const measured = lines.map((line) =>
    line.map((piece) => ({ piece, width: fitLine(piece.text, piece.face, PROBE).width / PROBE })),
  );
  const beside = besideWords(entry);
  const fits = (size: number) =>
    measured.every((line) => {
      const width = line.reduce(
        (sum, { piece, width: each }) => sum + (each + piece.space) * computeSize(piece, size),
        0,
      );
      return width + beside * size <= maxWidth;
    });
  let low = 0;
  let high = Math.floor(maxSize);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface SetPiece {
  piece: Piece;
  fitted: FittedText;
  /** Distance of the part from the start of its line, in pixels. */
  at: number;
}

interface SetLine {
  pieces: SetPiece[];
  width: number;
  ascent: number;
  descent: number;
}

function setLine(line: readonly Piece[], size: number): SetLine {
  let at = 0;
  const pieces = line.map((piece, index) => {
    const fitted = fitLine(piece.text, piece.face, computeSize(piece, size));
    if (index > 0) at += piece.space * fitted.size;
    const placed = { piece, fitted, at };
    at += fitted.width;
    return placed;
  });
  const level = pieces.filter(({ piece }) => !piece.isRaised);
  return {
    pieces,
    width: at,
    ascent: Math.max(...level.map(({ fitted }) => fitted.ascent)),
    descent: Math.max(...pieces.map(({ fitted }) => fitted.height - fitted.ascent)),
  };
}

function setLines(entry: OfferEntry, wanted: readonly Piece[][], size: number): ArrangedOffer {
  const lines = wanted.map((line) => setLine(line, size));
  const width = Math.max(...lines.map((line) => line.width));
  const isCentred = entry.design.shape === 'burst';
  const texts: OfferText[] = [];
  let y = 0;
  for (const [index, line] of lines.entries()) {
    if (index > 0) y += LINE_GAP * size;
    const baseline = y + line.ascent;
    const free = width - line.width;
    for (const { piece, fitted, at } of line.pieces) {
      const start = at + (isCentred ? free / 2 : 0);
      texts.push({
        fitted,
        x: entry.direction === 'rtl' ? width - start - fitted.width : start,
        y: piece.isRaised ? y + (line.ascent - size * 0.72) : baseline - fitted.ascent,
        isStruck: piece.isStruck === true,
      });
    }
    y = baseline + line.descent;
  }
  return addPadding(entry, { texts, width, height: y, size, cut: false });
}

/**
 * Arranges an offer that does not fit on one line: all words in one font size, on as many lines as necessary.
 */
function setWords(entry: OfferEntry, maxWidth: number): ArrangedOffer {
  const size = entry.minSize;
  const text = entry.fact.text;
  const room = maxWidth - besideWords(entry) * size;
  const fit = (words: string, maxSize: number, maxLines = 2, face = entry.wordsFace) =>
    fitText({
      text: words,
      face,
      maxWidth: room,
      maxHeight: Number.MAX_SAFE_INTEGER,
      maxSize,
      minSize: entry.leastWords,
      maxLines,
    });
  const fitted = fit(text, size, MAX_LINES, { ...entry.wordsFace, leading: 1.2 });
  const texts: OfferText[] = [{ fitted, x: 0, y: 0, isStruck: false }];
  let { width, height } = fitted;
  if (entry.was !== null) {
    const was = fit(entry.was, size * WAS);
    texts.push({
      fitted: was,
      x: 0,
      y: height + LINE_GAP * size,
      isStruck: was.lines.length === 1,
    });
    height += LINE_GAP * size + was.height;
    width = Math.max(width, was.width);
  }
  if (entry.second !== null) {
    const second = fit(entry.second, Math.max(size * WORDS, entry.leastWords));
    texts.push({ fitted: second, x: 0, y: height + LINE_GAP * size, isStruck: false });
    height += LINE_GAP * size + second.height;
    width = Math.max(width, second.width);
  }
  const turned =
    entry.direction === 'rtl'
      ? texts.map((each) => ({ ...each, x: width - each.fitted.width }))
      : texts;
  const cut = turned.some((each) => isCutShort(each.fitted));
  return addPadding(entry, { texts: turned, width, height, size, cut });
}

interface Inside {
  texts: OfferText[];
  width: number;
  height: number;
  size: number;
  cut: boolean;
}

/** Adds the padding between the shape and the words, and the icon before the words. */
function addPadding(entry: OfferEntry, inside: Inside): ArrangedOffer {
  const { design, direction } = entry;
  const { texts, size, cut } = inside;
  const padding = PADDING[design.shape];
  const vertical = padding.vertical * size;
  const iconSize = design.icon ? ICON.size * size : 0;
  const height = Math.max(inside.height, iconSize) + 2 * vertical;
  const before = padding.start * size + (design.icon ? iconSize + ICON.gap * size : 0);
  const width = before + inside.width + padding.end * size;
  const left = direction === 'rtl' ? width - before - inside.width : before;
  const top = (height - inside.height) / 2;
  const iconStart = padding.start * size;
  return {
    width,
    height,
    cut,
    texts: texts.map((text) => ({ ...text, x: text.x + left, y: text.y + top })),
    icon: design.icon
      ? {
          x: direction === 'rtl' ? width - iconStart - iconSize : iconStart,
          y: (height - iconSize) / 2,
          width: iconSize,
          height: iconSize,
        }
      : null,
  };
}
