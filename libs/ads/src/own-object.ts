import { BUCKETS, type StoredObject, storedObject } from '@adwright/contracts';
import { activeWorkspaceId } from '@adwright/supabase';

/** Path of an image in the active workspace's folder of our storage (spec §3); null for any other image. */
export function ownObject(imageUrl: string, userId: string): StoredObject | null {
  const object = storedObject(imageUrl);
  const isOwn =
    object &&
    Object.values<string>(BUCKETS).includes(object.bucket) &&
    object.path.startsWith(`${activeWorkspaceId(userId)}/`);
  return isOwn ? object : null;
}
