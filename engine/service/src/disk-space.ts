import { statfs } from 'node:fs/promises';

/** The disk that holds a folder, in bytes. */
export interface DiskSpace {
  /** Bytes that this process may still write. */
  freeBytes: number;
  totalBytes: number;
}

/** @throws {Error} for a missing folder */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
