import { filmGrain, flatGround } from '../backdrops/ground.ts';
import type { Painter } from '../composition.ts';
import { callToAction, eyebrow, headline, subline } from '../entries.ts';
import { placeProduct } from '../place-product.ts';
import { columns, rows } from '../rect.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/** Type as the picture: the headline fills the poster, the product signs it in a corner. */
export const posterType: Layout = (stage) => {
  const story = stage.format === 'story';
  const { palette } = stage.style;
  const [head, words, foot] = rows(stage.content, story ? [7, 57, 36] : [8, 56, 36], 26);
  if (!head || !words || !foot) throw new Error('poster-type needs three rows');
  const [line, stand] = columns(foot, [56, 44], 34);
  if (!line || !stand) throw new Error('poster-type needs two columns');
  const bleed = story ? 110 : 44;
  return {
    backdrop: [flatGround(stage, palette.grounds[0]), blocks(stage), filmGrain(stage)],
    products: [placeProduct(stage, { ...stand, height: stand.height + bleed }, { turn: -0.25 })],
    items: [
      ...stack(head, [eyebrow(stage)], { align: 'start', justify: 'top' }),
      ...stack(words, [headline(stage, story ? 300 : 224, { maxLines: story ? 6 : 4 })], {
        align: 'start',
        justify: 'top',
      }),
      ...stack(
        line,
        [subline(stage, undefined, { grows: true, maxLines: 6 }), callToAction(stage)],
        { align: 'start', justify: 'bottom' },
      ),
    ],
  };
};

/** Quarter circles on a grid, in the manner of Swiss posters; they keep to the corner where the product stands. */
function blocks(stage: Stage): Painter {
  const { palette } = stage.style;
  const cell = stage.width / 4;
  const start = Math.floor(stage.random() * 4);
  return (context) => {
    const colours = [palette.grounds[1], palette.grounds[2], palette.grounds[3]];
    for (let row = 0; row < 2; row++) {
      for (let column = 0; column < 2; column++) {
        const x = stage.width - (2 - column) * cell;
        const y = stage.height - (2 - row) * cell;
        const turn = (row * 2 + column + start) % 4;
        context.fillStyle =
          colours[(row + column * 2 + start) % colours.length] ?? palette.grounds[1];
        context.beginPath();
        const cx = x + (turn % 2) * cell;
        const cy = y + Math.floor(turn / 2) * cell;
        context.moveTo(cx, cy);
        const from = [0, Math.PI / 2, -Math.PI / 2, Math.PI][turn] ?? 0;
        context.arc(cx, cy, cell, from, from + Math.PI / 2);
        context.fill();
      }
    }
  };
}
