import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { devServerPort } from '@adwright/federation/build';
import { checkPortsAreFree, isFree } from '../local/src/check-ports.ts';
import { localUrl, readEnvironment } from '../local/src/ports.ts';
import { deployAll, deployShell } from '../release/src/index.ts';
import { buildApps } from './build-apps.ts';
import { REPOSITORY } from './run-command.ts';
import { runTogether } from './run-together.ts';

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Takes the builds of the other modules that are there. */
    built: { type: 'boolean', default: false },
  },
});

try {
  const started = performance.now();
  const { ports, dataDir } = readEnvironment(process.env, REPOSITORY);
  const modules = await developedModules(names);
  // Before anything is touched that a session which has them still serves.
  await checkPortsAreFree(ports);
  await checkDevelopmentPorts(modules);
  if (!flags.built) {
    console.log('Building what changed.');
    await buildApps();
  }
  const origins = Object.entries(ports.remotes).map(([name, port]) => [name, localUrl(port)]);
  const cdnDir = path.join(dataDir, 'cdn');
  await deployAll({ cdnDir, origins: Object.fromEntries(origins) });
  const developmentDir = path.join(dataDir, 'development');
  const shellDir = path.join(developmentDir, 'shell');
  await rm(shellDir, { recursive: true, force: true });
  // For the landing page; the app's own page is built over it.
  await deployShell(developmentDir);

  const servers = modules.flatMap((name) => [
    '--develop',
    `${name}=${localUrl(devServerPort(name))}`,
  ]);
  const code = await runTogether(
    [
      { file: 'local/src/main.ts', arguments: ['--shell', shellDir, ...servers] },
      { file: 'scripts/dev-servers.ts', arguments: ['--shell', shellDir, ...modules] },
    ],
    () => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`  Up in ${seconds} s. ${nowEditable(modules)}\n`);
    },
  );
  process.exit(code);
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}

/** @throws {Error} that lists the modules there are, when a name is none of them. */
async function developedModules(asked: readonly string[]): Promise<string[]> {
  const folders = (await readdir(REPOSITORY)).filter((name) => name.startsWith('mf-')).toSorted();
  const unknown = asked.filter((name) => !folders.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no module ${unknown.join(', ')}. There are: ${folders.join(', ')}.`);
  }
  return [...new Set(asked)];
}

/** @throws {Error} that names every port of a development server that somebody else has. */
async function checkDevelopmentPorts(modules: readonly string[]): Promise<void> {
  const checks = modules.map(async (name) => {
    const port = devServerPort(name);
    return (await isFree(port)) ? [] : [`  ${port} (development server of ${name})`];
  });
  const taken = (await Promise.all(checks)).flat();
  if (taken.length === 0) return;
  throw new Error(
    `Stop the program that has this port, or move all of ours with ADWRIGHT_PORT_OFFSET=100:\n${taken.join('\n')}`,
  );
}

function nowEditable(modules: readonly string[]): string {
  return modules.length === 0
    ? 'Edit shell/src or libs/ and reload. For fast refresh, name modules: npm run dev -- mf-gallery.'
    : `Edit ${modules.map((name) => `${name}/src`).join(', ')}: the page follows, with its state.`;
}
