import { type DiskSpace, formatBytes, readDiskSpace } from '@adwright/engine-service/disk-space';
import { SERVICE } from '../caller.ts';
import { storageError } from './storage-error.ts';

/** Free bytes of the disk below which something happens. */
export interface DiskLimits {
  /** Operators are warned. */
  warnBelow: number;
  /** People upload nothing any more. */
  refuseUploadsBelow: number;
  /** Nor does the engine store what was paid for; the rest is for the database. */
  refuseAllBelow: number;
}

export const DISK_LIMITS: DiskLimits = {
  warnBelow: 2_000_000_000,
  refuseUploadsBelow: 500_000_000,
  refuseAllBelow: 250_000_000,
};

const CHECK_MS = 30_000;

/** Keeps uploads from filling the disk that the database writes to as well: one that has no room can't even give credits back. */
export class DiskGuard {
  readonly #folder: string;
  readonly #limits: DiskLimits;
  readonly #report: (line: string) => void;
  readonly #checking: NodeJS.Timeout;
  #reported: 'enough' | 'low' | 'refusing' = 'enough';

  constructor(folder: string, limits: DiskLimits, report: (line: string) => void) {
    this.#folder = folder;
    this.#limits = limits;
    this.#report = report;
    this.#checking = setInterval(() => void this.#check(), CHECK_MS);
    this.#checking.unref();
    void this.#check();
  }

  /** @returns the answer to an upload of this caller while there is no room for it */
  async refuseUpload(caller: string): Promise<Response | null> {
    const space = await this.#check();
    const { refuseUploadsBelow, refuseAllBelow } = this.#limits;
    const limit = caller === SERVICE ? refuseAllBelow : refuseUploadsBelow;
    if (!space || space.freeBytes >= limit) return null;
    return storageError(
      507,
      'disk_full',
      'There is no room for new pictures right now. Everything that you have is safe. Please try again later.',
    );
  }

  close(): void {
    clearInterval(this.#checking);
  }

  /** Reports each change once. */
  async #check(): Promise<DiskSpace | null> {
    const space = await readDiskSpace(this.#folder).catch(() => null);
    if (!space) return null;
    const state = this.#stateOf(space.freeBytes);
    if (state === this.#reported) return space;
    this.#reported = state;
    const free = `${formatBytes(space.freeBytes)} of the disk that holds ${this.#folder} are free`;
    if (state === 'enough') this.#report(`${free} again.`);
    else if (state === 'low') this.#report(`${free}. Free some space before uploads are refused.`);
    else this.#report(`${free}. Uploads are refused until there is more.`);
    return space;
  }

  #stateOf(freeBytes: number): 'enough' | 'low' | 'refusing' {
    if (freeBytes < this.#limits.refuseUploadsBelow) return 'refusing';
    return freeBytes < this.#limits.warnBelow ? 'low' : 'enough';
  }
}
