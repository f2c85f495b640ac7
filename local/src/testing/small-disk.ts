import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  remove(): Promise<void>;
}

/** Mounts a separate disk in memory; returns null when the current user may not mount disks. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const isMounted = spawnSync('mount', options).status === 0;
  const remove = async () => {
    if (isMounted) spawnSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  };
  if (isMounted) return { folder, remove };
  await remove();
  return null;
}

/**
 * Fills the disk of a folder until at most `leaveBytes` are free; by default completely.
 * @returns the function that frees the space again
 */
export async function fillDisk(folder: string, leaveBytes = 0): Promise<() => Promise<void>> {
  const filler = path.join(folder, 'filler');
  const file = await open(filler, 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    while (leaveBytes === 0 || (await freeBytesOf(folder)) > leaveBytes) await file.write(block);
  } catch {
    // Writing fails when the disk is full.
  } finally {
    await file.close();
  }
  return () => rm(filler);
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
