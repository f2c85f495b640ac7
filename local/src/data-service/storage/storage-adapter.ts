import type { App } from '@supabase/lite';
import { MissingObjectError, type ObjectDescription, type ObjectFiles } from './object-files.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/**
 * Adapts the stored files to Supabase Lite's storage interface. The adapter stores no versions, since the
 * product never overwrites an object.
 */
export function toStorageAdapter(files: ObjectFiles): StorageAdapter {
  const describe = async (bucket: string, key: string): Promise<ObjectDescription> => {
    const description = await files.describe(bucket, key);
    if (!description) throw new MissingObjectError(`No object ${bucket}/${key}`);
    return description;
  };
  return {
    driver: null,
    async getObject(bucket, key) {
      const { description, content } = await files.read(bucket, key);
      return { metadata: toMetadata(description), httpStatusCode: 200, body: content };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const content = body instanceof Uint8Array ? body : await collect(body);
      return toMetadata(await files.write(bucket, key, content, contentType, cacheControl));
    },
    deleteObject: (bucket, key) => files.remove(bucket, key),
    async deleteObjects(bucket, keys) {
      for (const key of keys) await files.remove(bucket, key);
    },
    async copyObject(sourceBucket, source, _version, targetBucket, target) {
      const { description, content } = await files.read(sourceBucket, source);
      const { mimeType, cacheControl } = description;
      return toMetadata(await files.write(targetBucket, target, content, mimeType, cacheControl));
    },
    headObject: async (bucket, key) => toMetadata(await describe(bucket, key)),
    async privateAssetUrl() {
      throw new Error('The storage can’t return URLs of local files.');
    },
  };
}

function toMetadata(description: ObjectDescription): ObjectMetadata {
  return {
    cacheControl: description.cacheControl,
    contentLength: description.size,
    size: description.size,
    mimetype: description.mimeType,
    lastModified: new Date(description.lastModified),
    eTag: description.eTag,
    httpStatusCode: 200,
  };
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
