import {
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import pMap from 'p-map';
import { ALWAYS_ASK, getContentType } from '../served-headers.ts';
import type { ReleaseStore, StoredFile } from './release-store.ts';
import { storeError } from './store-error.ts';

/** Maximum number of concurrent uploads. */
const CONCURRENCY = 8;
/** Name of the probe file, with which the tool checks whether the store supports conditional writes. */
const PROBE_KEY = 'conditional-writes.txt';

/**
 * Thrown when a store accepts a conditional write that it should refuse: with such a store, one of two
 * simultaneous deploys would be lost.
 */
export class UnconditionalStoreError extends Error {
  override readonly name = 'UnconditionalStoreError';
}

/** Tells whether an error of the store means a missing file; a missing bucket is a different error. */
function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'NoSuchKey';
}

/**
 * Tells whether the store refused a conditional write: 412 for an unmet condition, 409 for two conditional
 * writes that collided.
 */
function isRefused(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === 412 || status === 409;
}

interface S3Bucket {
  bucket: string;
  /** Folder in the bucket, without leading or trailing slash; empty for the whole bucket. */
  prefix: string;
  /** URL of an S3-compatible store; by default the store is AWS S3. */
  endpoint?: string | undefined;
  region?: string | undefined;
  /**
   * Credentials of the store; by default, the AWS SDK finds credentials (environment, profile, OpenID Connect
   * of a CI).
   */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/**
 * Opens a bucket of an S3-compatible store with `If-Match` and `If-None-Match` on PutObject (AWS since November
 * 2024, Cloudflare R2, MinIO, …). The first write is preceded by a probe, which refuses a store that ignores
 * these conditions.
 */
export function openS3Bucket(options: S3Bucket): ReleaseStore {
  const { bucket, prefix, endpoint } = options;
  const client = createS3Client(options);
  const at = (key: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${key}` : key });
  const address = `s3://${bucket}${prefix ? `/${prefix}` : ''}`;
  const { put, get } = createBucketRequests(client, address);
  let probed: Promise<void> | undefined;

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
      const found = await get(at(key));
      return found && { text: found.content.toString(), revision: found.revision };
    },
    readBytes: async (key) => (await get(at(key)))?.content,
    async list(folder) {
      const { Bucket, Key } = at(`${folder}/`);
      const keys = await listKeys(client, Bucket, Key).catch((error: unknown) => {
        throw storeError(error, address);
      });
      return keys.map((key) => key.slice(Key.length - folder.length - 1));
    },
    async replace(key, text, revision) {
      probed ??= probe(at(PROBE_KEY), put, endpoint ?? 'AWS');
      await probed;
      return put({
        ...at(key),
        Body: text,
        ContentType: getContentType(key),
        CacheControl: ALWAYS_ASK,
        ...(revision === undefined ? { IfNoneMatch: '*' } : { IfMatch: revision }),
      });
    },
    async publish(files) {
      const putNewFile = (file: StoredFile) => putFile(file, { IfNoneMatch: '*' });
      await pMap(files, putNewFile, { concurrency: CONCURRENCY });
    },
    overwrite: (file) => putFile(file, {}),
  };
}

/**
 * Creates the functions that read and write single files.
 * @throws the error that {@link storeError} creates for the failure
 */
function createBucketRequests(client: S3Client, address: string) {
  /**
   * Writes a file if the condition in its input holds.
   * @returns false when the store refuses the write because its condition does not hold.
   */
  async function put(input: PutObjectCommandInput): Promise<boolean> {
    try {
      await client.send(new PutObjectCommand(input));
      return true;
    } catch (error) {
      if (isRefused(error) || isMissing(error)) return false;
      throw storeError(error, address);
    }
  }

  async function get(at: {
    Bucket: string;
    Key: string;
  }): Promise<{ content: Buffer; revision: string } | undefined> {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand(at));
      if (!Body || !ETag) throw new Error(`The store returned ${at.Key} without content or ETag`);
      return { content: Buffer.from(await Body.transformToByteArray()), revision: ETag };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw storeError(error, address);
    }
  }

  return { put, get };
}

function createS3Client({ endpoint, region, credentials }: S3Bucket): S3Client {
  return new S3Client({
    region: region ?? 'us-east-1',
    // URLs contain the bucket in their path, since stores other than AWS rarely have a host name for each
    // bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // Optional checksums are turned off, since not all stores support the newer checksums of AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * Checks with a probe file that the store refuses a conditional write with an unmet condition.
 * @throws UnconditionalStoreError
 */
async function probe(
  at: { Bucket: string; Key: string },
  put: (input: PutObjectCommandInput) => Promise<boolean>,
  store: string,
): Promise<void> {
  const file = { ...at, Body: 'This store supports If-None-Match and If-Match.\n' };
  await put({ ...file, IfNoneMatch: '*' });
  const ignoring = [
    (await put({ ...file, IfNoneMatch: '*' })) ? 'If-None-Match' : undefined,
    (await put({ ...file, IfMatch: '"00000000000000000000000000000000"' }))
      ? 'If-Match'
      : undefined,
  ].filter((name) => name !== undefined);
  if (ignoring.length === 0) return;
  throw new UnconditionalStoreError(
    `${store} ignores ${ignoring.join(' and ')} on PutObject, so that two deploys at once could lose one of them. See docs/hosting.md, "Stores".`,
  );
}

/** Returns all keys in a bucket that begin with a prefix, except keys in subfolders. */
async function listKeys(client: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  const pages = paginateListObjectsV2(
    { client },
    { Bucket: bucket, Prefix: prefix, Delimiter: '/' },
  );
  for await (const { Contents = [] } of pages) {
    keys.push(...Contents.flatMap(({ Key: found }) => found ?? []));
  }
  return keys;
}
