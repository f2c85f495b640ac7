import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePorts } from '../local/src/free-ports.ts';
import { getPortVariable, listPorts } from '../local/src/ports.ts';
import { REPOSITORY } from './run-command.ts';

/**
 * Files that the test copies into a temporary repository, because each of them locates other files relative to
 * its own path.
 */
const COPIED = [
  ...['start', 'build-apps', 'read-flags', 'run-command', 'run-together'].map(
    (name) => `scripts/${name}.ts`,
  ),
  'scripts/forward-signals.mjs',
  'local/src/main.ts',
];
const LINKED = [
  'node_modules',
  'release',
  ...['check-ports.ts', 'data-folder', 'ports.ts', 'worker-count.ts'].map(
    (name) => `local/src/${name}`,
  ),
];

let folder: string;
let pidFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-start-'));
  pidFile = path.join(folder, 'pids');
  await writeFile(pidFile, '');
  for (const made of ['scripts', 'local/src', 'tools']) {
    await mkdir(path.join(folder, made), { recursive: true });
  }
  for (const file of COPIED) await cp(path.join(REPOSITORY, file), path.join(folder, file));
  for (const file of LINKED) await symlink(path.join(REPOSITORY, file), path.join(folder, file));
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(folder, 'local/src/stack.ts'), stackOfOneProcess());
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * Returns the source of a small program that replaces the stack of services. Like the real stack, the program
 * runs in a separate process, waits for the build, and stops if the build fails.
 */
function stackOfOneProcess(): string {
  const exitWithParent = path.join(REPOSITORY, 'local/src/exit-with-parent.ts');
  const words = ['--import', exitWithParent, '-e', 'setInterval(() => {}, 1000)'];
  return `import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { appendFileSync } from 'node:fs';
    export async function startStack({ deploy }) {
      const engine = spawn(process.execPath, ${JSON.stringify(words)}, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      appendFileSync(${JSON.stringify(pidFile)}, [process.pid, engine.pid, ''].join('\\n'));
      const close = async () => {
        engine.kill();
        await once(engine, 'exit');
      };
      try {
        await deploy();
      } catch (failure) {
        await close();
        throw failure;
      }
      return { close };
    }`;
}

/** Runs `npm start` with a shell script in place of nx. */
async function start(nx: string) {
  await writeFile(path.join(folder, 'tools/nx'), `#!/bin/sh\n${nx}\n`, { mode: 0o755 });
  const ports = listPorts(await findFreePorts()).map(({ name, port }) => [
    getPortVariable(name),
    `${port}`,
  ]);
  // The data folder's lock uses SQLite, about which Node 24 prints a warning.
  const words = ['--disable-warning=ExperimentalWarning', path.join(folder, 'scripts/start.ts')];
  return spawn(process.execPath, words, {
    env: {
      ...process.env,
      ...Object.fromEntries(ports),
      ADWRIGHT_DATA_DIR: path.join(folder, 'data'),
      PATH: `${path.join(folder, 'tools')}${path.delimiter}${process.env.PATH}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function pids(): Promise<number[]> {
  return (await readFile(pidFile, 'utf8')).trim().split('\n').filter(Boolean).map(Number);
}

async function alive(): Promise<number[]> {
  return (await pids()).filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
}

it('npm start stops the build and the product when it is interrupted during the build', async () => {
  const product = await start(`echo $$ >> ${pidFile}\nexec sleep 100`);
  await expect.poll(alive).toHaveLength(3);
  const saying = text(product.stderr);
  product.kill('SIGTERM');
  await once(product, 'exit');
  expect(await saying).toBe('');
  await expect.poll(alive).toEqual([]);
});

it('npm start reports which build failed, stops the product and exits with 1', async () => {
  const product = await start(
    `while [ $(wc -l < ${pidFile}) -lt 2 ]; do sleep 0.1; done\necho "Module not found: 'antd'"\nexit 1`,
  );
  const [said, [code]] = await Promise.all([text(product.stderr), once(product, 'exit')]);
  expect(said).toBe("\nThe build failed:\n\nModule not found: 'antd'\n\n\n");
  expect(code).toBe(1);
  expect(await pids()).toHaveLength(2);
  await expect.poll(alive).toEqual([]);
});
