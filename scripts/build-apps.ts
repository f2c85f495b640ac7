import { runCommand } from './run-command.ts';

/** Shell and modules, as Nx names them. */
const APPS = 'shell,mf-*';

/**
 * Builds what changed of the shell and the six modules, from Nx's cache where nothing did.
 *
 * @throws Error with the build's own output when one fails.
 */
export async function buildApps(label = 'building the shell and six modules'): Promise<number> {
  const result = await runCommand(
    'nx',
    [
      'run-many',
      '-t',
      'build',
      '-p',
      APPS.split(',')
        .map((name) => `@adwright/${name}`)
        .join(','),
      '--outputStyle=static',
    ],
    { label },
  );
  if (result.code !== 0) throw new Error(`The build failed:\n\n${result.output}`);
  return result.seconds;
}
