import { oklch } from '@adwright/engine-pixels';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/** Photoshoot scene that shows the windows of an aeroplane above the clouds, and a folding table. */
export const aeroplane = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const time = painter.view.time ?? 'day';
  painter.wall(oklch(0.93, 0.006, 250), oklch(0.76, 0.012, 250));
  const { shade } = paintSky(painter, time, 0.62, 0.6);
  const { context } = painter;
  const panes = [0.17, 0.62, 1.07].map((share) => SIDE * share);
  const oval = (x: number, grown: number) => {
    context.roundRect(
      x - 128 - grown,
      painter.horizon * 0.13 - grown,
      256 + grown * 2,
      painter.horizon * 0.62 + grown * 2,
      120 + grown,
    );
  };
  for (const x of panes) {
    const rim = context.createLinearGradient(x - 160, 0, x + 160, painter.horizon);
    rim.addColorStop(0, '#c8ccd2');
    rim.addColorStop(1, '#ffffff');
    context.fillStyle = rim;
    context.beginPath();
    oval(x, 30);
    context.fill();
  }
  context.save();
  context.beginPath();
  for (const x of panes) oval(x, 0);
  context.clip();
  painter.backdrop(5, shade);
  context.restore();
  painter.soften(7);
  painter.blurred(9, (layer) => {
    layer.fillStyle = oklch(0.36, 0.05, hue ?? 255);
    layer.beginPath();
    layer.roundRect(SIDE * 0.84, painter.horizon * 0.3, 400, painter.horizon, 60);
    layer.fill();
    layer.fillStyle = oklch(0.95, 0.005, 250);
    layer.beginPath();
    layer.roundRect(SIDE * 0.87, painter.horizon * 0.26, 300, 170, 40);
    layer.fill();
  });
  painter.floor({
    material: 'paper',
    light: oklch(0.86, 0.006, 250),
    dark: oklch(0.8, 0.006, 250),
    sheen: 0.16,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
}
