/** Optical properties of a surface. Colours are hex. */
export interface Material {
  colour: string;
  /** 0 for a mirror, 1 for chalk. */
  roughness: number;
  finish: 'matte' | 'metal' | 'glass' | 'glow';
}

/** A picture on a part of an object, drawn by `texture`. It is lit like the surface, unless it glows. */
export interface Decal {
  /** Index of the part with the picture. */
  part: number;
  /** The texture's ratio of width to height. */
  aspect: number;
  kind:
    | 'label'
    | 'print'
    | 'screen-tall'
    | 'screen-wide'
    | 'screen-watch'
    | 'dial'
    | 'keyboard'
    | 'cover';
  glows: boolean;
  /** Writes u and v (0–1, from the top left) of a point; returns false outside of the picture. */
  project(x: number, y: number, z: number, uv: Float64Array): boolean;
}

/** A solid that stands on y = 0 around the y axis, about 1–3 units high. */
export interface ProductObject {
  /** Signed distance to the surface. */
  distance(x: number, y: number, z: number): number;
  /** Index into `materials` of the part nearest to a point on the surface. */
  part(x: number, y: number, z: number): number;
  materials: readonly Material[];
  decals: readonly Decal[];
  height: number;
  /** Radius of the circle around the axis that contains the solid. */
  radius: number;
  /** Rotation about the axis from which it looks best, in radians. */
  yaw: number;
  /** Height of the camera's target above eye level: 0 is level, 0.3 looks down. */
  pitch: number;
}

/** Colours of an object, as hex. */
export interface ProductColours {
  body: string;
  second: string;
  accent: string;
  light: string;
  dark: string;
  metal: string;
}

/** Returns the index of the smallest distance. */
export function nearest(...distances: number[]): number {
  let index = 0;
  for (let i = 1; i < distances.length; i++)
    if ((distances[i] ?? 0) < (distances[index] ?? 0)) index = i;
  return index;
}

/** Places a label around a cylinder; `arc` is half its angle in radians, centred at +z. */
export function wrapLabel(
  part: number,
  radius: number,
  bottom: number,
  top: number,
  arc: number,
): Decal {
  return {
    part,
    aspect: (2 * arc * radius) / (top - bottom),
    kind: 'label',
    glows: false,
    project(x, y, z, uv) {
      const angle = Math.atan2(x, z);
      if (Math.abs(angle) > arc || y < bottom || y > top) return false;
      uv[0] = (angle + arc) / (2 * arc);
      uv[1] = (top - y) / (top - bottom);
      return true;
    },
  };
}

/** Places a picture on a flat face towards +z. */
export function frontPicture(
  part: number,
  kind: Decal['kind'],
  halfWidth: number,
  bottom: number,
  top: number,
  minZ: number,
  glows = false,
): Decal {
  return {
    part,
    aspect: (2 * halfWidth) / (top - bottom),
    kind,
    glows,
    project(x, y, z, uv) {
      if (z < minZ || Math.abs(x) > halfWidth || y < bottom || y > top) return false;
      uv[0] = (x + halfWidth) / (2 * halfWidth);
      uv[1] = (top - y) / (top - bottom);
      return true;
    },
  };
}
