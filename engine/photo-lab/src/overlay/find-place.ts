import { applySubject } from '@adwright/engine-cutout';
import { type Align, toRaster } from '@adwright/engine-drawing';
import { CoverCost, computeRasterSaliency, type Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { MARGIN_PX, type OverlayScene, windowOf } from './overlay-scene.ts';
import { fitBlock, type OverlayWords, type TextBlock, type TypePair } from './text-block.ts';

/** A position that is tried for a text block on a photo, in pixels. */
export interface Place {
  block: TextBlock;
  box: Rect;
  align: Align;
  /** Cost of the important content under the text's box: 0 if there is none, about 1 for a person's face. */
  cover: number;
  /** Share of the text box's area that lies on the subject. */
  touched: number;
}

/**
 * Cost factor for the share of the text's area that lies on the subject. With this factor, a tenth of the
 * text's area on the subject costs as much as a detailed background under the whole text.
 */
const SUBJECT_WEIGHT = 1.2;
/**
 * Additional cost of a text that touches the subject. The additional cost rises to `price` as the share of the text's
 * area on the subject rises to `share`.
 */
const TOUCH = { price: 0.2, share: 0.03 };
/** Cost of a card or panel behind the text that hides a part of the subject. */
const HIDES = 0.4;
/**
 * Cost of each hyphenated word in a text block. A long word is easier to read without a hyphen, in a smaller
 * size or at another place.
 */
const TORN = 0.15;
/** Side in pixels of the small copy of the photo from which saliency is computed. */
const SALIENCY_SIDE = 96;
/** Widths of the text block that are tried, as shares of the available width. */
const WIDTH_SHARES = [1, 0.72, 0.52, 0.38];
/** Maximum font sizes that are tried, in pixels. */
const SIZES_PX = [150, 112, 84, 62];
/** Alignments (left, centre, right) of the text that are tried. */
const ALIGNS = ['start', 'center', 'end'] as const;
/** Number of equal steps into which the free height is divided. The text is tried at each step. */
const ROWS = 8;
/** Free space around the text in pixels, in addition to the padding of the overlay style. */
const AIR_PX = 18;

/**
 * Tries sizes, widths and positions for the text, and returns the place with the lowest cost. A large font
 * size and a background with little detail lower the cost.
 * @param hides tells whether the card or panel behind the text would hide a part of the subject; it is slow,
 * so it is called for only a few boxes
 */
export function findPlace(
  scene: OverlayScene,
  photo: Canvas,
  type: TypePair,
  padding: number,
  hides: (box: Rect) => boolean = () => false,
): Place {
  const { subject, words, width, height, turn } = scene;
  const cost = new CoverCost(
    applySubject(saliencyOfCanvas(photo), subject, windowOf(scene, photo.width / photo.height)),
  );
  const inset = MARGIN_PX + padding * 0.4;
  const rim = padding + AIR_PX;
  let best: (Place & { price: number }) | null = null;
  for (const share of WIDTH_SHARES) {
    for (const maxSize of SIZES_PX) {
      const block = fitBlock(words, type, (width - 2 * inset) * share, height * 0.4, maxSize);
      const torn = TORN * breaksIn(block, words);
      for (const align of ALIGNS) {
        for (let row = 0; row <= ROWS; row++) {
          const x = inset + (width - 2 * inset - block.width) * sideOf(align, block);
          const y = inset + ((height - 2 * inset - block.height) * row) / ROWS;
          const ground = {
            x: (x - rim) / width,
            y: (y - rim) / height,
            width: (block.width + 2 * rim) / width,
            height: (block.height + 2 * rim) / height,
          };
          const touched = cost.subjectIn(ground);
          const cover = cost.of(ground) + SUBJECT_WEIGHT * touched;
          const price =
            cover +
            torn +
            TOUCH.price * Math.min(1, touched / TOUCH.share) +
            Math.min(row, ROWS - row) * 0.012 -
            Math.min(block.title.size, 130) / 700 +
            (align === 'center' ? 0.02 : 0) +
            ((row + turn) % 3) * 0.004;
          if (best !== null && price >= best.price) continue;
          const box = { x, y, width: block.width, height: block.height };
          const whole = price + (hides(box) ? HIDES : 0);
          if (best !== null && whole >= best.price) continue;
          best = { block, box, align, cover, touched, price: whole };
        }
      }
    }
  }
  if (best === null) throw new Error('the text block has no candidate position');
  return best;
}

/** Returns how many words of the title are hyphenated at the end of a line. */
function breaksIn({ title }: TextBlock, words: OverlayWords): number {
  return words.title.includes('-') ? 0 : title.lines.filter((line) => line.endsWith('-')).length;
}

/**
 * Returns the horizontal position of a text block in the free width: 0 for left, 1 for right. Right-to-left
 * text starts at the right.
 */
export function sideOf(align: Align, { title }: TextBlock): number {
  if (align === 'center') return 0.5;
  return (align === 'start') === (title.direction === 'ltr') ? 0 : 1;
}

function saliencyOfCanvas(photo: Canvas) {
  const small = createCanvas(SALIENCY_SIDE, SALIENCY_SIDE);
  const context = small.getContext('2d');
  // Without smoothing, the small copy would contain only one pixel in a hundred, so grain would look like
  // detail.
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, SALIENCY_SIDE, SALIENCY_SIDE);
  return computeRasterSaliency(toRaster(small).data, SALIENCY_SIDE, SALIENCY_SIDE);
}
