import { runCommand } from './run-command.ts';

/**
 * Builds the shell and the modules; unchanged builds come from Nx's cache.
 * @param except names of the modules to leave out.
 * @throws Error with the output of the failed build.
 */
export async function buildApps(except: readonly string[] = []): Promise<void> {
  const { code, output } = await runCommand(
    'nx',
    [
      'run-many',
      '-t=build',
      '-p=@adwright/shell,@adwright/mf-*',
      ...except.map((name) => `--exclude=@adwright/${name}`),
      '--outputStyle=static',
    ],
    { label: 'building the shell and the modules' },
  );
  if (code !== 0) throw new Error(`The build failed:\n\n${output}`);
}
