import * as z from 'zod';

/**
 * Request header with the UUID by which the client identifies a generation (IETF
 * draft-ietf-httpapi-idempotency-key-header).
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Response of every webhook on failure. In it, `success` is false, and `error` is the message for the user.
 */
export const webhookFailureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
});
export type WebhookFailure = z.infer<typeof webhookFailureSchema>;
