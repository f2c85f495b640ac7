import { fromHex, oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Foot } from '../material/own-product.ts';

/** A round stand for a product; all lengths are multiples of the product's width. */
interface PodiumShape {
  /** Width of the podium's widest part. */
  width: number;
  /** Height from the podium's lowest point to the product's contact point. */
  height: number;
  /** Half the width of the podium's top. */
  radius: number;
  /** Height of the podium's upper drum. */
  drum: number;
  steps: boolean;
}

/** A podium with its position in the ad. */
export interface Podium extends PodiumShape {
  /** The point on the podium's top below the middle of the product's contact area, in pixels of the ad. */
  x: number;
  y: number;
  /** Width of the product, in pixels of the ad. */
  unit: number;
}

/**
 * Ratio of the visible height to the width of the podium's top, which is a circle in perspective. The ratio
 * matches product photos, most of which are taken from slightly above.
 */
const FLATNESS = 0.15;
/** Height of a podium's drum (cylinder), as a multiple of the drum's radius. */
const DRUM = 0.34;
/**
 * Radius of the step below a drum, as a multiple of the drum's radius, and the drum's share of the podium's
 * height.
 */
const STEP = { radius: 1.24, drum: 0.65 };
/** Maximum height of a podium's drum, as a share of the product's height. */
const MAX_DRUM = 0.2;
/** Share of the top's visible depth that lies in front of the product's contact area. */
const IN_FRONT = 0.62;
/** Minimum radius of a podium's top, in widths of the product. */
const LEAST_RADIUS = 0.45;

/**
 * Returns a podium for a product's contact area that is wide enough for that area, and low enough to keep the
 * focus on the product.
 * @param tall ratio of the product's height to its width
 */
export function fitPodium(foot: Foot, tall: number, kind: 'round' | 'steps'): PodiumShape {
  const radius = Math.max(LEAST_RADIUS, ((foot.right - foot.left) / 2) * 1.28);
  const steps = kind === 'steps';
  const flat = radius * FLATNESS;
  const drum = Math.min(radius * DRUM, tall * MAX_DRUM);
  const lower = steps ? drum * STEP.drum + (STEP.radius - 1) * flat : 0;
  return {
    radius,
    drum,
    steps,
    width: 2 * radius * (steps ? STEP.radius : 1),
    height: flat * IN_FRONT + drum + lower,
  };
}

/** Paints a podium that is lit from one side. `away` is 1 if the shaded side is on the right. */
export function paintPodium(
  context: SKRSContext2D,
  { x, y, unit, radius, drum: height, steps }: Podium,
  colours: { podium: string; step: string },
  away: 1 | -1,
): void {
  const r = radius * unit;
  const h = height * unit;
  // The contact area lies behind the middle of the podium's top.
  const top = y - r * FLATNESS * (1 - IN_FRONT);
  if (steps) {
    const lower = { x, y: top + h, radius: r * STEP.radius, drum: h * STEP.drum };
    drum(context, lower, colours.step, away);
    softEdge(context, x, top + h, r, away);
  }
  drum(context, { x, y: top, radius: r, drum: h }, colours.podium, away);
}

/**
 * Adds the outline of a podium's top to the canvas path. With the outline, the product's shadows are clipped to
 * the podium.
 */
export function traceTop(context: SKRSContext2D, { x, y, unit, radius }: Podium): void {
  const r = radius * unit;
  context.beginPath();
  context.ellipse(x, y - r * FLATNESS * (1 - IN_FRONT), r, r * FLATNESS, 0, 0, Math.PI * 2);
}

interface Drum {
  x: number;
  /** Row of the centre of the podium's top, in pixels of the ad. */
  y: number;
  radius: number;
  drum: number;
}

function drum(
  context: SKRSContext2D,
  { x, y, radius, drum: height }: Drum,
  colour: string,
  away: 1 | -1,
): void {
  const { lightness, chroma, hue } = fromHex(colour);
  const shade = (by: number) => oklch(Math.min(0.99, Math.max(0.05, lightness + by)), chroma, hue);
  const flat = radius * FLATNESS;
  groundShadow(context, x, y + height, radius, away);
  const side = context.createLinearGradient(x - radius * away, 0, x + radius * away, 0);
  side.addColorStop(0, shade(-0.05));
  side.addColorStop(0.28, shade(0.01));
  side.addColorStop(0.7, shade(-0.1));
  side.addColorStop(1, shade(-0.17));
  context.fillStyle = side;
  context.beginPath();
  context.ellipse(x, y + height, radius, flat, 0, 0, Math.PI);
  context.lineTo(x - radius, y);
  context.ellipse(x, y, radius, flat, 0, Math.PI, 0, true);
  context.closePath();
  context.fill();
  const face = context.createLinearGradient(x - radius * away, 0, x + radius * away, 0);
  face.addColorStop(0, shade(0.035));
  face.addColorStop(1, shade(-0.03));
  context.fillStyle = face;
  context.beginPath();
  context.ellipse(x, y, radius, flat, 0, 0, Math.PI * 2);
  context.fill();
}

function groundShadow(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  away: 1 | -1,
): void {
  softEllipse(context, x + away * radius * 0.16, y + radius * 0.03, radius * 1.22, 0.42);
}

/** Paints the line between the upper and the lower drum of a podium. */
function softEdge(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  away: 1 | -1,
): void {
  softEllipse(context, x + away * radius * 0.05, y, radius * 1.12, 0.36);
}

function softEllipse(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  alpha: number,
): void {
  context.save();
  context.translate(x, y);
  context.scale(radius, radius * FLATNESS * 1.15);
  const dark = context.createRadialGradient(0, 0, 0.5, 0, 0, 1);
  dark.addColorStop(0, `rgba(0, 0, 0, ${alpha})`);
  dark.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = dark;
  context.beginPath();
  context.arc(0, 0, 1, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
