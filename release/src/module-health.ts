import { runtimeConfigSchema } from '@adwright/contracts';
import * as z from 'zod';
import type { ModuleHealth } from './canary-budget.ts';

/** Reads what visitors have told of a version. */
export type ReadHealth = (module: string, version: string) => Promise<ModuleHealth>;

const answerSchema = z
  .array(z.object({ visitors: z.number(), failing: z.number() }))
  .length(1)
  .transform(([figures]) => figures ?? { visitors: 0, failing: 0 });

const PATIENCE_MS = 10_000;

/**
 * Asks the data service of a deployment. Its address and public key are those that the shell tells every browser.
 *
 * @param shellUrl address of the shell, such as https://app.example.com.
 */
export function healthOf(shellUrl: string): ReadHealth {
  return async (module, version) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const config = runtimeConfigSchema.parse(
      await (await fetch(new URL('/config.json', shellUrl), { signal })).json(),
    );
    const response = await fetch(new URL('/rest/v1/rpc/module_health', config.supabaseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: config.supabaseKey },
      body: JSON.stringify({ p_module: module, p_version: version }),
      signal,
    });
    if (!response.ok) throw new Error(`The data service answered ${response.status}`);
    return answerSchema.parse(await response.json());
  };
}
