/**
 * Lists packages that changed since a commit without a changeset: node scripts/missing-changesets.ts [--base
 * origin/main]
 */
import { doWork, npmCommand, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';
import { missingChangesets } from './uncovered-changes.ts';

const { flags } = readFlags<{ base: string }>(
  npmCommand(
    'missing-changesets',
    'Names every module, shell and shared library that changed since --base without a changeset.',
  ).option('--base <commit>', 'the commit to compare with', 'origin/main'),
);

await doWork(async () => {
  const missing = await missingChangesets(REPOSITORY, flags.base);
  for (const name of missing) {
    console.error(`${name} has changed without a changeset. Add one: npx changeset`);
  }
  return missing.length > 0 ? 1 : 0;
});
