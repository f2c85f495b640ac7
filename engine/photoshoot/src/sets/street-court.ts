import { oklch } from '@adwright/engine-pixels';
import { paintBasket } from '../kit/basket.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { OLD_TOWN, paintStreet, TOWERS } from '../kit/street.ts';

/**
 * Photoshoot scene that shows a basketball court in a city: a wire fence in front of houses, the basket, and a painted
 * ground with lines.
 */
export const streetCourt = defineSet({
  light: 'hours',
  paint,
});

/** Distance between the fence's wires, in pixels. */
const MESH_PX = 30;
/** Horizontal positions of the fence's posts, as shares of the picture's side. */
const POSTS = [0.04, 0.35, 0.66, 0.97] as const;
/** Vertical position of the fence's upper rail: 0 is the picture's top, 1 the far edge of the floor. */
const RAIL = 0.2;

/** Hues of the painted ground in degrees of OKLCH, if the brief names no colour. */
const GROUNDS = [250, 165, 35, 300] as const;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const time = painter.view.time ?? 'day';
  const dim = { day: 1, sunset: 0.8, night: 0.5 }[time];
  const ground = hue ?? chooseByPick(GROUNDS, pick);
  paintStreet(
    painter,
    time,
    pick % 2 === 0 ? TOWERS : { ...OLD_TOWN, hue: 38, chroma: 0.07, lightness: 0.58 },
  );
  painter.soften(7);
  fence(painter, horizon, dim);
  paintBasket(painter, SIDE * 0.52, horizon * 0.2);
  painter.floor({
    material: 'asphalt',
    light: oklch(0.6, 0.1, ground),
    dark: oklch(0.38, 0.085, ground),
    vein: oklch(0.5, 0.09, ground),
    sheen: 0.05,
  });
  painter.courtLines('#f4f2ea', 'basketball');
  paintOutdoorLight(painter, horizon);
  return { gloss: 0.03, shadowSide: 1, shadow: 0.5 };
}

/** Paints the fence: crossed wires, pipe rails, and the posts between the rails. */
function fence(painter: SetPainter, horizon: number, dim: number): void {
  const top = horizon * RAIL;
  painter.blurred(1.8, (context) => {
    context.save();
    context.beginPath();
    context.rect(-60, top, SIDE + 120, horizon - top + 20);
    context.clip();
    context.strokeStyle = oklch(0.72 * dim, 0.012, 230);
    context.lineWidth = 2.6;
    for (let wire = -SIDE; wire < 2 * SIDE; wire += MESH_PX)
      for (const lean of [-1, 1]) {
        context.beginPath();
        context.moveTo(wire, top);
        context.lineTo(wire + lean * SIDE, top + SIDE);
        context.stroke();
      }
    context.restore();
    const pipe = (x: number, y: number, wide: number, tall: number) => {
      const upright = tall > wide;
      const round = upright
        ? context.createLinearGradient(x, 0, x + wide, 0)
        : context.createLinearGradient(0, y, 0, y + tall);
      round.addColorStop(0, oklch(0.5 * dim, 0.012, 230));
      round.addColorStop(0.3, oklch(0.86 * dim, 0.01, 230));
      round.addColorStop(1, oklch(0.34 * dim, 0.012, 230));
      context.fillStyle = round;
      context.fillRect(x, y, wide, tall);
    };
    for (const rail of [RAIL, 0.62, 0.985]) pipe(-60, horizon * rail - 7, SIDE + 120, 14);
    for (const post of POSTS) pipe(SIDE * post - 10, top - 26, 20, horizon);
  });
}
