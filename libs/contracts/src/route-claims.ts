import { PATHS, REDIRECTS } from './routes.ts';

/** Paths of the shell's own pages. No module may have a route with one of these paths. */
export const SHELL_PATHS: readonly string[] = [
  PATHS.landing,
  PATHS.terms,
  PATHS.privacy,
  ...Object.keys(REDIRECTS),
];
