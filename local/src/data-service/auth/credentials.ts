import { storableTextSchema } from '@adwright/contracts';
import * as z from 'zod';
import { refuseBody } from '../rest-limits.ts';
import { createAuthError } from './auth-error.ts';

/**
 * The email address and the password in the body of a sign-up or sign-in.
 */
const credentialsSchema = z.object({
  email: z.email().max(255),
  password: z.string().min(1),
});
export type Credentials = z.infer<typeof credentialsSchema>;

const addressSchema = z.object({ email: z.email().max(255), type: z.string().optional() });

/**
 * Reads the email address and the password from a request; returns null when the body is invalid. Supabase Auth
 * answers an invalid body with its own error message.
 */
export async function readCredentials(request: Request): Promise<Credentials | null> {
  return (await readBody(request, credentialsSchema)) ?? null;
}

/** Returns the email address to which a mail is requested, and the type of mail if the body has one. */
export async function readAddress(
  request: Request,
): Promise<{ email: string; type?: string } | null> {
  return (await readBody(request, addressSchema)) ?? null;
}

/**
 * Fields with tokens or codes: a text must be storable, and Supabase Lite itself refuses values of other types.
 */
const otherValueSchema = storableTextSchema.or(
  z.unknown().refine((value) => typeof value !== 'string'),
);

/** Bodies that may be forwarded to Supabase Lite: each field is missing, empty or valid. */
const bodySchema = z
  .object({
    email: z.email().max(255).or(z.literal('')).nullish(),
    password: storableTextSchema.nullish(),
    // The product stores no additional data with the account. With a value that the database refuses, the answer
    // would differ between a new and a known email address.
    data: z.strictObject({}).nullish(),
  })
  .catchall(otherValueSchema);

/**
 * Refuses bodies that Supabase Lite would accept wrongly, such as an invalid email address or a number as
 * password. Invalid bodies would bypass the product's rate limits, and the answers to them would reveal
 * accounts. Returns null for a body that may be forwarded to Supabase Lite.
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
