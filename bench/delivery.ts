/**
 * Measures the time to release one module of the product and to roll the module back. The script also checks
 * that no other module is built or changed. Run against a started product, with its ADWRIGHT_ variables set:
 * node bench/delivery.ts
 *
 * One string of mf-gallery is changed during the run; afterwards the source, its build and the live version are
 * restored.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { type RegistryFile, registryModuleSchema } from '@adwright/contracts';
import { readOrigins } from '@adwright/release';
import { MODULE_NAMES } from '@adwright/release/module-names';

const ROOT = path.resolve(import.meta.dirname, '..');
const MODULE = 'mf-gallery';
const SOURCE = path.join(ROOT, MODULE, 'src/my-ads/my-ads-page.tsx');
const STRING = 'My Ad Campaigns';
const ROLLBACK_BUDGET_S = 10;

const registryUrl = new URL('/registry.json', readOrigins(process.env).shell);

async function liveRegistry(): Promise<RegistryFile['modules']> {
  const response = await fetch(registryUrl).catch(() => undefined);
  if (!response?.ok)
    throw new Error(`No product runs at ${registryUrl.origin}. Start it with npm start.`);
  return (await response.json()).modules;
}

async function liveVersion(): Promise<string> {
  return registryModuleSchema.parse((await liveRegistry())[MODULE]).version;
}

/** Returns the files of a build with their times and contents, as one text. */
function fingerprint(app: string): string {
  const folder = path.join(ROOT, app, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    const stats = statSync(path.join(folder, file));
    if (stats.isFile())
      hash.update(`${file} ${stats.mtimeMs} `).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/**
 * Returns the state of everything that a release of one module must not change: all other builds, and all other
 * registry entries.
 */
async function everythingElse(): Promise<string> {
  const others = ['shell', ...MODULE_NAMES.filter((name) => name !== MODULE)];
  const { [MODULE]: _shipped, ...entries } = await liveRegistry();
  return JSON.stringify([others.map((name) => [name, fingerprint(name)]), entries]);
}

/**
 * Runs a command of the release tool, as a developer does. Returns the seconds that the command takes,
 * including its start.
 */
async function release(...command: string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, 'release/src/main.ts'), ...command], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` },
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`release ${command.join(' ')} failed`);
  return (performance.now() - started) / 1000;
}

function row(step: string, seconds: number, note = ''): void {
  console.log(`${step.padEnd(34)}${seconds.toFixed(1).padStart(6)} s  ${note}`);
}

const original = readFileSync(SOURCE, 'utf8');
if (!original.includes(STRING)) throw new Error(`${SOURCE} does not contain “${STRING}”`);
const before = { live: await liveVersion(), rest: await everythingElse() };
console.log(`system load ${loadavg()[0]?.toFixed(1)} before the run`);
try {
  writeFileSync(SOURCE, original.replace(STRING, `${STRING} (${Date.now()})`));
  row('build, one string changed', await release('build', MODULE));
  row('verify, pages in a browser', await release('verify', MODULE));
  row('deploy, verified again, files asked for', await release('deploy', MODULE));
  if ((await liveVersion()) === before.live) throw new Error('the deploy changed no file');
  const rollback = await release('rollback', MODULE);
  row('rollback', rollback, `of ${ROLLBACK_BUDGET_S} s`);
  if ((await liveVersion()) !== before.live) throw new Error('the rollback changed no file');
  row(
    'canary, without a browser',
    await release('canary', MODULE, '--percent', '10', '--without-browser'),
  );
  row('promote', await release('promote', MODULE));
  row('rollback of a promoted canary', await release('rollback', MODULE));
  const untouched = (await everythingElse()) === before.rest;
  console.log(
    untouched
      ? `nothing else was built or moved: shell and ${MODULE_NAMES.length - 1} modules, same files, same times, same entries`
      : 'SOMETHING ELSE WAS BUILT OR MOVED',
  );
  process.exitCode = untouched && rollback < ROLLBACK_BUDGET_S ? 0 : 1;
} finally {
  writeFileSync(SOURCE, original);
  await release('build', MODULE);
}
