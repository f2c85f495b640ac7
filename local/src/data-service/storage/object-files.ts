import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const descriptionSchema = z.object({
  key: z.string(),
  /** File name of the object's content in the folder `blobs/`. */
  blob: z.string(),
  mimeType: z.string(),
  cacheControl: z.string(),
  /** Size in bytes. */
  size: z.number(),
  /** A strong ETag in quotation marks. */
  eTag: z.string(),
  /** Time as an ISO timestamp. */
  lastModified: z.string(),
});

/** The metadata of a stored object. */
export type ObjectDescription = z.infer<typeof descriptionSchema>;

/** Thrown when a stored object does not exist; Supabase Lite reads the property `code`. */
export class MissingObjectError extends Error {
  override readonly name = 'MissingObjectError';
  readonly code = 'ENOENT';
}

/**
 * Stores the objects of the storage service as files. A key never becomes a path: the key's hash names the
 * metadata file, and a random id names the content file. Therefore no key can leave the folder, collide with
 * another key or be too long for the file system. The metadata file is renamed last, so a reader sees the old
 * or the new object, never a partial object, even after a crash.
 */
export class ObjectFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
  }

  async write(
    bucket: string,
    key: string,
    content: Uint8Array,
    mimeType: string,
    cacheControl: string,
  ): Promise<ObjectDescription> {
    const replaced = await this.describe(bucket, key);
    const blob = randomUUID();
    await mkdir(this.#blobPath(bucket, ''), { recursive: true });
    try {
      await writeFile(this.#blobPath(bucket, blob), content, { flush: true });
    } catch (error) {
      // The partial file is removed, because a full disk would otherwise never get free space again.
      await rm(this.#blobPath(bucket, blob), { force: true });
      throw error;
    }
    const description: ObjectDescription = {
      key,
      blob,
      mimeType,
      cacheControl,
      size: content.byteLength,
      eTag: `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`,
      lastModified: new Date().toISOString(),
    };
    const draft = this.#blobPath(bucket, `${blob}.json`);
    await writeFile(draft, JSON.stringify(description));
    await rename(draft, this.#descriptionPath(bucket, key));
    if (replaced) await rm(this.#blobPath(bucket, replaced.blob), { force: true });
    return description;
  }

  /** Returns the metadata of an object, or null when the object does not exist. */
  async describe(bucket: string, key: string): Promise<ObjectDescription | null> {
    try {
      const text = await readFile(this.#descriptionPath(bucket, key), 'utf8');
      return descriptionSchema.parse(JSON.parse(text));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * Returns the metadata of an object together with its content.
   * @throws {MissingObjectError}
   */
  async read(
    bucket: string,
    key: string,
  ): Promise<{ description: ObjectDescription; content: Buffer<ArrayBuffer> }> {
    const description = await this.describe(bucket, key);
    if (!description) throw new MissingObjectError(`No object ${bucket}/${key}`);
    return { description, content: await readFile(this.#blobPath(bucket, description.blob)) };
  }

  async remove(bucket: string, key: string): Promise<void> {
    const description = await this.describe(bucket, key);
    if (!description) return;
    await rm(this.#descriptionPath(bucket, key), { force: true });
    await rm(this.#blobPath(bucket, description.blob), { force: true });
  }

  #descriptionPath(bucket: string, key: string): string {
    const hash = createHash('sha256').update(key).digest('hex');
    return path.join(this.#folder, checkBucket(bucket), `${hash}.json`);
  }

  #blobPath(bucket: string, blob: string): string {
    return path.join(this.#folder, checkBucket(bucket), 'blobs', blob);
  }
}

function checkBucket(bucket: string): string {
  if (!/^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}$/.test(bucket)) {
    throw new MissingObjectError('The name of the bucket is not valid.');
  }
  return bucket;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
