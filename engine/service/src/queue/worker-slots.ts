/** Milliseconds for which a reserved slot counts as taken while the slot waits for its job. */
const RESERVED_MS = 1000;

interface Slot {
  /** The id that pg-boss gave the slot. */
  id: string;
  busy: boolean;
  reservedAt: number;
}

/** A free slot that is reserved for a job which is about to be queued. */
interface ReservedSlot {
  /** Makes the reserved slot poll the queue for its job at once. */
  wake(): void;
  release(): void;
}

/** The slots of this process, each of which can work on one job at a time. */
export class WorkerSlots {
  readonly #slots: Slot[] = [];
  readonly #wake: (id: string) => void;

  constructor(wake: (id: string) => void) {
    this.#wake = wake;
  }

  add(id: string): void {
    this.#slots.push({ id, busy: false, reservedAt: Number.NEGATIVE_INFINITY });
  }

  get ids(): readonly string[] {
    return this.#slots.map(({ id }) => id);
  }

  /** Reserves a free slot; returns null if all slots are taken. */
  reserve(): ReservedSlot | null {
    const now = performance.now();
    const free = this.#slots.find((slot) => !slot.busy && now - slot.reservedAt > RESERVED_MS);
    if (!free) return null;
    free.reservedAt = now;
    return {
      wake: () => this.#wake(free.id),
      release: () => {
        free.reservedAt = Number.NEGATIVE_INFINITY;
      },
    };
  }

  /**
   * Marks a slot as taken while its work runs; afterwards the slot polls the queue for the next job at once.
   */
  async occupy<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const slot = this.#slots.find((known) => known.id === id);
    if (slot) slot.busy = true;
    try {
      return await work();
    } finally {
      if (slot) Object.assign(slot, { busy: false, reservedAt: Number.NEGATIVE_INFINITY });
      this.#wake(id);
    }
  }
}
