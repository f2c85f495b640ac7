import { Command } from 'commander';

/** Exit code of a command that was told something it does not know. */
const TOLD_WRONGLY = 2;

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
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : TOLD_WRONGLY));
  command.showHelpAfterError();
  command.parse();
  return { flags: command.opts<Flags>(), operands: command.args };
}
