import { accessGroupSchema } from '@adwright/contracts';
import { Option } from 'commander';
import { createModule, registerModule } from './create-module.ts';
import { installWorkspaces } from './install-workspaces.ts';
import { npmCommand, readFlags } from './read-flags.ts';
import { REPOSITORY, runCommand } from './run-command.ts';

try {
  const { flags, operands } = readFlags<{ access: string; tool?: boolean }>(
    npmCommand(
      'npm run new-module --',
      'Makes a module with one page and everything that ships it.',
    )
      .argument('<name>', 'such as mf-reports')
      .addOption(
        new Option('--access <group>', 'who may see its page')
          .choices(accessGroupSchema.options)
          .default('user'),
      )
      .option('--tool', 'with a card on the dashboard, and a page that generates something'),
  );
  const name = operands[0] ?? '';
  const access = accessGroupSchema.parse(flags.access);
  await createModule(REPOSITORY, name, access, flags.tool);
  await registerModule(REPOSITORY, name);
  await installWorkspaces(REPOSITORY, 'adding it to the lock file');
  // Where lines break depends on how long the name is.
  const { code, output } = await runCommand('biome', ['check', '--write', name], {
    label: 'formatting it',
  });
  if (code !== 0) throw new Error(output);
  console.log(`${name} is made. See it at /${name.replace(/^mf-/, '')}: npm run dev -- ${name}`);
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}
