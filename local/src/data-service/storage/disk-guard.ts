import { formatBytes } from '@adwright/contracts';
import { type DiskSpace, readDiskSpace } from '@adwright/engine-service/disk-space';

/** Numbers of free bytes on the disk below which the product warns or refuses additions. */
export interface DiskLimits {
  /** Number of free bytes below which operators are warned. */
  warnBelow: number;
  /** Number of free bytes below which users can add no content. */
  refuseContentBelow: number;
  /**
   * Number of free bytes below which paid results and payments are refused too; the rest of the disk is
   * reserved for the database.
   */
  refuseAllBelow: number;
}

/**
 * Type of data that a request would add to the disk: users' content, or paid results and small records such as
 * a payment. Reads, deletions, sign-ins and refunds are never refused.
 */
export type Addition = 'content' | 'paid-or-small';

export const NO_ROOM =
  'There is no room for anything new right now. Everything that you have is safe. Please try again later.';

export const DISK_LIMITS: DiskLimits = {
  warnBelow: 2_000_000_000,
  refuseContentBelow: 500_000_000,
  refuseAllBelow: 250_000_000,
};

const CHECK_MS = 30_000;

/** Refuses additions before they fill the disk: without free space, the database can't even refund credits. */
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

  async hasRoomFor(addition: Addition): Promise<boolean> {
    const space = await this.#check();
    const { refuseContentBelow, refuseAllBelow } = this.#limits;
    return (
      !space || space.freeBytes >= (addition === 'content' ? refuseContentBelow : refuseAllBelow)
    );
  }

  close(): void {
    clearInterval(this.#checking);
  }

  /** Reports each change between enough and too little free space once. */
  async #check(): Promise<DiskSpace | null> {
    const space = await readDiskSpace(this.#folder).catch(() => null);
    if (!space) return null;
    const state = this.#stateOf(space.freeBytes);
    if (state === this.#reported) return space;
    this.#reported = state;
    const free = `${formatBytes(space.freeBytes)} of the disk that holds ${this.#folder} are free`;
    if (state === 'enough') this.#report(`${free} again.`);
    else if (state === 'low')
      this.#report(`${free}. Free some space before additions are refused.`);
    else this.#report(`${free}. Additions are refused until there is more.`);
    return space;
  }

  #stateOf(freeBytes: number): 'enough' | 'low' | 'refusing' {
    if (freeBytes < this.#limits.refuseContentBelow) return 'refusing';
    return freeBytes < this.#limits.warnBelow ? 'low' : 'enough';
  }
}
