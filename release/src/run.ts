import { explain } from '@adwright/remotes/release';
import { readCommandLine, UsageError } from './command-line.ts';
import { COMMANDS } from './commands.ts';
import { readSettings } from './settings.ts';

/** What came of a command line, for whoever started the process. */
export interface Ending {
  /** 0: done; 1: it failed; 2: it was told wrongly. */
  code: 0 | 1 | 2;
  /** For standard output when it is done, else for standard error. */
  lines: readonly string[];
}

/**
 * Does what a command line says. Never throws.
 *
 * @param argument what was typed after `npm run release --`.
 * @param environment a CI hands on what it does not know as an empty text, which counts as nothing.
 */
export async function run(
  argument: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Ending> {
  try {
    const line = readCommandLine(argument);
    if (typeof line === 'string') return { code: 0, lines: [line] };
    const { command, operands, flags } = line;
    const given = Object.entries(environment).filter(([, value]) => value);
    const settings = readSettings(flags, Object.fromEntries(given));
    return { code: 0, lines: await COMMANDS[command]({ operands, flags, settings }) };
  } catch (error) {
    if (!(error instanceof UsageError)) return { code: 1, lines: [explain(error)] };
    return { code: 2, lines: [error.message, 'npm run release -- --help says what there is.'] };
  }
}
