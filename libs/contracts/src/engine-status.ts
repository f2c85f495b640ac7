import * as z from 'zod';

/** Path of the engine that tells operators about queue and processes; not found for anybody else. */
export const ENGINE_STATUS_PATH = '/status';

/** ISO timestamp. */
const momentSchema = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Is no point in time');

/** One process of the engine. */
const engineProcessSchema = z.object({
  id: z.uuid(),
  /** `web`, `worker` or `both`; empty for a program of somebody else's on the queue. */
  role: z.string(),
  version: z.string(),
  host: z.string(),
  pid: z.number().int(),
  startedAt: momentSchema,
  lastBeatAt: momentSchema,
  /** False when three beats are missing: it was killed, or can't reach the database. */
  isAlive: z.boolean(),
  /** Jobs that it works on at the same time; 0 for one that only takes requests. */
  slots: z.number().int(),
  active: z.number().int(),
});
export type EngineProcess = z.infer<typeof engineProcessSchema>;

/** A generation that failed. It says nothing of whose it was. */
const engineFailureSchema = z.object({
  at: momentSchema,
  /** Name of the feature, such as `Create Ad`. */
  feature: z.string(),
  code: z.string(),
  /** Of the last hour's failures, where traces are on. */
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
  /** The disk that holds the data; null where it is on no machine of ours. */
  disk: z
    .object({
      freeBytes: z.number(),
      totalBytes: z.number(),
      /** Time to free some space: uploads are refused before it is full. */
      isLow: z.boolean(),
    })
    .nullable()
    .default(null),
});
export type EngineStatus = z.infer<typeof engineStatusSchema>;
