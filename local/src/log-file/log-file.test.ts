import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDisk, mountSmallDisk } from '../testing/small-disk.ts';
import { openLogFile } from './log-file.ts';

const small = await mountSmallDisk(2);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function sizes(): Promise<number[]> {
  const files = (await readdir(folder)).filter((name) => name.startsWith('engine.'));
  return Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).size));
}

it('a log file uses a bounded part of the disk, even over several starts', async () => {
  for (let start = 0; start < 3; start += 1) {
    const log = await openLogFile({ folder, name: 'engine', fileSize: '10k' });
    for (let line = 0; line < 1000; line += 1) {
      log.write(`${'x'.repeat(99)}\n`);
      if (line % 20 === 0) await turn();
    }
    await log.close();
  }
  const all = await sizes();
  expect(all.length).toBeLessThanOrEqual(5);
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
});

it('a log keeps the newest lines in files that only their owner can read', async () => {
  const log = await openLogFile({ folder, name: 'engine' });
  log.write('first\n');
  await log.close();
  log.write('after it was closed\n');
  const again = await openLogFile({ folder, name: 'engine' });
  again.write('second\n');
  await again.close();
  expect(await readFile(again.path, 'utf8')).toBe('first\nsecond\n');
  expect((await stat(again.path)).mode & 0o777).toBe(0o600);
});

it.skipIf(!small)('a log on a full disk drops lines, and the product continues', async () => {
  if (!small) return;
  const log = await openLogFile({ folder: small.folder, name: 'engine' });
  await fillDisk(small.folder);
  for (let line = 0; line < 50; line += 1) {
    log.write(`${'x'.repeat(100_000)}\n`);
    await turn();
  }
  await log.close();
  await small.remove();
});
