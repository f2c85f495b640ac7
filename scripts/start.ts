import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { localUrl, readEnvironment } from '../local/src/ports.ts';
import { deployAll, deployShell } from '../release/src/index.ts';
import { buildApps } from './build-apps.ts';
import { REPOSITORY } from './run-command.ts';
import { runTogether } from './run-together.ts';

const { values: flags } = parseArgs({
  options: {
    /** Empties the data folder first. */
    fresh: { type: 'boolean', default: false },
    /** Takes the builds that are there. */
    built: { type: 'boolean', default: false },
  },
});

try {
  const { ports, dataDir } = readEnvironment(process.env, REPOSITORY);
  if (flags.fresh) await rm(dataDir, { recursive: true, force: true });
  if (!flags.built) {
    console.log('Building what changed.');
    await buildApps();
  }
  const origins = Object.entries(ports.remotes).map(([name, port]) => [name, localUrl(port)]);
  const cdnDir = path.join(dataDir, 'cdn');
  await deployShell(cdnDir);
  await deployAll({ cdnDir, origins: Object.fromEntries(origins) });
  process.exit(await runTogether([{ file: 'local/src/main.ts' }]));
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}
