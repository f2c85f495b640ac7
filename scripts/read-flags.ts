import type { Command } from 'commander';

const USAGE_ERROR = 2;

/**
 * Parses the options of a command. `--help` prints the usage and exits with 0. An unknown flag or operand prints
 * an error message and exits.
 */
export function readFlags<Flags extends object>(
  command: Command,
): { flags: Flags; operands: string[] } {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE_ERROR));
  command.showHelpAfterError();
  command.parse();
  return { flags: command.opts<Flags>(), operands: command.args };
}

/** Runs a command, which may return its exit code. A failure ends the process, see {@link giveUp}. */
export async function doWork(work: () => Promise<unknown>): Promise<void> {
  const code = await work().catch(giveUp);
  if (typeof code === 'number') process.exitCode = code;
}

/**
 * Prints a failure without a stack, and exits with 1. If the program runs together with others
 * (`run-together.ts`), its end stops them too.
 */
export function giveUp(failure: unknown): never {
  console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
  process.exit(1);
}
