import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './workspace.ts';

/**
 * Puts the built shell at `<cdnDir>/shell/`. Files that are named after their content come first and stay for
 * good, so that a tab which was opened before still finds its own; each page then changes in one step.
 *
 * @param except pages that are left as they are.
 * @throws Error when the shell is not built.
 */
export async function deployShell(cdnDir: string, except: readonly string[] = []): Promise<void> {
  const built = join(WORKSPACE_ROOT, 'shell', 'dist');
  if (!existsSync(join(built, 'app.html')))
    throw new Error('The shell is not built yet: run npm run build.');
  const live = join(cdnDir, 'shell');
  await mkdir(live, { recursive: true });
  await cp(join(built, 'static'), join(live, 'static'), { recursive: true });
  const others = await readdir(built, { withFileTypes: true });
  const files = others.filter((entry) => entry.isFile() && !except.includes(entry.name));
  for (const { name } of files) {
    const draft = join(live, `${name}.${randomUUID()}`);
    await cp(join(built, name), draft);
    await rename(draft, join(live, name));
  }
}
