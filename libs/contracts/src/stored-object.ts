import { BUCKETS } from './buckets.ts';

export interface StoredObject {
  bucket: string;
  /** Path of the object inside the bucket. The first folder of the path is the id of the object's owner. */
  path: string;
}

/**
 * Storage buckets that hold the uploaded originals. A URL of an object in a private bucket requires the owner's
 * session.
 */
const PRIVATE_BUCKETS: readonly string[] = [BUCKETS.assets, BUCKETS.uploads];

const OBJECT_ADDRESS = /\/storage\/v1\/object\/(?:public|authenticated)\/([^/?#]+)\/([^?#]+)/;

/** Returns the bucket and path in the URL of a stored object; null for a URL outside a storage. */
export function parseStoredObject(address: string): StoredObject | null {
  const [, bucket, encoded] = OBJECT_ADDRESS.exec(address) ?? [];
  if (!bucket || !encoded) return null;
  try {
    return { bucket, path: decodeURIComponent(encoded) };
  } catch {
    return null;
  }
}

/** Returns the bucket and path in the URL of a private object; null for a public object. */
export function parsePrivateObject(address: string): StoredObject | null {
  const object = parseStoredObject(address);
  return object && PRIVATE_BUCKETS.includes(object.bucket) ? object : null;
}

/**
 * Returns the URL of an object as rows and requests contain it. The URL of a private object requires its
 * owner's access token. Rows of older versions contain a public URL, because the bucket was public then.
 */
export function buildObjectAddress(address: string): string {
  const [from, to] = parsePrivateObject(address)
    ? ['/storage/v1/object/public/', '/storage/v1/object/authenticated/']
    : ['/storage/v1/object/authenticated/', '/storage/v1/object/public/'];
  return address.replace(from, to);
}
