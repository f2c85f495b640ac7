import { storableTextSchema } from '@adwright/contracts';
import * as z from 'zod';
import { refuseBody } from '../rest-limits.ts';
import { createAuthError } from './auth-error.ts';

/**
 * An email address and a password, as in sign-up and sign-in. Empty values are accepted here, because
 * Supabase Auth has its own answer to them.
 */
const credentialsSchema = z.object({
  email: z.email().max(255),
  password: z.string().min(1),
});
export type Credentials = z.infer<typeof credentialsSchema>;

const addressSchema = z.object({ email: z.email().max(255), type: z.string().optional() });

/**
 * Reads the credentials of a request; returns null when the body is invalid. Supabase Auth then names the
 * problem.
 */
export async function readCredentials(request: Request): Promise<Credentials | null> {
  return (await readBody(request, credentialsSchema)) ?? null;
}

/** Returns the email address that a mail is requested for, and the kind of mail if the body names one. */
export async function readAddress(
  request: Request,
): Promise<{ email: string; type?: string } | null> {
  return (await readBody(request, addressSchema)) ?? null;
}

/** Tokens and codes as texts; the library has its own answer to other values. */
const otherValueSchema = storableTextSchema.or(
  z.unknown().refine((value) => typeof value !== 'string'),
);

/** The values that the library may receive in these fields: none, an empty one or a valid one. */
const bodySchema = z
  .object({
    email: z.email().max(255).or(z.literal('')).nullish(),
    password: storableTextSchema.nullish(),
    // The product stores no other data with the account. A value that a database refuses would also reveal
    // whether the email address is new.
    data: z.strictObject({}).nullish(),
  })
  .catchall(otherValueSchema);

/**
 * Refuses bodies that the library would accept, such as an odd email address or a number as password. These
 * bodies would bypass our limits, and their answers reveal accounts. Returns null for a body that the library
 * may receive.
 */
export async function refuseOddBody(request: Request): Promise<Response | null> {
  const unread = refuseBody(await request.clone().text());
  if (unread) return createAuthError(400, 'validation_failed', unread);
  const body = await readBody(request, z.record(z.string(), z.unknown()));
  const issue = bodySchema.safeParse(body ?? {}).error?.issues[0];
  if (!issue) return null;
  const message =
    issue.path[0] === 'email'
      ? 'Unable to validate email address: invalid format'
      : `Unable to read ${String(issue.path[0])}`;
  return createAuthError(400, 'validation_failed', message);
}

/** Reads a clone of the request's body, so that the request can still be forwarded. */
async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.safeParse(await request.clone().json()).data;
  } catch {
    return undefined;
  }
}
