import * as z from 'zod';
import { adLanguageSchema } from './ad-languages.ts';

/** Maximum length of a user's name, in characters. */
export const MAX_USER_NAME_LENGTH = 80;

/** A row of the table account_settings; users without a row have the default settings. */
export const accountSettingsSchema = z.object({
  name: z.string().nullable(),
  /**
   * Default language for the user's ads, if a form names no language. With null, each ad has the language of
   * its brief.
   */
  language: adLanguageSchema.nullable().catch(null),
  /** The user's IANA time zone; with null, pages use the device's time zone. */
  time_zone: z.string().nullable(),
  receipt_mails: z.boolean(),
  renewal_mails: z.boolean(),
});
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

/** A row of the database function `account_sessions`, which describes one session of the caller. */
export const accountSessionSchema = z.object({
  id: z.uuid(),
  started_at: z.string(),
  used_at: z.string(),
  /** User agent of the session's browser; null when no user agent was recorded. */
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** Result of the database function `storage_usage`, which tells how much storage the caller uses. */
export const storageUsageSchema = z.object({
  bytes_used: z.number(),
  bytes_allowed: z.number(),
  pictures_used: z.number(),
  pictures_allowed: z.number(),
});

/**
 * An export of the caller's data. The database function `account_export` and the edge function `export-account`
 * return it.
 */
export const accountExportSchema = z.object({
  id: z.uuid(),
  /** State of the export: requested, being created, ready to download, or failed. */
  state: z.enum(['asked', 'making', 'ready', 'failed']),
  /** Size of the ZIP file in bytes; null until the file is ready. */
  bytes: z.number().nullable(),
  /** Time at which the download period of the ZIP file ends; null until the file is ready. */
  expires_at: z.string().nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** Response of the export-account function: the export that is in progress. */
export const askedExportSchema = accountExportSchema.extend({
  /** True when an earlier export is still in progress, so that no new export was started. */
  was_under_way: z.boolean(),
});

/** Request body of the download-export function. */
export const downloadExportRequestSchema = z.object({ id: z.uuid() });

/**
 * Request body of the delete-account function: the account's email address, which the user types to confirm the
 * deletion.
 */
export const deleteAccountRequestSchema = z.object({ email: z.email() });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;

/** Response of the delete-account function. */
export const accountDeletionSchema = z.object({
  /** Time at which the account is deleted, unless the account's owner signs in before that time. */
  deletes_at: z.string(),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/**
 * Result of the function `carried_credits`: the trial credits that the caller kept after an upgrade, and the
 * date on which they expire.
 */
export const carriedCreditsSchema = z.object({
  credits: z.number().int(),
  ends_at: z.string(),
});
