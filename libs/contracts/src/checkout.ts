import * as z from 'zod';

/** Body of the create-checkout function (spec §7). */
export const createCheckoutRequestSchema = z.object({
  priceId: z.string().min(1),
  success_url: z.url(),
  cancel_url: z.url(),
});
export type CreateCheckoutRequest = z.infer<typeof createCheckoutRequestSchema>;

/** Its answer: where to send the browser. */
export const createCheckoutResponseSchema = z.object({ url: z.url() });

export const billingPortalRequestSchema = z.object({ return_url: z.url() });
export const billingPortalResponseSchema = createCheckoutResponseSchema;
