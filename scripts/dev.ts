import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { getDevServerPort } from '@adwright/federation/build';
import { checkPortsAreFree, isFree } from '../local/src/check-ports.ts';
import { checkDataFolderIsFree } from '../local/src/data-folder/lock-data-folder.ts';
import {
  buildLocalUrl,
  listModuleOrigins,
  readEnvironment,
  type StackEnvironment,
} from '../local/src/ports.ts';
import {
  deployAll,
  openLocalFolder,
  openLocalReleases,
  putBuiltShell,
} from '../release/src/index.ts';
import { buildApps } from './build-apps.ts';
import { createNpmCommand, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';
import { giveUp, runTogether } from './run-together.ts';

const { flags, operands: names } = readFlags<{ built?: boolean; standalone?: boolean }>(
  createNpmCommand(
    'npm run dev --',
    'Runs the product with the named modules from development servers: a page follows what is saved.',
  )
    .argument('[modules...]', 'or `catalogue` alone: components and pages in every state')
    .option('--built', 'do not build the others first')
    .option('--standalone', 'one module on a page of its own, without the shell and the others'),
);

try {
  if (names.length === 1 && names[0] === 'catalogue') await showCatalogue();
  const started = performance.now();
  const environment = readEnvironment(process.env, REPOSITORY);
  const modules = await developedModules(names);
  // This comes before the session changes files that another session may be serving.
  await checkPortsAreFree(environment.ports);
  await checkDataFolderIsFree(environment.dataDir);
  await checkDevelopmentPorts(modules);
  const developmentDir = path.join(environment.dataDir, 'development');
  const shellDir = path.join(developmentDir, 'shell');
  await rm(shellDir, { recursive: true, force: true });
  const deployed = flags.standalone
    ? undefined
    : deployOthers(modules, environment, developmentDir).catch(giveUp);
  const servers = modules.flatMap((name) => [
    '--develop',
    `${name}=${buildLocalUrl(getDevServerPort(name))}`,
  ]);
  const code = await runTogether(
    [
      { file: 'local/src/main.ts', arguments: ['--shell', shellDir, ...servers] },
      {
        file: 'libs/federation/build/dev-servers.ts',
        arguments: ['--shell', shellDir, ...(flags.standalone ? ['--standalone'] : []), ...modules],
      },
    ],
    async () => {
      await deployed;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`  Up in ${seconds} s. ${nowEditable(modules)}\n`);
    },
  );
  process.exit(code);
} catch (failure) {
  giveUp(failure);
}

/** Serves the catalogue until the session ends. */
async function showCatalogue(): Promise<never> {
  const servers = { file: 'libs/federation/build/dev-servers.ts', arguments: ['--catalogue'] };
  process.exit(await runTogether([servers]));
}

/** Builds the other modules while the session starts. The other modules are needed only when a page loads them. */
async function deployOthers(
  modules: readonly string[],
  { ports, dataDir }: StackEnvironment,
  developmentDir: string,
): Promise<void> {
  // Skips the modules under development, which may be broken at the moment.
  if (!flags.built) await buildApps(modules);
  await deployAll({ store: openLocalReleases(dataDir), origins: listModuleOrigins(ports) });
  // Only the landing page is built; the development server serves the app's page.
  await putBuiltShell(openLocalFolder(developmentDir), ['app.html']);
}

/** @throws {Error} listing the existing modules, when a name is none of them. */
async function developedModules(asked: readonly string[]): Promise<string[]> {
  const folders = (await readdir(REPOSITORY)).filter((name) => name.startsWith('mf-')).toSorted();
  const unknown = asked.filter((name) => !folders.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no module ${unknown.join(', ')}. There are: ${folders.join(', ')}.`);
  }
  if (flags.standalone && asked.length !== 1) {
    throw new Error('Name the one module that runs alone: npm run dev -- mf-gallery --standalone.');
  }
  return [...new Set(asked)];
}

/** @throws {Error} naming every port of a development server that is in use. */
async function checkDevelopmentPorts(modules: readonly string[]): Promise<void> {
  const checks = modules.map(async (name) => {
    const port = getDevServerPort(name);
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
