/** Optical properties of a surface's material. Colours are written as hex. */
export interface Material {
  colour: string;
  /** Roughness of the surface: 0 for a mirror, 1 for chalk. */
  roughness: number;
  finish: 'matte' | 'metal' | 'glass' | 'glow';
}

/**
 * A decal: a picture, such as a label, that lies on a part of an object; `texture` draws the
 * picture. The studio lights the picture like the surface, unless the picture itself emits light.
 */
export interface Decal {
  /** Index of the part on which the picture lies. */
  part: number;
  /** Ratio of the texture's width to its height. */
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
  /**
   * Writes the texture coordinates u and v (0–1, from the top left) of a point. Returns false for a point
   * outside the picture.
   */
  project(x: number, y: number, z: number, uv: Float64Array): boolean;
}

/** A 3D model that stands on y = 0 around the y axis and is about 1–3 units high. */
export interface ProductObject {
  /** Returns the signed distance from a point to the object's surface. */
  distance(x: number, y: number, z: number): number;
  /** Returns the index in `materials` of the part that is nearest to a point on the object's surface. */
  part(x: number, y: number, z: number): number;
  materials: readonly Material[];
  decals: readonly Decal[];
  height: number;
  /** Radius of the smallest vertical cylinder around the axis that contains the object. */
  radius: number;
  /** Rotation about the y axis that shows the object best, in radians. */
  yaw: number;
  /** Angle of the camera above the horizontal, in radians: 0 looks straight ahead, 0.3 looks down. */
  pitch: number;
}

/** The colours in which an object is built, as hex. */
export interface ProductColours {
  body: string;
  second: string;
  accent: string;
  light: string;
  dark: string;
  metal: string;
}

/** Returns the index of the smallest of the given distances. */
export function nearest(...distances: number[]): number {
  let index = 0;
  for (let i = 1; i < distances.length; i++)
    if ((distances[i] ?? 0) < (distances[index] ?? 0)) index = i;
  return index;
}

/** Returns a label around a cylinder; `arc` is half the label's angle in radians, centred at +z. */
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

/** Returns a picture on a flat face that faces +z. */
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
