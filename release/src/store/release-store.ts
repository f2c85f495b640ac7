import type { SigningKey } from '@adwright/remotes/release';

/** A small text file as it was read. */
export interface StoredText {
  text: string;
  /** Identifies the content of the file and changes with it; its format is opaque. */
  revision: string;
}

/** A file to be stored, with the headers that it is served with. */
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
 * The store of releases: a folder on this machine, or an S3-compatible bucket. Both kinds of store offer what
 * the registry depends on: compare-and-set on a small file.
 */
export interface ReleaseStore {
  /** For messages. */
  readonly address: string;
  /** The key that signs the registry; undefined if this process may not sign it, or nobody does. */
  readonly registryKey?: (() => SigningKey) | undefined;
  /** Reads a file. @returns the file's text; undefined if there is no such file. */
  read(key: string): Promise<StoredText | undefined>;
  /** Returns the keys of the files in a folder of the store. */
  list(folder: string): Promise<string[]>;
  /** Reads a file's bytes, such as a picture; undefined if there is no such file. */
  readBytes(key: string): Promise<Buffer | undefined>;
  /**
   * Replaces a file in one step if nobody has changed it since it was read.
   *
   * @param revision the revision that was read; undefined if the file must not exist yet.
   * @returns false when somebody has changed it: read it again and decide again.
   */
  replace(key: string, text: string, revision: string | undefined): Promise<boolean>;
  /** Stores files that never change. A file that exists already stays unchanged. */
  publish(files: readonly StoredFile[]): Promise<void>;
  /** Stores a file whose content may change, such as a page. */
  overwrite(file: StoredFile): Promise<void>;
}
