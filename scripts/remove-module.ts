import { deleteModule, unregisterModule } from './create-module.ts';
import { installWorkspaces } from './install-workspaces.ts';
import { npmCommand, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';

try {
  const { operands } = readFlags(
    npmCommand(
      'npm run remove-module --',
      "Takes away a module's folder and everything that new-module made for it. Take it out of the registry first: npm run release -- remove mf-reports",
    ).argument('<name>', 'such as mf-reports'),
  );
  const name = operands[0] ?? '';
  await unregisterModule(REPOSITORY, name);
  await deleteModule(REPOSITORY, name);
  await installWorkspaces(REPOSITORY, 'taking it out of the lock file');
  console.log(`${name} is gone. Git has it still, if it was committed.`);
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}
