import { cameraOf, type PlaneWindow, type Scene } from './scene.ts';

const { hypot, max, min, sqrt } = Math;

const HIT = 0.0009;
const MAX_STEPS = 90;

/** Traces rays through one scene; made once for a scene and asked for windows of its image plane. */
export function makeTracer(scene: Scene) {
  const camera = cameraOf(scene);
  const [, forwardY, forwardZ] = camera.forward;
  const [, upY, upZ] = camera.up;
  const middle = scene.height / 2;
  const { distance, reach } = scene;

  /** Length along a ray at which it meets the surface, or -1. Starts at `from`; direction of length one. */
  function march(dx: number, dy: number, dz: number, from: number, cone: number): number {
    const oy = camera.y - middle;
    const b = oy * dy + camera.z * dz;
    const c = oy * oy + camera.z * camera.z - reach * reach;
    const inside = b * b - c;
    if (inside <= 0 && cone === 0) return -1;
    const half = sqrt(max(0, inside));
    let t = max(from, -b - half - cone * 8);
    const end = -b + half + cone * 8;
    for (let step = 0; step < MAX_STEPS && t < end; step++) {
      const d = distance(dx * t, camera.y + dy * t, camera.z + dz * t);
      if (d < HIT + cone * t) return t;
      t += max(d - cone * t * 0.5, 0.002);
    }
    return -1;
  }

  /** Direction through a point of the image plane. */
  function direction(px: number, py: number, out: Float64Array): void {
    const dy = forwardY + upY * py;
    const dz = forwardZ + upZ * py;
    const length = sqrt(px * px + dy * dy + dz * dz);
    out[0] = px / length;
    out[1] = dy / length;
    out[2] = dz / length;
  }

  return { camera, march, direction };
}

export type Tracer = ReturnType<typeof makeTracer>;

/** Cells a side of the grid on which a silhouette is looked for. */
const CELLS = 150;
/** Cells a side of the squares that one wide ray can rule out. */
const BLOCK = 6;

/** Box of the image plane that the scene's silhouette fills, to about one part in a hundred and fifty. */
export function silhouetteWindow(scene: Scene, tracer: Tracer): PlaneWindow {
  const half = (scene.reach / hypot(tracer.camera.y - scene.height / 2, tracer.camera.z)) * 1.06;
  const cell = (2 * half) / CELLS;
  const ray = new Float64Array(3);
  const hits = (column: number, row: number, cone: number) => {
    tracer.direction(column * cell - half, half - row * cell, ray);
    return tracer.march(ray[0] ?? 0, ray[1] ?? 0, ray[2] ?? 0, 0, cone) >= 0;
  };
  const found = { left: CELLS, right: -1, top: CELLS, bottom: -1 };
  for (let blockRow = 0; blockRow < CELLS; blockRow += BLOCK) {
    for (let blockColumn = 0; blockColumn < CELLS; blockColumn += BLOCK) {
      const known =
        blockColumn >= found.left &&
        blockColumn + BLOCK - 1 <= found.right &&
        blockRow >= found.top &&
        blockRow + BLOCK - 1 <= found.bottom;
      if (known || !hits(blockColumn + BLOCK / 2, blockRow + BLOCK / 2, cell * BLOCK * 0.75))
        continue;
      for (let row = blockRow; row < blockRow + BLOCK; row++) {
        for (let column = blockColumn; column < blockColumn + BLOCK; column++) {
          const inBox =
            column >= found.left &&
            column <= found.right &&
            row >= found.top &&
            row <= found.bottom;
          if (inBox || !hits(column + 0.5, row + 0.5, 0)) continue;
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
