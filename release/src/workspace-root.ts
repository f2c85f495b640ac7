import { fileURLToPath } from 'node:url';

/** Folder of the whole repository. */
export const WORKSPACE_ROOT = fileURLToPath(new URL('../..', import.meta.url));
