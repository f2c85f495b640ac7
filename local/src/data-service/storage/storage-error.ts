/** Creates an answer in the format of Supabase Storage's errors: 400, with the real status inside. */
export function createStorageError(status: number, code: string, message: string): Response {
  return Response.json({ statusCode: String(status), error: code, message }, { status: 400 });
}

/** Builds the refusal of a key that no object could have. */
export function refuseKey(): Response {
  return createStorageError(400, 'InvalidKey', 'Invalid key');
}

/** Gives the same answer for a missing object and for one that the caller may not read. */
export function refuseMissingObject(): Response {
  return createStorageError(404, 'not_found', 'Object not found');
}
