import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './workspace.ts';

/**
 * Puts the built shell at `<cdnDir>/shell/`, whole or not at all, so that a build that runs beside a started
 * product never shows half a shell.
 *
 * @throws Error when the shell is not built.
 */
export async function deployShell(cdnDir: string): Promise<void> {
  const built = join(WORKSPACE_ROOT, 'shell', 'dist');
  if (!existsSync(join(built, 'app.html')))
    throw new Error('The shell is not built yet: run npm run build.');
  const live = join(cdnDir, 'shell');
  const draft = `${live}.${randomUUID()}`;
  await mkdir(cdnDir, { recursive: true });
  await cp(built, draft, { recursive: true });
  await rm(live, { recursive: true, force: true });
  await rename(draft, live);
}
