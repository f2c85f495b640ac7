import * as z from 'zod';

const claimsSchema = z.object({ session_id: z.uuid() });

/** Reads the session id of an access token that Supabase Lite has just issued or verified. */
export function readSessionId(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  return claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).session_id;
}
