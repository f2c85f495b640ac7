import * as z from 'zod';

/** User groups that may see a route (spec §2): everyone, guests only, signed-in users only. */
export const accessGroupSchema = z.enum(['public', 'guest', 'user']);
export type AccessGroup = z.infer<typeof accessGroupSchema>;
