/**
 * Creates an error answer in the format of Supabase Storage: status 400, with the actual status in the body.
 */
export function createStorageError(status: number, code: string, message: string): Response {
  return Response.json({ statusCode: String(status), error: code, message }, { status: 400 });
}

/** Builds the refusal of an invalid object key. */
export function refuseKey(): Response {
  return createStorageError(400, 'InvalidKey', 'Invalid key');
}

/** Returns the same answer for a missing object and for an object that the caller may not read. */
export function refuseMissingObject(): Response {
  return createStorageError(404, 'not_found', 'Object not found');
}
