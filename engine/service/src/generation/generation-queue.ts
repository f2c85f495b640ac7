import type { GenerationEvent } from './generation-events.ts';
import type { Claim, GenerationOrder } from './generation-store.ts';
import type { Delivery, JobPlacement, NewJob, QueuedGeneration } from './queued-generation.ts';

/** Callbacks with which a process handles the jobs and events of the queue. */
export interface QueueHandlers {
  /** Does the work and records its outcome; `handed_back` leaves it to the next worker. */
  work(delivery: Delivery): Promise<'done' | 'handed_back'>;
  /** Ends a job as failed if all its deliveries to workers ended without an outcome. */
  giveUp(generation: QueuedGeneration): Promise<void>;
  /** Receives an event about a generation from a worker of another process. */
  hear(event: GenerationEvent): void;
}

/** A queue of jobs that outlive the request and the process. */
export interface GenerationQueue {
  /** Connects, and takes jobs where this process is a worker; repeated calls wait for the first. @throws {AppError} `unavailable` */
  start(handlers: QueueHandlers): Promise<void>;
  /**
   * Claims a spend and queues its job in one transaction, or returns the state of the generation that already
   * has this key.
   * @throws {AppError} `unavailable`
   */
  submit(order: GenerationOrder, job: NewJob, placement: JobPlacement): Promise<Claim>;
  /** Tells the other processes about a generation. Never throws. */
  announce(event: GenerationEvent): Promise<void>;
  /** Stops taking jobs from the queue. */
  drain(): void;
  /** Closes the connections after every delivered job has been acknowledged. */
  stop(): Promise<void>;
}
