/** Creates a module with one page, or removes one: npm run new-module -- mf-reports [--tool] [--remove] */
import { accessGroupSchema } from '@adwright/contracts';
import { Option } from 'commander';
import { createModule, registerModule, removeModule } from './create-module.ts';
import { beginInstallation, markInstalled } from './installed-lock.mjs';
import { createNpmCommand, doWork, readFlags } from './read-flags.ts';
import { REPOSITORY, runCommand } from './run-command.ts';

const { flags, operands } = readFlags<{ access: string; tool?: boolean; remove?: boolean }>(
  createNpmCommand(
    'npm run new-module --',
    'Makes a module with one page and everything that ships it.',
  )
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

/** @throws {Error} with the output of the command */
async function succeed(command: string, words: readonly string[], label: string): Promise<void> {
  const env = { ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const { code, output } = await runCommand(command, words, { label, env });
  if (code !== 0) throw new Error(output);
}

await doWork(async () => {
  if (flags.remove) {
    await removeModule(REPOSITORY, name);
  } else {
    await createModule(REPOSITORY, name, accessGroupSchema.parse(flags.access), flags.tool);
    await registerModule(REPOSITORY, name);
    // The length of the name changes where lines break, so the new files are formatted again.
    await succeed('biome', ['check', '--write', name], 'formatting it');
  }
  beginInstallation(REPOSITORY);
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--include=dev'];
  await succeed('npm', words, 'updating the lock file');
  markInstalled(REPOSITORY);
  console.log(
    flags.remove
      ? `${name} is gone. Git has it still, if it was committed.`
      : `${name} is made. See it at /${name.replace(/^mf-/, '')}: npm run dev -- ${name}`,
  );
});
