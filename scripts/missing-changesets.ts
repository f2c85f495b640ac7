/**
 * Names what changed since a commit and has no changeset: npm run changesets -- [--base origin/main]
 */
import { readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';
import { missingChangesets } from './uncovered-changes.ts';

const { values: flags } = readFlags(
  {
    /** The commit to compare with. */
    base: { type: 'string', default: 'origin/main' },
  },
  `npm run changesets -- [--base origin/main]

  Names every module, shell and shared library that changed since --base without a changeset.`,
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
