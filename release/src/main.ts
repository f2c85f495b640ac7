import { explain, HELP, readCommandLine, UsageError } from './command-line.ts';
import { COMMANDS } from './commands.ts';
import { readSettings } from './settings.ts';

/** A CI hands on what it does not know as an empty text. */
function givenEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

async function run(): Promise<string[]> {
  const line = readCommandLine(process.argv.slice(2));
  if (line === 'help') return [HELP];
  const { command, operands, flags } = line;
  const settings = readSettings(flags, givenEnvironment());
  return COMMANDS[command]({ operands, flags, settings });
}

try {
  const lines = await run();
  if (lines.length > 0) console.log(lines.join('\n'));
} catch (error) {
  console.error(explain(error));
  if (error instanceof UsageError) console.error('npm run release -- --help says what there is.');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
