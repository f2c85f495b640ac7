import { oklch, withAlpha } from '@adwright/engine-pixels';
import type { ShootDirection } from '../direction/shoot-direction.ts';
import { paintStrokes } from '../kit/brush.ts';
import { paintFire } from '../kit/fire.ts';
import { SIDE } from '../kit/frame.ts';
import { type Pool, paintPool } from '../kit/light-pool.ts';
import type { Paint } from '../kit/paints.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { SETS } from '../set-registry.ts';
import { computeMeanColour } from './harmonise.ts';
import { paintBacklight, paintGobo, paintNightfall, paintRays } from './lamps.ts';
import type { Placement } from './placement.ts';

/**
 * Changes the light of an empty scene according to the words of the brief and the visual style: time of day, light and
 * brush strokes.
 * @param place position of the product, which will be painted later
 */
export function lightSet(
  painter: SetPainter,
  direction: ShootDirection,
  place: Placement,
  { lightSide, lowSun }: { lightSide: -1 | 1; lowSun: SetLook['lowSun'] },
): void {
  const { finish, lighting } = direction;
  if (direction.nightfall) paintNightfall(painter, lightSide);
  if (direction.gradient !== null) paintGradient(painter, direction.gradient);
  if (finish.strokes) paintStrokes(painter);
  const gloom = chooseGloom(direction);
  if (gloom !== null) {
    paintGloom(painter, place, gloom, lightSide, direction.warmth > 0);
    if (lowSun !== undefined) paintPool(painter.context, 'screen', { ...lowSun, ...SUNLIGHT });
  } else if (finish.veil !== undefined) paintVeil(painter, finish.veil);
  const lamps = lighting.lamps ? lighting.gels : null;
  if (lamps !== null && lighting.lamp !== 'behind') paintLamps(painter, lamps, lightSide);
  paintGobo(painter, lighting.gobo);
  if (lighting.rays) paintRays(painter, lightSide, direction.warmth > 0);
  if (direction.props.has('fire')) paintFire(painter);
  if (lighting.lamp === 'behind') paintBacklight(painter, place, lamps?.[0] ?? null);
  else if (lamps === null && direction.tone !== 'black')
    lightFloor(painter, place, direction.warmth >= 0);
}

/** Level (0–255) to which the floor around the product is brightened. */
const LIT_FLOOR = 120;
/** Maximum factor by which the floor around the product is brightened. */
const MOST_LIGHT = 4.5;
/** Radius of the pool of light on the floor, as a share of the picture's side. */
const FLOOR_REACH = 0.44;
/** Ratio of the visible depth to the width of the pool of light on the floor. */
const FLOOR_FLAT = 0.36;
/**
 * Brightness of the pool of light: pairs of a distance from its centre (0–1) and the brightness there (0–1).
 */
const FLOOR_SHARES = [
  [0, 1],
  [0.3, 0.86],
  [0.6, 0.38],
  [0.82, 0.1],
  [1, 0],
] as const;
/** Red, green and blue (0–1) of a warm lamp's light. */
const LAMP = [1, 0.93, 0.82];
/** Red, green and blue (0–1) of a cool lamp's light. */
const COOL_LAMP = [0.9, 0.95, 1];

/**
 * Brightens the floor around a product under a lamp in a dark scene. Without this light, the product would seem to
 * stand on nothing.
 */
function lightFloor(
  { canvas, context, horizon }: SetPainter,
  { left, width, base }: Placement,
  warm: boolean,
): void {
  if (horizon === 0) return;
  const x = left + width / 2;
  const level = Math.max(
    ...computeMeanColour(canvas, x - SIDE * 0.2, base - SIDE * 0.04, SIDE * 0.4, SIDE * 0.08),
  );
  const gain = Math.min(MOST_LIGHT, LIT_FLOOR / Math.max(1, level));
  if (gain < 1.05) return;
  const reach = Math.max(width * 1.1, SIDE * FLOOR_REACH);
  // The blend mode `color-dodge` divides the floor by one minus the colour. This colour therefore multiplies
  // the floor by the light.
  const lit = (share: number) =>
    `rgb(${(warm ? LAMP : COOL_LAMP).map((part) => Math.round(255 * (1 - 1 / (1 + (gain - 1) * part * share)))).join(',')})`;
  const stops = FLOOR_SHARES.map(([at, share]) => [at, lit(share)] as const);
  context.save();
  context.translate(x, base);
  context.scale(1, FLOOR_FLAT);
  paintPool(context, 'color-dodge', { x: 0, y: 0, reach, stops });
  context.restore();
}

/** Blends a plain background into a second colour between the top and the floor. */
function paintGradient({ context }: SetPainter, { lightness, chroma, hue }: Paint): void {
  const colour = oklch(lightness, chroma, hue);
  const over = context.createLinearGradient(SIDE * 0.4, SIDE * 0.12, SIDE * 0.6, SIDE * 0.86);
  over.addColorStop(0, withAlpha(colour, 0));
  over.addColorStop(1, withAlpha(colour, 0.94));
  context.fillStyle = over;
  context.fillRect(0, 0, SIDE, SIDE);
}

/** Mean level (0–255) to which a scene is darkened if the brief requests darkness. */
const GLOOMY = 70;
/**
 * Mean level (0–255) to which a scene with coloured lamps is darkened, because coloured light is invisible in daylight.
 */
const GELLED = 62;
/**
 * Mean level (0–255) to which a scene is darkened if the brief requests a black background in a certain place.
 */
const BLACKENED = 26;
/** Minimum share of its light that a darkened scene keeps, so that the place stays recognisable. */
const LEAST_LIGHT = 0.2;

/**
 * Returns the mean level (0–255) to which a scene must be darkened; null if the scene stays as it is. A scene is
 * darkened for a brief that requests darkness, coloured lamps or a black background in a certain place, and for a dark
 * visual style.
 */
function chooseGloom({ brightness, lighting, tone, scene, finish }: ShootDirection): number | null {
  const plain = SETS[scene].backdrop !== null;
  if (tone === 'black') return plain ? null : BLACKENED;
  if (brightness > 0) return null;
  if (lighting.gels !== null && lighting.lamps) return plain && tone === 'white' ? 120 : GELLED;
  if (brightness < 0) return GLOOMY;
  return finish.gloom ?? null;
}

/**
 * Light around a low sun, so that the sun stays the brightest spot in a darkened picture.
 */
const SUNLIGHT: Pick<Pool, 'reach' | 'stops'> = {
  reach: SIDE * 0.36,
  stops: [
    [0, 'rgba(255,238,196,0.95)'],
    [0.09, 'rgba(255,226,160,0.8)'],
    [0.16, 'rgba(255,190,100,0.42)'],
    [0.5, 'rgba(255,140,50,0.12)'],
    [1, 'rgba(255,120,40,0)'],
  ],
};

/** Factors for red, green and blue in a dark scene that candles or fires light. */
const WARM_GLOOM = [1, 0.84, 0.66];

/** Darkens the set to the mean level `level`, except for a pool of light around the product. */
function paintGloom(
  { canvas, context }: SetPainter,
  { left, top, width, height }: Placement,
  level: number,
  lightSide: -1 | 1,
  warm: boolean,
): void {
  const mean = Math.max(...computeMeanColour(canvas, 0, 0, SIDE, SIDE));
  const keep = Math.max(LEAST_LIGHT, level / Math.max(1, mean));
  if (keep >= 1) return;
  const tint = warm ? WARM_GLOOM : [1, 1, 1];
  const kept = (share: number) =>
    `rgb(${tint.map((part) => Math.round(255 * part * Math.min(1, share))).join(',')})`;
  paintPool(context, 'multiply', {
    x: left + width / 2 + lightSide * width * 0.22,
    y: top + height * 0.45,
    from: SIDE * 0.074,
    reach: SIDE * 0.74,
    stops: [
      [0, kept(keep * 1.75)],
      [0.42, kept(keep * 1.15)],
      [1, kept(keep * 0.5)],
    ],
  });
}

/**
 * Paints the light of coloured lamps on both sides of a darkened scene. The function must be called before the product
 * is painted.
 */
function paintLamps(
  { context }: SetPainter,
  [lit, far]: readonly [number, number],
  lightSide: -1 | 1,
): void {
  for (const [hue, side, power] of [
    [lit, lightSide, 0.85],
    [far, -lightSide, 0.7],
  ] as const) {
    const colour = oklch(0.58, 0.24, hue);
    const pool = {
      x: SIDE * (0.5 + 0.52 * side),
      y: SIDE * 0.36,
      reach: SIDE * 0.78,
      stops: [
        [0, withAlpha(colour, power)],
        [0.45, withAlpha(colour, power * 0.5)],
        [1, withAlpha(colour, 0)],
      ],
    } as const;
    // The blend mode `screen` keeps the texture of the lit surfaces visible.
    paintPool(context, 'screen', pool, 0.62);
    paintPool(context, 'overlay', pool, 0.8);
  }
}

/**
 * The veil of light is weaker if the brightest channel of a scene's mean colour (0–255) is below this. A full veil
 * would turn night into fog.
 */
const VEILED = 150;

/**
 * Covers a scene with a pale veil of light, so that little distracts from the product. The veil of light is a gradient
 * from one colour at the top to another colour at the floor.
 */
function paintVeil(
  { canvas, context }: SetPainter,
  [above, below, most]: readonly [above: string, below: string, strength: number],
): void {
  const strength =
    most * Math.min(1, Math.max(...computeMeanColour(canvas, 0, 0, SIDE, SIDE)) / VEILED);
  const veil = context.createLinearGradient(SIDE * 0.2, 0, SIDE * 0.8, SIDE);
  veil.addColorStop(0, withAlpha(above, strength));
  veil.addColorStop(0.62, withAlpha(below, strength * 0.85));
  veil.addColorStop(1, withAlpha(below, strength * 0.5));
  context.fillStyle = veil;
  context.fillRect(0, 0, SIDE, SIDE);
}
