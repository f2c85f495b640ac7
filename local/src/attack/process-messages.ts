import * as z from 'zod';

/** What the data service in a process of its own says first. */
export const serviceStartSchema = z.object({
  url: z.url(),
  publishableKey: z.string(),
  engineEnvironment: z.record(z.string(), z.string()),
});

/** A new user, as the data service's process gives one for each message. */
export const personSchema = z.object({ id: z.uuid(), accessToken: z.string() });

/** A request that the victim's thread sends again and again. */
export const usualRequestSchema = z.object({
  name: z.string(),
  url: z.url(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
});
export type UsualRequest = z.infer<typeof usualRequestSchema>;

/** How long each request took, and how it was answered; status 0 stands for a connection that broke. */
export const samplesSchema = z.array(
  z.object({ name: z.string(), milliseconds: z.number(), status: z.number() }),
);
export type Samples = z.infer<typeof samplesSchema>;
