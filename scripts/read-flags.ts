import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Exit code of a command that was told something it does not know. */
const TOLD_WRONGLY = 2;

/**
 * Reads the flags and operands of a command of package.json. `--help` prints how it is used and ends it well; a flag
 * or an operand that it does not have ends it with a line that says so.
 *
 * @param usage how the command is typed, and what its flags do.
 * @param operands `taken` where words may stand beside the flags.
 */
export function readFlags<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
  operands: 'none' | 'taken' = 'none',
) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals: operands === 'taken' });
  } catch (error) {
    // Node goes on about operands that begin with a dash; there are none here.
    const [problem] = error instanceof Error ? error.message.split('. ', 1) : [String(error)];
    console.error(`${problem}.\n${usage}`);
    process.exit(TOLD_WRONGLY);
  }
}
