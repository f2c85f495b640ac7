import { BUCKETS, parseStoredObject, type StoredObject } from '@adwright/contracts';
import { getActiveWorkspaceId } from '@adwright/supabase';

/**
 * Returns the storage path of an image in the active workspace's folder (spec §3); null for any other image.
 */
export function findOwnObject(imageUrl: string, userId: string): StoredObject | null {
  const object = parseStoredObject(imageUrl);
  const isOwn =
    object &&
    Object.values<string>(BUCKETS).includes(object.bucket) &&
    object.path.startsWith(`${getActiveWorkspaceId(userId)}/`);
  return isOwn ? object : null;
}
