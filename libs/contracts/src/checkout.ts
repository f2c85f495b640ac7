import * as z from 'zod';
import { isStorable } from './plain-text.ts';

/** An address on our site for the payment provider to return to. */
const returnUrlSchema = z.url().refine(isStorable, 'Holds characters that cannot be stored');

/** Body of the create-checkout function (spec §7). */
export const createCheckoutRequestSchema = z.object({
  priceId: z.string().min(1).refine(isStorable, 'Holds characters that cannot be stored'),
  success_url: returnUrlSchema,
  cancel_url: returnUrlSchema,
});
export type CreateCheckoutRequest = z.infer<typeof createCheckoutRequestSchema>;

/** Body and response of the change-subscription function: whether the plan ends with its period. */
export const changeSubscriptionRequestSchema = z.object({ cancel_at_period_end: z.boolean() });
export type ChangeSubscriptionRequest = z.infer<typeof changeSubscriptionRequestSchema>;

export const billingPortalRequestSchema = z.object({ return_url: returnUrlSchema });

/** Response of the create-checkout and billing-portal functions: the address to open. */
export const paymentPageResponseSchema = z.object({ url: z.url() });
