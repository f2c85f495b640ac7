import * as z from 'zod';

/** Navigation state that /signup passes to /login. */
export const signedUpStateSchema = z.object({ email: z.string() });
export type SignedUpState = z.infer<typeof signedUpStateSchema>;
