import { rm } from 'node:fs/promises';
import path from 'node:path';
import { checkPortsAreFree } from '../local/src/check-ports.ts';
import { localUrl, readEnvironment } from '../local/src/ports.ts';
import {
  checkCanaries,
  deployProduct,
  healthOf,
  localFolder,
  watchCanaries,
} from '../release/src/index.ts';
import { buildApps } from './build-apps.ts';
import { readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';
import { runTogether } from './run-together.ts';

const { values: flags } = readFlags(
  {
    /** Empties the data folder first. */
    fresh: { type: 'boolean', default: false },
    /** Takes the builds that are there. */
    built: { type: 'boolean', default: false },
  },
  `npm start [-- --fresh] [-- --built]

  Builds what changed, deploys it on this machine and runs the whole product.
  --fresh  empty the data folder first
  --built  take the builds that are there`,
);

const LOOK_AT_CANARIES_MS = 5000;

try {
  const { ports, dataDir } = readEnvironment(process.env, REPOSITORY);
  // Before anything is touched that a product which has them still serves.
  await checkPortsAreFree(ports);
  if (flags.fresh) await rm(dataDir, { recursive: true, force: true });
  if (!flags.built) {
    console.log('Building what changed.');
    await buildApps();
  }
  const origins = Object.entries(ports.remotes).map(([name, port]) => [name, localUrl(port)]);
  const store = localFolder(path.join(dataDir, 'cdn'));
  await deployProduct({ store, origins: Object.fromEntries(origins) });
  const running = runTogether([{ file: 'local/src/main.ts' }], () => {
    const look = () => checkCanaries(store, healthOf(localUrl(ports.shell)));
    watchCanaries(look, LOOK_AT_CANARIES_MS, console.log);
  });
  process.exit(await running);
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}
