import * as z from 'zod';

/** What the function `storage_usage` tells of the caller's own storage. */
export const storageUsageSchema = z.object({
  bytes_used: z.number(),
  bytes_allowed: z.number(),
  pictures_used: z.number(),
  pictures_allowed: z.number(),
});

/** Body of the delete-account function: the account's own address, typed as a confirmation. */
export const deleteAccountRequestSchema = z.object({ email: z.email() });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;
