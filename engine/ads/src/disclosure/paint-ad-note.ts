import {
  listCoveredPlaces,
  NOTHING_COVERED,
  type NoteOrder,
  type PaintedNote,
  paintNote,
} from '@adwright/engine-drawing';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PaintedLogo } from '../brand/paint-logo.ts';
import type { ComposedAd } from '../compose-ad.ts';
import { findLetters } from '../composition.ts';
import type { PaintedText } from '../paint-items.ts';
import type { PaintedProduct } from '../paint-products.ts';
import type { Stage } from '../stage.ts';

/**
 * Font size of the AI disclosure note, as a multiple of the running text's size. The AI note may be small,
 * because only people who look for it need to read it.
 */
const SIZE_SHARE = 0.62;

interface Shown {
  texts: readonly PaintedText[];
  products: readonly PaintedProduct[];
  logos: readonly PaintedLogo[];
}

/** Paints the AI disclosure note where it overlaps no words, products or logos. */
export function paintAdNote(
  context: SKRSContext2D,
  { note, stage, composition }: Required<Pick<ComposedAd, 'note' | 'stage' | 'composition'>>,
  { texts, products, logos }: Shown,
  scale: number,
): PaintedNote | null {
  const boxes = [...texts, ...logos].map(({ box }) => box);
  return paintNote(
    context,
    {
      text: note,
      size: SIZE_SHARE * stage.base,
      covered: listCoveredAreas(stage),
      prefersWords: stage.style.prefersNoteWords === true,
      taken: [...boxes, ...composition.items.map(findLetters)],
      products: products.map(({ box, image }) => ({
        box,
        mask: { width: image.width, height: image.height, data: image.data() },
      })),
    },
    scale,
  );
}

/**
 * Returns the areas of an ad format that platforms' controls cover, the largest area first. For a story, the
 * list ends with the areas around the story's content. For other formats, the list ends with an area of size
 * 0.
 */
function listCoveredAreas({ format, height, content }: Stage): NoteOrder['covered'] {
  const [together, ...zones] = listCoveredPlaces(format);
  if (format !== 'story') return [together, NOTHING_COVERED];
  const bands = {
    ...NOTHING_COVERED,
    top: content.y / height,
    bottom: 1 - (content.y + content.height) / height,
  };
  return [together, ...zones, bands];
}
