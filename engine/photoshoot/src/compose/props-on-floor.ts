import { oklch } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from '../kit/frame.ts';
import { CANDLELIGHT, paintPool } from '../kit/light-pool.ts';
import { PILES, type PileLight, type PileName, tracedPile } from '../kit/piles.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { measureFoot } from './foot.ts';
import { paintLyingShadow, paintReflection, paintShadows } from './grounding.ts';
import { computeMeanColour, removeGreen } from './harmonise.ts';
import { setLight } from './stand.ts';

/** A place on the floor where a prop can stand, in pixels of the picture. */
export interface Spot {
  x: number;
  y: number;
  /** Scale of a prop at this distance from the camera; 1 at the distance of the product. */
  size: number;
  /**
   * Ratio of the visible depth of a circle on the floor to its width. The value is 1 if the camera looks
   * straight down.
   */
  flat: number;
}

/** Paints the ambient shadow under a prop on the floor. */
function contact(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  flat: number,
  darkness = 0.5,
): void {
  context.save();
  context.translate(x + radius * 0.16, y + radius * 0.06);
  context.scale(1, Math.max(0.2, flat * 0.6));
  const shade = context.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius * 1.35);
  shade.addColorStop(0, `rgba(8,6,4,${darkness})`);
  shade.addColorStop(1, 'rgba(8,6,4,0)');
  context.fillStyle = shade;
  context.fillRect(-radius * 1.4, -radius * 1.4, radius * 2.8, radius * 2.8);
  context.restore();
}

/** Places a pile of props at each spot on the floor, with the pile's shadow and reflection. */
export function placePiles(
  painter: SetPainter,
  name: PileName,
  spots: readonly Spot[],
  light: PileLight,
  look: SetLook,
): void {
  const { context } = painter;
  const pile = tracedPile(name, painter.view, light);
  // A burning prop, such as a candle, emits light, so it is not darkened like the scene.
  const image =
    'lit' in PILES[name] || spots.length === 0 ? pile.image : lightProp(painter, pile.image);
  for (const { x, y, size } of spots) {
    const [width, height] = [pile.width * size, pile.height * size];
    const place = { left: x - width / 2, top: y - height, width, height, base: y };
    if (light.lies) paintLyingShadow(context, image, place, look);
    else {
      const foot = measureFoot(image, place);
      paintReflection(context, image, place, foot, look);
      paintShadows(context, image, place, foot, look, 0.8);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, place.left, place.top, width, height);
    if ('lit' in PILES[name])
      paintPool(context, 'screen', {
        x,
        y: place.top + height * 0.2,
        // In a dark scene, the light of a burning prop is visible farther away.
        reach: width * (light.dim ? 3.4 : 2.1),
        stops: CANDLELIGHT,
      });
  }
}

/** Darkens and tints the picture of a prop like its scene, because the prop was rendered in white light. */
function lightProp(painter: SetPainter, image: Canvas): Canvas {
  const set = computeMeanColour(painter.canvas, 0, SIDE * 0.2, SIDE, SIDE * 0.8);
  const light = setLight(removeGreen(set));
  const copy = createCanvas(image.width, image.height);
  const picture = image.getContext('2d').getImageData(0, 0, image.width, image.height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (data[at + channel] ?? 0) * (light[channel] ?? 1);
  copy.getContext('2d').putImageData(picture, 0, 0);
  return copy;
}

/** Scatters roasted coffee beans on the floor at the given spots. */
export function scatterBeans({ context, random }: SetPainter, spots: readonly Spot[]): void {
  for (const { x, y, size, flat } of spots)
    for (let bean = 0; bean < 34; bean++) {
      const away = random() ** 0.7 * 130 * size;
      const angle = random() * 6.3;
      const [atX, atY] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * flat];
      const radius = (15 + random() * 5) * size;
      contact(context, atX, atY + radius * 0.5, radius, 0.5, 0.6);
      context.save();
      context.translate(atX, atY);
      context.rotate(random() * 3.14);
      context.scale(1, 0.68);
      const roast = context.createRadialGradient(-radius * 0.3, -radius * 0.5, 0, 0, 0, radius);
      roast.addColorStop(0, oklch(0.56, 0.06, 50));
      roast.addColorStop(0.5, oklch(0.34, 0.055, 45));
      roast.addColorStop(1, oklch(0.17, 0.035, 40));
      context.fillStyle = roast;
      context.beginPath();
      context.arc(0, 0, radius, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = oklch(0.13, 0.03, 40);
      context.lineWidth = radius * 0.17;
      context.beginPath();
      context.moveTo(-radius * 0.9, radius * 0.1);
      context.bezierCurveTo(
        -radius * 0.3,
        -radius * 0.35,
        radius * 0.3,
        radius * 0.4,
        radius * 0.9,
        -radius * 0.1,
      );
      context.stroke();
      context.restore();
    }
}
