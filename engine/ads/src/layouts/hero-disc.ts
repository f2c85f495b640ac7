import { centreOf, columns, rows, withAlpha } from '@adwright/engine-pixels';
import { filmGrain, meshGround } from '../backdrops/ground.ts';
import { callToAction, eyebrow, headline, subline } from '../entries.ts';
import { placeProduct } from '../place-product.ts';
import { bottomOf, stack } from '../stack.ts';
import type { Layout } from './layout.ts';

/** The product low on one side before a disc that runs off the edge; headline above, the offer beside it. */
export const heroDisc: Layout = (stage) => {
  const story = stage.format === 'story';
  const { palette } = stage.style;
  const [top, bottom] = rows(stage.content, story ? [36, 64] : [38, 62], 30);
  if (!top || !bottom) throw new Error('hero-disc needs two rows');
  const title = stack(top, [eyebrow(stage), headline(stage, story ? 190 : 150, { maxLines: 3 })], {
    align: 'start',
    justify: 'top',
  });
  const free = bottomOf(title, top) + 30;
  const rest = { ...bottom, y: free, height: bottom.y + bottom.height - free };
  // In a story only what is tall stands beside the words; the rest takes the page's whole width.
  const stacked = story && !stage.tall;
  const [stand, words] = stacked
    ? rows(rest, [70, 30], 40)
    : columns(rest, stage.wide ? [58, 42] : [56, 44], 36);
  if (!stand || !words) throw new Error('hero-disc needs two areas');
  const box = {
    ...stand,
    x: stand.x - (stacked ? 0 : 36),
    width: stand.width + (stacked ? 0 : 36),
    height: stand.height + (stacked ? 0 : story ? 100 : 34),
  };
  const { x, y } = centreOf(box);
  // As wide as the product's own column allows: its bright edge must not run behind words.
  const radius = Math.min(box.height * 0.55, box.width * (stacked ? 0.5 : 0.6));
  return {
    backdrop: [
      meshGround(stage),
      (context) => {
        const light = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
        light.addColorStop(
          0,
          withAlpha(
            palette.accent,
            palette.mode === 'light' || palette.mode === 'tint' ? 0.3 : 0.5,
          ),
        );
        light.addColorStop(1, withAlpha(palette.accent, 0.04));
        context.fillStyle = light;
        context.beginPath();
        context.arc(x - radius * 0.12, y, radius, 0, Math.PI * 2);
        context.fill();
      },
      filmGrain(stage),
    ],
    products: [placeProduct(stage, box, { align: stage.wide ? 'middle' : 'bottom', turn: 0.16 })],
    items: [
      ...title,
      ...stack(
        words,
        [
          subline(stage, undefined, { grows: true, maxLines: 8, maxSize: stage.base * 1.04 }),
          callToAction(stage),
        ],
        { align: 'start', justify: 'bottom' },
      ),
    ],
  };
};
