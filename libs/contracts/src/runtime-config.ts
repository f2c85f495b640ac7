import { publicKeySchema } from '@adwright/remotes/schemas';
import * as z from 'zod';
import { WEBHOOK_NAMES } from './features.ts';

/**
 * Contents of /config.json: the settings of the environment in which a build runs. The file is public and
 * contains no secret.
 */
export const runtimeConfigSchema = z.object({
  supabaseUrl: z.url(),
  /** The publishable (anonymous) client key of the data service. */
  supabaseKey: z.string().min(1),
  webhooks: z.record(z.enum(WEBHOOK_NAMES), z.url()),
  /**
   * Origin of the engine in which users edit ads. Without it, ads can't be edited, because the generation
   * webhooks may belong to another service.
   */
  engineUrl: z.url().optional(),
  registryUrl: z.string().min(1),
  environment: z.enum(['local', 'preview', 'production']),
  /**
   * False when the data service can't push changes (realtime), as with the embedded data service. Pages then
   * poll the data service for balances.
   */
  realtime: z.boolean().default(false),
  /**
   * True if webhook calls have a `traceparent` header, which the CORS rules of the webhooks must allow. The
   * CORS rules of the engine allow it.
   */
  traces: z.boolean().default(false),
  /**
   * URL to which pages report measurements and errors, and the share (0–1) of visits that send reports.
   * Without this setting, no page sends reports.
   */
  pageEvents: z.object({ url: z.url(), share: z.number().min(0).max(1) }).optional(),
  /**
   * URLs of development servers that replace deployed modules; the key is the module's name (`npm run dev`).
   * Production never has this setting.
   */
  overrides: z.record(z.string(), z.url()).optional(),
  /** Public key that verifies signed override links. Without this key, production accepts no overrides. */
  overrideKey: publicKeySchema.optional(),
  /**
   * Public key that verifies the signature of the module registry. Without this key, the shell accepts any
   * registry, even an outdated one.
   */
  registryKey: publicKeySchema.optional(),
  /** Email address of the support team, which billing pages show. */
  supportEmail: z.email().default('support@adwright.example'),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
