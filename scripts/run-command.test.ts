import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { REPOSITORY, runCommand } from './run-command.ts';

it('gives code and output of a command that fails', async () => {
  const script = "console.log('one'); console.error('two'); process.exit(3)";
  const { code, output } = await runCommand(process.execPath, ['-e', script], { label: 'failing' });
  expect([code, output]).toEqual([3, 'one\ntwo\n']);
});

it('takes its command along when it is told to stop', async () => {
  const module = pathToFileURL(path.join(REPOSITORY, 'scripts/run-command.ts')).href;
  const command = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const script = `import { runCommand } from '${module}';
    await runCommand(process.execPath, ['-e', ${JSON.stringify(command)}], { label: '', passThrough: true });`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(runner.stdout, 'data');
  const isThere = () => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  expect(isThere()).toBe(true);
  runner.kill('SIGTERM');
  expect(await once(runner, 'exit')).toEqual([1, null]);
  expect(isThere()).toBe(false);
});
