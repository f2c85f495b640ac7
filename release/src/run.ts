import { explain } from '@adwright/remotes/release';
import { readCommandLine, UsageError } from './command-line.ts';
import { COMMANDS } from './commands.ts';
import { readSettings } from './settings.ts';

/** The result of running a command line. */
export interface Ending {
  /** Exit code: 0 for success, 1 for a failure, 2 for a usage error. */
  code: 0 | 1 | 2;
  /** Lines for standard output on success, and for standard error otherwise. */
  lines: readonly string[];
}

/**
 * Runs a command line of the release tool. The function never throws.
 * @param argument words of the command line after `npm run release --`.
 * @param environment environment variables; a CI sets unknown variables to an empty text, which counts as
 * absent.
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
    return { code: 2, lines: [error.message, 'npm run release -- --help lists the commands.'] };
  }
}
