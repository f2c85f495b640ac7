import { AppError, parsePrivateObject, type StoredObject } from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';
import DataLoader from 'dataloader';

/** Time in seconds for which a signed URL is valid. */
export const SIGNED_SECONDS = 600;

const signing = new DataLoader<StoredObject, string>(signAll, { cache: false, maxBatchSize: 100 });

/**
 * Returns a URL from which an `img` element or a simple request can load a picture. The URL of a private object
 * is signed for the signed-in user, and is valid for {@link SIGNED_SECONDS}. URLs requested at the same moment
 * are signed with one request.
 * @throws `not_found` for an object that is deleted or belongs to another user
 */
export async function encodeReadableAddress(address: string): Promise<string> {
  const object = parsePrivateObject(address);
  return object ? signing.load(object) : address;
}

async function signAll(objects: readonly StoredObject[]): Promise<(string | AppError)[]> {
  const { storage } = getSupabase();
  const buckets = [...new Set(objects.map(({ bucket }) => bucket))];
  const signed = new Map<string, string>();
  const sign = async (bucket: string) => {
    const paths = objects.filter((object) => object.bucket === bucket).map(({ path }) => path);
    const { data, error } = await storage.from(bucket).createSignedUrls(paths, SIGNED_SECONDS);
    if (error) throw error;
    for (const { path, signedUrl } of data)
      if (path && signedUrl) signed.set(`${bucket}/${path}`, signedUrl);
  };
  await Promise.all(buckets.map(sign));
  return objects.map(({ bucket, path }) => {
    const place = `${bucket}/${path}`;
    return signed.get(place) ?? new AppError('not_found', `${place} can't be read`);
  });
}
