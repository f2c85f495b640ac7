/**
 * Runs the builds of a development session: the shell, which is rebuilt after each save, and a development
 * server for each named module. The program runs in a separate process from scripts/dev.ts, since Rsbuild
 * handles the signals of its process itself: node libs/federation/build/dev-servers.ts [modules] [--shell
 * folder] [--standalone] [--catalogue]
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  createRsbuild,
  loadConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildInstance,
  type Rspack,
} from '@rsbuild/core';
import { defineCatalogue, findCataloguePort } from './catalogue.ts';
import { FEDERATED_ENVIRONMENT } from './shell.ts';
import { defineStandalone } from './standalone.ts';

type Stats = Rspack.Stats | Rspack.MultiStats;

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const { values: flags, positionals: modules } = parseArgs({
  allowPositionals: true,
  options: {
    /** Folder into which the shell is built. */
    shell: { type: 'string', default: '' },
    /** Serves only the named module, on a page without the shell. */
    standalone: { type: 'boolean' },
    /** Serves only the catalogue of components and pages. */
    catalogue: { type: 'boolean' },
  },
});

process.env.NODE_ENV = 'development';
process.on('disconnect', () => process.exit(1));
// Ctrl-C in a terminal also reaches this process, which then exits without an error.
process.on('SIGINT', () => process.exit(0));
// After a stop signal, Rsbuild exits with the value of `process.exitCode`, and 0 means that the stop is no
// failure.
process.on('SIGTERM', () => {
  process.exitCode = 0;
});

try {
  if (flags.catalogue) await serveCatalogue();
  else if (flags.standalone) {
    await Promise.all(modules.map((name) => serveAlone(name, flags.shell)));
  } else await Promise.all([watchShell(flags.shell), ...modules.map(serveModule)]);
  process.send?.('ready');
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exit(1);
}

async function buildProjectConfig(name: string, overrides: RsbuildConfig) {
  const cwd = path.join(REPOSITORY, name);
  const { content } = await loadConfig({ cwd, envMode: 'development' });
  const common: RsbuildConfig = { mode: 'development', logLevel: 'warn' };
  return { cwd, config: mergeRsbuildConfig(content, common, overrides) };
}

/** Builds the app's page into the folder, and again after each change. */
async function watchShell(folder: string): Promise<void> {
  // Hosts let browsers cache all files in static/, so a changed file needs a new file name.
  const name = '[name].[contenthash:8]';
  const project = await buildProjectConfig('shell', {
    output: {
      distPath: { root: folder },
      filename: { js: `${name}.js`, css: `${name}.css` },
      cleanDistPath: false,
    },
  });
  const rsbuild = await createRsbuild({ ...project, environment: [FEDERATED_ENVIRONMENT] });
  const { promise: built, resolve } = Promise.withResolvers<void>();
  rsbuild.onAfterBuild(({ isFirstCompile, stats }) => {
    if (isFirstCompile) resolve();
    else report('shell', stats, ': reload to see it');
  });
  await rsbuild.build({ watch: true });
  await built;
}

/** Serves a module, and sends each change of the module to open pages. */
async function serveModule(name: string): Promise<void> {
  await serve(name, await createRsbuild(await buildProjectConfig(name, {})));
}

/** Serves a module without the shell. The page that contains the module is built into the folder. */
async function serveAlone(name: string, folder: string): Promise<void> {
  const cwd = path.join(REPOSITORY, name);
  const config: RsbuildConfig = {
    ...defineStandalone(name, cwd, folder),
    mode: 'development',
    logLevel: 'warn',
  };
  await serve(name, await createRsbuild({ cwd, config }));
}

/** Serves the catalogue of components and pages, which needs no other server. */
async function serveCatalogue(): Promise<void> {
  const config: RsbuildConfig = {
    ...defineCatalogue(),
    mode: 'development',
    logLevel: 'warn',
  };
  await serve('catalogue', await createRsbuild({ cwd: REPOSITORY, config }));
  console.log(`  The catalogue is at http://localhost:${findCataloguePort()}`);
}

async function serve(name: string, rsbuild: RsbuildInstance): Promise<void> {
  const { promise: built, resolve } = Promise.withResolvers<void>();
  rsbuild.onAfterDevCompile(({ isFirstCompile, stats }) => {
    if (isFirstCompile) resolve();
    else report(name, stats);
  });
  await rsbuild.startDevServer();
  await built;
}

/** Logs the result of a build without errors, because Rsbuild itself prints build errors. */
function report(name: string, stats: Stats | undefined, note = ''): void {
  if (!stats || stats.hasErrors()) return;
  const { time = 0 } = stats.toJson({ all: false, timings: true });
  console.log(`  ${name} built in ${time} ms${note}`);
}
