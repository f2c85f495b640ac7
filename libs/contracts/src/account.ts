import * as z from 'zod';

/** What the function `storage_usage` tells of the caller's own storage. */
export const storageUsageSchema = z.object({
  bytes_used: z.number(),
  bytes_allowed: z.number(),
  pictures_used: z.number(),
  pictures_allowed: z.number(),
});

/** What the function `account_export` tells of the caller's own export, and `export-account` answers. */
export const accountExportSchema = z.object({
  id: z.uuid(),
  /** Asked for, being made, ready to be downloaded, or given up. */
  state: z.enum(['asked', 'making', 'ready', 'failed']),
  /** Of the ZIP, once it is ready. */
  bytes: z.number().nullable(),
  /** Until when it can be downloaded, once it is ready. */
  expires_at: z.string().nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** Answer of the export-account function. */
export const askedExportSchema = accountExportSchema.extend({
  /** An export was asked for before and is not done yet: no other was begun. */
  was_under_way: z.boolean(),
});

/** Body of the download-export function. */
export const downloadExportRequestSchema = z.object({ id: z.uuid() });

/** Body of the delete-account function: the account's own address, typed as a confirmation. */
export const deleteAccountRequestSchema = z.object({ email: z.email() });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;
