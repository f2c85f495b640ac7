import { execFileSync } from 'node:child_process';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Returns the hash of the checked-out commit; `unknown` outside of a git repository. */
export function readCurrentCommit(): string {
  try {
    const options = { cwd: WORKSPACE_ROOT, encoding: 'utf8', stdio: 'pipe' } as const;
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
    const changes = execFileSync('git', ['status', '--porcelain'], options).trim();
    return changes ? `${commit} with changes` : commit;
  } catch {
    return 'unknown';
  }
}
