import { Command } from 'commander';

const USAGE_ERROR = 2;

/** A command of package.json, to be given its options. @param usage how it is typed, such as `npm start --` */
export function npmCommand(usage: string, does: string): Command {
  return new Command(usage).description(does).allowExcessArguments(false);
}

/**
 * Reads what was typed behind a command of package.json. `--help` prints how it is used and ends it well; a flag or an
 * operand that it does not have ends it with a line that says so.
 */
export function readFlags<Flags extends object>(
  command: Command,
): { flags: Flags; operands: string[] } {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE_ERROR));
  command.showHelpAfterError();
  command.parse();
  return { flags: command.opts<Flags>(), operands: command.args };
}

/** Does a command's work, which may give its exit code. A failure is told without a stack, and ends the process with 1. */
export async function doWork(work: () => Promise<unknown>): Promise<void> {
  try {
    const code = await work();
    if (typeof code === 'number') process.exitCode = code;
  } catch (failure) {
    console.error(`\n${failure instanceof Error ? failure.message : failure}\n`);
    process.exitCode = 1;
  }
}
