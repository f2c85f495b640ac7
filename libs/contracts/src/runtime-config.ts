import { publicKeySchema } from '@adwright/remotes/schemas';
import * as z from 'zod';
import { WEBHOOK_NAMES } from './features.ts';

/** /config.json: what one build needs to know of the environment it runs in. Public; holds no secret. */
export const runtimeConfigSchema = z.object({
  supabaseUrl: z.url(),
  /** The publishable (anonymous) client key. */
  supabaseKey: z.string().min(1),
  webhooks: z.record(z.enum(WEBHOOK_NAMES), z.url()),
  /** Origin of the engine that edits ads; without it ads can't be edited (their webhooks may be somebody else's). */
  engineUrl: z.url().optional(),
  registryUrl: z.string().min(1),
  environment: z.enum(['local', 'preview', 'production']),
  /** False where the data service has no realtime (the embedded one): balances are then refreshed by other means. */
  realtime: z.boolean().default(false),
  /** Whether calls to the webhooks carry a `traceparent`, which their CORS must allow. The engine's does. */
  traces: z.boolean().default(false),
  /** Where pages report what they measure and what fails in them, and the share of visits that do; without it none does. */
  pageEvents: z.object({ url: z.url(), share: z.number().min(0).max(1) }).optional(),
  /** Development servers that stand in for deployed modules, by module (`npm run dev`). Never in production. */
  overrides: z.record(z.string(), z.url()).optional(),
  /** What signed override links are checked by; without it there are none, and production takes no override. */
  overrideKey: publicKeySchema.optional(),
  /** What the registry is signed with; without it any registry is believed, however old. */
  registryKey: publicKeySchema.optional(),
  /** Address of the support mailbox shown on billing pages. */
  supportEmail: z.email().default('support@adwright.example'),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
