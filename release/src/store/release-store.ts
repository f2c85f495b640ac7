import type { SigningKey } from '@adwright/remotes/release';

/** A small text file as it stood when it was read. */
export interface StoredText {
  text: string;
  /** Changes with the content; opaque. */
  revision: string;
}

/** A file to be put in place, with the headers that it is served with. */
export interface StoredFile {
  /** Below the store's root, with slashes: `mf-gallery/0.1.0-4f2a…/remoteEntry.js`. */
  key: string;
  content: Buffer;
  contentType: string;
  cacheControl: string;
}

/**
 * Where releases lie: a folder of this machine, or an S3-compatible bucket. Both give what the registry stands on,
 * a compare-and-set on a small file.
 */
export interface ReleaseStore {
  /** For messages. */
  readonly address: string;
  /** What the registry is signed with; undefined where this process may not sign it, or nobody does. */
  readonly registryKey?: (() => SigningKey) | undefined;
  /** undefined where there is no such file. */
  read(key: string): Promise<StoredText | undefined>;
  /** Keys of the files in a folder of the store. */
  list(folder: string): Promise<string[]>;
  /** A file as it is, such as a picture; undefined where there is no such file. */
  readBytes(key: string): Promise<Buffer | undefined>;
  /**
   * Replaces a file in one step, provided that nobody has changed it since it was read.
   *
   * @param revision what it was at; undefined where it must not be there yet.
   * @returns false when somebody has: read it again and decide anew.
   */
  replace(key: string, text: string, revision: string | undefined): Promise<boolean>;
  /** Puts files that never change. One that is there already stays as it is. */
  publish(files: readonly StoredFile[]): Promise<void>;
  /** Puts a file whose content may change, such as a page. */
  overwrite(file: StoredFile): Promise<void>;
}
