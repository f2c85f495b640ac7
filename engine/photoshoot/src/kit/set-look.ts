import type { SetPainter } from './set-painter.ts';
import type { StandKind } from './stand-kinds.ts';
import type { StandingKind } from './standing-objects.ts';

/** How the surfaces of a painted scene reflect light, and how shadows fall in the scene. */
export interface SetLook {
  /** Strength of the product's reflection in the scene's floor, 0–1. */
  gloss: number;
  /** Direction of the cast shadow: −1 left, 1 right. */
  shadowSide: number;
  /** Maximum opacity of the cast shadow, 0–1; the opacity is higher in hard sun than in cloudy light. */
  shadow?: number;
  /**
   * Factor for the length of the cast shadow, relative to the default length. With a negative value, the
   * shadow falls towards the camera.
   */
  shadowLength?: number;
  /** Uppermost row of the floor in pixels, at which shadows on the floor end. */
  floorTop?: number;
  /**
   * Position of a low sun that is visible in the picture, in pixels. Shadows fall away from this sun and
   * towards the camera.
   */
  lowSun?: { x: number; y: number };
  /** Whether the scene must not be mirrored to change the side of its light. */
  sided?: boolean;
  /** Distant objects that the scene shows in this picture, even if the brief does not request them. */
  holds?: readonly StandingKind[];
  /**
   * The scene's own stand: its colour in OKLCH, its kind, and the pictures of a photoshoot in which it stands under the
   * product even without a request.
   */
  stand?: {
    hue: number;
    lightness?: number;
    chroma?: number;
    metal?: boolean;
    kind?: StandKind;
    picks?: readonly number[];
  };
}

/**
 * Function that paints a scene. The argument `hue` replaces the scene's main hue if the brief names a colour. The
 * argument `pick` is the index of the picture in its photoshoot.
 */
export type PaintSet = (painter: SetPainter, hue: number | null, pick: number) => SetLook;

/** Returns the list's entry for the picture with index `pick`; the list repeats after its last entry. */
export function chooseByPick<Entry>(list: readonly [Entry, ...Entry[]], pick: number): Entry {
  return list[pick % list.length] ?? list[0];
}
