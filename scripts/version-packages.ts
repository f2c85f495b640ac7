/** Turns changesets into versions and changelogs: npm run version. The lock file follows. */
import { runCommand } from './run-command.ts';

for (const [command, ...commandArguments] of [
  ['changeset', 'version'],
  ['npm', 'install', '--package-lock-only', '--ignore-scripts'],
] as const) {
  const label = [command, ...commandArguments].join(' ');
  const { code, output } = await runCommand(command, commandArguments, { label });
  console.log(output);
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}
