import * as z from 'zod';

/**
 * The first message from the data service's process: URL and key of the service, and the engine's environment.
 */
export const serviceStartSchema = z.object({
  url: z.url(),
  publishableKey: z.string(),
  engineEnvironment: z.record(z.string(), z.string()),
});

/** A new user, whom the data service's process creates for each message that the process receives. */
export const personSchema = z.object({ id: z.uuid(), accessToken: z.string() });

/** An ordinary request, which the thread of the victim (a user during an attack) repeats. */
export const usualRequestSchema = z.object({
  name: z.string(),
  url: z.url(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
});
export type UsualRequest = z.infer<typeof usualRequestSchema>;

/** Samples of requests: duration in milliseconds and status of each; status 0 means a broken connection. */
export const samplesSchema = z.array(
  z.object({ name: z.string(), milliseconds: z.number(), status: z.number() }),
);
export type Samples = z.infer<typeof samplesSchema>;
