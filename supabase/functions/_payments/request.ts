import { AppError } from '@adwright/contracts';
import type * as z from 'zod';
import type { Payments } from './payments.ts';

export interface Caller {
  id: string;
  email: string | undefined;
}

/**
 * Returns the user of the request's access token.
 * @throws {AppError} `unauthenticated`
 */
export async function authenticate(payments: Payments, request: Request): Promise<Caller> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated', 'no access token');
  const { data, error } = await payments.database.auth.getUser(token);
  if (error || !data.user) {
    throw new AppError('unauthenticated', 'the access token does not verify', { cause: error });
  }
  return { id: data.user.id, email: data.user.email };
}

/** Validates the body. @throws {AppError} `invalid_request` with the first invalid field */
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
 * Checks that the payment page returns only to our own site. Returns the URL in a browser's normal form.
 * Ambiguous URLs (`http://ours\@theirs`) then have only one meaning.
 * @throws `invalid_request` for a URL of an origin that is not ours
 */
export function checkOwnAddress(payments: Payments, address: string, field: string): string {
  const origins = payments.settings.SITE_URL.map((site) => new URL(site).origin);
  const url = new URL(address);
  if (origins.includes(url.origin) && !url.username && !url.password) return url.href;
  throw new AppError('invalid_request', `${address} is not an address of ours`, { field });
}
