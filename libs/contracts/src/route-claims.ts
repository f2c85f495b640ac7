import { PATHS, REDIRECTS } from './routes.ts';

/** Paths of the shell itself; no module may claim them. */
export const SHELL_PATHS: readonly string[] = [
  PATHS.landing,
  PATHS.terms,
  PATHS.privacy,
  ...Object.keys(REDIRECTS),
];
