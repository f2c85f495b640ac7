import { norm } from '@adwright/engine-pixels';
import { cameraOf, type PlaneWindow, type Scene } from './scene.ts';

const { abs, max, min, sqrt } = Math;

/** A point no further than this from the surface is on it. */
const HIT = 0.0009;
const MAX_STEPS = 90;
/** The shortest step of a ray that runs along a surface. */
const MIN_STEP = 0.002;
/** Within this distance the surface counts as flat: a ray goes to where it would meet it, */
const NEAR = 0.01;
/** yet no further than so many times the distance, lest something thin stands on the way. */
const MAX_LEAP = 2.2;
/** A ray that went too far comes back so many times; a surface that it still misses has distances that leap there. */
const MAX_RETURNS = 4;

/** Length along the ray at which a cone about it, so much wider with each unit, may first meet the surface; -1 if nowhere. */
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
 * Traces rays through one scene; made once for a scene and asked for windows of its image plane. The ray is kept here,
 * and {@link makeTracer}'s `aim` turns it: V8 puts each number that goes into a call into an object of its own, which
 * costs more than a step does.
 */
export function makeTracer(scene: Scene) {
  const camera = cameraOf(scene);
  const [, forwardY, forwardZ] = camera.forward;
  const [, upY, upZ] = camera.up;
  const middle = scene.height / 2;
  const { distance, reach } = scene;
  /** Direction of the ray, of length one. */
  const ray = new Float64Array(3);
  /** Of the surface that the last ray met: the length along the ray, and what is missing to the surface there. */
  const met = new Float64Array(2);

  /** Turns the ray to a point of the image plane. */
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
   * Whether the ray meets the surface from a length on, which `met` then tells of. Far from it the ray goes as far as
   * nothing can be (Hart 1996, "Sphere tracing"), near it by the secant method.
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
    /** The last point outside of the surface, and how far from it that is. */
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
        // Too far: back to where a straight line between the two distances says, or as deep as it is.
        t = outside < 0 ? t + d : outside + ((t - outside) * away) / (away - d);
        returns += 1;
        continue;
      }
      let leap = d;
      if (d < NEAR && outside >= 0 && outside < t) {
        // How much nearer the surface comes with each unit of the way.
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

/** Cells a side of the grid on which a silhouette is looked for. */
const CELLS = 150;
/** Cells a side of the squares that one wide ray can rule out. */
const BLOCK = 6;

/** Box of the image plane that the scene's silhouette fills, to about one part in a hundred and fifty. */
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
