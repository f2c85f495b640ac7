import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** Difference between the port of a development server and the port of the deployed module. */
const BESIDE_DEPLOYED = 100;

/** Default port for a module outside this repository when its package.json states no port. */
const ELSEWHERE = 3000;

const packageSchema = z.object({ adwright: z.object({ port: z.number().int().positive() }) });

/**
 * Returns the port of a module's development server. The port is 100 higher than the port of the deployed
 * module, which package.json states. The environment variable `ADWRIGHT_PORT_OFFSET` is added to the port, so
 * that two checkouts can run on one machine.
 */
export function getDevServerPort(name: string): number {
  return readPort(name) + BESIDE_DEPLOYED + Number(process.env.ADWRIGHT_PORT_OFFSET ?? 0);
}

function readPort(name: string): number {
  const file = new URL(`../../../${name}/package.json`, import.meta.url);
  if (!existsSync(file)) return ELSEWHERE;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return packageSchema.parse(content).adwright.port;
}
