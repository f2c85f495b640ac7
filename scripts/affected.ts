/**
 * What continuous integration asks of a pull request: checks and tests of what its commits touch, and nothing else.
 * npm run affected -- [--base origin/main]
 */
import { readFlags } from './read-flags.ts';
import { runCommand } from './run-command.ts';

const { values: flags } = readFlags(
  {
    /** The commit to compare with. */
    base: { type: 'string', default: 'origin/main' },
  },
  `npm run affected -- [--base origin/main]

  Checks and tests what the commits since --base touch, as a pull request's CI does.`,
);
const { base } = flags;

/** In the order a developer wants to hear of them. */
const STEPS: readonly (readonly [name: string, command: string, ...arguments_: string[]])[] = [
  ['types', 'nx', 'affected', '-t', 'typecheck', `--base=${base}`, '--outputStyle=static'],
  [
    'lint, format and import borders',
    'biome',
    'check',
    '--changed',
    `--since=${base}`,
    '--error-on-warnings',
    '--no-errors-on-unmatched',
  ],
  ['dead code', 'knip', '--no-progress'],
  ['builds', 'nx', 'affected', '-t', 'build', `--base=${base}`, '--outputStyle=static'],
  ['unit and integration tests', 'vitest', 'run', '--changed', base, '--passWithNoTests'],
];

/** The flows run over shell and modules together: any change of one of them may show there. */
async function touchesApps(): Promise<boolean> {
  const { code, output } = await runCommand(
    'nx',
    ['show', 'projects', '--affected', `--base=${base}`],
    { label: 'looking what is affected' },
  );
  if (code !== 0) throw new Error(output);
  return /@adwright\/(?:shell|mf-|e2e|local|engine|supabase)/.test(output);
}

try {
  for (const [name, command, ...commandArguments] of STEPS) {
    const { code, output, seconds } = await runCommand(command, commandArguments, { label: name });
    console.log(`${code === 0 ? 'ok    ' : 'failed'} ${name} (${seconds.toFixed(1)} s)`);
    if (code === 0) continue;
    console.error(output);
    process.exitCode = 1;
  }
  if (process.exitCode !== 1 && (await touchesApps())) {
    const flows = { label: 'browser tests', passThrough: true };
    process.exitCode = (await runCommand(process.execPath, ['scripts/e2e.ts'], flows)).code;
  }
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
