import type { FloorMaterial } from '../kit/floor-material.ts';
import { SETS } from '../set-registry.ts';
import type { SceneName } from './scene-name.ts';
import type { ShootText } from './shoot-text.ts';
import type { LightWishes } from './shoot-wishes.ts';

/** The wishes that determine the hue of a scene if the brief names no colour. */
interface HueWishes {
  words: ShootText;
  lighting: LightWishes;
  /** Warmth of the light, from −1 (cool) to 1 (warm). */
  warmth: number;
  surface: FloorMaterial | null;
}

/** Hue of the background for a warm mood, in degrees of OKLCH. */
const WARM_HUE = 62;
/** Hue of the background for a cold mood, in degrees of OKLCH. */
const COLD_HUE = 240;

/**
 * Returns the hue that the scene's own rules choose, in degrees of OKLCH; null if the scene keeps its usual colours.
 */
export function chooseSceneHue(
  scene: SceneName,
  { words, lighting, warmth, surface }: HueWishes,
): number | null {
  for (const rule of SETS[scene].hues) {
    const hue =
      rule === 'softLight'
        ? findSoftHue(scene, lighting)
        : rule === 'mood'
          ? moodHue(warmth, surface)
          : words.names(rule.concept)
            ? rule.hue
            : null;
    if (hue !== null) return hue;
  }
  return null;
}

/**
 * Returns the hue of soft coloured light, in degrees of OKLCH, for a scene that takes this hue (satin). For any other
 * scene, returns null. If the brief requests soft pink light, the satin is pale, because saturated folds would look
 * red.
 */
export function findSoftHue(scene: SceneName, { gels, lamps }: LightWishes): number | null {
  if (!SETS[scene].hues.includes('softLight')) return null;
  return gels !== null && !lamps ? gels[0] % 360 : null;
}

/**
 * Returns the hue of a background without a named colour: warm for a cosy mood, blue for a cold mood or behind
 * water. Returns null if the mood is neutral.
 */
function moodHue(warmth: number, surface: FloorMaterial | null): number | null {
  return warmth >= 1 ? WARM_HUE : warmth <= -1 || surface === 'water' ? COLD_HUE : null;
}
