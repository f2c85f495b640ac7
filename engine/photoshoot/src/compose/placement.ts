/** Position of a product in the picture, in pixels. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Row of the picture on which the product stands, in pixels. */
  base: number;
  /**
   * Height in the picture of the product's contact area with the floor, in pixels; a stand must be deep
   * enough for this area.
   */
  depth?: number;
}
