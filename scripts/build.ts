import { MODULE_NAMES } from '@adwright/release/module-names';
import { buildApps } from './build-apps.ts';

try {
  const seconds = await buildApps();
  console.log(`Built the shell and ${MODULE_NAMES.length} modules in ${seconds.toFixed(1)} s.`);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
