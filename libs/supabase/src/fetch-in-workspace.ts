import { fetchOnOwnClock } from './fetch-on-own-clock.ts';
import { buildWorkspaceHeaders } from './workspace.ts';

/**
 * Matches paths of the data service with responses that depend on the workspace. For the storage service, the
 * workspace is part of a file's path.
 */
const DEPENDS_ON_WORKSPACE = /^\/(?:rest|functions)\/v1\//;

/**
 * Fetch function of the Supabase client, which adds the active workspace to requests with responses that depend
 * on the workspace.
 */
export async function fetchInWorkspace(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const address = new URL(input instanceof Request ? input.url : input, globalThis.location?.href);
  const workspace = Object.entries(buildWorkspaceHeaders());
  if (workspace.length === 0 || !DEPENDS_ON_WORKSPACE.test(address.pathname)) {
    return fetchOnOwnClock(input, init);
  }
  const headers = new Headers(
    init?.headers ?? (input instanceof Request ? input.headers : undefined),
  );
  for (const [name, value] of workspace) headers.set(name, value);
  return fetchOnOwnClock(input, { ...init, headers });
}
