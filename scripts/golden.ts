/**
 * Compares the engine's pictures, its reading of briefs and its texts with the recorded baseline; see
 * golden/README.md.
 */
import path from 'node:path';
import { NODE_FLAGS } from '@adwright/engine-service/process-settings';
import { createNpmCommand, readFlags } from './read-flags.ts';
import { REPOSITORY, runCommand } from './run-command.ts';

const { flags } = readFlags<{ mutate?: string | true }>(
  createNpmCommand(
    'npm run golden --',
    'Compares what the engine draws and writes with the baseline.',
  )
    .option('--only <prefix>', 'the cases whose names begin so, such as objects/mug; repeatable')
    .option('--sample', 'the sample that npm test runs')
    .option('--accept <reason>', 'record what is now as the baseline, and why in golden/log.md')
    .option('--mutate [text]', 'show that small changes are caught: all, or those named so'),
);
const file = path.join(REPOSITORY, 'golden', flags.mutate ? 'mutations.ts' : 'src/main.ts');
const wanted = typeof flags.mutate === 'string' ? [flags.mutate] : [];
const passedOn = flags.mutate ? wanted : process.argv.slice(2);
const { code } = await runCommand('node', [...NODE_FLAGS, file, ...passedOn], {
  label: 'golden baseline',
  passThrough: true,
});
process.exitCode = code;
