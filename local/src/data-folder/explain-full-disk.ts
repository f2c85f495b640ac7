import { formatBytes } from '@adwright/contracts';
import { readDiskSpace } from '@adwright/engine-service/disk-space';

/** Number of free bytes below which a disk counts as full: the database alone reserves 16 MB for its log. */
const NEARLY_FULL_BYTES = 64_000_000;

const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT', '53100'];

/**
 * Replaces an error by an explanation for the user if a full disk may have caused the error.
 * @returns the original error when the disk has enough space
 */
export async function explainFullDisk(failure: unknown, folder: string): Promise<unknown> {
  const space = await readDiskSpace(folder).catch(() => null);
  const isFull = space !== null && space.freeBytes < NEARLY_FULL_BYTES;
  if (!isFull && !listCauses(failure).some(isDiskFull)) return failure;
  return new Error(
    [
      `The disk that holds ${folder} is full${space ? `: ${formatBytes(space.freeBytes)} are free` : ''}.`,
      'Free some space on it and start again. What the folder holds is kept; leave it as it is.',
    ].join('\n'),
    { cause: failure },
  );
}

function listCauses(failure: unknown): unknown[] {
  return failure instanceof Error ? [failure, ...listCauses(failure.cause)] : [];
}

function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('code' in error && DISK_FULL_CODES.includes(String(error.code))) ||
      /no space left on device|database or disk is full/i.test(error.message))
  );
}
