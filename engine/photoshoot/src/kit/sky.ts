import { norm, ramp } from '@adwright/engine-pixels';
import { addLight, lay, type Rgb, rgb, type Shade } from './backdrop.ts';
import type { TimeOfDay } from './frame.ts';
import { sumOctaves } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';

interface SkyColours {
  zenith: Rgb;
  middle: Rgb;
  low: Rgb;
  cloud: Rgb;
  /** Colour of the lower side of the clouds. */
  shade: Rgb;
  sun: Rgb;
}

const SKIES: Readonly<Record<TimeOfDay, SkyColours>> = {
  day: {
    zenith: rgb(0.62, 0.12, 245),
    middle: rgb(0.79, 0.075, 235),
    low: rgb(0.93, 0.025, 225),
    cloud: [1, 1, 1],
    shade: rgb(0.84, 0.02, 240),
    sun: [1, 0.98, 0.9],
  },
  sunset: {
    zenith: rgb(0.42, 0.09, 285),
    middle: rgb(0.66, 0.14, 25),
    low: rgb(0.86, 0.14, 72),
    cloud: rgb(0.82, 0.13, 48),
    shade: rgb(0.46, 0.1, 350),
    sun: [1, 0.86, 0.55],
  },
  night: {
    zenith: rgb(0.14, 0.04, 268),
    middle: rgb(0.22, 0.06, 265),
    low: rgb(0.34, 0.07, 260),
    cloud: rgb(0.34, 0.04, 265),
    shade: rgb(0.18, 0.04, 270),
    sun: [0.75, 0.82, 1],
  },
};

/** Sky colours of a storm by day: heavy clouds with dark lower sides. */
const STORM: SkyColours = {
  zenith: rgb(0.36, 0.025, 255),
  middle: rgb(0.47, 0.025, 245),
  low: rgb(0.68, 0.025, 220),
  cloud: rgb(0.56, 0.02, 245),
  shade: rgb(0.25, 0.025, 262),
  sun: [0.1, 0.11, 0.12],
};

/**
 * Light on outdoor objects by time of day, as a colour that multiplies the objects' colours.
 */
export const DAYLIGHT: Readonly<Record<TimeOfDay, string>> = {
  day: '#ffffff',
  sunset: '#ffc08a',
  night: '#44527e',
};

/**
 * Light on outdoor objects under storm clouds, as a colour that multiplies the objects' colours.
 */
export const OVERCAST = '#98a2b0';

/** Number of columns across the picture in which stars may be painted. */
const STARS = 170;

export interface Sky {
  shade: Shade;
  sunX: number;
  sun: Rgb;
}

/**
 * Paints a sky with clouds down to a row (as a share of the picture's side), with a low sun at sunset and the
 * moon at night.
 */
export function paintSky(painter: SetPainter, time: TimeOfDay, bottom: number, clouds = 0.5): Sky {
  const { noise } = painter;
  const stormy = painter.view.storm && time !== 'night';
  const { zenith, middle, low, cloud, shade, sun } = stormy ? STORM : SKIES[time];
  const heavy = painter.view.storm ? 1.25 : clouds;
  const sunX = painter.between(0.16, 0.34);
  const sunY = bottom * { day: -0.1, sunset: 0.8, night: 0.3 }[time];
  if (time === 'sunset' && !stormy) painter.lowSun = { x: sunX, y: sunY };
  const drift = painter.between(0, 90);
  const paint: Shade = (x, y, out) => {
    const down = Math.min(1, y / bottom);
    out.set(zenith);
    lay(out, middle, ramp(down, 0, 0.62));
    lay(out, low, ramp(down, 0.45, 1) ** 1.3);
    // Clouds look flatter towards the horizon.
    const flat = 1 / (1.15 - down * 0.85);
    const mass = sumOctaves(noise, x * 2.2 + drift, y * 6 * flat, 5);
    const cover = ramp(mass, 0.64 - heavy * 0.2, 0.82 - heavy * 0.14);
    const under = ramp(sumOctaves(noise, x * 2.2 + drift, y * 6 * flat + 0.3, 4), 0.4, 0.66);
    lay(out, cloud, cover * 0.85);
    lay(out, shade, cover * under * (stormy ? 0.85 : 0.6));
    const away = norm(x - sunX, (y - sunY) * 1.1);
    if (time === 'night') {
      // Stars are painted where a fine noise has its few highest values.
      const star = ramp(noise(x * STARS + drift, y * STARS), 0.955, 0.995);
      addLight(out, sun, star * (1 - cover) * (1 - 0.6 * down));
      addLight(out, sun, 0.9 * ramp(0.036 - away, 0, 0.004) + 0.14 * Math.exp(-away * 9));
    } else addLight(out, sun, 0.5 * Math.exp(-away * 5.5));
    if (time === 'sunset' && !stormy) addLight(out, sun, ramp(0.05 - away, 0, 0.01));
  };
  return { shade: paint, sunX, sun };
}
