import { publicKeySchema } from '@adwright/remotes/schemas';
import * as z from 'zod';
import { WEBHOOK_NAMES } from './features.ts';

/**
 * Contents of /config.json: the settings of the environment in which a build runs. The file is public and
 * contains no secret.
 */
export const runtimeConfigSchema = z.object({
  supabaseUrl: z.url(),
  /** The publishable (anonymous) client key. */
  supabaseKey: z.string().min(1),
  webhooks: z.record(z.enum(WEBHOOK_NAMES), z.url()),
  /**
   * Origin of the engine that edits ads. Without this origin ads can't be edited, since their webhooks may
   * belong to another service.
   */
  engineUrl: z.url().optional(),
  registryUrl: z.string().min(1),
  environment: z.enum(['local', 'preview', 'production']),
  /**
   * False when the data service can't push changes (realtime), as the embedded service. Pages then poll for
   * balances.
   */
  realtime: z.boolean().default(false),
  /**
   * Whether webhook calls carry a `traceparent` header, which the webhook's CORS rules must allow. The engine's
   * rules allow it.
   */
  traces: z.boolean().default(false),
  /**
   * URL to which pages report measurements and errors, and the share of visits that report. Without this
   * setting, no page reports.
   */
  pageEvents: z.object({ url: z.url(), share: z.number().min(0).max(1) }).optional(),
  /**
   * Development servers that replace deployed modules, by module (`npm run dev`). Production never has this
   * setting.
   */
  overrides: z.record(z.string(), z.url()).optional(),
  /** Public key that verifies signed override links. Without this key, production accepts no overrides. */
  overrideKey: publicKeySchema.optional(),
  /** Public key that verifies the registry's signature. Without it, the shell accepts any registry, however old. */
  registryKey: publicKeySchema.optional(),
  /** Mail address of the support that billing pages show. */
  supportEmail: z.email().default('support@adwright.example'),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
