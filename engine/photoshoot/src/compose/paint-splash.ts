import { ramp } from '@adwright/engine-pixels';
import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { SetPainter } from '../kit/set-painter.ts';
import type { Placement } from './placement.ts';

/** Scale of the water layer, relative to the picture. */
const SCALE = 0.6;
/** Distance between two jets along the half ring of water, in pixels. */
const PX_PER_JET = 10;
/** Number of steps in which each jet is drawn. */
const STEPS = 16;
/** Maximum height of a jet, in pixels. */
const HIGHEST = 250;
/** Ratio of depth to width of the ring from which the jets of water rise. */
const FLATNESS = 0.2;
/** Thickness of the water layer (0–255) from which a pixel counts as water. */
const SURFACE = 46;
/** Range of thickness (0–255) over which the water's rounded edge is shaded. */
const RIM = 200;

/**
 * Paints water that splashes up around the product's bottom. A first call paints the water behind the product,
 * a second call the water in front.
 */
export function paintSplash(
  painter: SetPainter,
  { left, width, height, base }: Placement,
  half: 'far' | 'near',
  lightSide: -1 | 1,
): void {
  if (painter.horizon === 0) return;
  const radius = width * 0.5 + 14;
  const tall = Math.min(HIGHEST, height * 0.5);
  const [x, y] = [left + width / 2, base - radius * FLATNESS * 0.35];
  const reach = {
    left: x - radius - tall,
    top: y - tall * 1.5,
    wide: 2 * (radius + tall),
    high: tall * 1.9 + radius * 0.3,
  };
  const thickness = createCanvas(Math.ceil(reach.wide * SCALE), Math.ceil(reach.high * SCALE));
  const water = thickness.getContext('2d');
  water.scale(SCALE, SCALE);
  water.translate(-reach.left, -reach.top);
  water.globalCompositeOperation = 'lighter';
  const jets = Math.round((radius * Math.PI) / PX_PER_JET);
  for (let jet = 0; jet < jets; jet++) {
    const turn = ((half === 'near' ? 0 : 1) + (jet + painter.random()) / jets) * Math.PI;
    throwJet(
      painter,
      water,
      [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius * FLATNESS],
      {
        out: Math.cos(turn) + painter.between(-0.25, 0.25),
        // Water in front of the product stays low, because higher water would hide the product.
        tall:
          tall *
          (half === 'near' ? 0.2 + 0.55 * Math.cos(turn) ** 2 : 0.75) *
          (0.3 + 0.9 * painter.random() ** 1.7),
      },
    );
  }
  const { context } = painter;
  context.save();
  context.imageSmoothingQuality = 'high';
  const lit = shadeWater(
    water.getImageData(0, 0, thickness.width, thickness.height),
    lightSide,
    (y - reach.top) * SCALE,
    // A strongly shaded rim in front of the product would look drawn.
    half === 'near' ? 0.5 : 0.86,
  );
  const layer = createCanvas(thickness.width, thickness.height);
  layer.getContext('2d').putImageData(lit, 0, 0);
  context.drawImage(
    layer,
    reach.left,
    reach.top,
    thickness.width / SCALE,
    thickness.height / SCALE,
  );
  context.restore();
}

/** Paints a jet of water: a wide base that narrows into a strand and ends in drops. */
function throwJet(
  painter: SetPainter,
  water: SKRSContext2D,
  [x, y]: readonly [number, number],
  { out, tall }: { out: number; tall: number },
): void {
  const thick = painter.between(13, 21);
  for (let step = 0; step <= STEPS; step++) {
    const along = step / STEPS;
    const [atX, atY] = [
      x + out * tall * 0.62 * along,
      y - tall * (1.7 * along - 0.7 * along * along),
    ];
    const torn = along > 0.62;
    if (torn && painter.random() < 0.55) continue;
    const radius = torn ? painter.between(2.5, 8) : thick * (1.25 - 1.3 * along);
    blob(water, atX + (torn ? painter.between(-7, 7) : 0), atY, radius * 1.7);
  }
}

/** Paints a round blob of water; blobs that touch merge into one shape. */
function blob(water: SKRSContext2D, x: number, y: number, radius: number): void {
  const swelling = water.createRadialGradient(x, y, 0, x, y, radius);
  swelling.addColorStop(0, 'rgba(255,255,255,0.46)');
  swelling.addColorStop(0.5, 'rgba(255,255,255,0.2)');
  swelling.addColorStop(1, 'rgba(255,255,255,0)');
  water.fillStyle = swelling;
  water.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/**
 * Shades the water; the opacity of a pixel in `water` is the thickness of the water there. Light comes from
 * above and from one side: flat water is clear, and the rims of the water are bright or dark. Below the row
 * `floor`, the water blends into the wet floor. The argument `brightest` is the maximum opacity of
 * highlights.
 */
function shadeWater(
  { data, width, height }: ImageData,
  lightSide: -1 | 1,
  floor: number,
  brightest: number,
): ImageData {
  const lit = new ImageData(width, height);
  const pixels = lit.data;
  const thick = (at: number) => Math.min(SURFACE + RIM, data[at + 3] ?? 0);
  for (let row = 1; row < height - 1; row++) {
    const foot = 1 - 0.85 * ramp(row, floor - 30 * SCALE, floor);
    for (let column = 1; column < width - 1; column++) {
      const at = (row * width + column) * 4;
      const cover = ramp(data[at + 3] ?? 0, SURFACE, SURFACE + 26);
      if (cover === 0) continue;
      const across = thick(at + 4) - thick(at - 4);
      const down = thick(at + 4 * width) - thick(at - 4 * width);
      // Thin water reflects light on the lamp's side, and refracts light on the opposite side.
      const light = (-lightSide * across * 0.55 + down * 0.85) / 44;
      const tone = light > 0 ? 255 : 40;
      pixels[at] = tone;
      pixels[at + 1] = light > 0 ? 255 : 58;
      pixels[at + 2] = light > 0 ? 255 : 76;
      pixels[at + 3] =
        255 * cover * Math.min(brightest, 0.16 + (light > 0 ? 0.95 * light : -0.4 * light * foot));
    }
  }
  return lit;
}
