import * as z from 'zod';
import { HOSTILE_TEXTS } from './hostile-values.ts';
import type { Probe } from './tally.ts';
import { isClean, send, type World } from './world.ts';

/** Request headers in which a client could claim another IP address. */
const NAMES = [
  'cf-connecting-ip',
  'x-forwarded-for',
  'x-real-ip',
  'true-client-ip',
  'forwarded',
  'x-client-ip',
];
const healthSchema = z.array(z.object({ visitors: z.number(), failing: z.number() }));

/**
 * Reports visits from one client under many claimed IP addresses, and expects the product to count a single
 * visitor.
 */
export async function attackHealth(world: World, probe: Probe): Promise<void> {
  const { url, publishableKey } = world.shop.service;
  const version = `9.9.9-${crypto.randomUUID()}`;
  const ask = (name: string, body: unknown, headers: Record<string, string> = {}) =>
    send(`${url}/rest/v1/rpc/${name}`, publishableKey, body, {
      headers: { apikey: publishableKey, ...headers },
    });
  const visit = { p_module: 'mf-gallery', p_version: version, p_failure: 'timeout' };
  const before = healthSchema.safeParse(
    JSON.parse((await ask('module_health', { p_module: 'mf-gallery', p_version: version })).text),
  );
  probe('health can be read', before.success);
  for (const name of NAMES) {
    for (let number = 1; number <= 10; number++) {
      const report = await ask('report_module_visit', visit, { [name]: `203.0.113.${number}` });
      probe(`a report by ${name}: ${report.status}`, report.status < 300 || report.status === 429);
      const { text } = await ask('module_health', { p_module: 'mf-gallery', p_version: version });
      const [health] = healthSchema.parse(JSON.parse(text));
      probe(`${name} ${number}: ${text}`, health?.visitors === 1);
    }
  }
  for (const text of HOSTILE_TEXTS) {
    const answer = await ask('report_module_visit', { ...visit, p_module: text, p_failure: text });
    probe(
      `a visit of ${JSON.stringify(text).slice(0, 30)}: ${answer.status}`,
      isClean(answer, world),
    );
  }
}
