import type { SKRSContext2D } from '@napi-rs/canvas';
import { oklch } from '../../colour/oklch.ts';
import type { Placement } from './grounding.ts';
import { SIDE } from './sets/frame.ts';

/** What a product can stand on besides the floor, and how high that is in pixels. */
export const STANDS = {
  podium: { rise: 92, round: true },
  block: { rise: 120, round: false },
  tray: { rise: 30, round: true },
} as const;
export type StandKind = keyof typeof STANDS;

/** Colour of a stand in OKLCH. */
export interface StandColour {
  lightness: number;
  chroma: number;
  hue: number;
  /** Brushed metal: bands of light along its side. */
  metal?: boolean;
}

const WOOD: StandColour = { lightness: 0.6, chroma: 0.085, hue: 62 };

/** Half the width of the stand of a product that is `width` wide, in pixels. */
export function standRadius(kind: StandKind, width: number): number {
  return Math.min(SIDE * 0.47, width * 0.5 + (kind === 'block' ? 60 : 84));
}

/** What brushed metal throws back across a round side, from the lit edge to the far one: share across, lightness. */
const BRUSHED = [
  [0, 0.74],
  [0.12, 1.3],
  [0.22, 1.5],
  [0.34, 1.02],
  [0.52, 0.72],
  [0.66, 1.08],
  [0.78, 0.86],
  [1, 0.46],
] as const;

const MATT = [
  [0, 0.92],
  [0.3, 1.05],
  [1, 0.62],
] as const;

/** Paints a stand under a product, lit from `lightSide`, with the shadow that it casts. */
export function paintStand(
  context: SKRSContext2D,
  kind: StandKind,
  { left, width, base }: Placement,
  colour: StandColour,
  lightSide: -1 | 1,
): void {
  const { lightness, chroma, hue, metal = false } = kind === 'tray' ? WOOD : colour;
  const { rise, round } = STANDS[kind];
  const centre = left + width / 2;
  const radius = standRadius(kind, width);
  const flat = radius * 0.17;
  const [lit, dark] = [centre + lightSide * radius, centre - lightSide * radius];
  const body = context.createLinearGradient(lit, 0, dark, 0);
  for (const [at, level] of metal ? BRUSHED : MATT)
    body.addColorStop(
      at,
      oklch(Math.min(0.97, lightness * level), chroma * (level > 1 ? 0.8 : 1), hue),
    );
  const top = context.createLinearGradient(lit, base - flat, dark, base + flat);
  top.addColorStop(0, oklch(Math.min(0.985, lightness * (metal ? 1.4 : 1.12)), chroma * 0.7, hue));
  if (metal) top.addColorStop(0.5, oklch(lightness * 1.05, chroma, hue));
  top.addColorStop(1, oklch(lightness * (metal ? 0.72 : 0.9), chroma * 0.9, hue));
  const outline = (y: number) => {
    context.beginPath();
    if (round) context.ellipse(centre, y, radius, flat, 0, 0, Math.PI * 2);
    else {
      context.moveTo(centre - radius * 0.9, y - flat * 0.7);
      context.lineTo(centre + radius * 0.9, y - flat * 0.7);
      context.lineTo(centre + radius, y + flat * 0.75);
      context.lineTo(centre - radius, y + flat * 0.75);
      context.closePath();
    }
  };
  shadow(context, centre, base + rise, radius, flat, lightSide);
  context.fillStyle = body;
  context.beginPath();
  if (round) {
    context.moveTo(centre - radius, base);
    context.lineTo(centre - radius, base + rise);
    context.ellipse(centre, base + rise, radius, flat, 0, Math.PI, 0, true);
    context.lineTo(centre + radius, base);
  } else context.rect(centre - radius, base + flat * 0.7, 2 * radius, rise);
  context.fill();
  context.fillStyle = top;
  outline(base);
  context.fill();
  // The worn edge catches the light.
  context.save();
  context.strokeStyle = oklch(Math.min(0.99, lightness * 1.2), chroma * 0.5, hue);
  context.globalAlpha = 0.7;
  context.lineWidth = 2;
  context.beginPath();
  if (round) context.ellipse(centre, base, radius, flat, 0, 0.1, Math.PI - 0.1);
  else {
    context.moveTo(centre - radius, base + flat * 0.75);
    context.lineTo(centre + radius, base + flat * 0.75);
  }
  context.stroke();
  context.restore();
}

function shadow(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  flat: number,
  lightSide: -1 | 1,
): void {
  for (const [grown, shift, darkness] of [
    [1.45, 0.34, 0.42],
    [1.08, 0.04, 0.6],
  ] as const) {
    context.save();
    context.translate(x - lightSide * radius * shift, y + flat * 0.25);
    context.scale(1, 0.22);
    const reach = radius * grown;
    const dim = context.createRadialGradient(0, 0, reach * 0.55, 0, 0, reach);
    dim.addColorStop(0, `rgba(8,6,4,${darkness})`);
    dim.addColorStop(1, 'rgba(8,6,4,0)');
    context.fillStyle = dim;
    context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
    context.restore();
  }
}
