import { parsePrivateObject } from './stored-object.ts';

const PUBLIC_OBJECT = '/storage/v1/object/public/';
const PUBLIC_RENDER = '/storage/v1/render/image/public/';

/**
 * Returns the URL of a smaller version of a stored image, which the storage service's render route produces.
 * @param width width of the smaller version: CSS pixels times the device's pixel ratio
 * @param quality JPEG quality from 20 to 100; when absent, the service uses 80
 * @param width width of the smaller version: CSS pixels times the device's pixel ratio
 * @param quality JPEG quality from 20 to 100; when absent, the service uses 80
 * @returns null for an image outside public buckets, of which pages show the original
 */
export function buildRenditionUrl(
  imageUrl: string,
  width: number,
  quality?: number,
): string | null {
  if (!imageUrl.includes(PUBLIC_OBJECT) || parsePrivateObject(imageUrl)) return null;
  const url = new URL(imageUrl.replace(PUBLIC_OBJECT, PUBLIC_RENDER));
  url.searchParams.set('width', String(Math.round(width)));
  if (quality !== undefined) url.searchParams.set('quality', String(quality));
  return url.href;
}
