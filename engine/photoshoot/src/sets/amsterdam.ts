import { oklch } from '@adwright/engine-pixels';
import { CANAL_DIM, paintBridge, paintLampGlow, VENETIAN_HOUSES } from '../kit/canal.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';
import { paintStreet, type StreetLook } from '../kit/street.ts';

/**
 * Photoshoot scene that shows a canal in Amsterdam: brick houses, a bridge, a moored boat, and a bicycle at the
 * railing.
 */
export const amsterdam = defineSet({
  light: 'hours',
  paint,
});

const AMSTERDAM: StreetLook = {
  ...VENETIAN_HOUSES,
  hue: 36,
  stray: 18,
  lightness: 0.56,
  chroma: 0.06,
  storeys: [4.2, 5.4],
  window: 0.5,
  roofs: true,
};

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const time = painter.view.time ?? 'day';
  const look = hue === null ? AMSTERDAM : { ...AMSTERDAM, hue };
  const end = paintStreet(painter, time, look);
  paintBridge(painter, time, look, end);
  const light = CANAL_DIM[time];
  const side = end.middle > 0.5 ? -1 : 1;
  paintStandingObject(painter, {
    kind: 'boat',
    x: SIDE * (0.5 + side * 0.3),
    base: painter.horizon * 0.93,
    height: 96,
    blur: 8,
    body: '#2f5a4c',
    light,
  });
  paintLampGlow(painter, time, end);
  rail(painter, light);
  paintStandingObject(painter, {
    kind: 'bicycle',
    x: SIDE * (pick % 2 === 0 ? 0.16 : 0.84),
    base: painter.horizon + 16,
    height: 250,
    blur: 6,
    body: '#2b2f36',
    light,
  });
  painter.floor({
    material: 'cobble',
    light: oklch(0.64, 0.05, 40),
    dark: oklch(0.26, 0.03, 36),
    sheen: 0.1,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.42, holds: ['bicycle', 'boat'] };
}

/** Paints the railing of a quay. */
function rail(painter: SetPainter, dim: number): void {
  painter.blurred(6, (context) => {
    context.fillStyle = oklch(0.3 * dim, 0.02, 250);
    for (const [above, thick] of [
      [112, 11],
      [58, 7],
    ] as const)
      context.fillRect(-60, painter.horizon - above, SIDE + 120, thick);
    for (let post = 0; post < 6; post++)
      context.fillRect(post * 216 - 10, painter.horizon - 118, 13, 136);
  });
}
