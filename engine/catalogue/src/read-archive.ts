import { crc32 } from 'node:zlib';
import { AppError } from '@adwright/contracts';
import { type Entry, fromBufferPromise, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { listArchivedNames } from './archived-name.ts';

/**
 * Limits that protect the engine when it reads an archive. A file that exceeds a limit is reported
 * and skipped. An archive that exceeds a total limit is rejected.
 */
export interface ArchiveLimits {
  /** Maximum number of files and folders in the archive. */
  entries: number;
  /** Maximum size of one unpacked file, in bytes. */
  entryBytes: number;
  /** Maximum size of all unpacked files together, in bytes. */
  totalBytes: number;
  /** Maximum ratio of unpacked to packed bytes, for files over {@link RATIO_FREE_BYTES}. */
  ratio: number;
}

/** A file of an archive: its bytes, or the reason why it can't be read. */
export interface ArchivedFile {
  /** The file's path in the archive, with forward slashes. */
  name: string;
  /**
   * All possible names of the file, if the archive does not state the encoding of names. The first
   * one is `name`.
   */
  names: readonly string[];
  content: { bytes: Buffer } | { fault: string };
}

/**
 * Maximum size, in bytes, of a file that may exceed the compression ratio. Small pictures of one
 * colour compress very well but are harmless.
 */
const RATIO_FREE_BYTES = 256 * 1024;
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false };

/**
 * Yields the files of a ZIP archive one at a time, in the order of the archive's directory. The sizes in the
 * directory can be trusted, because reading a file with more bytes than stated fails. A file that shares
 * packed bytes with another file is reported as an error. Otherwise a small archive could unpack to hundreds
 * of copies of the same bytes.
 * @param source the archive's path on disk, or its bytes
 * @param wants returns false for files to skip
 * @throws {AppError} `invalid_file_type` for a file that is not an archive, `file_too_large` if the archive
 * exceeds a total limit
 */
export async function* readArchive(
  source: string | Buffer,
  limits: ArchiveLimits,
  wants: (name: string, names: readonly string[]) => boolean = () => true,
): AsyncGenerator<ArchivedFile> {
  const archive = await openArchive(source);
  const taken: PackedRange[] = [];
  let total = 0;
  try {
    if (archive.entryCount > limits.entries) {
      throw tooLarge(`The archive holds more than ${limits.entries} files.`);
    }
    for (;;) {
      const entry = await nextEntry(archive);
      if (!entry) return;
      const names = listArchivedNames(entry);
      const [name] = names;
      if (name.endsWith('/')) continue;
      const fault = faultOf(entry, name, limits);
      if (fault) yield { name, names, content: { fault } };
      if (fault || !wants(name, names)) continue;
      total += entry.uncompressedSize;
      if (total > limits.totalBytes) throw tooLarge('The archive unpacks to more than it may.');
      yield { name, names, content: await readEntry(archive, entry, taken) };
    }
  } finally {
    archive.close();
  }
}

async function openArchive(source: string | Buffer): Promise<ZipFile> {
  try {
    return await (typeof source === 'string'
      ? openPromise(source, OPTIONS)
      : fromBufferPromise(source, OPTIONS));
  } catch (cause) {
    throw notAnArchive(cause);
  }
}

/** Resolves to the next entry of the archive's directory; null after the last entry. */
function nextEntry(archive: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      archive.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error');
      act();
    };
    archive.once('entry', (entry: Entry) => settle(() => resolve(entry)));
    archive.once('end', () => settle(() => resolve(null)));
    archive.once('error', (cause: unknown) => settle(() => reject(notAnArchive(cause))));
    archive.readEntry();
  });
}

/**
 * Returns the reason to reject a file before it is unpacked, from its entry in the directory; null if there
 * is none.
 */
function faultOf(entry: Entry, name: string, { entryBytes, ratio }: ArchiveLimits): string | null {
  const { uncompressedSize: unpacked, compressedSize: packed } = entry;
  if (validateFileName(name) !== null || name.includes('\0'))
    return 'Its path leads out of the archive.';
  if (entry.isEncrypted()) return 'It is encrypted.';
  if (!entry.canDecodeFileData()) return 'It is packed in a way that is not supported.';
  if (unpacked > RATIO_FREE_BYTES && unpacked > packed * ratio) {
    return 'It unpacks to far more than a photo would.';
  }
  return unpacked > entryBytes ? `It is larger than ${Math.round(entryBytes / 2 ** 20)} MB.` : null;
}

/** Range of the archive's bytes that a packed file occupies: from its header to the end of its packed bytes. */
interface PackedRange {
  from: number;
  to: number;
}

async function readEntry(
  archive: ZipFile,
  entry: Entry,
  taken: PackedRange[],
): Promise<ArchivedFile['content']> {
  try {
    const from = entry.relativeOffsetOfLocalHeader;
    const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
    const to = fileDataStart + entry.compressedSize;
    if (taken.some((other) => from < other.to && other.from < to)) {
      return { fault: 'It shares its bytes with another file of the archive.' };
    }
    taken.push({ from, to });
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    return crc32(bytes) === entry.crc32 ? { bytes } : { fault: 'It is damaged.' };
  } catch {
    // The file's bytes are damaged, or their number differs from the number in the archive's
    // directory. Other files of the archive may be intact, so reading continues.
    return { fault: 'It is damaged.' };
  }
}

function notAnArchive(cause: unknown): AppError {
  return new AppError('invalid_file_type', 'the file is no ZIP archive', {
    userMessage: 'This is not a ZIP archive, or it is damaged.',
    cause,
  });
}

function tooLarge(userMessage: string): AppError {
  return new AppError('file_too_large', userMessage, { userMessage });
}
