import { deleteModule, unregisterModule } from './create-module.ts';
import { installWorkspaces } from './install-workspaces.ts';
import { readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';

const USAGE = `npm run remove-module -- mf-reports

  Takes away a module's folder and everything that new-module made for it. Take it out of the registry first:
  npm run release -- remove mf-reports`;

try {
  const { positionals } = readFlags({}, USAGE, 'taken');
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new Error(USAGE);
  await unregisterModule(REPOSITORY, name);
  await deleteModule(REPOSITORY, name);
  await installWorkspaces(REPOSITORY, 'taking it out of the lock file');
  console.log(`${name} is gone. Git has it still, if it was committed.`);
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}
