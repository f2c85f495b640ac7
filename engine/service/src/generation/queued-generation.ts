import { FEATURES, type FeatureKey } from '@adwright/contracts';
import * as z from 'zod';

/** The content of a queued job: all that a worker on any machine needs. */
export const queuedGenerationSchema = z.object({
  generationId: z.uuid(),
  userId: z.uuid(),
  /** Absent for the personal workspace. */
  workspaceId: z.uuid().optional(),
  feature: z.custom<FeatureKey>((key) => typeof key === 'string' && Object.hasOwn(FEATURES, key)),
  idempotencyKey: z.uuid(),
  /** The parsed request body. */
  request: z.custom<object>((value) => typeof value === 'object' && value !== null),
  /** Id of the process whose caller waits for the result. */
  origin: z.uuid(),
  /** The trace that the job belongs to (W3C Trace Context). */
  traceparent: z.string().optional(),
});
export type QueuedGeneration = z.infer<typeof queuedGenerationSchema>;

/** A job as it is queued; the claim adds the generation's id. */
export type NewJob = Omit<QueuedGeneration, 'generationId'>;

/** What the queue needs to know to schedule a job. */
export interface JobPlacement {
  /** Number of pictures that the job makes, which count towards its user's share. */
  renders: number;
  /** Whether the job is a row of a batch. Jobs of a batch run after all jobs that a user waits for. */
  batch: boolean;
}

/** One delivery of a job to a worker. */
export interface Delivery {
  generation: QueuedGeneration;
  /** Number of earlier deliveries of this job, none of which ended it. */
  retries: number;
  /** Aborted when another worker takes the job over. */
  signal: AbortSignal;
}
