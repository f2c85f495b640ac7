/**
 * Names what changed since a commit and has no changeset: npm run changesets -- [--base origin/main]
 */
import { npmCommand, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';
import { missingChangesets } from './uncovered-changes.ts';

const { flags } = readFlags<{ base: string }>(
  npmCommand(
    'npm run changesets --',
    'Names every module, shell and shared library that changed since --base without a changeset.',
  ).option('--base <commit>', 'the commit to compare with', 'origin/main'),
);

try {
  const missing = await missingChangesets(REPOSITORY, flags.base);
  for (const name of missing) {
    console.error(`${name} has changed and no changeset says how: npx changeset`);
  }
  process.exitCode = missing.length > 0 ? 1 : 0;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
