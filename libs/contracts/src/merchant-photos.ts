/** Side of a product photo in pixels, below which Google Merchant Center refuses it (https://support.google.com/merchants/answer/6324350). */
const LEAST_MERCHANT_SIDE_PX = 500;

/** What Merchant Center does with a small photo, as the sentence that follows its size. The rule holds from 31 January 2027. */
export const MERCHANT_PHOTO_RULE = `Google Merchant Center refuses photos below ${LEAST_MERCHANT_SIDE_PX} × ${LEAST_MERCHANT_SIDE_PX} pixels.`;

/** Whether Merchant Center will refuse a photo for its size. */
export function isSmallForMerchants({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) < LEAST_MERCHANT_SIDE_PX;
}
