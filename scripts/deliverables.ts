import { readdirSync } from 'node:fs';
import { REPOSITORY } from './run-command.ts';

/** The libraries whose API every module takes from the shell; their versions say what changed in it. */
const SHARED_LIBRARIES = ['libs/credits', 'libs/supabase', 'libs/ui'] as const;

/** Folders of what is deployed, and of what deployments share: each has a version and a changelog. */
export function versionedFolders(repository = REPOSITORY): string[] {
  const modules = readdirSync(repository).filter((name) => name.startsWith('mf-'));
  return ['shell', ...modules.toSorted(), ...SHARED_LIBRARIES];
}
