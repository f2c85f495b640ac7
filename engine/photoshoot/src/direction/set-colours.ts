import type { FloorMaterial } from '../kit/floor-material.ts';
import type { SetView } from '../kit/frame.ts';
import type { Paint } from '../kit/paints.ts';
import type { TwoColours } from '../kit/two-colours.ts';
import { SETS } from '../set-registry.ts';
import type { Brief } from './brief.ts';
import type { Mood } from './mood-of-brief.ts';
import { gradientOf, toneOf } from './named-colours.ts';
import type { SceneName } from './scene-name.ts';
import { ownHue } from './set-hue.ts';
import { paintOf, stuffOf, withoutThings } from './shoot-colours.ts';
import type { LightWishes } from './shoot-wishes.ts';
import type { VisualStyle } from './style-finishes.ts';
import { stylePaint } from './style-paints.ts';
import { keyOf } from './style-wishes.ts';
import { surfaceOf } from './surfaces.ts';
import { twoColoursOf } from './two-colours-of-brief.ts';

/**
 * Colours of a photoshoot set and of the surface under the product. Each colour comes from the brief, from the
 * visual style or from the set itself.
 */
export interface SetColours {
  hue: number | null;
  paint: Paint | null;
  /**
   * The paint that the brief names; null if the brief names none and only a visual style may determine the
   * paint.
   */
  named: Paint | null;
  tone: SetView['tone'];
  surface: FloorMaterial | null;
  stuff: Paint | null;
  gradient: Paint | null;
  twoColours: TwoColours | null;
  /** Whether a visual style determines the wall's colour. */
  styled: boolean;
}

/** Returns the colours of a set that the brief and the visual style determine. */
export function coloursOf(
  { words, scene }: Brief,
  { warmth }: Mood,
  lighting: LightWishes,
  visualStyle: VisualStyle,
): SetColours {
  const { backdrop } = SETS[scene];
  const coloured = withoutThings(words);
  const twoColours = backdrop === null ? null : twoColoursOf(coloured);
  const named = twoColours?.first ?? paintOf(coloured);
  const tone = twoColours === null ? toneOf(coloured) : null;
  const surface = surfaceOf(words);
  const hue =
    twoColours?.first.hue ??
    coloured.wish('hue') ??
    ownHue(scene, { words, lighting, warmth, surface });
  const walls =
    backdrop === 'wall' && hue === null && named === null && tone === null
      ? stylePaint(visualStyle)
      : null;
  return {
    hue,
    paint: named ?? walls?.paint ?? null,
    named,
    tone,
    surface,
    stuff: stuffOf(words),
    gradient: twoColours === null ? (gradientOf(coloured) ?? walls?.gradient ?? null) : null,
    twoColours,
    styled: walls !== null,
  };
}

/** Returns whether the set is high-key (mostly bright), low-key (mostly dark) or neither. */
export function keyFor(
  scene: SceneName,
  visualStyle: VisualStyle,
  brightness: number,
  { surface, stuff, styled, named, tone }: SetColours,
  softlyLit: boolean,
): SetView['key'] {
  // If the brief names no wall colour, a dark surface such as slate gets a dark wall, because it does not suit
  // a pastel wall. The wall behind a table of dark wood is not darkened, because dark wood suits any wall.
  const lowered =
    SETS[scene].backdrop !== null &&
    surface !== 'wood' &&
    (stuff?.lightness ?? 1) < DARK_STUFF &&
    !styled &&
    named === null &&
    tone === null &&
    brightness === 0;
  if (lowered) return 'low';
  return keyOf(visualStyle, brightness) ?? (softlyLit ? 'high' : null);
}

/** Maximum lightness (OKLCH) of a surface material that counts as dark. */
const DARK_STUFF = 0.4;
