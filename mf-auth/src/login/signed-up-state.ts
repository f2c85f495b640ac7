import * as z from 'zod';

/** What /signup leaves for /login in navigation state. */
export const signedUpStateSchema = z.object({ email: z.string() });
export type SignedUpState = z.infer<typeof signedUpStateSchema>;
