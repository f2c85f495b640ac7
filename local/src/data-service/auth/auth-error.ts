/**
 * Creates an answer in the format of Supabase Auth's errors, which supabase-js turns into an AuthApiError.
 */
export function createAuthError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details: Record<string, unknown> = {},
): Response {
  return Response.json(
    { code: status, error_code: code, msg: message, ...details },
    { status, headers: { 'x-sb-error-code': code, ...headers } },
  );
}

/** Gives the same answer to a wrong password and to an unknown email address. */
export function refuseCredentials(): Response {
  return createAuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** Returns the answer for an endpoint of Supabase Auth that the product does not use. */
export function refuseEndpoint(): Response {
  return createAuthError(404, 'not_found', 'This endpoint is not available.');
}
