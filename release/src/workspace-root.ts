import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's top folder. */
export const WORKSPACE_ROOT = fileURLToPath(new URL('../..', import.meta.url));
