/** Creates a module with one page, or removes one: npm run new-module -- mf-reports [--tool] [--remove] */
import { accessGroupSchema } from '@adwright/contracts';
import { Command, Option } from 'commander';
import { execa } from 'execa';
import { createModule, registerModule, removeModule } from './create-module.ts';
import { beginInstallation, markInstalled } from './installed-lock.mjs';
import { doWork, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';

const { flags, operands } = readFlags<{ access: string; tool?: boolean; remove?: boolean }>(
  new Command('npm run new-module --')
    .description('Makes a module with one page and everything that ships it.')
    .argument('<name>', 'such as mf-reports')
    .addOption(
      new Option('--access <group>', 'who may see its page')
        .choices(accessGroupSchema.options)
        .default('user'),
    )
    .option('--tool', 'with a card on the dashboard, and a page that generates something')
    .option('--remove', 'take its folder and reviewers away; first: npm run release -- remove'),
);
const [name = ''] = operands;

const options = { cwd: REPOSITORY, preferLocal: true, env: { ONNXRUNTIME_NODE_INSTALL: 'skip' } };

await doWork(async () => {
  if (flags.remove) {
    await removeModule(REPOSITORY, name);
  } else {
    await createModule(REPOSITORY, name, accessGroupSchema.parse(flags.access), flags.tool);
    await registerModule(REPOSITORY, name);
    // The length of the name changes where lines break, so the new files are formatted again.
    await execa('biome', ['check', '--write', name], options);
  }
  beginInstallation(REPOSITORY);
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--include=dev'];
  console.log('Updating the lock file.');
  await execa('npm', words, options);
  markInstalled(REPOSITORY);
  console.log(
    flags.remove
      ? `${name} is gone. Git has it still, if it was committed.`
      : `${name} is made. See it at /${name.replace(/^mf-/, '')}: npm run dev -- ${name}`,
  );
});
