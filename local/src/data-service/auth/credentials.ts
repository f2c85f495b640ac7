import { storableTextSchema } from '@adwright/contracts';
import * as z from 'zod';
import { refuseBody } from '../rest-limits.ts';
import { authError } from './auth-error.ts';

/** An address and a password, as sign-up and sign-in carry them. Emptiness is left to Supabase Auth to answer. */
const credentialsSchema = z.object({
  email: z.email().max(255),
  password: z.string().min(1),
});
export type Credentials = z.infer<typeof credentialsSchema>;

const addressSchema = z.object({ email: z.email().max(255), type: z.string().optional() });

/** Null when the body is not what it should be; Supabase Auth then says what is wrong with it. */
export async function readCredentials(request: Request): Promise<Credentials | null> {
  return (await readBody(request, credentialsSchema)) ?? null;
}

/** The address that a mail is asked for, and which mail where the body says. */
export async function readAddress(
  request: Request,
): Promise<{ email: string; type?: string } | null> {
  return (await readBody(request, addressSchema)) ?? null;
}

/** Tokens and codes; the library says what is wrong with those that are no text. */
const otherValueSchema = storableTextSchema.or(
  z.unknown().refine((value) => typeof value !== 'string'),
);

/** What the library may be given of these: absent, empty or good. */
const bodySchema = z
  .object({
    email: z.email().max(255).or(z.literal('')).nullish(),
    password: storableTextSchema.nullish(),
    // The product keeps nothing beside the account, and what a database refuses would tell new addresses from known ones.
    data: z.strictObject({}).nullish(),
  })
  .catchall(otherValueSchema);

/**
 * The library also takes what the schemas above do not, an odd address or a password that is a number: past our limits,
 * and with answers that tell whether there is an account. Null for a body that it may have.
 */
export async function refuseOddBody(request: Request): Promise<Response | null> {
  const unread = refuseBody(await request.clone().text());
  if (unread) return authError(400, 'validation_failed', unread);
  const body = await readBody(request, z.record(z.string(), z.unknown()));
  const issue = bodySchema.safeParse(body ?? {}).error?.issues[0];
  if (!issue) return null;
  const message =
    issue.path[0] === 'email'
      ? 'Unable to validate email address: invalid format'
      : `Unable to read ${String(issue.path[0])}`;
  return authError(400, 'validation_failed', message);
}

/** A clone is read, so that the request can still be forwarded. */
async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.safeParse(await request.clone().json()).data;
  } catch {
    return undefined;
  }
}
