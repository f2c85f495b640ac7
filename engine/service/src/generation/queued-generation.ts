import { FEATURES, type FeatureKey } from '@adwright/contracts';
import * as z from 'zod';

/** Schema of a queued job: everything that a worker on any machine needs. */
export const queuedGenerationSchema = z.object({
  generationId: z.uuid(),
  userId: z.uuid(),
  /** Id of the workspace; absent for the personal workspace. */
  workspaceId: z.uuid().optional(),
  feature: z.custom<FeatureKey>((key) => typeof key === 'string' && Object.hasOwn(FEATURES, key)),
  idempotencyKey: z.uuid(),
  /** The parsed body of the request. */
  request: z.custom<object>((value) => typeof value === 'object' && value !== null),
  /** Id of the process whose caller waits for the result. */
  origin: z.uuid(),
  /** The trace to which the job belongs (W3C Trace Context). */
  traceparent: z.string().optional(),
});
export type QueuedGeneration = z.infer<typeof queuedGenerationSchema>;

/** A job that is to be queued; the claim adds the id of the generation. */
export type NewJob = Omit<QueuedGeneration, 'generationId'>;

/** What the queue must know about a job to schedule it. */
export interface JobPlacement {
  /** Number of pictures that the job makes; they count towards the user's share of the queue. */
  renders: number;
  /**
   * Whether the job is a row of a batch, such as a campaign. Jobs of a batch run after all jobs that a user
   * waits for.
   */
  batch: boolean;
}

/** One delivery of a job from the queue to a worker. */
export interface Delivery {
  generation: QueuedGeneration;
  /** Number of earlier deliveries of the job, none of which ended the job. */
  retries: number;
  /** Aborted when another worker takes the job over. */
  signal: AbortSignal;
}
