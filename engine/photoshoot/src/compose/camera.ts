import type { ShootDirection } from '../direction/shoot-direction.ts';
import { EYE_LEVEL, type SetView, SIDE } from '../kit/frame.ts';
import { SETS } from '../set-registry.ts';

/** The camera settings for one picture of a photoshoot. */
export interface Camera {
  view: SetView;
  /** Size of the product, relative to its usual size in a photoshoot. */
  size: number;
  /** Centre of the product and the position of its bottom, as shares of the picture's side. */
  x: number;
  y: number;
  /**
   * Scale at which the photoshoot scene is drawn. A larger scale looks like a longer lens: a smaller part of the scene
   * is visible, and less of the scene is in focus.
   */
  zoom: number;
  /** Side from which the light comes: −1 left, 1 right. */
  lightSide: -1 | 1;
  /** Rotation of a lying or hovering product, in radians. */
  turn: number;
  /** Height of a hovering product above the floor, as a share of the picture's side. */
  lift: number;
}

interface Position {
  size: number;
  x: number;
  y: number;
  zoom: number;
  /**
   * Row in which wall and floor meet, and the floor's vanishing point, as shares of the picture's side; see
   * {@link SetView}.
   */
  horizon: number;
  vanishing: number;
  turn: number;
}

/**
 * Camera positions for the four pictures of a photoshoot: the whole scene, a close-up, a picture with free space for
 * text, and a picture from a low camera.
 */
const POSITIONS: readonly Position[] = [
  { size: 1, x: 0.5, y: 0.865, zoom: 1, horizon: 0.64, vanishing: 0.3, turn: 0 },
  { size: 1.36, x: 0.52, y: 0.95, zoom: 1.46, horizon: 0.62, vanishing: 0.26, turn: -0.06 },
  { size: 0.86, x: 0.33, y: 0.82, zoom: 1, horizon: 0.5, vanishing: -0.06, turn: 0.14 },
  { size: 1.12, x: 0.6, y: 0.91, zoom: 1.16, horizon: 0.79, vanishing: 0.68, turn: -0.16 },
];

/** Height of a hovering product above the floor, as a share of the picture's side. */
const HOVER = 0.1;
/** Distance by which a low camera moves the horizon down, as a share of the picture's side. */
const LOW_DROP = 0.08;

/**
 * Distances by which a raised camera moves the horizon and the product up in the picture, so that more floor is
 * visible in front of the product. `horizon` and `product` are shares of the picture's side.
 */
const RAISE = { horizon: 0.24, product: 0.05 };

/**
 * Returns the camera for picture `pick` of a shoot. The argument `litFrom` is the side from which the product
 * is lit in its own photo, 0 if unknown.
 */
export function chooseCamera(direction: ShootDirection, pick: number, litFrom: -1 | 0 | 1): Camera {
  const position = POSITIONS[pick % POSITIONS.length] ?? POSITIONS[0];
  if (position === undefined)
    throw new Error('the shoot direction has no position for the product');
  const { pose } = direction;
  const { y, turn } = position;
  const x = pose.side === null ? position.x : 0.5 + 0.21 * pose.side;
  // The free space beside the product must be wide enough for a text.
  const aside = pose.side === -1 || pose.side === 1;
  const size = aside ? Math.min(0.98, position.size) : position.size;
  const zoom = aside ? 1 : position.zoom;
  const given = direction.light === null ? litFrom : direction.light;
  // In a scene that a fire lights, the fire burns on the side of the product with more room.
  const burns = SETS[direction.scene].light === 'fire' ? (x < 0.45 ? 1 : -1) : null;
  const lightSide = burns ?? (given !== 0 ? given : pick % 2 === 0 ? -1 : 1);
  const light = readView(direction);
  if (direction.angle === 'above')
    return {
      view: { ...light, horizon: 0, vanishing: 0 },
      size: 1.08 * Math.min(1, size),
      x: aside ? x : 0.5 + (x - 0.5) * 0.5,
      y: 0.5,
      zoom,
      lightSide,
      turn: pose.tilted ? 0.36 : turn,
      lift: 0,
    };
  const drop = direction.angle === 'low' ? LOW_DROP : 0;
  const raised = direction.angle === 'raised';
  const horizon = Math.min(0.82, position.horizon + drop - (raised ? RAISE.horizon : 0));
  const vanishing =
    drop > 0 ? horizon - 0.09 : position.vanishing - (raised ? 2 * RAISE.horizon : 0);
  return {
    view: { ...light, horizon: Math.round(SIDE * horizon), vanishing: SIDE * vanishing },
    size: size * (drop > 0 ? 1.12 : 1),
    x,
    y: Math.max(y - (raised ? RAISE.product : 0), horizon + 0.13),
    zoom,
    lightSide,
    turn: pose.tilted ? 0.2 * (pick % 2 === 0 ? 1 : -1) : 0,
    lift: pose.floats ? HOVER : 0,
  };
}

/**
 * Returns the brief's wishes for the photoshoot scene; the horizon is missing, because it depends on the camera.
 */
function readView(direction: ShootDirection): SetView {
  const { time, storm, key, surface, hue, paint, stuff, tone, twoColours } = direction;
  const { bloom, balloons, butterflies, confetti, smoke, fruit, palms } = direction;
  const { leafless, carless, pure, silver, lighting } = direction;
  return {
    ...EYE_LEVEL,
    time,
    storm,
    snowy: direction.props.has('snow') || SETS[direction.scene].snowy,
    key,
    surface,
    hue,
    paint,
    twoColours,
    stuff,
    tone,
    bloom,
    balloons,
    butterflies,
    confetti,
    smoke,
    fruit,
    palms,
    leafless,
    unshaded: lighting.shadow === 0,
    carless,
    pure,
    silver,
  };
}
