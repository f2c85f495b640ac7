import { statfs } from 'node:fs/promises';

/** Space on the disk that contains a folder, in bytes. */
export interface DiskSpace {
  /** Number of bytes that this process may still write to the disk. */
  freeBytes: number;
  totalBytes: number;
}

/** @throws {Error} for a missing folder */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
