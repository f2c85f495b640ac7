/** Position of a product in the picture, in pixels. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Row on which the product stands. */
  base: number;
  /** Height in the picture of the area on which a product stands, seen from above; a stand must hold all of it. */
  depth?: number;
}
