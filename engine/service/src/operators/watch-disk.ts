import { formatBytes } from '@adwright/contracts';
import type { WatchedDisk } from '../config.ts';
import { readDiskSpace } from '../disk-space.ts';
import { describeError, type Logger } from '../logger.ts';
import { observeDisk } from '../telemetry/metrics.ts';

const CHECK_MS = 60_000;

/** The state of the watched disk, and whether it is so full that operators must act. */
export interface DiskState {
  freeBytes: number;
  totalBytes: number;
  isLow: boolean;
}

/** Reads the state of a disk; null if no disk is watched, or if the disk's folder is missing. */
export async function readDiskState(disk: WatchedDisk | null): Promise<DiskState | null> {
  if (!disk) return null;
  const space = await readDiskSpace(disk.folder).catch(() => null);
  return space && { ...space, isLow: space.freeBytes < disk.warnBelowBytes };
}

/**
 * Logs a warning each minute while the disk is nearly full, and reports the free space as a metric.
 * @returns a function that ends the watching
 */
export function watchDisk(disk: WatchedDisk | null, logger: Logger): () => void {
  if (!disk) return () => undefined;
  const check = async () => {
    try {
      const { freeBytes } = await readDiskSpace(disk.folder);
      if (freeBytes >= disk.warnBelowBytes) return;
      logger.error('disk.low', { folder: disk.folder, free: formatBytes(freeBytes) });
    } catch (error) {
      logger.error('disk.unknown', { folder: disk.folder, reason: describeError(error) });
    }
  };
  void check();
  const checking = setInterval(check, CHECK_MS);
  const endObserving = observeDisk(() => readDiskState(disk));
  return () => {
    clearInterval(checking);
    endObserving();
  };
}
