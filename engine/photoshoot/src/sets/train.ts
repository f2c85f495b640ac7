import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows a seat at the window of a train: the landscape in motion blur, a headrest, curtains and a
 * folding table.
 */
export const train = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon, context } = painter;
  const time = painter.view.time ?? 'day';
  const dim = { day: 1, sunset: 0.8, night: 0.34 }[time];
  const line = (horizon / SIDE) * 0.56;
  const { shade: sky } = paintSky(painter, time, line, 0.45);
  const [hills, wood, field, ripe] = [
    rgb(0.68 * dim, 0.05, 190),
    rgb(0.42 * dim, 0.08, 142),
    rgb(0.66 * dim, 0.12, 126),
    rgb(0.82 * dim, 0.11, 96),
  ];
  const drift = painter.between(0, 90);
  painter.wall(oklch(0.9, 0.008, 80), oklch(0.7, 0.014, 75));
  const [left, top, width, tall] = [SIDE * 0.09, horizon * 0.12, SIDE * 0.72, horizon * 0.76];
  const pane = (grown: number) => {
    context.beginPath();
    context.roundRect(left - grown, top - grown, width + 2 * grown, tall + 2 * grown, 54 + grown);
  };
  pane(26);
  const rim = context.createLinearGradient(0, top, 0, top + tall);
  rim.addColorStop(0, '#8d9096');
  rim.addColorStop(0.5, '#c9cbcf');
  rim.addColorStop(1, '#eceef0');
  context.fillStyle = rim;
  context.fill();
  context.save();
  pane(0);
  context.clip();
  // Speed blurs objects near the train, but distant objects seem to stand still.
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    lay(out, hills, ramp(y - line + 0.11 * sumOctaves(noise, x * 3 + drift, 2, 4), 0, 0.006));
    lay(out, wood, ramp(y - line + 0.045 * sumOctaves(noise, x * 12 + drift, 8, 3), 0, 0.008));
    const near = (y - line) / (horizon / SIDE - line);
    if (near <= 0) return;
    const streak = sumOctaves(noise, x * (3.4 - 2.6 * near) + drift, y * 70, 3);
    const acre = sumOctaves(noise, x * 1.4 + drift, near * 5 + 20, 2);
    out.set(field);
    lay(out, ripe, ramp(acre, 0.44, 0.6) * 0.85);
    lay(out, wood, 0.6 * ramp(streak, 0.48, 0.7) * (0.35 + near));
  });
  context.restore();
  painter.soften(5);
  painter.blurred(9, (layer) => {
    // A blurred post stands beside the railway line.
    layer.fillStyle = `rgba(40,44,48,${0.5 * dim})`;
    layer.fillRect(SIDE * 0.58, top, 34, tall);
  });
  painter.blurred(7, (layer) => {
    const seat = (lightness: number) => oklch(lightness, hue === null ? 0.075 : 0.11, hue ?? 262);
    const back = layer.createLinearGradient(SIDE * 0.8, 0, SIDE, 0);
    back.addColorStop(0, seat(0.3));
    back.addColorStop(0.4, seat(0.46));
    back.addColorStop(1, seat(0.34));
    layer.fillStyle = back;
    layer.beginPath();
    layer.roundRect(SIDE * 0.85, horizon * 0.2, 400, horizon, 70);
    layer.fill();
    layer.fillStyle = '#f0ede6';
    layer.beginPath();
    layer.roundRect(SIDE * 0.865, horizon * 0.17, 320, 150, 44);
    layer.fill();
    for (let fold = 0; fold < 3; fold++) {
      const x = fold * 34 - 8;
      const cloth = layer.createLinearGradient(x - 20, 0, x + 20, 0);
      cloth.addColorStop(0, seat(0.42));
      cloth.addColorStop(0.5, seat(0.58));
      cloth.addColorStop(1, seat(0.4));
      layer.fillStyle = cloth;
      layer.fillRect(x - 20, -60, 38, horizon + 60);
    }
    // The train's window has a rail below it.
    layer.fillStyle = '#b5b8bd';
    layer.fillRect(-60, horizon * 0.94, SIDE + 120, 16);
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.74, 0.05, 66),
    dark: oklch(0.44, 0.05, 56),
    sheen: 0.16,
  });
  paintOutdoorLight(painter, horizon);
  return { gloss: 0.16, shadowSide: 1, shadow: 0.38 };
}
