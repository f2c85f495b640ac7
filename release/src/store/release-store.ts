import type { SigningKey } from '@adwright/remotes/release';

/** A small text file as read from the store, with its revision. */
export interface StoredText {
  text: string;
  /** Opaque identifier of the file's content, which changes with the content. */
  revision: string;
}

/** A file to store, with the headers with which the file is served. */
export interface StoredFile {
  /**
   * Key of the file below the store's root, with slashes, such as `mf-gallery/0.1.0-4f2a…/remoteEntry.js`.
   */
  key: string;
  content: Buffer;
  contentType: string;
  cacheControl: string;
}

/**
 * Stores releases: in a folder on this machine, or in an S3-compatible bucket. Folders and buckets support the
 * operation that the registry needs: compare-and-set on a small file.
 */
export interface ReleaseStore {
  /** Name of the store in messages to the user. */
  readonly address: string;
  /** Returns the key that signs the registry; undefined if this process may not sign the registry. */
  readonly registryKey?: (() => SigningKey) | undefined;
  /**
   * Reads a text file of the store.
   * @returns the file's text and revision; undefined if the file does not exist.
   */
  read(key: string): Promise<StoredText | undefined>;
  /** Returns the keys of the files in a folder of the store. */
  list(folder: string): Promise<string[]>;
  /** Reads a file's bytes, such as a picture; returns undefined if the file does not exist. */
  readBytes(key: string): Promise<Buffer | undefined>;
  /**
   * Replaces a file in one atomic step if nobody has changed the file since it was read.
   *
   * @param revision the revision that was read; undefined if the file must not exist yet.
   * @returns false when somebody has changed the file: the caller must read the file and decide again.
   */
  replace(key: string, text: string, revision: string | undefined): Promise<boolean>;
  /** Stores files with content that never changes. A file that already exists stays unchanged. */
  publish(files: readonly StoredFile[]): Promise<void>;
  /** Stores a file with content that may change, such as a page. */
  overwrite(file: StoredFile): Promise<void>;
}
