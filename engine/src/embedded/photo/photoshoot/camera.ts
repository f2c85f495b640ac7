import { EYE_LEVEL, type SetView, SIDE } from './sets/frame.ts';
import type { ShootDirection } from './shoot-direction.ts';

/** How one picture of a shoot is taken. */
export interface Camera {
  view: SetView;
  /** Size of the product to that of the shoot. */
  size: number;
  /** Middle of the product and the place where it stands, as shares of the side. */
  x: number;
  y: number;
  /** Enlargement of the set: a longer lens shows less of it, and less of that in focus. */
  zoom: number;
  /** Which side the light comes from: −1 left, 1 right. */
  lightSide: -1 | 1;
  /** Turn of the product in its plane, radians; only seen from above does it lie. */
  turn: number;
}

interface Position {
  size: number;
  x: number;
  y: number;
  zoom: number;
  /** Shares of the side, as in {@link SetView}. */
  horizon: number;
  vanishing: number;
  turn: number;
}

/** A shoot's four pictures: the whole set, a close one, one with room for words, a low one. */
const POSITIONS: readonly Position[] = [
  { size: 1, x: 0.5, y: 0.865, zoom: 1, horizon: 0.64, vanishing: 0.3, turn: 0 },
  { size: 1.3, x: 0.51, y: 0.93, zoom: 1.32, horizon: 0.6, vanishing: 0.24, turn: -0.06 },
  { size: 0.76, x: 0.35, y: 0.82, zoom: 1, horizon: 0.54, vanishing: 0.02, turn: 0.14 },
  { size: 1.06, x: 0.57, y: 0.9, zoom: 1.12, horizon: 0.75, vanishing: 0.6, turn: -0.16 },
];

/** Rows that a low camera lowers the horizon, as a share of the side. */
const LOW_DROP = 0.08;

/** Takes picture `pick` of a shoot; `litFrom` is the side the product itself is lit from, 0 where one cannot tell. */
export function cameraFor(direction: ShootDirection, pick: number, litFrom: -1 | 0 | 1): Camera {
  const position = POSITIONS[pick % POSITIONS.length] ?? POSITIONS[0];
  if (position === undefined) throw new Error('A shoot has at least one position.');
  const { size, x, y, zoom, turn } = position;
  const given = direction.light === null ? litFrom : direction.light;
  const lightSide = given !== 0 ? given : pick % 2 === 0 ? -1 : 1;
  const { time, key, surface, hue, tone } = direction;
  const light = { ...EYE_LEVEL, time, key, surface, hue, tone };
  if (direction.angle === 'above')
    return {
      view: { ...light, horizon: 0, vanishing: 0 },
      size: 1.08 * Math.min(1, size),
      x: 0.5 + (x - 0.5) * 0.5,
      y: 0.5,
      zoom,
      lightSide,
      turn,
    };
  const drop = direction.angle === 'low' ? LOW_DROP : 0;
  const horizon = Math.min(0.82, position.horizon + drop);
  const vanishing = drop > 0 ? horizon - 0.09 : position.vanishing;
  return {
    view: { ...light, horizon: Math.round(SIDE * horizon), vanishing: SIDE * vanishing },
    size: size * (drop > 0 ? 1.12 : 1),
    x,
    y: Math.max(y, horizon + 0.13),
    zoom,
    lightSide,
    turn: 0,
  };
}
