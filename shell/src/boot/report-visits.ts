import type { Verdict } from '@adwright/federation';
import { getSupabase } from '@adwright/supabase';
import { announceModuleFailure } from '../page-events/reported-events.ts';
import { leaveCanary } from './canary-visitor.ts';
import { asksForCanary, pageShellVersion, SHELL } from './shell-version.ts';

/**
 * Counts what becomes of module versions: every failure of what is deployed, and each canary that worked, once each in a
 * visit. The release tool takes a canary back by these figures. In this browser one failure is enough.
 */
export function createVisitReports(): (verdict: Verdict) => void {
  const told = new Set<string>();
  const shellCanary = asksForCanary() ? pageShellVersion() : undefined;
  return ({ module: { name, source, current }, version, failure }) => {
    if (source === 'override') return;
    const isCanary = source === 'canary' && version === current.version;
    if (isCanary && failure) leaveCanary(name, version);
    const news = `${version} ${failure ? 'failed' : 'worked'}`;
    if ((!isCanary && !failure) || told.has(`${name} ${news}`)) return;
    told.add(`${name} ${news}`);
    sendReport(name, version, failure);
    if (failure) announceModuleFailure({ module: name, version, failure });
    // A module that fails in a canary of the shell may fail because of it.
    if (failure && shellCanary !== undefined) sendReport(SHELL, shellCanary, failure);
  };
}

async function sendReport(
  module: string,
  version: string,
  failure: string | undefined,
): Promise<void> {
  const { error } = await getSupabase().rpc('report_module_visit', {
    p_module: module,
    p_version: version,
    ...(failure ? { p_failure: failure } : {}),
  });
  if (error) console.warn('A report of a module was not taken', error);
}
