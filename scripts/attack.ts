/**
 * Attacks a separate local instance: npm run attack -w local [-- --only <area>]. It takes minutes; `npm test`
 * runs a sample.
 */
import { createNpmCommand, readFlags } from './read-flags.ts';
import { runCommand } from './run-command.ts';

const { flags } = readFlags<{ only?: string; payload?: string }>(
  createNpmCommand(
    'npm run attack -w local --',
    'Attacks an instance of its own and counts what it held.',
  )
    .option('--only <area>', 'one area, such as storage')
    .option('--payload <text>', 'of overload, the payloads whose name holds this'),
);
const { code } = await runCommand('vitest', ['run', 'local/src/attack', '--silent=false'], {
  label: 'attack',
  passThrough: true,
  env: {
    ADWRIGHT_ATTACK: 'whole',
    ...(flags.only === undefined ? {} : { ADWRIGHT_ATTACK_ONLY: flags.only }),
    ...(flags.payload === undefined ? {} : { ADWRIGHT_ATTACK_PAYLOAD: flags.payload }),
  },
});
process.exitCode = code;
