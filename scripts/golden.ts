/** Compares what the engine draws, understands and writes with the recorded baseline: golden/README.md tells how. */
import path from 'node:path';
import { NODE_FLAGS } from '@adwright/engine-service/process-settings';
import { readFlags } from './read-flags.ts';
import { REPOSITORY, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run golden -- [--only PREFIX …] [--sample] [--accept "REASON"] [--mutate]
  --only PREFIX     compares the cases whose names begin so, such as objects/mug
  --sample          compares the sample that npm test runs
  --accept REASON   records what is now as the baseline, and why in golden/log.md
  --mutate          shows that small changes of the engine are caught`;

const { values: flags } = readFlags(
  {
    only: { type: 'string', multiple: true },
    sample: { type: 'boolean' },
    accept: { type: 'string' },
    mutate: { type: 'boolean' },
  },
  USAGE,
);
const file = path.join(REPOSITORY, 'golden', flags.mutate ? 'mutations.ts' : 'src/main.ts');
const passedOn = flags.mutate ? [] : process.argv.slice(2);
const { code } = await runCommand('node', [...NODE_FLAGS, file, ...passedOn], {
  label: 'golden baseline',
  passThrough: true,
});
process.exitCode = code;
