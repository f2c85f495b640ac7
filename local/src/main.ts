import { once } from 'node:events';
import { Command } from 'commander';
import {
  buildLocalUrl,
  listModuleOrigins,
  readEnvironment,
  type StackEnvironment,
} from './ports.ts';
import { type Stack, startStack } from './stack.ts';
import { readWorkerCount } from './worker-count.ts';

interface Flags {
  fresh?: boolean;
  deploy?: boolean;
  afterBuild?: boolean;
  workers: string;
  shell?: string;
  develop: string[];
}

const flags = new Command('local')
  .allowExcessArguments(false)
  .option('--fresh', 'empty the data folder first')
  .option('--deploy', 'deploy the builds of all modules and of the shell into the data folder')
  .option('--after-build', 'deploy after the parent process has finished its build')
  .option('--workers <n>', 'number of worker processes beside the engine', '0')
  .option('--shell <folder>', 'a build of the shell to serve instead of the deployed one')
  .option(
    '--develop <module=address>',
    'a development server in place of a deployed module; repeatable',
    (pair: string, others: string[]) => [...others, pair],
    [],
  )
  .parse()
  .opts<Flags>();

/** Maximum milliseconds for stopping a stack that is still starting, or has a part that hangs. */
const LONGEST_STOP_MS = 10_000;

const stopping = new AbortController();

try {
  const environment = readEnvironment(process.env, process.cwd());
  const starting = startStack({
    ...environment,
    fresh: flags.fresh,
    workers: readWorkerCount(flags.workers),
    deploy: flags.deploy ? () => deployBuilds(environment) : undefined,
    shellDir: flags.shell,
    developmentServers: Object.fromEntries(flags.develop.map((pair) => pair.split('='))),
    report: (line) => console.log(line),
  });
  stopOnSignals(starting);
  await starting;
  console.log(formatBanner(environment));
  process.send?.('ready');
} catch (failure) {
  // After a signal, `stopOnSignals` ends the process once all parts are closed.
  if (!stopping.signal.aborted) {
    console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
    process.exit(1);
  }
}

/**
 * Stops the stack on the first signal, even during the start. Later signals are ignored, because the terminal
 * and the parent process both forward Ctrl-C.
 */
function stopOnSignals(starting: Promise<Stack>): void {
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    console.log('\nStopping.');
    const impatience = setTimeout(() => process.exit(1), LONGEST_STOP_MS);
    const failure = await starting
      .then((stack) => stack.close())
      .catch((error: unknown) => (isAbort(error) ? undefined : error));
    clearTimeout(impatience);
    if (failure) console.error(failure);
    process.exit(failure ? 1 : 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => void stop());
  }
}

/** Tells whether an error only reports that a build was aborted. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

async function deployBuilds({ ports, dataDir }: StackEnvironment): Promise<void> {
  if (flags.afterBuild) await once(process, 'message', { signal: stopping.signal });
  const { deployProduct, openLocalReleases } = await import('@adwright/release');
  await deployProduct({ store: openLocalReleases(dataDir), origins: listModuleOrigins(ports) });
}

function formatBanner({ ports, dataDir }: StackEnvironment): string {
  const rows = [
    ['Adwright', buildLocalUrl(ports.shell)],
    ['Mailbox', buildLocalUrl(ports.mailbox)],
    ['Supabase API', buildLocalUrl(ports.dataService)],
    ['Engine', buildLocalUrl(ports.engine)],
    ['Data folder', dataDir],
  ];
  const lines = rows.map(([name, value]) => `  ${`${name}`.padEnd(14)}${value}`);
  return ['', ...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}
