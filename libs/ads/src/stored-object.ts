import { BUCKETS } from '@adwright/contracts';

const PUBLIC_OBJECT = /\/storage\/v1\/object\/public\/([^/]+)\/([^?#]+)/;

export interface StoredObject {
  bucket: string;
  /** Within the bucket. */
  path: string;
}

/** Where an image lies in the user's own folder of our storage (spec §3); null for one that lies anywhere else. */
export function storedObject(imageUrl: string, userId: string): StoredObject | null {
  const [, bucket = '', encoded = ''] = PUBLIC_OBJECT.exec(imageUrl) ?? [];
  const path = decodeURIComponent(encoded);
  const isOurs = Object.values<string>(BUCKETS).includes(bucket);
  return isOurs && path.startsWith(`${userId}/`) ? { bucket, path } : null;
}
