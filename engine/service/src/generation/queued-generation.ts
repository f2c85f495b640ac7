import { FEATURES, type FeatureKey } from '@adwright/contracts';
import * as z from 'zod';

/** What a job row carries: all that a worker needs to do the work, on whatever machine. */
export const queuedGenerationSchema = z.object({
  generationId: z.uuid(),
  userId: z.uuid(),
  feature: z.custom<FeatureKey>((key) => typeof key === 'string' && Object.hasOwn(FEATURES, key)),
  idempotencyKey: z.uuid(),
  /** The parsed request body. */
  request: z.custom<object>((value) => typeof value === 'object' && value !== null),
  /** The process whose caller waits for the result. */
  origin: z.uuid(),
  /** The trace that the job belongs to (W3C Trace Context). */
  traceparent: z.string().optional(),
});
export type QueuedGeneration = z.infer<typeof queuedGenerationSchema>;

/** A job as it is queued; the claim adds the generation's id. */
export type NewJob = Omit<QueuedGeneration, 'generationId'>;

/** What the queue must know of a job beside its data. */
export interface JobPlacement {
  /** Pictures that the job makes: what it takes of its user's share. */
  renders: number;
  /** A row of a batch comes after everything that somebody waits for. */
  batch: boolean;
}

/** One delivery of a job to a worker. */
export interface Delivery {
  generation: QueuedGeneration;
  /** Earlier deliveries of this job, none of which ended it. */
  retries: number;
  /** Aborted when another worker has the job. */
  signal: AbortSignal;
}
