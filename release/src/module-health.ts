import { runtimeConfigSchema } from '@adwright/contracts';
import * as z from 'zod';
import type { CanaryHealth, SideHealth } from './canary-verdict.ts';

/** Reads visitors' reports of a canary, and of the live version that all other visitors get. */
export type ReadHealth = (module: string, canary: string) => Promise<CanaryHealth>;

const valuesSchema = z.array(z.number());
const buildSideSchema = (side: 'canary' | 'live') =>
  z
    .object({
      side: z.literal(side),
      visitors: z.number(),
      failing: z.number(),
      lcp_ms: valuesSchema,
      inp_ms: valuesSchema,
      cls: valuesSchema,
    })
    .transform(
      ({ visitors, failing, lcp_ms: lcpMs, inp_ms: inpMs, cls }): SideHealth => ({
        visitors,
        failing,
        lcpMs,
        inpMs,
        cls,
      }),
    );
const answerSchema = z.tuple([buildSideSchema('canary'), buildSideSchema('live')]);

const PATIENCE_MS = 10_000;

/**
 * Creates a function that reads visitors' reports from the data service of a deployment. The function reads the
 * URL and the public key of the data service from the shell's configuration.
 *
 * @param shellUrl URL of the shell, such as https://app.example.com.
 */
export function createHealthReader(shellUrl: string): ReadHealth {
  return async (module, canary) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const config = runtimeConfigSchema.parse(
      await (await fetch(new URL('/config.json', shellUrl), { signal })).json(),
    );
    const response = await fetch(new URL('/rest/v1/rpc/canary_health', config.supabaseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: config.supabaseKey },
      body: JSON.stringify({ p_module: module, p_canary: canary }),
      signal,
    });
    if (!response.ok) throw new Error(`The data service answered ${response.status}`);
    const [tried, live] = answerSchema.parse(await response.json());
    return { canary: tried, live };
  };
}
