import { norm } from '@adwright/engine-pixels';
import type { Raster } from './render-scene.ts';
import type { PlaneWindow, Scene } from './scene.ts';
import type { StudioLight } from './studio.ts';
import { makeTracer } from './tracer.ts';

const { hypot, max, min } = Math;

/**
 * Returns the distance to the scene's objects, but at least the distance to their bounding circles. Some
 * shapes are unbounded in places that no camera ray reaches. Without this limit, these shapes would cast
 * ripples on the floor.
 */
export function heldDistance(scene: Scene): Scene['distance'] {
  const { object, podium, base, height, distance } = scene;
  const stand = podium ? max(podium.radius, podium.step?.radius ?? 0) : 0;
  return (x, y, z) => {
    const axis = norm(x, z);
    const fromObject = max(axis - object.radius, y - height);
    const least = podium ? min(fromObject, max(axis - stand, y - base)) : fromObject;
    return max(distance(x, y, z), least);
  };
}

/**
 * Renders the shadow that the scene casts on the floor, as the alpha of black pixels. A coarse grid is enough,
 * because the shadow has soft edges.
 */
export function renderFloorShadow(
  scene: Scene,
  light: StudioLight,
  view: PlaneWindow,
  width: number,
  height: number,
): Raster {
  const tracer = makeTracer(scene);
  const { camera, ray } = tracer;
  const distance = heldDistance(scene);
  const length = hypot(...light.key);
  const [lx, ly, lz] = [light.key[0] / length, light.key[1] / length, light.key[2] / length];
  const data = new Uint8ClampedArray(width * height * 4);
  const far = scene.reach * 2.6;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      tracer.aim(
        view.left + ((x + 0.5) / width) * (view.right - view.left),
        view.top - ((y + 0.5) / height) * (view.top - view.bottom),
      );
      const dy = ray[1] ?? 0;
      if (dy >= -0.002) continue;
      const t = -camera.y / dy;
      const fx = (ray[0] ?? 0) * t;
      const fz = camera.z + (ray[2] ?? 0) * t;
      const away = norm(fx, fz);
      if (away > far) continue;
      let lit = 1;
      let along = 0.03;
      // Steps along the ray to the light are short, because long steps would skip thin shapes and cause ripples
      // in the shadow.
      for (let step = 0; step < 72 && along < 4.2; step++) {
        const d = distance(fx + lx * along, ly * along + 0.002, fz + lz * along);
        lit = min(lit, (3.4 * d) / along);
        if (lit < 0.01) break;
        // The ray to the light ends above the scene's height, where no part can block the light.
        if (3.4 * (ly * along - scene.height) >= lit * along) break;
        along += max(d * 0.4, 0.03);
      }
      lit = max(0, lit);
      const contact = Math.exp(-max(0, distance(fx, 0.03, fz)) * 6.5);
      const fade = max(0, 1 - away / far) ** 1.5;
      const dark = (1 - lit * lit * (3 - 2 * lit)) * 0.5 * fade + contact * 0.55;
      // The shadow fades out towards the borders of the picture, so that no edge is visible.
      const border = min(
        1,
        min(x, width - 1 - x) / (width * 0.16),
        min(y, height - 1 - y) / (height * 0.2),
      );
      data[(y * width + x) * 4 + 3] = min(0.9, dark * light.shadow * border) * 255;
    }
  }
  return { data, width, height };
}
