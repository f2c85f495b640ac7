import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { localUrl, readEnvironment } from '../local/src/ports.ts';
import { deployAll, deployShell } from '../release/src/index.ts';
import { buildApps } from './build-apps.ts';
import { REPOSITORY } from './run-command.ts';

const { values: flags } = parseArgs({
  options: {
    /** Empties the data folder first. */
    fresh: { type: 'boolean', default: false },
    /** Takes the builds that are there. */
    built: { type: 'boolean', default: false },
  },
});

try {
  const { ports, dataDir } = readEnvironment(process.env, REPOSITORY);
  if (flags.fresh) await rm(dataDir, { recursive: true, force: true });
  if (!flags.built) {
    console.log('Building what changed.');
    await buildApps();
  }
  const origins = Object.entries(ports.remotes).map(([name, port]) => [name, localUrl(port)]);
  const cdnDir = path.join(dataDir, 'cdn');
  await deployShell(cdnDir);
  await deployAll({ cdnDir, origins: Object.fromEntries(origins) });
  await runLocalStack();
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}

/** The embedded stack in a process of its own, so that a signal reaches it and nothing else. */
async function runLocalStack(): Promise<void> {
  const stack = spawn(process.execPath, [path.join(REPOSITORY, 'local/src/main.ts')], {
    cwd: REPOSITORY,
    // The channel ends with this process, however it ends, and the stack stops by it.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // On Ctrl-C a terminal has told the child already.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) stack.kill(signal);
    });
  }
  process.on('disconnect', () => stack.kill('SIGTERM'));
  const code = await new Promise<number>((resolve) => {
    stack.on('exit', (exitCode, signal) => resolve(signal ? 1 : (exitCode ?? 1)));
  });
  // A listened-to channel would keep this process alive.
  process.exit(code);
}
