import { BUCKETS } from './buckets.ts';

export interface StoredObject {
  bucket: string;
  /** Path inside the bucket. The path's first folder is the id of the object's owner. */
  path: string;
}

/** Buckets of originals, whose URLs require the owner's session. */
const PRIVATE_BUCKETS: readonly string[] = [BUCKETS.assets, BUCKETS.uploads];

const OBJECT_ADDRESS = /\/storage\/v1\/object\/(?:public|authenticated)\/([^/?#]+)\/([^?#]+)/;

/** Returns the bucket and path of an object's URL; null for a URL outside a storage. */
export function parseStoredObject(address: string): StoredObject | null {
  const [, bucket, encoded] = OBJECT_ADDRESS.exec(address) ?? [];
  if (!bucket || !encoded) return null;
  try {
    return { bucket, path: decodeURIComponent(encoded) };
  } catch {
    return null;
  }
}

/** Returns the private object at a URL; null for a public object. */
export function parsePrivateObject(address: string): StoredObject | null {
  const object = parseStoredObject(address);
  return object && PRIVATE_BUCKETS.includes(object.bucket) ? object : null;
}

/**
 * Returns the URL by which rows and requests refer to an object. The URL of a private object requires its
 * owner's access token. Older versions used a public URL, since the bucket was public then.
 */
export function buildObjectAddress(address: string): string {
  const [from, to] = parsePrivateObject(address)
    ? ['/storage/v1/object/public/', '/storage/v1/object/authenticated/']
    : ['/storage/v1/object/authenticated/', '/storage/v1/object/public/'];
  return address.replace(from, to);
}
