import { crc32 } from 'node:zlib';
import { AppError } from '@adwright/contracts';
import { type Entry, fromBufferPromise, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { listArchivedNames } from './archived-name.ts';

/** Limits of an archive. A file that exceeds a limit is reported; an archive that exceeds one is refused. */
export interface ArchiveLimits {
  /** Files and folders. */
  entries: number;
  /** Maximum size of one unpacked file, in bytes. */
  entryBytes: number;
  /** Limit of all files together, unpacked. */
  totalBytes: number;
  /** Unpacked to packed bytes of a file over {@link RATIO_FREE_BYTES}. */
  ratio: number;
}

/** A file of an archive: its bytes, or why it can't be read. */
export interface ArchivedFile {
  /** The name in the archive, with forward slashes. */
  name: string;
  /** Possible names if the archive does not state the encoding of its names; `name` comes first. */
  names: readonly string[];
  content: { bytes: Buffer } | { fault: string };
}

/**
 * Size in bytes up to which a file may exceed the compression ratio: small files of one colour compress very
 * well and are harmless.
 */
const RATIO_FREE_BYTES = 256 * 1024;
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false };

/**
 * The files of a ZIP archive, one at a time, in the order of its directory. Reading fails if a file contains
 * more bytes than the directory states, so its figures can be trusted. A file that shares packed bytes with
 * another is reported as faulty, since a small archive of such files would unpack to hundreds of copies.
 * @param source the archive's path, or its bytes
 * @param wants false for files to skip
 * @throws {AppError} `invalid_file_type` for a file that is not an archive, `file_too_large` if the whole is
 * too large
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

/** The next entry; null after the last one. */
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

/** The fault of a file, found before any byte is unpacked. */
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

/** Bytes of the archive that a file occupies, from its header to after its last packed byte. */
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
    // Its bytes are damaged, or their number differs from the directory's. The files beside it may be sound.
    return { fault: 'It is damaged.' };
  }
}

function notAnArchive(cause: unknown): AppError {
  return new AppError('invalid_file_type', 'not a ZIP archive', {
    userMessage: 'This is not a ZIP archive, or it is damaged.',
    cause,
  });
}

function tooLarge(userMessage: string): AppError {
  return new AppError('file_too_large', userMessage, { userMessage });
}
