/** Position and size of a product in the picture, in pixels. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Row of the picture in which the product touches its floor or stand, in pixels. */
  base: number;
  /**
   * Height in the picture of the product's contact area, in pixels; the top of a stand must be deep enough for
   * this area.
   */
  depth?: number;
}
