import { createSeededRandom, norm, type Rect, withAlpha } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { converter } from 'culori';
import { markPart, type Painter } from '../composition.ts';
import type { Side, Stage } from '../stage.ts';

const toOklab = converter('oklab');
const toRgb = converter('rgb');
/**
 * A small gradient is painted and then enlarged. Each pixel of the small gradient becomes this many ad pixels
 * along each axis.
 */
const COARSENESS = 20;
/**
 * Minimum scale at which a picture gets film grain; smaller pictures are previews. In a preview, film grain
 * would look like blotches, which the finished ad does not have.
 */
const LEAST_FINISHED_SCALE = 0.5;

/**
 * Paints a soft gradient between four randomly placed colours. The colours of the gradient are mixed in OKLab,
 * because other mixtures look grey between the colours.
 */
export function paintMeshGround(
  stage: Stage,
  colours: readonly string[] = stage.style.palette.grounds,
): Painter {
  const { random, width, height } = stage;
  const points = colours.map((colour, index) => ({
    x: random(),
    y: random() * (height / width),
    weight: (index === 0 ? 1.3 : 0.6) + random() * 0.6,
    colour: toOklab(colour) ?? { mode: 'oklab' as const, l: 0, a: 0, b: 0 },
  }));
  return markPart('ground', (context) => {
    const columns = Math.ceil(width / COARSENESS);
    const rows = Math.ceil(height / COARSENESS);
    const data = new Uint8ClampedArray(columns * rows * 4);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        let l = 0;
        let a = 0;
        let b = 0;
        let sum = 0;
        for (const point of points) {
          const distance = norm(
            column / columns - point.x,
            (row / rows) * (height / width) - point.y,
          );
          const weight = point.weight / (distance * distance + 0.03) ** 1.4;
          l += point.colour.l * weight;
          a += point.colour.a * weight;
          b += point.colour.b * weight;
          sum += weight;
        }
        const mixed = toRgb({ mode: 'oklab', l: l / sum, a: a / sum, b: b / sum });
        data.set([mixed.r * 255, mixed.g * 255, mixed.b * 255, 255], (row * columns + column) * 4);
      }
    }
    const small = createCanvas(columns, rows);
    small.getContext('2d').putImageData(new ImageData(data, columns, rows), 0, 0);
    context.save();
    const isPreview = Math.abs(context.getTransform().a) < LEAST_FINISHED_SCALE;
    context.imageSmoothingQuality = isPreview ? 'high' : 'low';
    context.drawImage(isPreview ? small : smoothed(small), 0, 0, width, height);
    context.restore();
  });
}

/**
 * Factor by which a small gradient is enlarged with a bicubic filter. The remaining enlargement of the gradient is
 * bilinear. A bicubic enlargement in one step would differ by at most one level, and would take twice as long.
 */
const SMOOTH_STEP = 5;

function smoothed(coarse: Canvas): Canvas {
  const [width, height] = [coarse.width * SMOOTH_STEP, coarse.height * SMOOTH_STEP];
  const fine = createCanvas(width, height);
  const context = fine.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(coarse, 0, 0, width, height);
  return fine;
}

/** Paints the whole ad, or the part of the ad inside a box, in one flat colour. */
export function paintFlatGround(stage: Stage, colour: string, box?: Rect): Painter {
  const { x, y, width, height } = box ?? { x: 0, y: 0, ...stage };
  return markPart(box ? undefined : 'ground', (context) => {
    context.fillStyle = colour;
    context.fillRect(x, y, width, height);
  });
}

/** Paints a pool of light on the background. */
export function paintSpotlight(
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): Painter {
  return markPart('ground', (context) => {
    const light = context.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, withAlpha(colour, strength));
    light.addColorStop(0.55, withAlpha(colour, strength * 0.35));
    light.addColorStop(1, withAlpha(colour, 0));
    context.fillStyle = light;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  });
}

/** Maximum opacity of white on the lit side of a background, and of black on the side away from the light. */
const SWEEP = 0.12;

/** Paints light on the whole background that comes from one side. */
export function paintSideLight(
  side: Side,
  { width, height }: Pick<Stage, 'width' | 'height'>,
): Painter {
  return markPart('ground', (context) => {
    const [lit, shaded] = side === 'left' ? [0, width] : [width, 0];
    const light = context.createLinearGradient(lit, 0, shaded, 0);
    light.addColorStop(0, `rgba(255, 255, 255, ${SWEEP})`);
    light.addColorStop(0.5, 'rgba(255, 255, 255, 0)');
    light.addColorStop(0.5, 'rgba(0, 0, 0, 0)');
    light.addColorStop(1, `rgba(0, 0, 0, ${SWEEP})`);
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  });
}

/** Side of the grain tile, in pixels. */
const GRAIN_SIDE = 320;
let grainTile: Canvas | undefined;

/** Returns the tile of film grain, which is made only once per process. */
function drawGrain(): Canvas {
  if (grainTile) return grainTile;
  const random = createSeededRandom(7);
  const data = new Uint8ClampedArray(GRAIN_SIDE * GRAIN_SIDE * 4);
  for (let i = 0; i < data.length; i += 4) {
    const value = 128 + (random() + random() + random() - 1.5) * 120;
    data.set([value, value, value, 255], i);
  }
  const tile = createCanvas(GRAIN_SIDE, GRAIN_SIDE);
  tile.getContext('2d').putImageData(new ImageData(data, GRAIN_SIDE, GRAIN_SIDE), 0, 0);
  grainTile = tile;
  return tile;
}

/**
 * Paints film grain, which also hides the banding that JPEG compression causes in soft gradients. Previews are
 * painted without grain.
 */
export function paintFilmGrain(stage: Stage): Painter {
  return (context) => {
    if (Math.abs(context.getTransform().a) < LEAST_FINISHED_SCALE) return;
    const tile = drawGrain();
    context.save();
    context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = Math.min(1, stage.style.grain);
    for (let y = 0; y < stage.height; y += GRAIN_SIDE) {
      for (let x = 0; x < stage.width; x += GRAIN_SIDE) context.drawImage(tile, x, y);
    }
    context.restore();
  };
}

/** Darkens the corners of the ad. */
export function paintVignette(stage: Stage, strength: number): Painter {
  return markPart('ground', (context) => {
    const { width, height } = stage;
    const shade = context.createRadialGradient(
      width / 2,
      height / 2,
      width * 0.4,
      width / 2,
      height / 2,
      norm(width, height) * 0.58,
    );
    shade.addColorStop(0, 'rgba(0, 0, 0, 0)');
    shade.addColorStop(1, `rgba(0, 0, 0, ${strength})`);
    context.fillStyle = shade;
    context.fillRect(0, 0, width, height);
  });
}
