import { MODULE_NAMES } from '@adwright/release/module-names';
import { buildApps } from './build-apps.ts';
import { doWork } from './read-flags.ts';

await doWork(async () => {
  await buildApps();
  console.log(`Built the shell and ${MODULE_NAMES.length} modules.`);
});
