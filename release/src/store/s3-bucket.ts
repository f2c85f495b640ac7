import {
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ALWAYS_ASK, contentTypeOf } from '../served-headers.ts';
import type { ReleaseStore, StoredFile } from './release-store.ts';
import { storeError } from './store-error.ts';

/** Uploads under way at once. */
const CONCURRENCY = 8;
/** Holds nothing: it is there to learn whether the store heeds conditions. */
const PROBE_KEY = 'conditional-writes.txt';

/** The store takes a write that it was told to refuse: two deploys at once would lose one of them. */
export class UnconditionalStoreError extends Error {
  override readonly name = 'UnconditionalStoreError';
}

/** No such file; a bucket that is missing is another matter, and an error. */
function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'NoSuchKey';
}

/** 412: a condition does not hold. 409: two conditional writes met. */
function isRefused(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === 412 || status === 409;
}

export interface S3Bucket {
  bucket: string;
  /** Folder in the bucket, without slashes around it; empty for the bucket itself. */
  prefix: string;
  /** An S3-compatible store's own address; AWS where there is none. */
  endpoint?: string | undefined;
  region?: string | undefined;
  /** The AWS SDK's own chain (environment, profile, OpenID Connect of a CI) where there are none. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/**
 * A bucket of any S3-compatible store that heeds `If-Match` and `If-None-Match` on PutObject (AWS since November 2024,
 * Cloudflare R2, MinIO, …). One that ignores them is found out by a probe before the first write and refused.
 */
export function s3Bucket(options: S3Bucket): ReleaseStore {
  const { bucket, prefix, endpoint, region, credentials } = options;
  const client = new S3Client({
    region: region ?? 'us-east-1',
    // Stores of one's own are rarely reached by a bucket's own host name.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // Other stores than AWS do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${key}` : key });
  const address = `s3://${bucket}${prefix ? `/${prefix}` : ''}`;
  let probed: Promise<void> | undefined;

  /** @returns false when the store refuses because a condition does not hold. */
  async function put(input: PutObjectCommandInput): Promise<boolean> {
    try {
      await client.send(new PutObjectCommand(input));
      return true;
    } catch (error) {
      if (isRefused(error) || isMissing(error)) return false;
      throw storeError(error, address);
    }
  }

  async function get(key: string): Promise<{ content: Buffer; revision: string } | undefined> {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
      if (!Body || !ETag) throw new Error(`${key} came without content or ETag`);
      return { content: Buffer.from(await Body.transformToByteArray()), revision: ETag };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw storeError(error, address);
    }
  }

  async function refuseUnconditionalStore(): Promise<void> {
    const probe = { ...at(PROBE_KEY), Body: 'This store heeds If-None-Match and If-Match.\n' };
    await put({ ...probe, IfNoneMatch: '*' });
    const ignoring = [
      (await put({ ...probe, IfNoneMatch: '*' })) ? 'If-None-Match' : undefined,
      (await put({ ...probe, IfMatch: '"00000000000000000000000000000000"' }))
        ? 'If-Match'
        : undefined,
    ].filter((name) => name !== undefined);
    if (ignoring.length === 0) return;
    throw new UnconditionalStoreError(
      `${endpoint ?? 'AWS'} ignores ${ignoring.join(' and ')} on PutObject, so that two deploys at once could lose one of them. See docs/hosting.md, "Stores".`,
    );
  }

  async function putFile(file: StoredFile, condition: { IfNoneMatch?: '*' }): Promise<void> {
    await put({
      ...at(file.key),
      Body: file.content,
      ContentType: file.contentType,
      CacheControl: file.cacheControl,
      ...condition,
    });
  }

  return {
    address,
    async read(key) {
      const found = await get(key);
      return found && { text: found.content.toString(), revision: found.revision };
    },
    readBytes: async (key) => (await get(key))?.content,
    async list(folder) {
      const { Bucket, Key } = at(`${folder}/`);
      const keys: string[] = [];
      try {
        const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: Key, Delimiter: '/' });
        for await (const { Contents = [] } of pages) {
          keys.push(...Contents.flatMap(({ Key: found }) => found ?? []));
        }
      } catch (error) {
        throw storeError(error, address);
      }
      return keys.map((key) => key.slice(Key.length - folder.length - 1));
    },
    async replace(key, text, revision) {
      probed ??= refuseUnconditionalStore();
      await probed;
      return put({
        ...at(key),
        Body: text,
        ContentType: contentTypeOf(key),
        CacheControl: ALWAYS_ASK,
        ...(revision === undefined ? { IfNoneMatch: '*' } : { IfMatch: revision }),
      });
    },
    async publish(files) {
      const waiting = [...files];
      const worker = async () => {
        for (let file = waiting.shift(); file; file = waiting.shift()) {
          await putFile(file, { IfNoneMatch: '*' });
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    },
    overwrite: (file) => putFile(file, {}),
  };
}
