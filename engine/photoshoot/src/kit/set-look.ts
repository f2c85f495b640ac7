import type { SetPainter } from './set-painter.ts';
import type { StandKind } from './stand-kinds.ts';
import type { StandingKind } from './standing-objects.ts';

/** How the surfaces of a painted set reflect light. */
export interface SetLook {
  /** Strength of the product's reflection in the floor, 0–1. */
  gloss: number;
  /** Direction of the cast shadow: −1 left, 1 right. */
  shadowSide: number;
  /** Maximum opacity of the cast shadow, 0–1: higher in hard sun, lower in cloudy light. */
  shadow?: number;
  /**
   * Length of the shadow, relative to the default. A shadow of negative length falls towards the
   * camera.
   */
  shadowLength?: number;
  /** Uppermost row of the floor, at which shadows on the floor end. */
  floorTop?: number;
  /**
   * Position of a low sun that is visible in the picture, in pixels. Shadows fall away from a low
   * sun, towards the camera.
   */
  lowSun?: { x: number; y: number };
  /** Whether the set must not be mirrored to change the side of its light. */
  sided?: boolean;
  /** Distant objects that this picture of the set already shows. */
  holds?: readonly StandingKind[];
  /**
   * The set's own stand: its colour in OKLCH, its kind, and the pictures of a shoot that show the
   * stand even if the brief requests none.
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
 * Paints a set: `hue` replaces the set's main hue if the brief names a colour; `pick` is the index of the
 * picture in its shoot.
 */
export type PaintSet = (painter: SetPainter, hue: number | null, pick: number) => SetLook;

/** Returns the entry of a list for the picture with this index; after the last entry the list repeats. */
export function byPick<Entry>(list: readonly [Entry, ...Entry[]], pick: number): Entry {
  return list[pick % list.length] ?? list[0];
}
