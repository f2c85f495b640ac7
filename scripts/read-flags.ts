import { Command } from 'commander';

const USAGE_ERROR = 2;

/**
 * Builds the parser for a command of package.json.
 * @param usage the command as users type it, such as `npm start --`
 */
export function createNpmCommand(usage: string, does: string): Command {
  return new Command(usage).description(does).allowExcessArguments(false);
}

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

/** Runs a command, which may return its exit code. A failure is printed without a stack, and exits with 1. */
export async function doWork(work: () => Promise<unknown>): Promise<void> {
  try {
    const code = await work();
    if (typeof code === 'number') process.exitCode = code;
  } catch (failure) {
    console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
    process.exitCode = 1;
  }
}
