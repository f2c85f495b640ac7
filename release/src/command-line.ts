import { parseArgs } from 'node:util';

/** What the command line may say beside a command and what it is about. */
const OPTIONS = {
  store: { type: 'string' },
  to: { type: 'string' },
  after: { type: 'string' },
  audience: { type: 'string' },
  domains: { type: 'string' },
  off: { type: 'boolean' },
  json: { type: 'boolean' },
  percent: { type: 'string' },
  config: { type: 'string' },
  once: { type: 'boolean' },
  page: { type: 'string' },
  expires: { type: 'string' },
  offline: { type: 'boolean' },
  'without-browser': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type FlagName = Exclude<keyof typeof OPTIONS, 'help'>;

/** The flags that were given; each command takes some of them. */
export type Flags = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

interface CommandForm {
  /** How many operands it takes, at least and at most. */
  operands: readonly [least: number, most: number];
  flags: readonly FlagName[];
  /** What is said where an operand is missing. */
  asks?: string;
}

const ASKS_MODULE = 'Which module, or shell? Name it after the command.';
/** Both ways to go without the live deployment. */
const GATE_FLAGS = ['offline', 'without-browser'] as const;

/** Every command of the release tool, and what may stand behind it. */
const FORMS = {
  build: { operands: [0, 1], flags: [] },
  verify: { operands: [1, 1], flags: GATE_FLAGS, asks: ASKS_MODULE },
  deploy: { operands: [0, 1], flags: GATE_FLAGS },
  canary: { operands: [1, 1], flags: ['percent', ...GATE_FLAGS], asks: ASKS_MODULE },
  promote: { operands: [1, 1], flags: ['after', 'offline'], asks: ASKS_MODULE },
  rollback: { operands: [1, 1], flags: ['to', 'offline'], asks: ASKS_MODULE },
  ship: { operands: [1, 1], flags: ['percent', 'after', ...GATE_FLAGS], asks: ASKS_MODULE },
  remove: { operands: [1, 1], flags: [], asks: 'Which module? Name it after the command.' },
  preview: {
    operands: [1, 1],
    flags: ['page', 'expires', ...GATE_FLAGS],
    asks: 'Which module? Name it after the command.',
  },
  status: { operands: [0, 0], flags: ['json'] },
  history: { operands: [0, 1], flags: ['json'] },
  graph: { operands: [0, 0], flags: [] },
  flag: {
    operands: [1, 1],
    flags: ['percent', 'audience', 'domains', 'off'],
    asks: 'Which flag? Name it after the command.',
  },
  policy: { operands: [1, 1], flags: [], asks: ASKS_MODULE },
  doctor: { operands: [0, 0], flags: ['offline'] },
  headers: { operands: [0, 0], flags: ['config'] },
  configure: { operands: [0, 0], flags: ['config'] },
  watch: { operands: [0, 0], flags: ['once'] },
  'override-link': {
    operands: [1, Number.POSITIVE_INFINITY],
    flags: ['page', 'expires'],
    asks: 'Which module at which version? mf-gallery@canary',
  },
  'override-key': { operands: [0, 0], flags: [] },
} as const satisfies Record<string, CommandForm>;

export type CommandName = keyof typeof FORMS;

export const HELP = `Usage: npm run release -- <command> [module | shell] [flags]

  build     build one module, or all of them; or the shell: build shell
  verify    say whether what is built fits what is live, and show it: a module in the live shell, all modules in a shell
  deploy    put what is built under its version and name it in the registry; or the shell: deploy shell
  canary    show what is built to some visitors: canary <module> --percent 10, or canary shell --percent 10
  promote   make a canary live
  rollback  take a canary back, or the live version; --to names any version that was released
  ship      canary, watch, promote in one: ship <module> --percent 10 --after 15m; deploy where nothing is live yet
  remove    take a module out of the registry
  preview   put what is built under its version, and print a link that shows it in one tab
  status    what the registry says
  history   who has changed what, and when: history [module]
  graph     who needs what of the shell, and where versions differ
  flag      a feature flag for some visitors: flag new-editor --percent 10 --audience user
  policy    what a team's key has to be allowed in the store: policy <module>
  doctor    what is wrong with the deployment that is live, and what mends it
  headers   what the static hosts have to send, for the shell that is built
  configure put config.json beside the shell: configure --config config.json
  watch     take canaries back that are over their error budget, until it is stopped
  override-link  a link to other versions for one tab: override-link mf-gallery@canary mf-auth@<version>
  override-key   a pair of keys to sign such links with

  --store <store>    a folder, or s3://bucket/folder (default: ADWRIGHT_RELEASE_TARGET, else .local/cdn)
  --percent <n>      canary, ship, flag: share of the visitors, 0 to 100
  --to <version>     rollback: the version to go back to
  --after <time>     promote, ship: watch the canary for this long first: 30s, 15m, 1h
  --audience <who>   flag: guest or user alone
  --domains <list>   flag: on for accounts of these address domains whatever the percentage: a.example,b.example
  --off              flag: remove it
  --json             status, history: for programs
  --offline          verify, deploy, canary, ship, preview: ask nothing of the live shell, nor for the files once they are put
                     promote, rollback: do not ask for the files first; doctor: do not look into the store
  --without-browser  verify, deploy, canary, ship, preview: do not look at the pages in a browser
  --config <file>    configure, headers: a config.json
  --once             watch: look once
  --page <path>      override-link, preview: where it leads (/)
  --expires <time>   override-link, preview: how long a signed one works: 30m, 2h, 7d (2h)
  --help             this

It exits with 0 on success, with 1 when the command failed, with 2 on a usage error.`;

/** The tool was told something that it does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command line that is in order. */
export interface CommandLine {
  command: CommandName;
  operands: readonly string[];
  flags: Flags;
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(FORMS, name);
}

function parse(argument: readonly string[]) {
  try {
    return parseArgs({ args: [...argument], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Node goes on about operands that begin with a dash; there are none here.
    const [message] = error instanceof Error ? error.message.split('. ', 1) : [String(error)];
    throw new UsageError(`${message}.`);
  }
}

/**
 * Reads what was typed after `npm run release --`.
 *
 * @returns `help` where that was asked for.
 * @throws UsageError when there is no such command, or it takes no such operand or flag.
 */
export function readCommandLine(argument: readonly string[]): CommandLine | 'help' {
  const { positionals, values: flags } = parse(argument);
  const [name, ...operands] = positionals;
  if (flags.help || name === 'help') return 'help';
  if (name === undefined) throw new UsageError('Which command?');
  if (!isCommand(name)) {
    throw new UsageError(
      `There is no command ${name}. There are: ${Object.keys(FORMS).join(', ')}.`,
    );
  }
  const form: CommandForm = FORMS[name];
  const foreign = Object.keys(flags).find((flag) => !['store', ...form.flags].includes(flag));
  if (foreign) {
    const hint = foreign === 'to' ? ' The store is named by --store.' : '';
    throw new UsageError(`${name} takes no --${foreign}.${hint}`);
  }
  const [least, most] = form.operands;
  if (operands.length < least) throw new UsageError(form.asks ?? `${name} needs more than that.`);
  if (operands.length > most) {
    throw new UsageError(`${name} takes no ${operands.slice(most).join(' ')}.`);
  }
  return { command: name, operands, flags };
}
