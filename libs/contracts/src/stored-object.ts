import { BUCKETS } from './buckets.ts';

export interface StoredObject {
  bucket: string;
  /** Path inside the bucket. Its first folder is the id of its owner. */
  path: string;
}

/** Buckets of originals: their addresses work with their owner's session alone. */
const PRIVATE_BUCKETS: readonly string[] = [BUCKETS.assets, BUCKETS.uploads];

const OBJECT_ADDRESS = /\/storage\/v1\/object\/(?:public|authenticated)\/([^/?#]+)\/([^?#]+)/;

/** Where an object's address points; null for an address that is not of a storage. */
export function storedObject(address: string): StoredObject | null {
  const [, bucket, encoded] = OBJECT_ADDRESS.exec(address) ?? [];
  if (!bucket || !encoded) return null;
  try {
    return { bucket, path: decodeURIComponent(encoded) };
  } catch {
    return null;
  }
}

/** The private object behind an address; null for one that everybody may read. */
export function privateObject(address: string): StoredObject | null {
  const object = storedObject(address);
  return object && PRIVATE_BUCKETS.includes(object.bucket) ? object : null;
}

/**
 * The address by which rows and requests name an object. That of a private one asks for its owner's access token; earlier
 * versions named it by a public address, from before its bucket became private.
 */
export function objectAddress(address: string): string {
  const [from, to] = privateObject(address)
    ? ['/storage/v1/object/public/', '/storage/v1/object/authenticated/']
    : ['/storage/v1/object/authenticated/', '/storage/v1/object/public/'];
  return address.replace(from, to);
}
