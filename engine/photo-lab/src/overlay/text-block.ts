import {
  type Align,
  computeBlockLeft,
  type DrawnText,
  drawText,
  drawTextInk,
  type Face,
  type FitRequest,
  type FittedText,
  fitText,
} from '@adwright/engine-drawing';
import type { SKRSContext2D } from '@napi-rs/canvas';

export interface OverlayWords {
  title: string;
  /** Subtitle of the overlay; empty if the user gave none. */
  subtitle: string;
}

export interface TypePair {
  title: Face;
  subtitle: Face;
}

/** A title with a subtitle below, fitted to a width and a height. All lengths in a text block are in pixels. */
export interface TextBlock {
  title: FittedText;
  subtitle: FittedText | null;
  gap: number;
  width: number;
  height: number;
}

/**
 * Maximum ratio of the subtitle's size to the title's size. A larger subtitle looks like a part of the title.
 */
const LARGEST_SUBTITLE = 0.74;
/** Maximum gap between title and subtitle, in pixels. With a larger gap, the two texts look unrelated. */
const MAX_GAP_PX = 40;

export function fitBlock(
  words: OverlayWords,
  { title: titleFace, subtitle: subtitleFace }: TypePair,
  maxWidth: number,
  maxHeight: number,
  maxSize: number,
): TextBlock {
  const hasSubtitle = words.subtitle.trim() !== '';
  const titleHeight = hasSubtitle ? maxHeight * 0.6 : maxHeight;
  const title = fitText({
    text: words.title,
    face: titleFace,
    maxWidth,
    maxHeight: titleHeight,
    maxSize,
    minSize: 26,
    maxLines: 5,
  });
  const gap = gapBelow(title);
  const subtitle = hasSubtitle
    ? fitInFewLines(title.width, {
        text: words.subtitle,
        face: subtitleFace,
        maxWidth,
        maxHeight: Math.max(30, maxHeight - title.height - gap),
        maxSize: Math.min(
          LARGEST_SUBTITLE * title.size,
          Math.max(36, Math.min(52, title.size * 0.46)),
        ),
        minSize: 20,
        maxLines: 4,
      })
    : null;
  return {
    title,
    subtitle,
    gap,
    width: Math.max(title.width, subtitle?.width ?? 0),
    height: title.height + (subtitle ? gap + subtitle.height : 0),
  };
}

/**
 * Returns the gap below a title, which is at least the space between the title's lines. In scripts such as
 * Thai, the space between two lines of a title is large.
 */
function gapBelow({ size, leading, lines }: FittedText): number {
  const betweenLines = lines.length > 1 ? leading - CAPITAL * size : 0;
  return Math.round(Math.max(betweenLines, Math.min(MAX_GAP_PX, size * 0.3 + 12)));
}

/** Height of a capital letter, as a share of the font size. */
const CAPITAL = 0.72;

/**
 * Minimum size of a subtitle that is made smaller to need fewer lines: as a share of its largest possible
 * size, and in pixels.
 */
const FEWER = { share: 0.78, leastPx: 32 };

function fitInFewLines(titleWidth: number, request: FitRequest): FittedText {
  const largest = fitText(request);
  const minSize = Math.max(FEWER.leastPx, FEWER.share * largest.size);
  for (let maxLines = 1; maxLines < largest.lines.length; maxLines++) {
    const fewer = fitText({ ...request, minSize, maxLines });
    const isWhole = fewer.size >= minSize && !fewer.lines.some((line) => /[-…]$/u.test(line));
    // Fewer lines may make a text block wider. If the block becomes too wide, it no longer fits its position.
    const isWithin = fewer.width <= Math.max(titleWidth, largest.width);
    if (isWhole && isWithin && fewer.lines.length <= maxLines) return fewer;
  }
  return largest;
}

/**
 * Size of a title, as a share of its size at another position, below which the title would look like a
 * caption.
 */
const CAPTION = 0.62;

/**
 * Tells whether a block's text is too small or its column too narrow, compared with the block at another
 * position.
 */
export function isPoorerThan(elsewhere: TextBlock, { title }: TextBlock): boolean {
  return (
    title.size < CAPTION * elsewhere.title.size ||
    title.lines.length > elsewhere.title.lines.length + 1
  );
}

/**
 * Draws the text block with its top left corner at a point, and returns the drawn texts for the check of the
 * finished picture.
 */
export function drawBlock(
  context: SKRSContext2D,
  block: TextBlock,
  x: number,
  y: number,
  align: Align,
  ink: string,
): DrawnText[] {
  const draw = (fitted: FittedText, top: number): DrawnText => {
    const origin = { x: computeBlockLeft(fitted, x, block.width, align), y: top };
    drawText(context, fitted, origin, align, ink);
    return drawTextInk(fitted, origin, align, ink);
  };
  const title = draw(block.title, y);
  if (!block.subtitle) return [title];
  return [title, draw(block.subtitle, y + block.title.height + block.gap)];
}
