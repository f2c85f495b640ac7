import * as z from 'zod';

/** Request header with the client's id of a generation, a UUID (IETF draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Response of every webhook on failure: `success` is false, and `error` is the user's message. */
export const webhookFailureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
});
export type WebhookFailure = z.infer<typeof webhookFailureSchema>;
