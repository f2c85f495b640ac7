import { AppError } from '@adwright/contracts';
import type * as z from 'zod';
import type { Payments } from './payments.ts';

export interface Caller {
  id: string;
  email: string | undefined;
}

/**
 * Returns the user to whom the request's access token belongs.
 * @throws {AppError} `unauthenticated` without a valid token
 */
export async function authenticate(payments: Payments, request: Request): Promise<Caller> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated', 'the request has no access token');
  const { data, error } = await payments.database.auth.getUser(token);
  if (error || !data.user) {
    throw new AppError('unauthenticated', 'the access token is not valid', { cause: error });
  }
  return { id: data.user.id, email: data.user.email };
}

/**
 * Reads the request's JSON body and validates it.
 * @throws {AppError} `invalid_request` naming the first invalid field
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.');
  throw new AppError('invalid_request', parsed.error.message, { field });
}

/**
 * Checks that the payment page will return only to the product's own site. Returns the URL in the normalised
 * form of browsers. An ambiguous URL such as `http://ours\@theirs` has only one meaning in this form.
 * @throws `invalid_request` for a URL with a foreign origin
 */
export function checkOwnAddress(payments: Payments, address: string, field: string): string {
  const origins = payments.settings.SITE_URL.map((site) => new URL(site).origin);
  const url = new URL(address);
  if (origins.includes(url.origin) && !url.username && !url.password) return url.href;
  throw new AppError('invalid_request', `${address} is not a URL of the product`, { field });
}
