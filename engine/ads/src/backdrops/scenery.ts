import { cycle, oklch, withAlpha } from '@adwright/engine-pixels';
import { markPart, type Painter } from '../composition.ts';
import { computePair, showsType } from '../shows-type.ts';
import type { Stage } from '../stage.ts';
import { chooseWeather, paintLandscape, paintSky, type Weather } from './landscape.ts';

/**
 * Paints the land below the sky: the hill under a product, or one of several landscapes in an ad without a
 * product.
 */
export function paintScenery(stage: Stage, horizon: number): Painter {
  if (!showsType(stage)) return markPart('ground', paintLandscape(stage, horizon));
  // Two layouts with scenery alternate, so the landscape changes only with every second variation.
  const land = cycle([seascape, dunes, paintLandscape], computePair(stage.number));
  return markPart('ground', land(stage, horizon));
}

/**
 * Distance below the horizon over which the dark layer behind the text reaches full opacity, as a share of the
 * ad's height.
 */
const FRONT = 0.13;

/**
 * Returns the horizontal position of the sun, in pixels of the ad. In a wide ad, the sun is not on the dark
 * side, where the text is.
 */
function chooseSunPosition({ width, broad, random }: Stage, from: number): number {
  return width * ((broad ? 0.78 : from) + random() * (broad ? 0.1 : 0.22));
}

function skyAbove(stage: Stage, horizon: number, weather: Weather, sunY: number, sunX: number) {
  const { width, random } = stage;
  const stars = Array.from(
    { length: weather.stars ? 120 : 0 },
    () => [random() * width, random() * horizon * 0.8, 0.6 + random() * 1.6] as const,
  );
  return { horizon, sunX, sunY, stars };
}

/** Paints calm water under the sun, with horizontal bars of reflected light. */
function seascape(stage: Stage, horizon: number): Painter {
  const { width, height, random } = stage;
  const weather = chooseWeather(stage);
  const sunX = chooseSunPosition(stage, 0.56);
  const sky = skyAbove(stage, horizon, weather, horizon - height * 0.05, sunX);
  const bars = Array.from({ length: 9 }, () => 0.5 + random() * 0.9);
  return (context) => {
    paintSky(context, stage, weather, sky);
    context.fillStyle = weather.sun;
    context.beginPath();
    context.arc(sunX, sky.sunY, width * 0.15, 0, Math.PI * 2);
    context.fill();
    const water = context.createLinearGradient(0, horizon, 0, horizon + height * FRONT);
    water.addColorStop(0, oklch(0.36, weather.chroma, weather.hills));
    water.addColorStop(0.5, oklch(0.19, weather.chroma * 0.7, weather.hills));
    water.addColorStop(1, oklch(0.13, weather.chroma * 0.4, weather.hills));
    context.fillStyle = water;
    context.fillRect(0, horizon, width, height - horizon);
    for (const [at, share] of bars.entries()) {
      // The bars of reflected light end above the text.
      const y = horizon + height * (0.004 + at * 0.0055);
      const half = width * 0.15 * share * (1 - at * 0.04);
      context.fillStyle = withAlpha(weather.sun, 0.75 - at * 0.07);
      context.fillRect(sunX - half, y, 2 * half, Math.max(2, height * 0.0026));
    }
  };
}

/** Number of ranges of sand dunes in front of a large, flat sun. */
const DUNES = 4;

function dunes(stage: Stage, horizon: number): Painter {
  const { width, height, random } = stage;
  const weather = chooseWeather(stage);
  const sunX = chooseSunPosition(stage, 0.36);
  const sky = skyAbove(stage, horizon, weather, horizon - height * 0.19, sunX);
  const phases = Array.from({ length: DUNES }, () => random() * 6.3);
  return (context) => {
    paintSky(context, stage, weather, sky);
    context.fillStyle = withAlpha(weather.sun, 0.92);
    context.beginPath();
    context.arc(sunX, sky.sunY, width * 0.2, 0, Math.PI * 2);
    context.fill();
    for (const [range, phase] of phases.entries()) {
      const share = range / (DUNES - 1);
      const level = horizon - height * (0.13 - 0.15 * share);
      const crest = (x: number) =>
        level +
        Math.sin((x / width) * (2.6 + range * 0.7) + phase) * height * 0.035 +
        Math.sin((x / width) * 7 + phase * 2) * height * 0.006;
      const near = range === DUNES - 1;
      const light = near ? 0.24 : 0.66 - 0.14 * range;
      const slope = context.createLinearGradient(0, 0, near ? 0 : width, near ? height : 0);
      const chroma = weather.chroma * (near ? 0.7 : 1);
      slope.addColorStop(
        near ? level / height - 0.03 : 0,
        oklch(light, chroma, weather.hills + 10),
      );
      slope.addColorStop(
        near ? Math.min(1, level / height + 0.06) : 1,
        oklch(near ? 0.13 : light - 0.13, chroma * 0.6, weather.hills),
      );
      context.fillStyle = slope;
      context.beginPath();
      context.moveTo(-4, height + 4);
      for (let x = -4; x <= width + 8; x += 6) context.lineTo(x, crest(x));
      context.lineTo(width + 8, height + 4);
      context.fill();
    }
  };
}
