import * as z from 'zod';

/** Body of the delete-account function: the account's own address, typed as a confirmation. */
export const deleteAccountRequestSchema = z.object({ email: z.email() });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;
