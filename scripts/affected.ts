/**
 * What continuous integration asks of a pull request: checks and tests of what its commits touch, and nothing else.
 * npm run affected -- [--base origin/main]
 */
import { npmCommand, readFlags } from './read-flags.ts';
import { runCommand } from './run-command.ts';

const { flags } = readFlags<{ base: string }>(
  npmCommand(
    'npm run affected --',
    "Checks and tests what the commits since --base touch, as a pull request's CI does.",
  ).option('--base <commit>', 'the commit to compare with', 'origin/main'),
);
const { base } = flags;

/** In the order a developer wants to hear of them. */
const STEPS: readonly (readonly [name: string, command: string, ...arguments_: string[]])[] = [
  ['types', 'nx', 'affected', '-t', 'typecheck', `--base=${base}`, '--outputStyle=static'],
  ['types of the scripts', 'tsc', '--noEmit'],
  [
    'lint, format and import borders',
    'nx',
    'affected',
    '-t',
    'lint',
    `--base=${base}`,
    '--outputStyle=static',
  ],
  ['dead code', 'knip', '--no-progress'],
  ['changesets', process.execPath, 'scripts/missing-changesets.ts', `--base=${base}`],
  ['builds', 'nx', 'affected', '-t', 'build', `--base=${base}`, '--outputStyle=static'],
  // One workspace at a time: each runs its files on all cores.
  [
    'unit and integration tests',
    'nx',
    'affected',
    '-t',
    'test',
    `--base=${base}`,
    '--parallel=1',
    '--outputStyle=static',
  ],
];

/**
 * What the flows run over: shell and modules, what serves them, what starts all of it. The flows themselves count by their files:
 * they import the root's scripts, and the root is affected by any change.
 */
const SHOWN_BY_FLOWS = /^@adwright\/(?:shell|mf-|local|engine|supabase)|^(?:e2e|scripts)\//m;

/** Any change of those may show in a flow; one of the documents or a benchmark does not. */
async function isShownByFlows(): Promise<boolean> {
  const label = 'looking what is affected';
  const looks = [
    await runCommand('nx', ['show', 'projects', '--affected', `--base=${base}`], { label }),
    await runCommand('git', ['diff', '--name-only', `${base}...`], { label }),
  ];
  const failed = looks.find(({ code }) => code !== 0);
  if (failed) throw new Error(failed.output);
  return looks.some(({ output }) => SHOWN_BY_FLOWS.test(output));
}

try {
  for (const [name, command, ...commandArguments] of STEPS) {
    const { code, output, seconds } = await runCommand(command, commandArguments, { label: name });
    console.log(`${code === 0 ? 'ok    ' : 'failed'} ${name} (${seconds.toFixed(1)} s)`);
    if (code === 0) continue;
    console.error(output);
    process.exitCode = 1;
  }
  if (process.exitCode !== 1 && (await isShownByFlows())) {
    const flows = { label: 'browser tests', passThrough: true };
    process.exitCode = (await runCommand(process.execPath, ['scripts/e2e.ts'], flows)).code;
  }
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
