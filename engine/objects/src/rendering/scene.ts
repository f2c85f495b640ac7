import { norm } from '@adwright/engine-pixels';
import { cylinder } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

/** A round podium under the object; its sizes are in the object's units. */
export interface Podium {
  radius: number;
  height: number;
  /** A second, lower and wider step of the podium. */
  step?: { radius: number; height: number };
  colour: string;
  stepColour: string;
}

/** A rotated object, with or without a podium, on a floor at y = 0, as the camera sees it. */
export interface Scene {
  object: ProductObject;
  podium: Podium | null;
  yaw: number;
  pitch: number;
  /** Height above the floor at which the object stands, in scene units. */
  base: number;
  height: number;
  /** Radius of a sphere around the scene's middle that contains the object and the podium. */
  reach: number;
  distance(x: number, y: number, z: number): number;
  /**
   * Returns the index of the part at a point of the scene's surface. The podium's index follows the indexes of
   * the object's parts, and the podium's second step has the next index.
   */
  part(x: number, y: number, z: number): number;
  /** Converts a point of the scene to the object's coordinates. */
  toObject(x: number, y: number, z: number, out: Float64Array): void;
}

/** A rectangle of the image plane at distance 1, with y up. */
export interface PlaneWindow {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Maximum distance from a surface at which a point counts as on the surface, in the scene's units.
 */
const ON_SURFACE = 0.004;

/**
 * Distance of the camera in the scene's units. The distance is so large that verticals stay
 * parallel, as with a long lens.
 */
const CAMERA_DISTANCE = 8.5;

/** Places an object on the floor or on a podium. `turn` is added to the object's best yaw. */
export function makeScene(object: ProductObject, podium: Podium | null, turn: number): Scene {
  const stepHeight = podium?.step?.height ?? 0;
  const base = podium ? podium.height + stepHeight : 0;
  const height = base + object.height;
  const width = Math.max(object.radius, podium?.radius ?? 0, podium?.step?.radius ?? 0);
  const yaw = object.yaw + turn;
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  const step = podium?.step;
  const podiumDistance = (x: number, y: number, z: number) =>
    podium
      ? cylinder(x, y - stepHeight - podium.height / 2, z, podium.radius, podium.height / 2, 0.03)
      : Number.POSITIVE_INFINITY;
  const stepDistance = (x: number, y: number, z: number) =>
    step
      ? cylinder(x, y - step.height / 2, z, step.radius, step.height / 2, 0.03)
      : Number.POSITIVE_INFINITY;
  const standDistance = (x: number, y: number, z: number) =>
    Math.min(podiumDistance(x, y, z), stepDistance(x, y, z));
  return {
    object,
    podium,
    yaw,
    pitch: object.pitch + (podium ? 0.06 : 0),
    base,
    height,
    reach: norm(width, height / 2) + 0.05,
    // A single function serves scenes with and without a podium. V8 can then inline the function
    // into the loops that call it, which avoids boxing each coordinate.
    distance(x, y, z) {
      const above = y - base;
      const stand = podium && above < 0 ? standDistance(x, y, z) : Number.POSITIVE_INFINITY;
      // The object is completely above its base, and the podium is completely below it. A podium
      // surface that is nearer than the base is therefore the nearest surface.
      if (stand <= -above) return stand;
      const own = object.distance(x * cos - z * sin, above, x * sin + z * cos);
      if (!podium || own <= above) return own;
      return Math.min(own, above < 0 ? stand : standDistance(x, y, z));
    },
    part(x, y, z) {
      const stand = podiumDistance(x, y, z);
      const below = stepDistance(x, y, z);
      const onStand = Math.min(stand, below);
      const ownX = x * cos - z * sin;
      const ownZ = x * sin + z * cos;
      if (onStand > ON_SURFACE || object.distance(ownX, y - base, ownZ) <= onStand)
        return object.part(ownX, y - base, ownZ);
      return object.materials.length + (stand <= below ? 0 : 1);
    },
    toObject(x, y, z, out) {
      out[0] = x * cos - z * sin;
      out[1] = y - base;
      out[2] = x * sin + z * cos;
    },
  };
}

/** Returns the camera of a scene: its position, and the axes of its image plane. */
export function cameraOf(scene: Scene) {
  const middle = scene.height / 2;
  const cos = Math.cos(scene.pitch);
  const sin = Math.sin(scene.pitch);
  return {
    x: 0,
    y: middle + CAMERA_DISTANCE * sin,
    z: CAMERA_DISTANCE * cos,
    forward: [0, -sin, -cos] as const,
    up: [0, cos, -sin] as const,
  };
}
