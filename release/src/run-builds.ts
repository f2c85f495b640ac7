import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './workspace.ts';

/**
 * Builds modules or the shell with Nx, which takes unchanged builds from its cache.
 * @throws Error when one of the builds fails.
 */
export function runBuilds(names: readonly string[]): void {
  const projects = names.map((each) => `@adwright/${each}`);
  const { status } = spawnSync(
    join(WORKSPACE_ROOT, 'node_modules/.bin/nx'),
    ['run-many', '-t', 'build', '-p', projects.join(',')],
    { cwd: WORKSPACE_ROOT, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } },
  );
  if (status !== 0) throw new Error('The build failed.');
}
