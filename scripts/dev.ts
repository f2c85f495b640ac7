import { rm } from 'node:fs/promises';
import path from 'node:path';
import { getDevServerPort } from '@adwright/federation/build';
import { MODULE_NAMES } from '@adwright/release/module-names';
import { Argument, Command } from 'commander';
import { checkPortsAreFree } from '../local/src/check-ports.ts';
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
import { doWork, giveUp, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';
import { runTogether } from './run-together.ts';

const DEV_SERVERS = 'libs/federation/build/dev-servers.ts';
const CATALOGUE = 'catalogue';

const { flags, operands } = readFlags<{ built?: boolean; standalone?: boolean }>(
  new Command('npm run dev --')
    .description(
      'Runs the product with the named modules from development servers: a page updates when a file is saved.',
    )
    .addArgument(
      new Argument('[modules...]', 'or `catalogue`: components and pages in every state').choices([
        ...MODULE_NAMES,
        CATALOGUE,
      ]),
    )
    .option('--built', 'do not build the other modules first')
    .option(
      '--standalone',
      'one module on a page of its own, without the shell and the other modules',
    ),
);

await doWork(async () => {
  if (operands.includes(CATALOGUE)) {
    if (operands.length > 1)
      throw new Error(
        'The catalogue can’t run together with modules. Run npm run dev -- catalogue.',
      );
    process.exit(await runTogether([{ file: DEV_SERVERS, arguments: ['--catalogue'] }]));
  }
  const modules = [...new Set(operands)];
  if (flags.standalone && modules.length !== 1) {
    throw new Error(
      '--standalone needs exactly one module, such as npm run dev -- mf-gallery --standalone.',
    );
  }
  const started = performance.now();
  const environment = readEnvironment(process.env, REPOSITORY);
  // Ports and data folder are checked before any file changes, because another running `npm run dev` may use
  // the same files.
  await checkPortsAreFree(environment.ports);
  await checkDataFolderIsFree(environment.dataDir);
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
        file: DEV_SERVERS,
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
});

/**
 * Builds the modules that are not under development, while the development session starts. The session does not
 * wait for these builds, because a page needs them only when it loads the modules.
 */
async function deployOthers(
  modules: readonly string[],
  { ports, dataDir }: StackEnvironment,
  developmentDir: string,
): Promise<void> {
  // Modules under development are not built, because their sources may contain errors at the moment.
  if (!flags.built) await buildApps(modules);
  await deployAll({ store: openLocalReleases(dataDir), origins: listModuleOrigins(ports) });
  // Only the landing page is built, because the development server serves the app's page.
  await putBuiltShell(openLocalFolder(developmentDir), ['app.html']);
}

function nowEditable(modules: readonly string[]): string {
  return modules.length === 0
    ? 'Edit shell/src or libs/ and reload. For fast refresh, name modules: npm run dev -- mf-gallery.'
    : `Edit ${modules.map((name) => `${name}/src`).join(', ')}: the page updates and keeps its state.`;
}
