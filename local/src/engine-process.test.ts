import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startTestService } from './data-service/testing.ts';
import { startEngineProcess } from './engine-process.ts';

it('an engine’s output is written to its log in the data folder, including a crash of Node.js', {
  timeout: 90_000,
}, async () => {
  const service = await startTestService();
  const folder = path.join(service.dataDir, 'logs');
  const engine = await startEngineProcess({
    url: null,
    name: 'worker 1',
    environment: { ...service.engineEnvironment, ENGINE_ROLE: 'worker', PORT: 'none' },
    logFolder: folder,
    report: () => {},
  });
  const read = () => readFile(path.join(folder, 'worker-1.1.log'), 'utf8').catch(() => '');
  await expect.poll(read, { timeout: 60_000 }).toContain('environment is not valid');
  await engine.close();
  const lines = (await read())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ level: 'error', event: 'process.output' });
  await service.close();
});
