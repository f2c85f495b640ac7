import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePorts } from '../free-ports.ts';
import { getPortVariable, listPorts } from '../ports.ts';
import { emptyDataFolder } from './empty-data-folder.ts';
import {
  checkDataFolderIsFree,
  LOCK_FILE,
  LOCK_OWNER_FILE,
  lockDataFolder,
} from './lock-data-folder.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const LOCK_MODULE = path.join(import.meta.dirname, 'lock-data-folder.ts');

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'adwright-data-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts a process that locks the folder, like a running product. */
async function holdFolder(folder = dataDir): Promise<ChildProcess> {
  const holder = spawn(process.execPath, [
    '--input-type=module-typescript',
    '--eval',
    `import { lockDataFolder } from ${JSON.stringify(LOCK_MODULE)};
     await lockDataFolder(${JSON.stringify(folder)});
     console.log('held');
     setInterval(() => {}, 1000);`,
  ]);
  await once(holder.stdout, 'data');
  return holder;
}

async function kill(holder: ChildProcess): Promise<void> {
  const exited = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exited;
}

/** Runs a program on ports that differ from the ports of the product that locks the folder. */
async function runBeside(...programArguments: string[]) {
  const ports = listPorts(await findFreePorts()).map(({ name, port }) => [
    getPortVariable(name),
    `${port}`,
  ]);
  const program = spawn(process.execPath, programArguments, {
    cwd: REPOSITORY,
    env: { ...process.env, ...Object.fromEntries(ports), ADWRIGHT_DATA_DIR: dataDir },
  });
  let output = '';
  program.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(program, 'exit');
  return { code, output };
}

describe('locking a data folder against a second process', () => {
  it.each([
    ['npm start', 'scripts/start.ts', '--built'],
    ['npm start, emptying the folder', 'scripts/start.ts', '--built', '--fresh'],
    ['the stack, emptying the folder', 'local/src/main.ts', '--deploy', '--fresh'],
  ])('a data folder in use is left unchanged by a second %s', async (_name, ...command) => {
    const registry = path.join(dataDir, 'cdn/registry.json');
    await mkdir(path.dirname(registry), { recursive: true });
    await writeFile(registry, 'the registry of the first product');
    const holder = await holdFolder();
    const { code, output } = await runBeside(...command);
    await kill(holder);
    expect(output).toContain(
      `The data folder ${dataDir} is in use by another Adwright (process ${holder.pid}).`,
    );
    expect(code).toBe(1);
    expect(await readFile(registry, 'utf8')).toBe('the registry of the first product');
    expect(await readdir(path.dirname(registry))).toEqual(['registry.json']);
  });

  it('a data folder is free as soon as its product is killed, even if another process gets the same process id', async () => {
    await kill(await holdFolder());
    await writeFile(path.join(dataDir, LOCK_OWNER_FILE), `${process.ppid}\n`);
    await expect(checkDataFolderIsFree(dataDir)).resolves.toBeUndefined();
  });

  it('a data folder is locked by only one of two processes that lock the folder at the same time', async () => {
    const asked = await Promise.allSettled([lockDataFolder(dataDir), lockDataFolder(dataDir)]);
    const [release] = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    release?.();
  });
});

describe('emptying a data folder of the product', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'adwright-emptied-'));
    await put('secrets.json');
    await put('db/PG_VERSION');
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function put(name: string): Promise<void> {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), '');
  }

  it('emptying a data folder keeps the lock, and any files that the product did not write', async () => {
    const release = await lockDataFolder(folder);
    await put('notes/plan.txt');
    expect(await emptyDataFolder(folder)).toEqual(['notes']);
    expect((await readdir(folder)).filter((name) => !name.startsWith('in-use.'))).toEqual([
      'notes',
    ]);
    expect(await readdir(path.join(folder, 'notes'))).toEqual(['plan.txt']);
    await expect(checkDataFolderIsFree(folder)).rejects.toThrow('is in use');
    release();
  });

  it.each(['second', 'storage/deep/second', '.hidden/second'])(
    'emptying a data folder is refused while another product runs in %s below it',
    async (name) => {
      const nested = path.join(folder, name);
      const holder = await holdFolder(nested);
      const refused = emptyDataFolder(folder);
      await expect(refused).rejects.toThrow(
        `${folder} is not emptied: ${nested} in it is in use by another Adwright (process ${holder.pid}).`,
      );
      await kill(holder);
      expect(await readdir(folder)).toContain('db');
      expect(await readdir(nested)).toContain(LOCK_FILE);
    },
  );

  it('emptying a data folder is refused if the folder contains a stopped product’s data folder', async () => {
    (await lockDataFolder(path.join(folder, 'storage/second')))();
    await expect(emptyDataFolder(folder)).rejects.toThrow('is the data folder of another Adwright');
    expect(await readdir(path.join(folder, 'storage/second'))).toContain(LOCK_FILE);
  });

  it('emptying a data folder keeps the data folder of a stopped product next to it', async () => {
    (await lockDataFolder(path.join(folder, 'second')))();
    expect(await emptyDataFolder(folder)).toEqual(['second']);
    expect(await readdir(path.join(folder, 'second'))).toContain(LOCK_FILE);
  });

  it('emptying is refused for a folder that has the same file names but was not written by the product', async () => {
    await rm(path.join(folder, 'secrets.json'));
    await put('mail/letter.eml');
    await expect(emptyDataFolder(folder)).rejects.toThrow('it holds db, mail, but no keys');
    expect(await readdir(path.join(folder, 'mail'))).toEqual(['letter.eml']);
  });
});
