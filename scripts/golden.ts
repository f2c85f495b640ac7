/**
 * Compares the engine's pictures, its interpretation of briefs and its texts with the recorded baseline. With --mutate,
 * the command checks that the comparison detects small changes of the engine. For details, see golden/README.md.
 */
import { NODE_FLAGS } from '@adwright/engine-service/process-settings';
import { doWork } from './read-flags.ts';
import { runCommand } from './run-command.ts';

await doWork(async () => {
  const [first, ...others] = process.argv.slice(2);
  const words =
    first === '--mutate'
      ? ['golden/mutations.ts', ...others]
      : ['golden/src/main.ts', ...process.argv.slice(2)];
  const options = { label: 'golden baseline', passThrough: true };
  return (await runCommand('node', [...NODE_FLAGS, ...words], options)).code;
});
