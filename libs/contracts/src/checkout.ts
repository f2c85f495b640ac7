import * as z from 'zod';
import { isStorable } from './plain-text.ts';
import { EXTRA_SEAT } from './plans.ts';

/** A URL of our site to which the payment provider returns the user. */
const returnUrlSchema = z.url().refine(isStorable, 'Holds characters that cannot be stored');

/** Request body of the create-checkout function (spec §7). */
export const createCheckoutRequestSchema = z.object({
  priceId: z.string().min(1).refine(isStorable, 'Holds characters that cannot be stored'),
  success_url: returnUrlSchema,
  cancel_url: returnUrlSchema,
});
export type CreateCheckoutRequest = z.infer<typeof createCheckoutRequestSchema>;

/**
 * Body and response of the change-subscription function, which say whether the plan ends with the current
 * period.
 */
export const changeSubscriptionRequestSchema = z.object({ cancel_at_period_end: z.boolean() });
export type ChangeSubscriptionRequest = z.infer<typeof changeSubscriptionRequestSchema>;

/**
 * Another body and response of the change-subscription function: the number of seats that the user buys in
 * addition to the plan's seats. The body contains the new total and not a difference, so a repeated request
 * buys no further seats.
 */
export const changeSeatsRequestSchema = z.object({
  extra_seats: z.number().int().min(0).max(EXTRA_SEAT.max),
});
export type ChangeSeatsRequest = z.infer<typeof changeSeatsRequestSchema>;

export const billingPortalRequestSchema = z.object({ return_url: returnUrlSchema });

/** Response of the create-checkout and billing-portal functions: the URL of the payment provider's page. */
export const paymentPageResponseSchema = z.object({ url: z.url() });
