import type { FloorMaterial } from '../kit/floor-material.ts';
import type { SetView } from '../kit/frame.ts';
import type { Paint } from '../kit/paints.ts';
import type { TwoColours } from '../kit/two-colours.ts';
import { SETS } from '../set-registry.ts';
import type { Brief } from './brief.ts';
import type { Mood } from './mood-of-brief.ts';
import { readGradient, readTone } from './named-colours.ts';
import type { SceneName } from './scene-name.ts';
import { chooseSceneHue } from './set-hue.ts';
import { paintOf, readStuffPaint, removeThingColours } from './shoot-colours.ts';
import type { LightWishes } from './shoot-wishes.ts';
import type { VisualStyle } from './style-finishes.ts';
import { getStylePaint } from './style-paints.ts';
import { readStyleKey } from './style-wishes.ts';
import { readSurface } from './surfaces.ts';
import { readTwoColours } from './two-colours-of-brief.ts';

/**
 * Colours of a photoshoot scene and of the surface under the product. Each colour comes from the brief, from the visual
 * style or from the scene itself.
 */
export interface SetColours {
  hue: number | null;
  paint: Paint | null;
  /**
   * The paint that the brief names. Without a named paint, it is null, and the visual style may choose the
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

/** Returns the colours of a scene that the brief and the visual style determine. */
export function chooseSetColours(
  { words, scene }: Brief,
  { warmth }: Mood,
  lighting: LightWishes,
  visualStyle: VisualStyle,
): SetColours {
  const { backdrop } = SETS[scene];
  const coloured = removeThingColours(words);
  const twoColours = backdrop === null ? null : readTwoColours(coloured);
  const named = twoColours?.first ?? paintOf(coloured);
  const tone = twoColours === null ? readTone(coloured) : null;
  const surface = readSurface(words);
  const hue =
    twoColours?.first.hue ??
    coloured.wish('hue') ??
    chooseSceneHue(scene, { words, lighting, warmth, surface });
  const walls =
    backdrop === 'wall' && hue === null && named === null && tone === null
      ? getStylePaint(visualStyle)
      : null;
  return {
    hue,
    paint: named ?? walls?.paint ?? null,
    named,
    tone,
    surface,
    stuff: readStuffPaint(words),
    gradient: twoColours === null ? (readGradient(coloured) ?? walls?.gradient ?? null) : null,
    twoColours,
    styled: walls !== null,
  };
}

/** Returns whether the scene is high-key (mostly bright), low-key (mostly dark) or neither. */
export function chooseKey(
  scene: SceneName,
  visualStyle: VisualStyle,
  brightness: number,
  { surface, stuff, styled, named, tone }: SetColours,
  softlyLit: boolean,
): SetView['key'] {
  // If the brief names no wall colour, a dark surface such as slate gets a dark wall, because slate does not
  // suit a pastel wall. Dark wood suits any wall, so the wall behind a table of dark wood is not darkened.
  const lowered =
    SETS[scene].backdrop !== null &&
    surface !== 'wood' &&
    (stuff?.lightness ?? 1) < DARK_STUFF &&
    !styled &&
    named === null &&
    tone === null &&
    brightness === 0;
  if (lowered) return 'low';
  return readStyleKey(visualStyle, brightness) ?? (softlyLit ? 'high' : null);
}

/** Maximum lightness (OKLCH) of a surface material that counts as dark. */
const DARK_STUFF = 0.4;
