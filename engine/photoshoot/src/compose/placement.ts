/** Position of a product in the picture, in pixels. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where it stands. */
  base: number;
  /** Height of its foot, seen from above, for stands that must hold all of it. */
  depth?: number;
}
