import { oklch } from '@adwright/engine-pixels';
import { defineSet } from '../kit/define-set.ts';
import { paintFirs } from '../kit/firs.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows the window of a cabin from inside: snowy firs outside, frost and snow in the corners of
 * the panes, and warm wood inside.
 */
export const snowyWindow = defineSet({
  indoors: true,
  light: 'hours',
  ownProps: ['snow', 'ice'],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon, context } = painter;
  const time = painter.view.time ?? (pick % 2 === 0 ? 'day' : 'sunset');
  const dim = { day: 1, sunset: 0.78, night: 0.4 }[time];
  const { shade } = paintSky(painter, time, horizon / SIDE, 0.7);
  painter.backdrop(5, shade);
  paintFirs(painter, dim);
  context.fillStyle = oklch(0.97 * dim, 0.012, 245);
  context.fillRect(0, horizon * 0.93, SIDE, horizon * 0.1);
  painter.soften(6);
  painter.bokeh(['#ffffff'], 90, 0, horizon, 3, 9, 2);
  frost(painter, dim);
  painter.blurred(5, (layer) => {
    const wood = (lightness: number) => oklch(lightness, hue === null ? 0.075 : 0.1, hue ?? 55);
    for (const [x, wide] of [
      [0, 62],
      [0.5, 30],
      [1, 62],
    ] as const) {
      const post = layer.createLinearGradient(SIDE * x - wide, 0, SIDE * x + wide, 0);
      post.addColorStop(0, wood(0.34));
      post.addColorStop(0.5, wood(0.52));
      post.addColorStop(1, wood(0.3));
      layer.fillStyle = post;
      layer.fillRect(SIDE * x - wide, -60, wide * 2, horizon + 80);
    }
    layer.fillStyle = wood(0.44);
    for (const [y, tall] of [
      [0, 66],
      [0.46, 26],
      [0.97, 50],
    ] as const)
      layer.fillRect(-60, horizon * y - tall / 2, SIDE + 120, tall);
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.66, 0.075, 60),
    dark: oklch(0.34, 0.06, 50),
    sheen: 0.22,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.3 };
}

/** Paints snow in the lower corners of the four panes, and frost that grows from the snow. */
function frost(painter: SetPainter, dim: number): void {
  const { horizon } = painter;
  painter.blurred(5, (context) => {
    for (const left of [0.05, 0.52])
      for (const foot of [0.45, 0.97])
        for (const side of [0, 1]) {
          const [x, y] = [SIDE * (left + side * 0.43), horizon * foot];
          const reach = painter.between(90, 170);
          context.fillStyle = oklch(0.97 * dim, 0.01, 240);
          context.beginPath();
          context.moveTo(x, y + 20);
          context.lineTo(x, y - reach * 0.6);
          context.quadraticCurveTo(x, y - 12, x + (side === 0 ? reach : -reach), y + 20);
          context.fill();
          const rime = context.createRadialGradient(x, y, reach * 0.4, x, y, reach * 1.7);
          rime.addColorStop(0, `rgba(244,250,255,${0.6 * dim})`);
          rime.addColorStop(1, 'rgba(244,250,255,0)');
          context.fillStyle = rime;
          context.fillRect(SIDE * left, y - reach * 1.7, SIDE * 0.43, reach * 1.7);
        }
  });
}
