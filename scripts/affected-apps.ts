/**
 * Names the shell and the modules whose live version was built from other sources than those that are checked out:
 * npm run affected-apps. In a workflow of GitHub it sets the outputs `shell` and `modules` for the jobs after it.
 */
import { appendFile } from 'node:fs/promises';
import { readOrigins } from '../release/src/index.ts';
import { liveCommits } from './live-commits.ts';
import { affectedSince } from './nx-affected.ts';
import { npmCommand, readFlags } from './read-flags.ts';

const { flags } = readFlags<{ base?: string }>(
  npmCommand(
    'npm run affected-apps --',
    'Names the shell and the modules that have changed since they went live, or since --base.',
  ).option('--base <commit>', 'compare with this commit rather than with what is live'),
);

try {
  const commits = flags.base ? undefined : await liveCommits(readOrigins(process.env).shell);
  const affected = await affectedSince(commits ?? flags.base ?? 'HEAD~1');
  const modules = affected.filter((name) => name !== 'shell');
  const shell = affected.includes('shell');
  console.log(affected.length > 0 ? affected.join('\n') : 'Nothing has changed');
  const outputs = process.env.GITHUB_OUTPUT;
  if (outputs) {
    await appendFile(outputs, `shell=${shell}\nmodules=${JSON.stringify(modules)}\n`);
  }
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
