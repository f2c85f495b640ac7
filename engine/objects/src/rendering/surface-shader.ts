import type { Material } from '../kit/product-object.ts';
import type { Texture } from './draw-decal.ts';
import { PRINTED } from './pixel-grid.ts';
import type { Scene } from './scene.ts';
import { linearRgb, type StudioLight, studioReflection } from './studio.ts';
import type { Tracer } from './tracer.ts';

const { hypot, max, min, sqrt } = Math;

interface ShadedMaterial extends Material {
  linear: [number, number, number];
}

/**
 * Offsets in the output of {@link makeShader}'s function: linear red, green and blue at 0 to 2, then the light.
 */
export const SHADED = { key: 3, open: 4, length: 5 } as const;

/** Distance in the scene's units between the sample points from which a surface's normal is computed. */
const TAP = 0.0011;

/** Returns the materials of the scene's object, followed by those of the podium. */
function materialsOf({ object, podium }: Scene): ShadedMaterial[] {
  return [
    ...object.materials,
    { colour: podium?.colour ?? '#ffffff', roughness: 0.6, finish: 'matte' as const },
    { colour: podium?.stepColour ?? '#ffffff', roughness: 0.6, finish: 'matte' as const },
  ].map((material) => ({ ...material, linear: linearRgb(material.colour) }));
}

/** Returns the colour of the light that the floor reflects onto objects. */
function tintOf({ bounce: colour }: StudioLight): number[] {
  const bounce = linearRgb(colour);
  const bounceLevel = max(0.05, (bounce[0] + bounce[1] + bounce[2]) / 3);
  return bounce.map((channel) => 0.72 + 0.28 * (channel / bounceLevel));
}

/**
 * A point of the surface, and the surface's normal at this point. Point and normal are arrays, because V8
 * creates an object for each number that is passed as an argument.
 */
interface SurfacePoint {
  point: Float64Array;
  normal: Float64Array;
}

/**
 * Returns a function that measures the share of the key light at a point by the narrowest free cone
 * towards the light (Quilez, "Soft shadows").
 */
function makeSoftShadow(
  scene: Scene,
  [lx, ly, lz]: readonly [number, number, number],
  { point, normal }: SurfacePoint,
): () => number {
  const { distance } = scene;
  return () => {
    const x = (point[0] ?? 0) + (normal[0] ?? 0) * 0.012;
    const y = (point[1] ?? 0) + (normal[1] ?? 0) * 0.012;
    const z = (point[2] ?? 0) + (normal[2] ?? 0) * 0.012;
    let lit = 1;
    let t = 0.03;
    for (let step = 0; step < 16 && t < 2.6; step++) {
      const d = distance(x + lx * t, y + ly * t, z + lz * t);
      lit = min(lit, (3.8 * d) / t);
      if (lit < 0.01) return 0;
      // The ray to the light ends above the scene's height, where no part can block the light.
      if (3.8 * (y + ly * t - scene.height) >= lit * t) break;
      t += max(d, 0.04);
    }
    return lit * lit * (3 - 2 * lit);
  };
}

/**
 * Returns a function that measures the ambient light at a point by the free space along the normal
 * (Evans 2006, "Fast approximations").
 */
function makeOpenness({ distance }: Scene, { point, normal }: SurfacePoint): () => number {
  return () => {
    const [x = 0, y = 0, z = 0] = point;
    const [nx = 0, ny = 0, nz = 0] = normal;
    let hidden = 0;
    let weight = 1;
    for (let tap = 1; tap <= 3; tap++) {
      const reach = 0.11 * tap;
      const free = min(distance(x + nx * reach, y + ny * reach, z + nz * reach), y + ny * reach);
      hidden += (reach - free) * weight;
      weight *= 0.65;
    }
    return max(0.12, 1 - 1.5 * max(0, hidden));
  };
}

/**
 * Offsets in the paint (surface colour) of a point: linear red, green and blue at 0 to 2, then the shares of
 * glow and paper.
 */
const PAINT = { glow: 3, paper: 4, length: 5 } as const;

/**
 * Returns a function that writes the paint (surface colour) of a point into `paint`. Decals (printed pictures) cover
 * the material. The function's result is the index of the object's part at the point. Where a decal covers the
 * part, {@link PRINTED} is added to the index.
 */
function makePainter(
  scene: Scene,
  textures: readonly Texture[],
  { point }: SurfacePoint,
  paint: Float64Array,
): (part: number, material: ShadedMaterial) => number {
  const { decals, materials } = scene.object;
  const local = new Float64Array(3);
  const uv = new Float64Array(2);
  const texel = new Float64Array(4);
  return (part, { linear, finish }) => {
    for (let c = 0; c < 3; c++) paint[c] = linear[c] ?? 0;
    paint[PAINT.glow] = finish === 'glow' ? 1 : 0;
    paint[PAINT.paper] = 0;
    if (part >= materials.length) return part;
    let shown = part;
    scene.toObject(point[0] ?? 0, point[1] ?? 0, point[2] ?? 0, local);
    for (let index = 0; index < decals.length; index++) {
      const decal = decals[index];
      const texture = textures[index];
      if (
        !decal ||
        !texture ||
        decal.part !== part ||
        !decal.project(local[0] ?? 0, local[1] ?? 0, local[2] ?? 0, uv)
      )
        continue;
      shown = part + PRINTED;
      texture.sample(uv[0] ?? 0, uv[1] ?? 0, texel);
      const cover = texel[3] ?? 0;
      for (let c = 0; c < 3; c++)
        paint[c] = (paint[c] ?? 0) * (1 - cover) + (texel[c] ?? 0) * cover;
      paint[decal.glows ? PAINT.glow : PAINT.paper] = cover;
    }
    return shown;
  };
}

/**
 * Returns a function that shades the hit point of the tracer's ray. The returned function writes
 * colour and light into `out`, and returns the part at the point, plus {@link PRINTED} under a
 * decal. If the point lies on the part `litPart`, `out` already contains the light of nearby
 * points. The light of nearby points is reused, because computing light takes most of the time.
 *
 * The function `shade` is deliberately long. V8 would inline a shorter `shade` into each tracing loop, and then inline
 * no shapes into the loops. Splitting this function into steps increased the processor time of ads by a tenth.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the function that it makes must be too long to be inlined
export function makeShader(
  scene: Scene,
  textures: readonly Texture[],
  light: StudioLight,
  { camera, ray, met }: Tracer,
) {
  const length = hypot(...light.key);
  const [lx, ly, lz] = [light.key[0] / length, light.key[1] / length, light.key[2] / length];
  const materials = materialsOf(scene);
  const surface = { point: new Float64Array(3), normal: new Float64Array(3) };
  const { point, normal } = surface;
  const paint = new Float64Array(PAINT.length);
  const painted = makePainter(scene, textures, surface, paint);
  const softShadow = makeSoftShadow(scene, [lx, ly, lz], surface);
  const openness = makeOpenness(scene, surface);
  const tint = tintOf(light);
  const { distance } = scene;

  return function shade(out: Float64Array, litPart: number): number {
    const [dx = 0, dy = 0, dz = 0] = ray;
    const t = met[0] ?? 0;
    const x = dx * t;
    const y = camera.y + dy * t;
    const z = camera.z + dz * t;
    const part = scene.part(x, y, z);
    const material = materials[part] ?? materials[0];
    if (!material) return part;
    point[0] = x;
    point[1] = y;
    point[2] = z;
    const here = met[1] ?? 0;
    for (let axis = 0; axis < 3; axis++) {
      const tapX = axis === 0 ? x + TAP : x;
      const tapY = axis === 1 ? y + TAP : y;
      const tapZ = axis === 2 ? z + TAP : z;
      normal[axis] = distance(tapX, tapY, tapZ) - here;
    }
    let [nx = 0, ny = 0, nz = 0] = normal;
    const n = sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= n;
    ny /= n;
    nz /= n;
    normal[0] = nx;
    normal[1] = ny;
    normal[2] = nz;
    const shown = painted(part, material);
    const lambert = max(0, nx * lx + ny * ly + nz * lz);
    if (shown !== litPart) {
      out[SHADED.open] = openness();
      out[SHADED.key] = lambert > 0 ? softShadow() : 0;
    }
    const glow = paint[PAINT.glow] ?? 0;
    const paper = paint[PAINT.paper] ?? 0;
    const facing = max(0, -(dx * nx + dy * ny + dz * nz));
    const mx = dx + 2 * facing * nx;
    const my = dy + 2 * facing * ny;
    const mz = dz + 2 * facing * nz;
    const roughness = paper > 0.5 ? max(0.5, material.roughness) : material.roughness;
    const mirror = studioReflection(mx, my, mz, roughness);
    const fresnel = (1 - facing) ** 5;
    const open = out[SHADED.open] ?? 1;
    const key = lambert * (out[SHADED.key] ?? 1);
    const fill = (0.5 + 0.5 * ny) * 0.34 + 0.3 + 0.16 * max(0, -nx * 0.4 + nz * 0.7);
    const metal = material.finish === 'metal' && paper < 0.5;
    const glass = material.finish === 'glass' && paper < 0.5;
    const gloss = metal
      ? 0.82 + 0.18 * fresnel
      : (0.045 + 0.62 * fresnel * (1 - roughness * 0.75)) * (glass ? 1.25 : 1);
    for (let c = 0; c < 3; c++) {
      const own = paint[c] ?? 0;
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
    return shown;
  };
}
