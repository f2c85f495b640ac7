import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { REPOSITORY, runCommand } from './run-command.ts';

const MODULE = pathToFileURL(path.join(REPOSITORY, 'scripts/run-command.ts')).href;

it('runCommand returns exit code and output of a failed command', async () => {
  const script = "console.log('one'); console.error('two'); process.exit(3)";
  const { code, output } = await runCommand(process.execPath, ['-e', script], { label: 'failing' });
  expect([code, output]).toEqual([3, 'one\ntwo\n']);
});

it('runCommand stops its command when its signal is aborted', async () => {
  // The process id is printed as a text, because Node colours numbers when colours are forced.
  const command = 'console.log(String(process.pid)); setInterval(() => {}, 1000)';
  const script = `import { runCommand } from '${MODULE}';
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
  onTestFinished(() => {
    runner.kill('SIGKILL');
    if (isThere()) process.kill(Number(pid), 'SIGKILL');
  });
  expect(isThere()).toBe(true);
  runner.kill('SIGTERM');
  expect(await once(runner, 'exit')).toEqual([1, null]);
  expect(isThere()).toBe(false);
});

it('runCommand captures text without colours even if the environment forces colours', async () => {
  vi.stubEnv('FORCE_COLOR', '1');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { output } = await runCommand(process.execPath, ['-e', 'console.log(42)'], { label: '' });
  expect(output).toBe('42\n');
});

it('runCommand removes its listeners when the command does not exist', {
  timeout: 20_000,
}, async () => {
  const script = `import { runCommand } from '${MODULE}';
    await runCommand('adwright-no-such-command', [], { label: '' }).catch(({ code }) => console.log(code));
    console.log(String(process.listenerCount('SIGINT')), String(process.listenerCount('disconnect')));`;
  // The time limit ends the script if a remaining listener keeps it running.
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    timeout: 15_000,
    killSignal: 'SIGKILL',
  });
  expect(ended.stdout).toBe('ENOENT\n0 0\n');
});
