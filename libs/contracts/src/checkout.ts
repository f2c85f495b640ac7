import * as z from 'zod';
import { isStorable } from './plain-text.ts';
import { EXTRA_SEAT } from './plans.ts';

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

/**
 * The other body of the change-subscription function, and its answer: how many seats the plan has beside its
 * own. The request contains the new number, so that sending it twice buys once.
 */
export const changeSeatsRequestSchema = z.object({
  extra_seats: z.number().int().min(0).max(EXTRA_SEAT.max),
});
export type ChangeSeatsRequest = z.infer<typeof changeSeatsRequestSchema>;

export const billingPortalRequestSchema = z.object({ return_url: returnUrlSchema });

/** Response of the create-checkout and billing-portal functions: the address to open. */
export const paymentPageResponseSchema = z.object({ url: z.url() });
