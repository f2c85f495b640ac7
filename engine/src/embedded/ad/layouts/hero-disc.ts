import { withAlpha } from '../../colour/oklch.ts';
import { filmGrain, meshGround } from '../backdrops/ground.ts';
import { callToAction, eyebrow, headline, subline } from '../entries.ts';
import { placeProduct } from '../place-product.ts';
import { centreOf, columns, rows } from '../rect.ts';
import { stack } from '../stack.ts';
import type { Layout } from './layout.ts';

/** The product low on one side before a disc that runs off the edge; headline above, the offer beside it. */
export const heroDisc: Layout = (stage) => {
  const story = stage.format === 'story';
  const { palette } = stage.style;
  const [top, bottom] = rows(stage.content, story ? [36, 64] : [38, 62], 30);
  if (!top || !bottom) throw new Error('hero-disc needs two rows');
  const [stand, words] = columns(bottom, [56, 44], 36);
  if (!stand || !words) throw new Error('hero-disc needs two columns');
  const box = {
    ...stand,
    x: stand.x - 30,
    width: stand.width + 30,
    height: stand.height + (story ? 100 : 34),
  };
  const { x, y } = centreOf(box);
  // As wide as the product's own column allows: its bright edge must not run behind words.
  const radius = Math.min(box.height * 0.55, box.width * 0.6);
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
    products: [placeProduct(stage, box, { turn: 0.16 })],
    items: [
      ...stack(top, [eyebrow(stage), headline(stage, story ? 190 : 150, { maxLines: 3 })], {
        align: 'start',
        justify: 'top',
      }),
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
