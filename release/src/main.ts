import { parseArgs } from 'node:util';
import { COMMANDS } from './commands.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run release -- <command> [module] [--to <target>]

  build    build one module, or all of them
  verify   say whether what is built fits what is live, and show it in the live shell
  deploy   put what is built under its version and name it in the registry; or the shell: deploy shell
  canary   show what is built to some visitors: canary <module> --percent 10
  promote  make a module's canary live
  rollback take a module's canary back, or its live version
  remove   take a module out of the registry
  status   what the registry says
  doctor   what is wrong with the deployment that is live, and what mends it
  headers  what the static hosts have to send, for the shell that is built
  configure put config.json beside the shell: configure --config config.json
  watch    take canaries back that are over their error budget, until it is stopped; --once looks once
  override-link  a link to other versions for one tab: override-link mf-gallery@canary mf-auth@<version>
  override-key   a pair of keys to sign such links with

  --to               a folder, or s3://bucket/folder (default: ADWRIGHT_RELEASE_TARGET, else .local/cdn)
  --page, --expires  where an override link leads (/) and how long it works when it is signed (2h)
  --without-browser  do not look at the pages in a browser
  --config           a config.json, for configure, and for headers of a deployment that is not live yet
  --offline          ask nothing of the live deployment: neither its shell nor the files once they are put`;

/** A CI hands on what it does not know as an empty text. */
function givenEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      percent: { type: 'string' },
      config: { type: 'string' },
      once: { type: 'boolean' },
      page: { type: 'string' },
      expires: { type: 'string' },
      offline: { type: 'boolean' },
      'without-browser': { type: 'boolean' },
    },
  });
  const [name = '', ...operands] = positionals;
  const command = COMMANDS[name];
  if (!command) throw new Error(USAGE);
  const settings = readSettings(values, givenEnvironment());
  const lines = await command({ module: operands[0], operands, flags: values, settings });
  if (lines.length > 0) console.log(lines.join('\n'));
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
