import type { GenerationEvent } from './generation-events.ts';
import type { Claim, GenerationOrder } from './generation-store.ts';
import type { Delivery, JobPlacement, NewJob, QueuedGeneration } from './queued-generation.ts';

/** Functions with which a process handles the jobs and events of the queue. */
export interface QueueHandlers {
  /** Does a job and records its outcome, or returns `handed_back` to leave the job to the next worker. */
  work(delivery: Delivery): Promise<'done' | 'handed_back'>;
  /** Ends a job as failed if all its deliveries to workers have ended without an outcome. */
  giveUp(generation: QueuedGeneration): Promise<void>;
  /** Handles an event about a generation from a worker of another process. */
  hear(event: GenerationEvent): void;
}

/** A queue of jobs that are not lost when the request or the process ends. */
export interface GenerationQueue {
  /**
   * Connects to the queue, and takes jobs if this process is a worker. A second call waits for the first
   * call.
   * @throws {AppError} `unavailable` if the queue's database does not answer
   */
  start(handlers: QueueHandlers): Promise<void>;
  /**
   * Claims a charge and queues its job in one transaction, or returns the state of the generation that already has this
   * key.
   * @throws {AppError} `unavailable` if the queue's database does not answer
   */
  submit(order: GenerationOrder, job: NewJob, placement: JobPlacement): Promise<Claim>;
  /** Sends an event about a generation to the other processes. The function never throws. */
  announce(event: GenerationEvent): Promise<void>;
  /** Stops taking jobs from the queue. */
  drain(): void;
  /** Closes the connections after every delivered job has been acknowledged. */
  stop(): Promise<void>;
}
