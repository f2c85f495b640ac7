import {
  insetRect,
  measureGroundLuminance,
  overlaps,
  type Pixels,
  type Rect,
  touchesSilhouette,
} from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawText } from '../type/draw-text.ts';
import { type DrawnText, drawTextInk } from '../type/drawn-text.ts';
import { type FittedText, fitText } from '../type/fit-text.ts';
import { TEXT } from '../type/font-catalogue.ts';
import { type Covered, placeNote } from './place-note.ts';

/** A painted note saying that a picture was made with AI. */
export interface PaintedNote {
  box: Rect;
  /** Colour of the note's words; its contrast ratio with the plate behind the words is 21:1. */
  ink: string;
  /**
   * Text of the note, which the check of the finished picture looks for. The field `drawn` is absent if only
   * the sign fitted.
   */
  drawn?: DrawnText;
}

export interface NoteOrder {
  text: string;
  /**
   * Areas that platforms may cover with their controls (buttons, names), as shares of the picture, largest first. The
   * note avoids the first entry of `covered` that leaves enough room for the sign.
   */
  covered: readonly Covered[];
  /**
   * Whether the note must show its words, even where platforms' controls cover them. If `prefersWords` is
   * false, the note shows its sign outside the covered areas rather than its words inside them.
   */
  prefersWords?: boolean;
  /** Font size of the note, in pixels. */
  size: number;
  /** Boxes of texts, logos and other content that the note must not cover. */
  taken: readonly Rect[];
  /** Pictures of products with their boxes in the ad; the note must not cover the products. */
  products: readonly { box: Rect; mask: Pixels }[];
}

/** Letters of the sign at the start of the note. */
const SIGN = 'AI';
/** Distance from the note's edge to the sign and the words, as a multiple of the font size. */
const PADDING = 0.42;
/** Distance between the sign and the words, as a multiple of the font size. */
const GAP = 0.4;
/** Height of the sign's box, as a multiple of the font size. */
const SIGN_HEIGHT = 1.5;
/** Width of the sign's box, as a multiple of the font size. */
const SIGN_WIDTH = 1.9;
/** Corner radius of the note's plate, as a multiple of the font size. */
const ROUNDING = 0.32;
/** Free space that must stay around the note, as a multiple of its font size. */
const BREATH = 0.3;
/** Minimum distance of the note from the picture's edges, as a share of the picture's shorter side. */
const MARGIN_SHARE = 0.022;
/** Font sizes that are tried for the note, as shares of the requested size, largest first. */
const SHRINKING = [1, 0.86, 0.74];
/**
 * Variants of the note in the order in which they are tried: with words or without words, at each font size.
 */
const LAYOUTS = [true, false].flatMap((hasWords) =>
  SHRINKING.map((share) => ({ share, hasWords })),
);
/** Maximum range of luminance values (0–1) in a background area that counts as free of edges. */
const MAX_RANGE = 0.16;
/** The note's plate is black instead of white if the background's mean luminance (0–1) is above this. */
const BRIGHT = 0.4;

/**
 * Paints a disclosure note into a free corner, in the form of the EU's icon: a sign with the letters AI, and
 * words beside it. The note has an opaque plate, so the text is legible on any background. If the words do not
 * fit anywhere, only the sign is painted. Returns null if not even the sign fits.
 */
export function paintNote(context: SKRSContext2D, order: NoteOrder, scale = 1): PaintedNote | null {
  const { width, height } = {
    width: context.canvas.width / scale,
    height: context.canvas.height / scale,
  };
  const pixels = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (const { share, hasWords, covered } of listAttempts(order)) {
    const note = layOut(order.text, order.size * share, width, hasWords);
    const breath = BREATH * note.size;
    const isTaken = (area: Rect) => {
      const wide = insetRect(area, -breath);
      return (
        order.taken.some((box) => overlaps(wide, box)) ||
        order.products.some(({ box, mask }) => touchesSilhouette(mask, box, wide))
      );
    };
    const place = placeNote(note, {
      width,
      height,
      covered,
      margin: MARGIN_SHARE * Math.min(width, height),
      isTaken,
      isCalm: (area) => isCalm(pixels, area, scale),
      end: note.words?.direction === 'rtl' ? 'left' : 'right',
    });
    if (place) return paintAt(context, place, note, isBright(pixels, place, scale));
  }
  return null;
}

/**
 * Returns the attempts to place the note, best first: each combines a variant of the note with the covered
 * areas to avoid.
 */
function listAttempts({ covered, prefersWords = false }: NoteOrder) {
  const choices = prefersWords ? [covered] : covered.map((zone) => [zone]);
  return choices.flatMap((zones) => LAYOUTS.map((layout) => ({ ...layout, covered: zones })));
}

interface LaidOutNote {
  size: number;
  width: number;
  height: number;
  sign: FittedText;
  words: FittedText | null;
}

function layOut(text: string, size: number, picture: number, hasWords: boolean): LaidOutNote {
  const line = (written: string, maxSize: number) =>
    fitText({
      text: written,
      face: TEXT.inter,
      maxWidth: picture,
      maxHeight: 3 * maxSize,
      maxSize,
      minSize: maxSize,
      maxLines: 1,
    });
  const sign = line(SIGN, size);
  const words = hasWords ? line(text, size) : null;
  const padding = PADDING * size;
  return {
    size,
    sign,
    words,
    width: Math.ceil(2 * padding + SIGN_WIDTH * size + (words ? GAP * size + words.width : 0)),
    height: Math.ceil(2 * padding + Math.max(SIGN_HEIGHT * size, words?.height ?? 0)),
  };
}

function paintAt(
  context: SKRSContext2D,
  box: Rect,
  note: LaidOutNote,
  isOnBright: boolean,
): PaintedNote {
  const { size, sign, words } = note;
  const isRtl = words?.direction === 'rtl';
  const [plate, ink] = isOnBright ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
  const fillRound = (area: Rect, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(area.x, area.y, area.width, area.height, ROUNDING * size);
    context.fill();
  };
  context.save();
  fillRound(box, plate);
  const signBox = {
    width: SIGN_WIDTH * size,
    height: SIGN_HEIGHT * size,
    x: isRtl ? box.x + box.width - (PADDING + SIGN_WIDTH) * size : box.x + PADDING * size,
    y: box.y + (box.height - SIGN_HEIGHT * size) / 2,
  };
  fillRound(signBox, ink);
  drawText(context, sign, centred(sign, signBox), 'start', plate);
  context.restore();
  if (!words) return { box, ink };
  const room = box.width - (2 * PADDING + SIGN_WIDTH + GAP) * size;
  const x = isRtl ? box.x + PADDING * size : signBox.x + signBox.width + GAP * size;
  const origin = centred(words, { x, y: box.y, width: room, height: box.height });
  drawText(context, words, origin, 'start', ink);
  return { box, ink, drawn: drawTextInk(words, origin, 'start', ink) };
}

const centred = (text: FittedText, room: Rect) => ({
  x: room.x + (room.width - text.width) / 2,
  y: room.y + (room.height - text.height) / 2,
});

/** Returns the lowest and highest luminance of the background under an area of the picture. */
function measureGroundUnder(pixels: Pixels, { x, y, width, height }: Rect, scale: number) {
  return measureGroundLuminance(pixels, {
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
  });
}

function isCalm(pixels: Pixels, area: Rect, scale: number): boolean {
  const { low, high } = measureGroundUnder(pixels, area, scale);
  return high - low <= MAX_RANGE;
}

function isBright(pixels: Pixels, area: Rect, scale: number): boolean {
  const { low, high } = measureGroundUnder(pixels, area, scale);
  return (low + high) / 2 > BRIGHT;
}
