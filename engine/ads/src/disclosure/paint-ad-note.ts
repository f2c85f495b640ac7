import { safeZonesOf } from '@adwright/contracts/values';
import { type NoteOrder, type PaintedNote, paintNote } from '@adwright/engine-drawing';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PaintedLogo } from '../brand/paint-logo.ts';
import type { ComposedAd } from '../compose-ad.ts';
import { lettersOf } from '../composition.ts';
import type { PaintedText } from '../paint-items.ts';
import type { PaintedProduct } from '../paint-products.ts';
import type { Stage } from '../stage.ts';

/** Of running text: a note is read when it is looked for. */
const SIZE_SHARE = 0.62;

interface Shown {
  texts: readonly PaintedText[];
  products: readonly PaintedProduct[];
  logos: readonly PaintedLogo[];
}

/** Paints the note of an ad where none of its words, products and logos stands. */
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
      covered: coveredIn(stage),
      taken: [...boxes, ...composition.items.map(lettersOf)],
      products: products.map(({ box, image }) => ({
        box,
        mask: { width: image.width, height: image.height, data: image.data() },
      })),
    },
    scale,
  );
}

/** What platforms cover of a format, strictest first. A story's own bands are never left. */
function coveredIn({ format, height, content }: Stage): NoteOrder['covered'] {
  const zones = safeZonesOf(format).map(({ covered }) => covered);
  const most = (side: Side) => Math.max(0, ...zones.map((covered) => covered[side]));
  const everywhere = {
    top: most('top'),
    right: most('right'),
    bottom: most('bottom'),
    left: most('left'),
  };
  if (format !== 'story') return [everywhere, NOTHING];
  const bands = {
    ...NOTHING,
    top: content.y / height,
    bottom: 1 - (content.y + content.height) / height,
  };
  return [everywhere, ...zones, bands];
}

type Side = 'top' | 'right' | 'bottom' | 'left';
const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 } as const;
