import { getRuntimeConfig, getSupabase } from '@adwright/supabase';
import type { MeasuredVital } from './measure-vitals.ts';

/** A report about a version: a success, a failure, or a measurement. */
export interface VisitReport {
  module: string;
  version: string;
  /** Version of the current canary; empty when there is no canary. */
  canary: string;
  failure?: string | undefined;
  vital?: Pick<MeasuredVital, 'name' | 'value'> | undefined;
}

const VITAL_PARAMETERS = { lcp: 'p_lcp_ms', inp: 'p_inp_ms', cls: 'p_cls' } as const;

/** The account's last known access token, because a closing page has no time to request a token. */
let token: string | undefined;

async function readToken(): Promise<string | undefined> {
  const { data } = await getSupabase().auth.getSession();
  token = data.session?.access_token;
  return token;
}

function post(report: VisitReport, accessToken: string | undefined): Promise<Response> {
  const { module, version, canary, failure, vital } = report;
  const { supabaseUrl, supabaseKey } = getRuntimeConfig();
  return fetch(`${supabaseUrl}/rest/v1/rpc/report_module_visit`, {
    method: 'POST',
    // `keepalive` lets the browser send the report even while the visitor leaves the page.
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      apikey: supabaseKey,
      authorization: `Bearer ${accessToken ?? supabaseKey}`,
    },
    body: JSON.stringify({
      p_module: module,
      p_version: version,
      p_canary: canary,
      ...(failure ? { p_failure: failure } : {}),
      ...(vital ? { [VITAL_PARAMETERS[vital.name]]: vital.value } : {}),
    }),
  });
}

/**
 * Sends a report about a version to the data service. Reporting must never disturb the visit, so failures are
 * ignored.
 */
export async function sendVisitReport(report: VisitReport): Promise<void> {
  try {
    const isLeaving = document.visibilityState === 'hidden';
    const response = await post(report, isLeaving ? token : await readToken());
    if (!response.ok) console.warn(`A report of a module was refused: ${response.status}`);
  } catch (error) {
    console.warn('A report of a module could not be sent', error);
  }
}
