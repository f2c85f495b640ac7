import * as z from 'zod';

/** Path of the engine's status (queue and processes) for operators. Other callers get the error "not found". */
export const ENGINE_STATUS_PATH = '/status';

/** Time as an ISO timestamp. */
const momentSchema = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Is no point in time');

/** One process of the engine. */
const engineProcessSchema = z.object({
  id: z.uuid(),
  /**
   * Role of an engine process: The role is `web`, `worker` or `both`. The role is empty for a process of another
   * program that uses the queue.
   */
  role: z.string(),
  version: z.string(),
  host: z.string(),
  pid: z.number().int(),
  startedAt: momentSchema,
  lastBeatAt: momentSchema,
  /** False when three heartbeats are missing, because the process was killed or can't reach the database. */
  isAlive: z.boolean(),
  /** Number of jobs that the process runs in parallel; 0 for a process that only serves requests. */
  slots: z.number().int(),
  active: z.number().int(),
});
export type EngineProcess = z.infer<typeof engineProcessSchema>;

/** A failed generation, without the user's identity. */
const engineFailureSchema = z.object({
  at: momentSchema,
  /** Name of the feature that failed, such as `Create Ad`. */
  feature: z.string(),
  code: z.string(),
  /** Trace id of the failed job; present only for failures of the last hour while tracing is on. */
  traceId: z.string().nullable(),
});
export type EngineFailure = z.infer<typeof engineFailureSchema>;

export const engineStatusSchema = z.object({
  at: momentSchema,
  queue: z.object({
    ready: z.number().int(),
    active: z.number().int(),
    oldestSeconds: z.number(),
  }),
  failedLastHour: z.number().int(),
  processes: z.array(engineProcessSchema),
  failures: z.array(engineFailureSchema),
  /** The disk on which the data is stored; null when the data is not on one of our machines. */
  disk: z
    .object({
      freeBytes: z.number(),
      totalBytes: z.number(),
      /** True when operators should free space on the disk, before uploads are refused. */
      isLow: z.boolean(),
    })
    .nullable()
    .default(null),
});
export type EngineStatus = z.infer<typeof engineStatusSchema>;
