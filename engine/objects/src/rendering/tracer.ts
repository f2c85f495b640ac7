import { norm } from '@adwright/engine-pixels';
import { cameraOf, type PlaneWindow, type Scene } from './scene.ts';

const { abs, max, min, sqrt } = Math;

/** A ray has hit a surface if it is nearer to the surface than this, in the scene's units. */
const HIT = 0.0009;
/** Maximum number of steps of a ray; a ray with more steps counts as having hit nothing. */
const MAX_STEPS = 90;
/** Minimum step of a ray in the scene's units; without it, rays along a surface would hardly advance. */
const MIN_STEP = 0.002;
/**
 * A ray that is nearer to a surface than this treats the surface as flat and jumps to the intersection. The distance to
 * the surface is in the scene's units.
 */
const NEAR = 0.01;
/**
 * Maximum length of a ray's jump, as a multiple of the distance to the surface; longer jumps would skip thin
 * shapes.
 */
const MAX_LEAP = 2.2;
/**
 * Maximum number of times that a ray steps back after it went through the surface. If the ray still
 * misses the surface, the distance function is discontinuous there. The surface then counts as hit.
 */
const MAX_RETURNS = 4;

/**
 * Returns the length along the ray at which a cone around the ray may first meet the surface; -1 if
 * it never does. The cone widens by a fixed amount per unit of length.
 */
function makeConeReach(
  { distance, reach, height }: Scene,
  camera: Pick<ReturnType<typeof cameraOf>, 'y' | 'z'>,
  ray: Float64Array,
): (from: number, cone: number) => number {
  const middle = height / 2;
  return (from, cone) => {
    const [dx = 0, dy = 0, dz = 0] = ray;
    const oy = camera.y - middle;
    const b = oy * dy + camera.z * dz;
    const c = oy * oy + camera.z * camera.z - reach * reach;
    const half = sqrt(max(0, b * b - c));
    let t = max(from, -b - half - cone * 8);
    const end = -b + half + cone * 8;
    for (let step = 0; step < MAX_STEPS && t < end; step++) {
      const d = distance(dx * t, camera.y + dy * t, camera.z + dz * t);
      if (d < HIT + cone * t) return t;
      t += max(d - cone * t * 0.5, MIN_STEP);
    }
    return -1;
  };
}

/**
 * Creates the ray tracer of a scene. Create one tracer per scene, because it serves all windows of
 * the scene's image plane. The tracer stores the ray that `aim` sets, because V8 boxes each number
 * argument. Boxing costs more than a step of the ray.
 */
export function makeTracer(scene: Scene) {
  const camera = cameraOf(scene);
  const [, forwardY, forwardZ] = camera.forward;
  const [, upY, upZ] = camera.up;
  const middle = scene.height / 2;
  const { distance, reach } = scene;
  /** Direction of the ray, of length 1. */
  const ray = new Float64Array(3);
  /** Result of the last hit: the length along the ray, and the remaining distance to the surface. */
  const met = new Float64Array(2);

  /** Aims the ray at a point of the image plane. */
  function aim(px: number, py: number): void {
    const dy = forwardY + upY * py;
    const dz = forwardZ + upZ * py;
    const length = sqrt(px * px + dy * dy + dz * dz);
    ray[0] = px / length;
    ray[1] = dy / length;
    ray[2] = dz / length;
  }

  const reachOf = makeConeReach(scene, camera, ray);

  /**
   * Tells whether the ray hits a surface beyond length `from`; stores the hit in `met`. Far from surfaces the
   * ray uses sphere tracing (Hart 1996), and near surfaces the secant method.
   */
  function meets(from: number): boolean {
    const dx = ray[0] ?? 0;
    const dy = ray[1] ?? 0;
    const dz = ray[2] ?? 0;
    const oy = camera.y - middle;
    const b = oy * dy + camera.z * dz;
    const inside = b * b - oy * oy - camera.z * camera.z + reach * reach;
    if (inside <= 0) return false;
    const half = sqrt(inside);
    let t = max(from, -b - half);
    const end = -b + half;
    /** Length along the ray of the last point that was outside the surface. */
    let outside = -1;
    let away = 0;
    let returns = 0;
    for (let step = 0; step < MAX_STEPS && t < end; step++) {
      const d = distance(dx * t, camera.y + dy * t, camera.z + dz * t);
      if (abs(d) < HIT || returns === MAX_RETURNS) {
        met[0] = t;
        met[1] = d;
        return true;
      }
      if (d < 0) {
        // After a step that was too long, the ray steps back. The ray stops where the two distances
        // interpolate to zero. Inside the surface, the ray goes back by its depth.
        t = outside < 0 ? t + d : outside + ((t - outside) * away) / (away - d);
        returns += 1;
        continue;
      }
      let leap = d;
      if (d < NEAR && outside >= 0 && outside < t) {
        // Rate at which the distance to the surface decreases along the ray, per unit of length.
        const slope = (away - d) / (t - outside);
        leap = slope * MAX_LEAP > 1 ? d / slope : MAX_LEAP * d;
      }
      outside = t;
      away = d;
      t += max(MIN_STEP, leap);
    }
    return false;
  }

  return { camera, ray, met, aim, reachOf, meets };
}

export type Tracer = ReturnType<typeof makeTracer>;

/** Number of cells per side of the grid in which the silhouette's bounding box is searched. */
const CELLS = 150;
/** Number of cells per side of the square blocks that one wide ray can exclude from the search. */
const BLOCK = 6;

/**
 * Returns the bounding box of the scene's silhouette in the image plane, accurate to about 1/150 of its size.
 */
export function silhouetteWindow(scene: Scene, tracer: Tracer): PlaneWindow {
  const half = (scene.reach / norm(tracer.camera.y - scene.height / 2, tracer.camera.z)) * 1.06;
  const cell = (2 * half) / CELLS;
  const aim = (column: number, row: number) => tracer.aim(column * cell - half, half - row * cell);
  const found = { left: CELLS, right: -1, top: CELLS, bottom: -1 };
  for (let blockRow = 0; blockRow < CELLS; blockRow += BLOCK) {
    for (let blockColumn = 0; blockColumn < CELLS; blockColumn += BLOCK) {
      const known =
        blockColumn >= found.left &&
        blockColumn + BLOCK - 1 <= found.right &&
        blockRow >= found.top &&
        blockRow + BLOCK - 1 <= found.bottom;
      if (known) continue;
      aim(blockColumn + BLOCK / 2, blockRow + BLOCK / 2);
      const start = tracer.reachOf(0, cell * BLOCK * 0.75);
      if (start < 0) continue;
      for (let row = blockRow; row < blockRow + BLOCK; row++) {
        for (let column = blockColumn; column < blockColumn + BLOCK; column++) {
          const inBox =
            column >= found.left &&
            column <= found.right &&
            row >= found.top &&
            row <= found.bottom;
          if (inBox) continue;
          aim(column + 0.5, row + 0.5);
          if (!tracer.meets(start)) continue;
          found.left = min(found.left, column);
          found.right = max(found.right, column);
          found.top = min(found.top, row);
          found.bottom = max(found.bottom, row);
        }
      }
    }
  }
  return {
    left: found.left * cell - half - cell * 0.5,
    right: (found.right + 1) * cell - half + cell * 0.5,
    top: half - found.top * cell + cell * 0.5,
    bottom: half - (found.bottom + 1) * cell - cell * 0.5,
  };
}
