import * as z from 'zod';

/** The caller's own storage, from the function `storage_usage`. */
export const storageUsageSchema = z.object({
  bytes_used: z.number(),
  bytes_allowed: z.number(),
  pictures_used: z.number(),
  pictures_allowed: z.number(),
});

/** The caller's own export, from the function `account_export` and in the answer of `export-account`. */
export const accountExportSchema = z.object({
  id: z.uuid(),
  /** Requested, being made, ready to be downloaded, or failed. */
  state: z.enum(['asked', 'making', 'ready', 'failed']),
  /** Size of the ZIP, once it is ready. */
  bytes: z.number().nullable(),
  /** End of its download period, once it is ready. */
  expires_at: z.string().nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** Answer of the export-account function. */
export const askedExportSchema = accountExportSchema.extend({
  /** An earlier export is not done yet, so no new one was started. */
  was_under_way: z.boolean(),
});

/** Body of the download-export function. */
export const downloadExportRequestSchema = z.object({ id: z.uuid() });

/** Body of the delete-account function: the account's own address, typed as a confirmation. */
export const deleteAccountRequestSchema = z.object({ email: z.email() });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;

/** What the function `carried_credits` tells: what is left of the caller's trial after an upgrade, and until when. */
export const carriedCreditsSchema = z.object({
  credits: z.number().int(),
  ends_at: z.string(),
});
