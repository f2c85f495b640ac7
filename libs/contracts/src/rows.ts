import * as z from 'zod';

const timestamp = z.string();

/**
 * A row of the table users (spec §3). The column `credits_used` counts the credits spent in the current
 * period, and `ads_generated` the ads saved since sign-up.
 */
export const userRowSchema = z.object({
  id: z.uuid(),
  ads_limit: z.number().int(),
  ads_generated: z.number().int(),
  credits_used: z.number().int(),
  reset_date: timestamp,
  plan_name: z.string(),
});
export type UserRow = z.infer<typeof userRowSchema>;

/** A row of the table ads (spec §3). */
export const adRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  ad_image_url: z.string().nullable(),
  ad_image_url_story: z.string().nullable(),
  ad_text: z.string().nullable(),
  title: z.string().nullable(),
  status: z.string(),
  is_favorite: z.boolean(),
  is_boosted: z.boolean(),
  ad_type: z.string().nullable(),
  prediction_id: z.string().nullable(),
  created_at: timestamp,
});
export type AdRow = z.infer<typeof adRowSchema>;
export type AdInsert = Pick<AdRow, 'user_id' | 'ad_image_url' | 'status'> &
  Partial<Omit<AdRow, 'id' | 'created_at'>>;

export const AD_STATUS_COMPLETED = 'completed';
export const AD_TYPE_PHOTOSHOOT = 'photoshoot';

/**
 * Content of `ads.prediction_id` for a saved overlay: a JSON string with the URLs of the two images (spec §3).
 */
export const overlayPredictionSchema = z.object({
  originalImage: z.string(),
  variation: z.string(),
});

/**
 * Kinds of rows in the table credit_ledger. Rows are only appended; a balance is the sum of `amount` over a
 * user's rows.
 */
const LEDGER_KINDS = [
  'grant',
  'spend',
  'refund',
  'renewal',
  'plan_change',
  'expiry',
  'withdrawal',
] as const;
export const ledgerEntrySchema = z.object({
  id: z.number().int(),
  user_id: z.uuid(),
  kind: z.enum(LEDGER_KINDS),
  /** Number of credits; negative for a charge and for expired credits. */
  amount: z.number().int(),
  feature_name: z.string().nullable(),
  /** Id of the charge that a refund reverses; null for other rows. */
  refunds: z.number().int().nullable(),
  created_at: timestamp,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** A row of the table subscriptions, which has one row for each user, copied from the payment provider. */
export const subscriptionRowSchema = z.object({
  user_id: z.uuid(),
  plan_name: z.string(),
  status: z.string(),
  current_period_end: timestamp.nullable(),
  cancel_at_period_end: z.boolean(),
  /** Number of seats that the user bought in addition to the plan's seats. */
  extra_seats: z.number().int(),
});
export type SubscriptionRow = z.infer<typeof subscriptionRowSchema>;

/** An invoice; amounts are in the minor unit of the currency. */
export const invoiceRowSchema = z.object({
  id: z.string(),
  user_id: z.uuid(),
  number: z.string().nullable(),
  status: z.string(),
  amount_paid: z.number().int(),
  currency: z.string(),
  pdf_url: z.string().nullable(),
  created_at: timestamp,
});
export type InvoiceRow = z.infer<typeof invoiceRowSchema>;
