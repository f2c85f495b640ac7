import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** Next to the ports of deployed modules. */
const BESIDE_DEPLOYED = 100;

/** For a module that is built outside of the repository and has no port there. */
const ELSEWHERE = 3000;

const packageSchema = z.object({ adwright: z.object({ port: z.number().int().positive() }) });

/**
 * Port of a module's development server: 100 above that of its origin, which is in its package.json. `ADWRIGHT_PORT_OFFSET` moves
 * all of them, so that two checkouts can run on one machine.
 */
export function devServerPort(name: string): number {
  return portOf(name) + BESIDE_DEPLOYED + Number(process.env.ADWRIGHT_PORT_OFFSET ?? 0);
}

function portOf(name: string): number {
  const file = new URL(`../../../${name}/package.json`, import.meta.url);
  if (!existsSync(file)) return ELSEWHERE;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return packageSchema.parse(content).adwright.port;
}
