import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Source files that may read the date, because they compare or write dates. All source files outside this list
 * measure durations with `performance.now()`.
 */
const READS_DATES = [
  'local/src/data-service/auth/user.ts',
  'local/src/data-service/database/pglite-worker.ts',
  'local/src/payments/sandbox.ts',
  'local/src/payments/webhook-delivery.ts',
];

it('every source file that is not in the list measures durations with the monotonic clock', async () => {
  const found: string[] = [];
  for (const folder of ['local/src', 'engine/service/src', 'supabase/functions']) {
    const files = await readdir(path.join(ROOT, folder), { recursive: true });
    for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
      const name = `${folder}/${file}`;
      if (/\/(?:attack|testing)\/|\/testing\.ts$/.test(name)) continue;
      const text = await readFile(path.join(ROOT, name), 'utf8');
      if (text.includes('Date.now')) found.push(name);
    }
  }
  expect(found.sort()).toEqual(READS_DATES);
});
