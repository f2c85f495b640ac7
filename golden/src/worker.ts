import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import * as z from 'zod';
import type { Case } from './case.ts';
import { GROUPS } from './groups.ts';

// This thread runs golden cases. The thread receives one case name at a time and replies with the case's
// result.

sharp.concurrency(1);
sharp.cache(false);

const orderSchema = z.object({ group: z.string(), name: z.string() });
const known = new Map<string, Map<string, Case>>();

function findCase(group: string, name: string): Case | undefined {
  const cases =
    known.get(group) ??
    new Map(
      GROUPS.find((one) => one.name === group)
        ?.cases()
        .map((one) => [one.name, one]),
    );
  known.set(group, cases);
  return cases.get(name);
}

const port = parentPort;
port?.on('message', async (message: unknown) => {
  const { group, name } = orderSchema.parse(message);
  try {
    port.postMessage({ name, fields: await findCase(group, name)?.run() });
  } catch (cause) {
    port.postMessage({
      name,
      fields: { error: cause instanceof Error ? cause.message : String(cause) },
    });
  }
});
