import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { WORKSPACE_ROOT } from './workspace.ts';

function readGitEmail(): string | undefined {
  try {
    const options = { cwd: WORKSPACE_ROOT, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['config', 'user.email'], options).trim() || undefined;
  } catch {
    return undefined;
  }
}

function readAccountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'somebody';
  }
}

let local: string | undefined;

/**
 * Returns the name of the person or process that changes the registry, for the registry's history. The first of
 * these sources counts: `ADWRIGHT_ACTOR`, a workflow's actor and run, the email address in git's configuration,
 * this machine's account.
 */
export function readCurrentActor(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const { ADWRIGHT_ACTOR: named, GITHUB_ACTOR: actor, GITHUB_RUN_ID: run } = environment;
  if (named) return named;
  if (actor) return run ? `${actor} (workflow run ${run})` : actor;
  local ??= readGitEmail() ?? `${readAccountName()}@${hostname()}`;
  return local;
}
