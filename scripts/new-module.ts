/** Creates a module with one page, or removes a module: npm run new-module -- mf-reports [--tool] [--remove] */
import { accessGroupSchema } from '@adwright/contracts';
import { Command, Option } from 'commander';
import { execa } from 'execa';
import { createModule, registerModule, removeModule } from './create-module.ts';
import { beginInstallation, markInstalled } from './installed-lock.mjs';
import { doWork, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';

const { flags, operands } = readFlags<{ access: string; tool?: boolean; remove?: boolean }>(
  new Command('npm run new-module --')
    .description('Creates a module with one page, ready to be released.')
    .argument('<name>', 'such as mf-reports')
    .addOption(
      new Option('--access <group>', 'who may see its page')
        .choices(accessGroupSchema.options)
        .default('user'),
    )
    .option('--tool', 'with a card on the dashboard, and a page that generates something')
    .option(
      '--remove',
      'delete its folder and its reviewers; run npm run release -- remove before',
    ),
);
const [name = ''] = operands;

const options = { cwd: REPOSITORY, preferLocal: true, env: { ONNXRUNTIME_NODE_INSTALL: 'skip' } };

await doWork(async () => {
  if (flags.remove) {
    await removeModule(REPOSITORY, name);
  } else {
    await createModule(REPOSITORY, name, accessGroupSchema.parse(flags.access), flags.tool);
    await registerModule(REPOSITORY, name);
    // The new files are formatted again, because the length of the module's name changes where lines break.
    await execa('biome', ['check', '--write', name], options);
  }
  beginInstallation(REPOSITORY);
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--include=dev'];
  console.log('Updating the lock file.');
  await execa('npm', words, options);
  markInstalled(REPOSITORY);
  console.log(
    flags.remove
      ? `${name} is deleted. Git still has it if it was committed.`
      : `${name} was created. Its page is at /${name.replace(/^mf-/, '')}: npm run dev -- ${name}`,
  );
});
