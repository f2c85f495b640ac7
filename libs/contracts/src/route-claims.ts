import { PATHS, REDIRECTS } from './routes.ts';

/** Paths that belong to the shell itself. No module may have a route with such a path. */
export const SHELL_PATHS: readonly string[] = [
  PATHS.landing,
  PATHS.terms,
  PATHS.privacy,
  ...Object.keys(REDIRECTS),
];
