import type { Command } from 'commander';

const USAGE_ERROR = 2;

/**
 * Parses the command-line options of a script. `--help` prints the usage and exits with 0. For an unknown
 * option or operand, the function prints an error message and exits.
 */
export function readFlags<Flags extends object>(
  command: Command,
): { flags: Flags; operands: string[] } {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE_ERROR));
  command.showHelpAfterError();
  command.parse();
  return { flags: command.opts<Flags>(), operands: command.args };
}

/**
 * Runs the work of a script, which may return the script's exit code. A failure of the work ends the process,
 * see {@link giveUp}.
 */
export async function doWork(work: () => Promise<unknown>): Promise<void> {
  const code = await work().catch(giveUp);
  if (typeof code === 'number') process.exitCode = code;
}

/**
 * Prints the message of a failure without a stack trace, and exits with 1. If the program is one of several in
 * `run-together.ts`, its end stops the other programs too.
 */
export function giveUp(failure: unknown): never {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exit(1);
}
