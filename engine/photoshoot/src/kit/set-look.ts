import type { SetPainter } from './set-painter.ts';
import type { StandKind } from './stand-kinds.ts';
import type { StandingKind } from './standing-objects.ts';

/** What the surfaces of a painted set do with light. */
export interface SetLook {
  /** How strongly the floor mirrors the product, 0–1. */
  gloss: number;
  /** Which way the cast shadow falls: −1 left, 1 right. */
  shadowSide: number;
  /** How dark the cast shadow is where it is darkest, 0–1; hard sun more, cloudy light less. */
  shadow?: number;
  /** Length of the shadow, as a factor of the usual; below 0 it falls towards the camera. */
  shadowLength?: number;
  /** Row of the picture up to which the floor reaches; no shadow on it falls farther. */
  floorTop?: number;
  /** Where the picture shows a low sun, in pixels: shadows fall away from it, towards the camera. */
  lowSun?: { x: number; y: number };
  /** True for a set that must not be mirrored for its light. */
  sided?: boolean;
  /** Things behind the product that this picture of the set shows anyway. */
  holds?: readonly StandingKind[];
  /**
   * A stand that goes with the set: its colour in OKLCH, its kind, and the pictures of a shoot that show it without
   * being asked.
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

/** Paints a set; `hue` replaces its main hue where the words named a colour, `pick` is the number of the picture. */
export type PaintSet = (painter: SetPainter, hue: number | null, pick: number) => SetLook;

/** The entry of a list that a picture takes. */
export function byPick<Entry>(list: readonly [Entry, ...Entry[]], pick: number): Entry {
  return list[pick % list.length] ?? list[0];
}
