/**
 * Decides whether this visitor gets the live shell or its canary, and returns to the live shell when a canary
 * does not start. The host serves the canary's pages to browsers that send the canary's cookie. The page's
 * inline script, which runs before the app loads, bundles this file.
 */
import { isInCanary, leaveCanary } from './canary-visitor.ts';
import {
  askForCanary,
  hasCanaryRequest,
  readPageShellVersion,
  SHELL,
  type ShellVersions,
} from './shell-version.ts';
import { FAILED_EVENT, STARTED_EVENT } from './start-events.ts';

/** The action that a page must take, given the shell version of the page. */
type ShellChoice = 'stay' | 'take-canary' | 'leave-canary';

/**
 * Decides which version of the shell this visitor gets.
 * @param page shell version of the page
 * @param isWanted true when this visitor belongs to the canary's percentage
 * @param isAsked true when this browser's cookie requests the canary
 */
export function decideShell(
  shell: ShellVersions | undefined,
  page: string | undefined,
  isWanted: boolean,
  isAsked: boolean,
): ShellChoice {
  if (!shell || page === undefined) return 'stay';
  const isTaken = shell.canary !== undefined && isWanted;
  // The canary is not requested again when the host served the live page although the cookie requested the
  // canary.
  if (isTaken && !isAsked && page === shell.version) return 'take-canary';
  return !isTaken && isAsked ? 'leave-canary' : 'stay';
}

/** Switches this browser to the canary, or back to the live shell, as the registry requires. */
export async function chooseShell(registry: Promise<Response>): Promise<void> {
  const { shell }: { shell?: ShellVersions } = await (await registry).clone().json();
  const page = readPageShellVersion();
  const canary = shell?.canary;
  const isWanted = canary !== undefined && isInCanary({ module: SHELL, ...canary });
  const choice = decideShell(shell, page, isWanted, hasCanaryRequest());
  if (choice === 'stay') return;
  askForCanary(choice === 'take-canary');
  // Without the check of the cookie, a browser that stores no cookies would reload the page endlessly.
  const isChanged = hasCanaryRequest() === (choice === 'take-canary');
  const isOtherPage = choice === 'take-canary' || page === canary?.version;
  if (isChanged && isOtherPage) location.reload();
}

interface EarlyConfig {
  supabaseUrl: string;
  supabaseKey: string;
}

async function report(
  config: Promise<Response>,
  version: string,
  failure: string | undefined,
): Promise<void> {
  const { supabaseUrl, supabaseKey }: EarlyConfig = await (await config).clone().json();
  await fetch(`${supabaseUrl}/rest/v1/rpc/report_module_visit`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', apikey: supabaseKey },
    body: JSON.stringify({
      p_module: SHELL,
      p_version: version,
      p_canary: version,
      ...(failure ? { p_failure: failure } : {}),
    }),
  });
}

/**
 * Watches whether a page of the canary starts. If the canary does not start, or shows the shell's last-resort
 * page, this browser gets the live shell and never requests that canary again. The release tool counts both
 * kinds of failure of a canary.
 */
export function guardCanary(config: Promise<Response>): void {
  const version = readPageShellVersion();
  if (version === undefined || !hasCanaryRequest()) return;
  const fail = () => {
    removeEventListener('error', failByScript, true);
    document.removeEventListener(FAILED_EVENT, fail);
    leaveCanary(SHELL, version);
    askForCanary(false);
    const isLeft = !hasCanaryRequest();
    void report(config, version, 'start-failed')
      .catch(() => {})
      .finally(() => {
        if (isLeft) location.reload();
      });
  };
  const failByScript = ({ target }: Event) => {
    // Only a failed script of the shell itself ends the canary, because the app starts without a picture, and
    // modules have separate canaries.
    const isOwn = target instanceof HTMLScriptElement && target.src.startsWith(location.origin);
    if (isOwn || !(target instanceof Element)) fail();
  };
  const succeed = () => {
    removeEventListener('error', failByScript, true);
    void report(config, version, undefined).catch(() => {});
  };
  addEventListener('error', failByScript, true);
  document.addEventListener(FAILED_EVENT, fail);
  document.addEventListener(STARTED_EVENT, succeed, { once: true });
}
