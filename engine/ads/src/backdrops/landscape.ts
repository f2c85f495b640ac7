import type { Emotion } from '@adwright/contracts';
import { fromHex, oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Painter } from '../composition.ts';
import type { Stage } from '../stage.ts';

export interface Weather {
  /** Lightness, chroma and hue (OKLCH) of the sky's gradient, from the zenith to the horizon. */
  sky: readonly (readonly [number, number, number])[];
  sun: string;
  /** Hue of the hills in degrees (OKLCH). */
  hills: number;
  chroma: number;
  stars: boolean;
}

const WEATHER: Record<Emotion, Weather> = {
  urgency: {
    sky: [
      [0.3, 0.11, 20],
      [0.56, 0.2, 32],
      [0.82, 0.16, 70],
    ],
    sun: '#fff0c9',
    hills: 20,
    chroma: 0.09,
    stars: false,
  },
  trust: {
    sky: [
      [0.5, 0.11, 250],
      [0.74, 0.08, 235],
      [0.94, 0.05, 85],
    ],
    sun: '#fff8e4',
    hills: 245,
    chroma: 0.07,
    stars: false,
  },
  happiness: {
    sky: [
      [0.7, 0.11, 235],
      [0.86, 0.09, 80],
      [0.92, 0.11, 85],
    ],
    sun: '#fffbe2',
    hills: 145,
    chroma: 0.1,
    stars: false,
  },
  exclusivity: {
    sky: [
      [0.18, 0.03, 280],
      [0.34, 0.06, 320],
      [0.72, 0.1, 65],
    ],
    sun: '#ffe7bd',
    hills: 290,
    chroma: 0.04,
    stars: true,
  },
  fear: {
    sky: [
      [0.14, 0.03, 240],
      [0.28, 0.05, 230],
      [0.5, 0.07, 205],
    ],
    sun: '#e7f0f5',
    hills: 230,
    chroma: 0.03,
    stars: false,
  },
  nostalgia: {
    sky: [
      [0.56, 0.09, 50],
      [0.76, 0.12, 62],
      [0.91, 0.09, 85],
    ],
    sun: '#fff3d2',
    hills: 35,
    chroma: 0.07,
    stars: false,
  },
  curiosity: {
    sky: [
      [0.2, 0.1, 285],
      [0.38, 0.16, 295],
      [0.66, 0.15, 330],
    ],
    sun: '#f3e2ff',
    hills: 285,
    chroma: 0.1,
    stars: true,
  },
  excitement: {
    sky: [
      [0.38, 0.19, 290],
      [0.6, 0.23, 350],
      [0.84, 0.15, 60],
    ],
    sun: '#fff2c4',
    hills: 320,
    chroma: 0.12,
    stars: false,
  },
};

/**
 * Returns the colours of sky and hills for the ad's emotion, or for the background colour that the user chose.
 */
export function chooseWeather({ style: { emotion, palette } }: Stage): Weather {
  const weather = WEATHER[emotion];
  if (!palette.chosen?.ground) return weather;
  const { lightness, chroma, hue } = fromHex(palette.chosen.ground);
  return {
    ...weather,
    sky: [
      [lightness * 0.72, chroma, hue],
      [lightness, chroma, hue],
      [Math.min(0.95, lightness + 0.24), chroma * 0.7, hue + 16],
    ],
    hills: hue,
    chroma: Math.min(0.12, chroma),
  };
}

/**
 * Height of the near hill's crest above the horizon, and height by which the hill falls towards the side, as
 * shares of the ad's height.
 */
const NEAR_HILL = { crest: 0.05, fall: 0.07 };

/** Distance in pixels by which the hill's outline extends beyond the ad, so that only the crest is visible. */
const OUTSIDE = 12;

/**
 * Paints sky, sun and four ranges of hills that get darker towards the camera (aerial perspective). The product
 * stands on a near hill, which fades into the dark background behind the text.
 */
export function paintLandscape(stage: Stage, horizon: number): Painter {
  const { width, height, random } = stage;
  const weather = chooseWeather(stage);
  const sunX = width * (0.6 + random() * 0.2);
  const sunY = horizon - height * (0.1 + random() * 0.06);
  const phases = Array.from({ length: 4 }, () => random() * 6.3);
  const stars = Array.from(
    { length: weather.stars ? 120 : 0 },
    () => [random() * width, random() * horizon * 0.8, 0.6 + random() * 1.6] as const,
  );
  return (context) => {
    context.save();
    paintSky(context, stage, weather, { horizon, sunX, sunY, stars });
    phases.forEach((phase, range) => {
      paintRange(context, stage, weather, { horizon, phase, range });
    });
    paintNearHill(context, stage, weather, horizon);
    context.restore();
  };
}

export interface Sky {
  horizon: number;
  sunX: number;
  sunY: number;
  /** Left edge, upper edge and side length of each star, in pixels. */
  stars: readonly (readonly [number, number, number])[];
}

export function paintSky(
  context: SKRSContext2D,
  { width, height }: Stage,
  weather: Weather,
  { horizon, sunX, sunY, stars }: Sky,
): void {
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  weather.sky.forEach(([l, c, h], index) => {
    sky.addColorStop(index / (weather.sky.length - 1), oklch(l, c, h));
  });
  context.fillStyle = sky;
  context.fillRect(0, 0, width, horizon + 4);
  context.fillStyle = 'rgba(255, 255, 255, 0.75)';
  for (const [x, y, r] of stars) context.fillRect(x, y, r, r);
  const glow = context.createRadialGradient(sunX, sunY, 0, sunX, sunY, width * 0.62);
  glow.addColorStop(0, weather.sun);
  glow.addColorStop(0.1, withAlpha(weather.sun, 0.95));
  glow.addColorStop(0.125, withAlpha(weather.sun, 0.4));
  glow.addColorStop(1, withAlpha(weather.sun, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}

/**
 * Paints one range of hills, with mist at the foot of the hills. Distant ranges are painted first; they are
 * paler and taller.
 */
function paintRange(
  context: SKRSContext2D,
  { width, height }: Stage,
  weather: Weather,
  { horizon, phase, range }: { horizon: number; phase: number; range: number },
): void {
  const level = horizon - height * 0.09 + range * height * 0.035;
  const tall = height * (0.085 - range * 0.012);
  context.fillStyle = oklch(
    0.6 - range * 0.09,
    weather.chroma * (1 - range * 0.1),
    weather.hills + range * 6,
  );
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 6) {
    const ridge = Math.abs(Math.sin(x * 0.0021 * (1 + range * 0.4) + phase)) * tall;
    const bumps = Math.sin(x * 0.011 + phase * 3) * 8 + Math.sin(x * 0.031 + phase) * 3.5;
    context.lineTo(x, level - ridge - bumps);
  }
  context.lineTo(width, height);
  context.fill();
  const mist = context.createLinearGradient(0, level - 20, 0, level + height * 0.07);
  mist.addColorStop(0, withAlpha(weather.sun, 0));
  mist.addColorStop(1, withAlpha(weather.sun, Math.max(0, 0.16 - range * 0.04)));
  context.fillStyle = mist;
  context.fillRect(0, level - 20, width, height * 0.09);
}

/** Paints the near hill on which the product stands. */
function paintNearHill(
  context: SKRSContext2D,
  { width, height }: Stage,
  weather: Weather,
  horizon: number,
): void {
  const front = oklch(0.13, weather.chroma * 0.35, weather.hills);
  const crest = horizon - height * NEAR_HILL.crest;
  const ground = context.createLinearGradient(0, crest, 0, horizon + height * 0.14);
  ground.addColorStop(0, oklch(0.27, weather.chroma * 0.85, weather.hills + 18));
  ground.addColorStop(0.55, oklch(0.17, weather.chroma * 0.6, weather.hills + 8));
  ground.addColorStop(1, front);
  context.beginPath();
  context.moveTo(-OUTSIDE, height + OUTSIDE);
  for (let x = -OUTSIDE; x <= width + OUTSIDE; x += 6) {
    const aside = x / width - 0.66;
    context.lineTo(x, crest + aside * aside * 2 * NEAR_HILL.fall * height);
  }
  context.lineTo(width + OUTSIDE, height + OUTSIDE);
  context.fillStyle = ground;
  context.fill();
  context.clip();
  // The line along the hill's edge shows the last sunlight.
  context.strokeStyle = withAlpha(weather.sun, 0.3);
  context.lineWidth = 5;
  context.stroke();
}
