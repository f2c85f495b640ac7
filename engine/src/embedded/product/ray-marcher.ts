import type { Texture } from './draw-decal.ts';
import type { Material } from './product-object.ts';
import { cameraOf, type PlaneWindow, type Scene } from './scene.ts';
import { linearRgb, type StudioLight, studioReflection, toneMap } from './studio.ts';

const { abs, hypot, max, min, sqrt } = Math;

/** Side of the square of pixels that share one coarse ray. */
const TILE = 8;
const HIT = 0.0009;
const MAX_STEPS = 90;
/** Where in a pixel the extra rays of an edge go (rotated grid). */
const SUBPIXELS: readonly (readonly [number, number])[] = [
  [0.125, 0.625],
  [0.625, 0.125],
  [0.875, 0.875],
  [0.375, 0.375],
];

interface ShadedMaterial extends Material {
  linear: [number, number, number];
}

/** Pixels of a rendered scene: RGBA, not premultiplied. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

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
    const length = hypot(px, dy, dz);
    out[0] = px / length;
    out[1] = dy / length;
    out[2] = dz / length;
  }

  return { camera, march, direction };
}

type Tracer = ReturnType<typeof makeTracer>;

/** Box of the image plane that the scene's silhouette fills, to about one part in a hundred and fifty. */
export function silhouetteWindow(scene: Scene, tracer: Tracer): PlaneWindow {
  const half =
    (scene.reach / Math.hypot(tracer.camera.y - scene.height / 2, tracer.camera.z)) * 1.06;
  const cells = 150;
  const ray = new Float64Array(3);
  const found = { left: cells, right: -1, top: cells, bottom: -1 };
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const inBox =
        column >= found.left && column <= found.right && row >= found.top && row <= found.bottom;
      if (inBox) continue;
      tracer.direction(
        ((column + 0.5) / cells) * 2 * half - half,
        half - ((row + 0.5) / cells) * 2 * half,
        ray,
      );
      if (tracer.march(ray[0] ?? 0, ray[1] ?? 0, ray[2] ?? 0, 0, 0) < 0) continue;
      found.left = min(found.left, column);
      found.right = max(found.right, column);
      found.top = min(found.top, row);
      found.bottom = max(found.bottom, row);
    }
  }
  const cell = (2 * half) / cells;
  return {
    left: found.left * cell - half - cell * 0.5,
    right: (found.right + 1) * cell - half + cell * 0.5,
    top: half - found.top * cell + cell * 0.5,
    bottom: half - (found.bottom + 1) * cell - cell * 0.5,
  };
}

/** Colour of the surface where a ray meets it, linear; written into `out`. */
function makeShader(scene: Scene, textures: readonly Texture[], light: StudioLight) {
  const length = hypot(...light.key);
  const [lx, ly, lz] = [light.key[0] / length, light.key[1] / length, light.key[2] / length];
  const podium = scene.podium;
  const materials: ShadedMaterial[] = [
    ...scene.object.materials,
    { colour: podium?.colour ?? '#ffffff', roughness: 0.6, finish: 'matte' as const },
    { colour: podium?.stepColour ?? '#ffffff', roughness: 0.6, finish: 'matte' as const },
  ].map((material) => ({ ...material, linear: linearRgb(material.colour) }));
  const bounce = linearRgb(light.bounce);
  const bounceLevel = max(0.05, (bounce[0] + bounce[1] + bounce[2]) / 3);
  const tint = bounce.map((channel) => 0.72 + 0.28 * (channel / bounceLevel));
  const { distance } = scene;
  const local = new Float64Array(3);
  const uv = new Float64Array(2);
  const texel = new Float64Array(4);
  const albedo = new Float64Array(3);

  function softShadow(x: number, y: number, z: number): number {
    let lit = 1;
    let t = 0.03;
    for (let step = 0; step < 16 && t < 2.6; step++) {
      const d = distance(x + lx * t, y + ly * t, z + lz * t);
      lit = min(lit, (3.8 * d) / t);
      if (lit < 0.01) return 0;
      t += max(d, 0.04);
    }
    return lit * lit * (3 - 2 * lit);
  }

  function openness(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    let hidden = 0;
    let weight = 1;
    for (let tap = 1; tap <= 3; tap++) {
      const reach = 0.11 * tap;
      const free = min(distance(x + nx * reach, y + ny * reach, z + nz * reach), y + ny * reach);
      hidden += (reach - free) * weight;
      weight *= 0.65;
    }
    return max(0.12, 1 - 1.5 * max(0, hidden));
  }

  return function shade(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    out: Float64Array,
  ): number {
    const part = scene.part(x, y, z);
    const material = materials[part] ?? materials[0];
    if (!material) return part;
    const h = 0.0011;
    const d1 = distance(x + h, y - h, z - h);
    const d2 = distance(x - h, y - h, z + h);
    const d3 = distance(x - h, y + h, z - h);
    const d4 = distance(x + h, y + h, z + h);
    let nx = d1 - d2 - d3 + d4;
    let ny = -d1 - d2 + d3 + d4;
    let nz = -d1 + d2 - d3 + d4;
    const n = hypot(nx, ny, nz) || 1;
    nx /= n;
    ny /= n;
    nz /= n;
    albedo[0] = material.linear[0];
    albedo[1] = material.linear[1];
    albedo[2] = material.linear[2];
    let glow = material.finish === 'glow' ? 1 : 0;
    let paper = 0;
    if (part < scene.object.materials.length) {
      scene.toObject(x, y, z, local);
      scene.object.decals.forEach((decal, index) => {
        const texture = textures[index];
        if (
          !texture ||
          decal.part !== part ||
          !decal.project(local[0] ?? 0, local[1] ?? 0, local[2] ?? 0, uv)
        )
          return;
        texture.sample(uv[0] ?? 0, uv[1] ?? 0, texel);
        const cover = texel[3] ?? 0;
        for (let c = 0; c < 3; c++)
          albedo[c] = (albedo[c] ?? 0) * (1 - cover) + (texel[c] ?? 0) * cover;
        if (decal.glows) glow = cover;
        else paper = cover;
      });
    }
    const facing = max(0, -(dx * nx + dy * ny + dz * nz));
    const mx = dx + 2 * facing * nx;
    const my = dy + 2 * facing * ny;
    const mz = dz + 2 * facing * nz;
    const roughness = paper > 0.5 ? max(0.5, material.roughness) : material.roughness;
    const mirror = studioReflection(mx, my, mz, roughness);
    const fresnel = (1 - facing) ** 5;
    const open = openness(x, y, z, nx, ny, nz);
    const lambert = max(0, nx * lx + ny * ly + nz * lz);
    const key =
      lambert > 0 ? lambert * softShadow(x + nx * 0.012, y + ny * 0.012, z + nz * 0.012) : 0;
    const fill = (0.5 + 0.5 * ny) * 0.34 + 0.3 + 0.16 * max(0, -nx * 0.4 + nz * 0.7);
    const metal = material.finish === 'metal' && paper < 0.5;
    const glass = material.finish === 'glass' && paper < 0.5;
    const gloss = metal
      ? 0.82 + 0.18 * fresnel
      : (0.045 + 0.62 * fresnel * (1 - roughness * 0.75)) * (glass ? 1.25 : 1);
    for (let c = 0; c < 3; c++) {
      const own = albedo[c] ?? 0;
      const ambient = fill * light.fill * open * (tint[c] ?? 1);
      let diffuse = own * (key * 1.5 * light.keyPower + ambient);
      if (metal) diffuse *= 0.2;
      if (glass)
        diffuse =
          own * (0.16 + 0.95 * facing ** 1.6) * (0.55 + 0.5 * key + 0.35 * open) +
          own * own * 0.35 * facing;
      const shine = mirror * gloss * (metal ? own : 1) * (0.3 + 0.7 * open);
      const lit = diffuse + shine + fresnel * 0.1 * light.fill * (tint[c] ?? 1) * open;
      out[c] = glow > 0 ? lit * (1 - glow) + glow * (own * 1.75 + shine * 0.35) : lit;
    }
    return part;
  };
}

/** Renders a window of the scene without its floor; what is not the object stays clear. */
export function renderScene(
  scene: Scene,
  textures: readonly Texture[],
  light: StudioLight,
  view: PlaneWindow,
  width: number,
  height: number,
): Raster {
  const tracer = makeTracer(scene);
  const shade = makeShader(scene, textures, light);
  const { camera } = tracer;
  const ray = new Float64Array(3);
  const colour = new Float64Array(3);
  const pixel = (view.right - view.left) / width;
  const starts = new Float32Array(Math.ceil(width / TILE) * Math.ceil(height / TILE));
  const tilesAcross = Math.ceil(width / TILE);
  const cone = pixel * TILE * 0.75;
  for (let i = 0; i < starts.length; i++) {
    const centreX = ((i % tilesAcross) + 0.5) * TILE;
    const centreY = (Math.floor(i / tilesAcross) + 0.5) * TILE;
    tracer.direction(view.left + centreX * pixel, view.top - centreY * pixel, ray);
    starts[i] = tracer.march(ray[0] ?? 0, ray[1] ?? 0, ray[2] ?? 0, 0, cone);
  }
  const samples = new Float32Array(width * height * 4);
  const parts = new Int8Array(width * height);
  function trace(px: number, py: number, start: number): number {
    tracer.direction(view.left + px * pixel, view.top - py * pixel, ray);
    const dx = ray[0] ?? 0;
    const dy = ray[1] ?? 0;
    const dz = ray[2] ?? 0;
    const t = tracer.march(dx, dy, dz, start, 0);
    if (t < 0) return -1;
    return shade(dx * t, camera.y + dy * t, camera.z + dz * t, dx, dy, dz, colour);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const start = starts[Math.floor(y / TILE) * tilesAcross + Math.floor(x / TILE)] ?? -1;
      parts[i] = start < 0 ? -1 : trace(x + 0.5, y + 0.5, start);
      if ((parts[i] ?? -1) < 0) continue;
      samples[i * 4] = toneMap(colour[0] ?? 0);
      samples[i * 4 + 1] = toneMap(colour[1] ?? 0);
      samples[i * 4 + 2] = toneMap(colour[2] ?? 0);
      samples[i * 4 + 3] = 1;
    }
  }
  const data = new Uint8ClampedArray(width * height * 4);
  const isEdge = (i: number, other: number) =>
    parts[i] !== parts[other] ||
    abs((samples[i * 4] ?? 0) - (samples[other * 4] ?? 0)) +
      abs((samples[i * 4 + 1] ?? 0) - (samples[other * 4 + 1] ?? 0)) +
      abs((samples[i * 4 + 2] ?? 0) - (samples[other * 4 + 2] ?? 0)) >
      44;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let red = samples[i * 4] ?? 0;
      let green = samples[i * 4 + 1] ?? 0;
      let blue = samples[i * 4 + 2] ?? 0;
      let cover = samples[i * 4 + 3] ?? 0;
      const inner = x > 0 && y > 0 && x < width - 1 && y < height - 1;
      if (
        inner &&
        (isEdge(i, i - 1) || isEdge(i, i + 1) || isEdge(i, i - width) || isEdge(i, i + width))
      ) {
        const start = max(0, neighbourStart(starts, tilesAcross, x, y));
        for (const [sx, sy] of SUBPIXELS) {
          if (trace(x + sx, y + sy, start) < 0) continue;
          red += toneMap(colour[0] ?? 0);
          green += toneMap(colour[1] ?? 0);
          blue += toneMap(colour[2] ?? 0);
          cover += 1;
        }
        red /= max(1, cover);
        green /= max(1, cover);
        blue /= max(1, cover);
        cover /= 1 + SUBPIXELS.length;
      }
      data[i * 4] = red;
      data[i * 4 + 1] = green;
      data[i * 4 + 2] = blue;
      data[i * 4 + 3] = cover * 255;
    }
  }
  return { data, width, height };
}

/** Nearest start among a pixel's own tile and those it may reach into. */
function neighbourStart(starts: Float32Array, tilesAcross: number, x: number, y: number): number {
  let start = Number.POSITIVE_INFINITY;
  for (const dy of [-1, 1]) {
    for (const dx of [-1, 1]) {
      const value =
        starts[Math.floor((y + dy) / TILE) * tilesAcross + Math.floor((x + dx) / TILE)] ?? -1;
      if (value >= 0) start = min(start, value);
    }
  }
  return Number.isFinite(start) ? start : 0;
}

/** Shadow that the scene throws on the floor, as the alpha of black pixels; meant for a coarse grid, it is soft anyway. */
export function renderFloorShadow(
  scene: Scene,
  light: StudioLight,
  view: PlaneWindow,
  width: number,
  height: number,
): Raster {
  const tracer = makeTracer(scene);
  const { camera } = tracer;
  const { distance } = scene;
  const length = hypot(...light.key);
  const [lx, ly, lz] = [light.key[0] / length, light.key[1] / length, light.key[2] / length];
  const ray = new Float64Array(3);
  const data = new Uint8ClampedArray(width * height * 4);
  const far = scene.reach * 2.6;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      tracer.direction(
        view.left + ((x + 0.5) / width) * (view.right - view.left),
        view.top - ((y + 0.5) / height) * (view.top - view.bottom),
        ray,
      );
      const dy = ray[1] ?? 0;
      if (dy >= -0.002) continue;
      const t = -camera.y / dy;
      const fx = (ray[0] ?? 0) * t;
      const fz = camera.z + (ray[2] ?? 0) * t;
      const away = hypot(fx, fz);
      if (away > far) continue;
      let lit = 1;
      let along = 0.03;
      for (let step = 0; step < 44 && along < 4.2; step++) {
        const d = distance(fx + lx * along, ly * along + 0.002, fz + lz * along);
        lit = min(lit, (3.4 * d) / along);
        if (lit < 0.01) break;
        along += max(d * 0.7, 0.035);
      }
      lit = max(0, lit);
      const contact = Math.exp(-max(0, distance(fx, 0.03, fz)) * 6.5);
      const fade = max(0, 1 - away / far) ** 1.5;
      const dark = (1 - lit * lit * (3 - 2 * lit)) * 0.5 * fade + contact * 0.55;
      // The window ends somewhere: towards its borders the shadow melts away, so that no edge shows.
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
