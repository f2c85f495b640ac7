import type { GenerationEvent } from './generation-events.ts';
import type { Claim, GenerationOrder } from './generation-store.ts';
import type { Delivery, JobPlacement, NewJob, QueuedGeneration } from './queued-generation.ts';

/** What a process does with what the queue hands to it. */
export interface QueueHandlers {
  /** Does the work and records how it ended; `handed_back` leaves it to the next worker. */
  work(delivery: Delivery): Promise<'done' | 'handed_back'>;
  /** Gives up a job none of whose deliveries ended it. */
  giveUp(generation: QueuedGeneration): Promise<void>;
  /** Hears what a worker of another process tells of a generation. */
  hear(event: GenerationEvent): void;
}

/** Work that outlives a request and a machine. */
export interface GenerationQueue {
  /** Connects, and takes jobs where this process is a worker; repeated calls wait for the first. @throws {AppError} `unavailable` */
  start(handlers: QueueHandlers): Promise<void>;
  /** Claims a spend and queues its job in one transaction, or says what became of the key. @throws {AppError} `unavailable` */
  submit(order: GenerationOrder, job: NewJob, placement: JobPlacement): Promise<Claim>;
  /** Tells the other processes about a generation. Never throws. */
  announce(event: GenerationEvent): Promise<void>;
  /** Takes no more jobs. */
  drain(): void;
  /** Closes the connections, once what was delivered has been answered for. */
  stop(): Promise<void>;
}
