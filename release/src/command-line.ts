import { Command, CommanderError, Option } from 'commander';

/** The flags of a command line; each command accepts only some of these flags. */
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
  new Option(OFFLINE, 'skip the checks in the live shell, and do not request the uploaded files'),
  new Option('--without-browser', 'do not check the pages in a browser'),
];
const UNASKED = new Option(OFFLINE, 'do not request the files of the version first');
const PERCENT = new Option('--percent <n>', 'percentage of the visitors, 0 to 100');
const PROMOTION = [
  new Option('--after <time>', 'watch the canary for this long first: 30s, 15m, 1h'),
  new Option(
    '--within <time>',
    'maximum time to wait until enough visitors have got the canary (default: --after)',
  ),
  new Option(
    '--without-evidence',
    'promote the canary even if too few visitors have got it; the history records this',
  ),
];
const JSON_OUTPUT = new Option('--json', 'print JSON, for programs');
const CONFIG = new Option('--config <file>', 'path of a config.json');
const LINK = [
  new Option('--page <path>', 'page that the link opens (default: /)'),
  new Option('--expires <time>', 'how long a signed link works: 30m, 2h, 7d (default: 2h)'),
];

interface CommandForm {
  does: string;
  /** Operand of the command in Commander's syntax, such as `<needed>`, `[optional]`, `<several...>`. */
  operand?: string;
  options?: readonly Option[];
}

/**
 * Every command of the release tool, with its operands. Most commands take the name of a module, or `shell` in
 * its place.
 */
const FORMS = {
  build: { operand: '[module]', does: 'build one module, all modules, or the shell' },
  verify: {
    operand: '<module>',
    does: 'check whether a build fits the live versions, and open its pages: a module in the live shell, all modules in a shell',
    options: GATE,
  },
  deploy: {
    operand: '[module]',
    does: 'upload a build under its version and make it live in the registry',
    options: GATE,
  },
  canary: {
    operand: '<module>',
    does: 'show a build to some of the visitors: --percent 10',
    options: [PERCENT, ...GATE],
  },
  promote: { operand: '<module>', does: 'make a canary live', options: [...PROMOTION, UNASKED] },
  rollback: {
    operand: '<module>',
    does: 'end a canary, or replace the live version by an earlier one',
    options: [new Option('--to <version>', 'any released version'), UNASKED],
  },
  ship: {
    operand: '<module>',
    does: 'start, watch and promote a canary in one command; deploy at once if nothing is live yet',
    options: [PERCENT, ...PROMOTION, ...GATE],
  },
  remove: { operand: '<module>', does: 'remove a module from the registry' },
  preview: {
    operand: '<module>',
    does: 'upload a build under its version, and print a link that shows it in one tab',
    options: [...LINK, ...GATE],
  },
  status: {
    does: 'show the versions in the registry, and the state of the engine',
    options: [JSON_OUTPUT],
  },
  changed: {
    does: 'list the shell and the modules whose live version was built from other sources',
    options: [
      new Option('--base <commit>', 'compare with this commit instead of the live versions'),
    ],
  },
  history: { operand: '[module]', does: 'list who changed what, and when', options: [JSON_OUTPUT] },
  graph: { does: 'list what each version needs of the shell, and where versions differ' },
  matrix: {
    does: 'list every combination of versions that a visitor can get now, and whether the gate has checked it',
    options: [
      new Option('--all', 'also list each combination that visitors get only after a failure'),
      new Option('--json', 'print JSON, for programs'),
    ],
  },
  bisect: {
    does: 'find the deploy that broke a page: bisect --page /my-ads --script check-my-ads.ts',
    options: [
      new Option('--page <path>', 'the page (default: /)'),
      new Option(
        '--script <file>',
        'its default export gets the page and throws when the page is broken (default: the checks of the gate)',
      ),
    ],
  },
  flag: {
    operand: '<flag>',
    does: 'set a feature flag for some visitors: flag new-editor --percent 10 --audience user',
    options: [
      PERCENT,
      new Option('--audience <who>', 'only guests (guest), or only signed-in users (user)'),
      new Option(
        '--domains <list>',
        'on for accounts with these email domains, whatever the percentage: a.example,b.example',
      ),
      new Option(
        '--accounts <list>',
        'on for the accounts with these ids, whatever the percentage',
      ),
      new Option('--off', 'remove the flag'),
    ],
  },
  merge: {
    does: 'merge the changes of all teams into the registry, and sign it',
    options: [
      new Option('--watch', 'merge continuously until the command is stopped'),
      new Option(
        '--until-shipped <module>',
        'merge continuously until another process has shipped the module',
      ),
      new Option(
        '--within <time>',
        'stop after this time even if the module is not shipped: 30s, 15m, 1h',
      ),
    ],
  },
  policy: {
    operand: '<module>',
    does: "print the rights in the store that a team's key needs; policy registry: the key of the process that merges",
  },
  doctor: {
    does: 'list the faults of the live deployment, each with its repair',
    options: [new Option(OFFLINE, 'do not read the store')],
  },
  headers: {
    does: 'print the headers that static hosts must send for the built shell',
    options: [CONFIG],
  },
  configure: { does: 'write config.json beside the pages of the shell', options: [CONFIG] },
  watch: {
    does: 'roll back canaries that are worse than the live version, until the command is stopped',
    options: [new Option('--once', 'check once')],
  },
  'override-link': {
    operand: '<versions...>',
    does: 'print a link that opens other versions in one tab: override-link mf-gallery@canary mf-auth@<version>',
    options: LINK,
  },
  'overlay-link': {
    does: 'print a link that outlines the parts of each page in one tab, with module, version, owner and measurements',
    options: LINK,
  },
  'override-key': { does: 'create a pair of keys that sign override links' },
  'registry-key': { does: 'create a pair of keys that sign the registry' },
} as const satisfies Record<string, CommandForm>;

export type CommandName = keyof typeof FORMS;

/** Thrown when the command line contains an unknown command, operand or flag. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command line that was parsed successfully: command, operands and flags. */
interface CommandLine {
  command: CommandName;
  operands: readonly string[];
  flags: Flags;
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(FORMS, name);
}

/** Builds the Commander program of the release tool. `run` receives the parsed command line. */
function buildProgram(run: (line: CommandLine) => void): Command {
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
 * Parses the words of the command line after `npm run release --`.
 *
 * @returns the parsed command line, or a help text when help was requested.
 * @throws UsageError for an unknown command, operand or flag.
 */
export function readCommandLine(argument: readonly string[]): CommandLine | string {
  let line: CommandLine | undefined;
  let help = '';
  const tool = buildProgram((typed) => {
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
