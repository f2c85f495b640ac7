/** Where a product stands in the picture, in pixels. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where it stands. */
  base: number;
  /** How far up its foot reaches where it was seen from above, where something is to hold all of that. */
  depth?: number;
}
