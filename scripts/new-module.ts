import { accessGroupSchema } from '@adwright/contracts';
import { createModule, registerModule } from './create-module.ts';
import { installWorkspaces } from './install-workspaces.ts';
import { readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';

const USAGE = `npm run new-module -- mf-reports [--access public|guest|user]

  Makes a module with one page and everything that ships it.
  --access  who may see its page (user)`;

try {
  const { values: flags, positionals } = readFlags(
    {
      /** Who may see its page. */
      access: { type: 'string', default: 'user' },
    },
    USAGE,
    'taken',
  );
  const [name] = positionals;
  const access = accessGroupSchema.safeParse(flags.access);
  if (!name || positionals.length > 1 || !access.success) throw new Error(USAGE);
  await createModule(REPOSITORY, name, access.data);
  await registerModule(REPOSITORY, name);
  await installWorkspaces(REPOSITORY, 'adding it to the lock file');
  console.log(`${name} is made. See it at /${name.replace(/^mf-/, '')}: npm run dev -- ${name}`);
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}
