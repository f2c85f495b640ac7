import { Command } from 'commander';
import { checkPortsAreFree } from '../local/src/check-ports.ts';
import { checkDataFolderIsFree } from '../local/src/data-folder/lock-data-folder.ts';
import { buildLocalUrl, listModuleOrigins, readEnvironment } from '../local/src/ports.ts';
import { readWorkerCount } from '../local/src/worker-count.ts';
import {
  checkCanaries,
  createHealthReader,
  deployNewModules,
  openLiveGate,
  openLocalReleases,
  watchCanaries,
} from '../release/src/index.ts';
import { buildApps } from './build-apps.ts';
import { doWork, giveUp, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';
import { runTogether } from './run-together.ts';

const { flags } = readFlags<{ fresh?: boolean; built?: boolean; workers: string }>(
  new Command('npm start --')
    .description('Builds what changed, deploys it on this machine and runs the whole product.')
    .option('--fresh', 'empty the data folder first')
    .option('--built', 'use the existing builds')
    .option('--workers <n>', "run n more processes that do the engine's work", '0'),
);

const LOOK_AT_CANARIES_MS = 5000;

await doWork(async () => {
  const workers = readWorkerCount(flags.workers);
  const { ports, dataDir } = readEnvironment(process.env, REPOSITORY);
  // Ports in use and a locked data folder are reported before the stack starts. The same check runs again once
  // the data folder is locked, before anything is deleted or deployed.
  await checkPortsAreFree(ports);
  await checkDataFolderIsFree(dataDir);
  const store = openLocalReleases(dataDir);
  const stack = [
    '--deploy',
    '--after-build',
    `--workers=${workers}`,
    ...(flags.fresh ? ['--fresh'] : []),
  ];
  const watch = () => {
    const look = () => checkCanaries(store, createHealthReader(buildLocalUrl(ports.shell)));
    watchCanaries(look, LOOK_AT_CANARIES_MS, console.log);
    // The gate checks new modules in the live shell, as for any team's deploy.
    const openGate = () => openLiveGate({ shell: buildLocalUrl(ports.shell), withBrowser: true });
    deployNewModules({ store, origins: listModuleOrigins(ports) }, openGate)
      .then((lines) => {
        if (lines.length > 0) console.log(lines.join('\n'));
      })
      .catch(giveUp);
  };
  // The build runs at the same time as the start of the data service and the engine.
  if (!flags.built) console.log('Building what changed.');
  const built = (flags.built ? Promise.resolve() : buildApps()).then(() => 'built', giveUp);
  process.exit(await runTogether([{ file: 'local/src/main.ts', arguments: stack }], watch, built));
});
