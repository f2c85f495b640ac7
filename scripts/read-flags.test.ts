import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from './run-command.ts';

/** Runs one of package.json's commands, and returns the command's exit code and output. */
function ending(command: string, ...words: string[]): Promise<unknown> {
  const script = path.join(REPOSITORY, 'scripts', `${command}.ts`);
  // The timeout stops a command that starts its work despite invalid options.
  const options = { timeout: 10_000 };
  return promisify(execFile)(process.execPath, [script, ...words], options).catch(
    (error: unknown) => error,
  );
}

describe.each(['dev', 'start', 'test', 'new-module'])('the command npm run %s', (command) => {
  it('npm commands print their usage with --help', async () => {
    const ended = await ending(command, '--help');
    expect(ended).toMatchObject({ stdout: expect.stringContaining('npm '), stderr: '' });
  });

  it('npm commands report an unknown option without a stack trace, and exit with 2', async () => {
    const ended = await ending(command, '--frehs');
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended).toMatchObject({
      stderr: expect.stringMatching(/^error: unknown option '--frehs'\n/),
    });
    expect(ended).not.toMatchObject({ stderr: expect.stringMatching(/^\s+at /m) });
  });
});

it.each([
  ['start', 'fresh'],
  ['test', 'vitest'],
])('npm run %s accepts only flags, and exits with 2 for %s', async (command, word) => {
  const ended = await ending(command, word);
  expect(ended).toMatchObject({ code: 2, stdout: '' });
  expect(ended).toMatchObject({
    stderr: expect.stringMatching(/^error: too many arguments/),
  });
});

it('npm run dev accepts module names, and lists the valid names for an unknown one', async () => {
  expect(await ending('dev', 'mf-nope')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/'mf-nope' is invalid.*Allowed choices are .*mf-gallery/),
  });
});
