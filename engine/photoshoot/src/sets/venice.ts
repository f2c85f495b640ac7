import { oklch } from '@adwright/engine-pixels';
import { CANAL_DIM, paintBridge, paintLampGlow, VENETIAN_HOUSES } from '../kit/canal.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStreet } from '../kit/street.ts';

/**
 * Photoshoot scene that shows a canal in Venice: houses that stand in the water, a bridge, and a gondola between
 * striped poles.
 */
export const venice = defineSet({
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const time = painter.view.time ?? 'day';
  const look = hue === null ? VENETIAN_HOUSES : { ...VENETIAN_HOUSES, hue };
  const end = paintStreet(painter, time, look);
  paintBridge(painter, time, look, end);
  const left = end.middle > 0.5;
  gondola(painter, left ? 0.2 : 0.8, CANAL_DIM[time]);
  poles(painter, left ? [0.05, 0.14, 0.95] : [0.05, 0.86, 0.95], CANAL_DIM[time]);
  paintLampGlow(painter, time, end);
  painter.floor({
    material: 'paving',
    light: oklch(0.86, 0.022, 76),
    dark: oklch(0.5, 0.02, 66),
    sheen: 0.12,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.08, shadowSide: 1, shadow: 0.42 };
}

/**
 * Paints a gondola from the side: a slim black hull with raised bow and stern, and the iron ornament of the
 * bow.
 */
function gondola(painter: SetPainter, share: number, dim: number): void {
  const [x, y, long] = [SIDE * share, painter.horizon * 0.9, SIDE * 0.2];
  const towards = share < 0.5 ? 1 : -1;
  const at = (along: number) => x + towards * along * long;
  painter.blurred(7, (context) => {
    context.fillStyle = 'rgba(10,26,28,0.5)';
    context.beginPath();
    context.ellipse(x, y + 20, long * 0.9, 16, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = oklch(0.2 * dim + 0.05, 0.012, 260);
    context.beginPath();
    context.moveTo(at(-1.08), y - 62);
    context.quadraticCurveTo(at(-0.7), y - 2, at(0), y - 10);
    context.quadraticCurveTo(at(0.72), y - 6, at(1.04), y - 96);
    context.lineTo(at(1.09), y - 92);
    context.quadraticCurveTo(at(0.86), y + 24, at(0), y + 24);
    context.quadraticCurveTo(at(-0.86), y + 24, at(-1.08), y - 62);
    context.fill();
    context.fillStyle = oklch(0.46 * dim, 0.16, 24);
    context.fillRect(Math.min(at(-0.26), at(0.16)), y - 34, long * 0.42, 26);
    context.fillStyle = oklch(0.84 * dim, 0.02, 240);
    context.fillRect(Math.min(at(1.02), at(1.07)), y - 118, long * 0.05, 40);
  });
}

/** Paints mooring poles with spiral stripes. */
function poles(painter: SetPainter, shares: readonly number[], dim: number): void {
  painter.blurred(6, (context) => {
    for (const [index, share] of shares.entries()) {
      const [x, wide] = [SIDE * share, 26];
      const [top, foot] = [painter.horizon * (0.36 + 0.1 * (index % 2)), painter.horizon + 20];
      context.save();
      context.beginPath();
      context.roundRect(x - wide / 2, top, wide, foot - top, 12);
      context.clip();
      context.fillStyle = oklch(0.93 * dim, 0.012, 85);
      context.fillRect(x - wide, top, 2 * wide, foot - top);
      context.strokeStyle =
        index % 2 === 0 ? oklch(0.44 * dim, 0.14, 262) : oklch(0.5 * dim, 0.17, 26);
      context.lineWidth = 30;
      for (let y = top - 20; y < foot + 40; y += 74) {
        context.beginPath();
        context.moveTo(x - wide, y + 26);
        context.lineTo(x + wide, y - 26);
        context.stroke();
      }
      const round = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
      round.addColorStop(0, 'rgba(255,255,255,0.1)');
      round.addColorStop(1, 'rgba(0,0,0,0.42)');
      context.fillStyle = round;
      context.fillRect(x - wide, top, 2 * wide, foot - top);
      context.restore();
    }
  });
}
