import { PATHS, REDIRECTS } from './routes.ts';

/** Paths that the shell answers itself; no module may claim them. */
export const SHELL_PATHS: readonly string[] = [
  PATHS.landing,
  PATHS.terms,
  PATHS.privacy,
  ...Object.keys(REDIRECTS),
];

/**
 * Two paths with one key answer the same addresses, as React Router matches them: the names of parameters, a
 * slash at the end and upper or lower case make no difference.
 */
export function routeKey(path: string): string {
  return path
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '')
    .toLowerCase();
}
