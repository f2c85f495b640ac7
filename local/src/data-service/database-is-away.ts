import { createAuthError } from './auth/auth-error.ts';
import { CONNECTION_LOST, OUTAGE_MESSAGE } from './database/outage.ts';

/**
 * Returns the answer to a request while the database is unavailable, in the format of the requested service.
 */
export function refuseWithoutDatabase(request: Request): Response {
  const { pathname } = new URL(request.url);
  const message = OUTAGE_MESSAGE;
  if (pathname.startsWith('/auth/v1/'))
    return createAuthError(503, 'database_unavailable', message);
  if (pathname.startsWith('/storage/v1/')) {
    const error = 'DatabaseUnavailable';
    return Response.json({ statusCode: '503', error, message }, { status: 503 });
  }
  const code = CONNECTION_LOST;
  return Response.json({ code, message, details: null, hint: null }, { status: 503 });
}
