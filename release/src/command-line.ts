import { Command, CommanderError, Option } from 'commander';

/** The flags of a command line; each command accepts some of them. */
export interface Flags {
  store?: string;
  to?: string;
  after?: string;
  audience?: string;
  domains?: string;
  accounts?: string;
  off?: boolean;
  json?: boolean;
  percent?: string;
  config?: string;
  once?: boolean;
  watch?: boolean;
  untilShipped?: string;
  page?: string;
  expires?: string;
  offline?: boolean;
  withoutBrowser?: boolean;
  within?: string;
  withoutEvidence?: boolean;
  all?: boolean;
  script?: string;
  base?: string;
}

const STORE = new Option(
  '--store <store>',
  'a folder, or s3://bucket/folder (default: ADWRIGHT_RELEASE_TARGET, else .local/cdn)',
);
const OFFLINE = '--offline';
const GATE = [
  new Option(OFFLINE, 'ask nothing of the live shell, nor for the files once they are put'),
  new Option('--without-browser', 'do not look at the pages in a browser'),
];
const UNASKED = new Option(OFFLINE, 'do not ask for the files first');
const PERCENT = new Option('--percent <n>', 'share of the visitors, 0 to 100');
const PROMOTION = [
  new Option('--after <time>', 'watch the canary for this long first: 30s, 15m, 1h'),
  new Option(
    '--within <time>',
    'wait so long at most until enough visitors have met it (default: --after)',
  ),
  new Option(
    '--without-evidence',
    'promote it however few have met it, which the history then says',
  ),
];
const JSON_OUTPUT = new Option('--json', 'for programs');
const CONFIG = new Option('--config <file>', 'a config.json');
const LINK = [
  new Option('--page <path>', 'where it leads (default: /)'),
  new Option('--expires <time>', 'how long a signed one works: 30m, 2h, 7d (default: 2h)'),
];

interface CommandForm {
  does: string;
  /** Operand of the command in Commander's syntax: `<needed>`, `[optional]`, `<several...>`. */
  operand?: string;
  options?: readonly Option[];
}

/**
 * Every command of the release tool, with its operands. Most commands take the name of a module, or `shell` in
 * its place.
 */
const FORMS = {
  build: { operand: '[module]', does: 'build one module, or all of them; or the shell' },
  verify: {
    operand: '<module>',
    does: 'say whether what is built fits what is live, and show it: a module in the live shell, all modules in a shell',
    options: GATE,
  },
  deploy: {
    operand: '[module]',
    does: 'put what is built under its version and name it in the registry',
    options: GATE,
  },
  canary: {
    operand: '<module>',
    does: 'show what is built to some visitors: --percent 10',
    options: [PERCENT, ...GATE],
  },
  promote: { operand: '<module>', does: 'make a canary live', options: [...PROMOTION, UNASKED] },
  rollback: {
    operand: '<module>',
    does: 'take a canary back, or the live version',
    options: [new Option('--to <version>', 'any version that was released'), UNASKED],
  },
  ship: {
    operand: '<module>',
    does: 'canary, watch, promote in one; deploy where nothing is live yet',
    options: [PERCENT, ...PROMOTION, ...GATE],
  },
  remove: { operand: '<module>', does: 'take a module out of the registry' },
  preview: {
    operand: '<module>',
    does: 'put what is built under its version, and print a link that shows it in one tab',
    options: [...LINK, ...GATE],
  },
  status: { does: 'what the registry says, and what the engine works on', options: [JSON_OUTPUT] },
  changed: {
    does: 'name the shell and the modules whose live version was built from other sources',
    options: [new Option('--base <commit>', 'compare with this commit, not with what is live')],
  },
  history: { operand: '[module]', does: 'who has changed what, and when', options: [JSON_OUTPUT] },
  graph: { does: 'who needs what of the shell, and where versions differ' },
  matrix: {
    does: 'every combination of versions that a visitor can get now, with what the gate has seen of it',
    options: [
      new Option('--all', 'those after a failure one by one, too'),
      new Option('--json', 'for programs'),
    ],
  },
  bisect: {
    does: 'which deploy has broken a page: bisect --page /my-ads --script check-my-ads.ts',
    options: [
      new Option('--page <path>', 'the page (default: /)'),
      new Option(
        '--script <file>',
        'its default export gets the page and throws when it is broken (default: what the gate asks of a page)',
      ),
    ],
  },
  flag: {
    operand: '<flag>',
    does: 'a feature flag for some visitors: flag new-editor --percent 10 --audience user',
    options: [
      PERCENT,
      new Option('--audience <who>', 'guest or user alone'),
      new Option(
        '--domains <list>',
        'on for accounts of these address domains whatever the percentage: a.example,b.example',
      ),
      new Option(
        '--accounts <list>',
        'on for these people whatever the percentage, by the ids of their accounts',
      ),
      new Option('--off', 'remove it'),
    ],
  },
  merge: {
    does: 'merge what teams have decided on into the registry, and sign it',
    options: [
      new Option('--watch', 'again and again, until it is stopped'),
      new Option('--until-shipped <module>', 'again and again, beside the process that ships it'),
      new Option('--within <time>', 'stop then, though it is not shipped: 30s, 15m, 1h'),
    ],
  },
  policy: {
    operand: '<module>',
    does: "what a team's key has to be allowed in the store; policy registry: whoever merges",
  },
  doctor: {
    does: 'what is wrong with the deployment that is live, and what mends it',
    options: [new Option(OFFLINE, 'do not look into the store')],
  },
  headers: {
    does: 'what the static hosts have to send, for the shell that is built',
    options: [CONFIG],
  },
  configure: { does: 'put config.json beside the shell', options: [CONFIG] },
  watch: {
    does: 'take canaries back that are worse than what is live, until it is stopped',
    options: [new Option('--once', 'look once')],
  },
  'override-link': {
    operand: '<versions...>',
    does: 'a link to other versions for one tab: override-link mf-gallery@canary mf-auth@<version>',
    options: LINK,
  },
  'overlay-link': {
    does: 'a link that outlines what is on the page, with module, version, owner and figures, in one tab',
    options: LINK,
  },
  'override-key': { does: 'a pair of keys to sign such links with' },
  'registry-key': { does: 'a pair of keys to sign the registry with' },
} as const satisfies Record<string, CommandForm>;

export type CommandName = keyof typeof FORMS;

/** Thrown when the command line contains something that the tool does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command line that was parsed successfully. */
interface CommandLine {
  command: CommandName;
  operands: readonly string[];
  flags: Flags;
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(FORMS, name);
}

/** Builds the Commander program. `run` receives the parsed command line. */
function program(run: (line: CommandLine) => void): Command {
  const tool = new Command('npm run release --')
    .description('Builds, deploys and watches modules and the shell.')
    .addHelpText(
      'after',
      '\nExits with 0 on success, 1 when the command failed, 2 on a usage error.',
    )
    .showSuggestionAfterError();
  for (const [name, form] of Object.entries<CommandForm>(FORMS)) {
    const command = tool.command(name).description(form.does).allowExcessArguments(false);
    if (form.operand) command.argument(form.operand);
    for (const option of [...(form.options ?? []), STORE]) command.addOption(option);
    command.action(() => {
      if (isCommand(name)) run({ command: name, operands: command.args, flags: command.opts() });
    });
  }
  return tool;
}

/**
 * Parses the words after `npm run release --`.
 *
 * @returns a help text when help was requested.
 * @throws UsageError for an unknown command, operand or flag.
 */
export function readCommandLine(argument: readonly string[]): CommandLine | string {
  let line: CommandLine | undefined;
  let help = '';
  const tool = program((typed) => {
    line = typed;
  });
  for (const command of [tool, ...tool.commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => {
        help += text;
      },
      writeErr: () => undefined,
    });
  }
  if (argument.length === 0) throw new UsageError('Which command?');
  try {
    tool.parse(argument, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return help.trimEnd();
    throw new UsageError(error.message.replace(/^error: /, ''));
  }
  if (!line) throw new UsageError('Which command?');
  return line;
}
