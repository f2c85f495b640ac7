import { parsePrivateObject } from './stored-object.ts';

const PUBLIC_OBJECT = '/storage/v1/object/public/';
const PUBLIC_RENDER = '/storage/v1/render/image/public/';

/**
 * Returns the URL of a smaller rendition of a stored image, which the storage service's render route makes.
 * @param width in CSS pixels times the device's pixel ratio
 * @param quality 20 to 100; without it, the service uses 80
 * @param width in CSS pixels times the device's pixel ratio
 * @param quality 20 to 100; without it, the service's own of 80
 * @returns null for an image outside public buckets, which is shown as the original
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
