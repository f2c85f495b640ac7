import * as z from 'zod';

/** Header that carries the client-chosen id of a generation (IETF draft-ietf-httpapi-idempotency-key-header). A UUID. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** What any webhook answers when it fails; `success` false, the user's message in `error`. */
export const webhookFailureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
});
export type WebhookFailure = z.infer<typeof webhookFailureSchema>;
