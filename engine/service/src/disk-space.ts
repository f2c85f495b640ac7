import { statfs } from 'node:fs/promises';

/** The disk that holds a folder, in bytes. */
export interface DiskSpace {
  /** What this process may still write. */
  freeBytes: number;
  totalBytes: number;
}

/** @throws {Error} for a folder that is not there */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** An amount as people read it: `1.4 GB`, `20 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return `${Math.round(bytes / 1e6)} MB`;
}
