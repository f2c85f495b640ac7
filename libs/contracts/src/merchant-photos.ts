/**
 * Minimum side of a product photo in pixels. Google Merchant Center refuses smaller photos
 * (https://support.google.com/merchants/answer/6324350).
 */
const LEAST_MERCHANT_SIDE_PX = 500;

/**
 * A sentence for users with a photo that is too small for Merchant Center. Pages show it after the photo's
 * size. Google refuses photos below this size from 31 January 2027.
 */
export const MERCHANT_PHOTO_RULE = `Google Merchant Center refuses photos below ${LEAST_MERCHANT_SIDE_PX} × ${LEAST_MERCHANT_SIDE_PX} pixels.`;

/** Tells whether Merchant Center will refuse a photo because of its size. */
export function isSmallForMerchants({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) < LEAST_MERCHANT_SIDE_PX;
}
