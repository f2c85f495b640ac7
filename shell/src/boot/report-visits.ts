import type { Registry } from '@adwright/federation';
import type { Verdict } from '@adwright/remotes';
import { leaveCanary } from './canary-visitor.ts';
import { announceModuleFailure } from './reported-events.ts';
import { sendVisitReport } from './send-visit-report.ts';
import { hasCanaryRequest, readPageShellVersion, SHELL } from './shell-version.ts';
import { listTriedVersions, type TriedVersion } from './tried-versions.ts';
import { describeUncaughtFailure } from './uncaught-failures.ts';

/** Creates the function that reports each event of a visit only once. */
function createReporter(tried: readonly TriedVersion[]) {
  const reported = new Set<string>();
  return (module: string, version: string, failure: string | undefined): boolean => {
    const news = `${module} ${version} ${failure ? 'failed' : 'worked'}`;
    if (reported.has(news)) return false;
    reported.add(news);
    const side = tried.find((each) => each.module === module && each.version === version);
    void sendVisitReport({ module, version, canary: side?.canary ?? '', failure });
    return true;
  };
}

/**
 * Records when each module was shown, in milliseconds after the page began to load. A web vital counts for the
 * module that was shown at the time of the measurement.
 */
function createTimeline() {
  const shown: { since: number; module: string }[] = [];
  return {
    note(module: string) {
      if (shown.at(-1)?.module !== module) shown.push({ since: performance.now(), module });
    },
    moduleAt: (at: number) => (shown.findLast(({ since }) => since <= at) ?? shown[0])?.module,
  };
}

/** Reports the web vitals for the visible module, and for the shell around the module. */
function reportVitals(
  tried: readonly TriedVersion[],
  moduleAt: (at: number) => string | undefined,
): void {
  import('./measure-vitals.ts')
    .then(({ measureVitals }) =>
      measureVitals(({ at, ...vital }) => {
        const owners = [moduleAt(at), SHELL];
        for (const { module, version, canary } of tried) {
          if (owners.includes(module)) void sendVisitReport({ module, version, canary, vital });
        }
      }),
    )
    // Reporting must never disturb the visit, so failures are ignored.
    .catch(() => undefined);
}

/**
 * Reports when versions of modules succeed or fail. Every failure of a deployed version is reported. During a
 * canary, successful visits, uncaught errors and web vitals are also reported, for the canary and the live
 * version. The release tool decides about a canary by these numbers. This browser no longer runs a canary after
 * one failure.
 *
 * @returns a function that receives the loader's verdicts, and a function that ends the reports
 */
export function createVisitReports(registry: Registry): {
  take(verdict: Verdict): void;
  close(): void;
} {
  const tried = listTriedVersions(registry);
  const report = createReporter(tried);
  const timeline = createTimeline();
  const shellCanary = hasCanaryRequest() ? readPageShellVersion() : undefined;

  const takeUncaught = (event: Event) => {
    const found = describeUncaughtFailure(event, tried);
    if (found) report(found.tried.module, found.tried.version, found.failure);
  };
  if (tried.length > 0) {
    // The error event of a file does not bubble: the window receives the event only in the capturing phase.
    addEventListener('error', takeUncaught, true);
    addEventListener('unhandledrejection', takeUncaught);
    reportVitals(tried, timeline.moduleAt);
  }
  const shell = tried.find(({ module }) => module === SHELL);
  if (shell) report(SHELL, shell.version, undefined);

  return {
    take({ module: { name, source, current }, version, failure }) {
      if (source === 'override') return;
      if (!failure) timeline.note(name);
      const isTried = tried.some((each) => each.module === name && each.version === version);
      const isCanary = source === 'canary' && version === current.version;
      if (isCanary && failure) leaveCanary(name, version);
      if (!failure && !isTried) return;
      if (!report(name, version, failure) || !failure) return;
      announceModuleFailure({ module: name, version, failure });
      // The failure also counts for the shell's canary, because a module may fail because of the shell around
      // it.
      if (shellCanary !== undefined) report(SHELL, shellCanary, failure);
    },
    close() {
      removeEventListener('error', takeUncaught, true);
      removeEventListener('unhandledrejection', takeUncaught);
    },
  };
}
