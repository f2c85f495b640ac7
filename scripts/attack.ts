/**
 * Attacks a separate instance of the product on this machine: npm run attack -w local -- [Vitest's options,
 * such as -t storage]. The attack takes minutes; `npm test` runs only a sample of the probes.
 */
import { doWork } from './read-flags.ts';
import { runCommand } from './run-command.ts';

await doWork(async () => {
  const words = ['run', 'local/src/attack', '--silent=false', ...process.argv.slice(2)];
  const env = { ADWRIGHT_ATTACK: 'whole' };
  return (await runCommand('vitest', words, { label: 'attack', passThrough: true, env })).code;
});
