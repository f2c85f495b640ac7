import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WEBHOOK_NAMES } from '@adwright/contracts';
import { explain } from '@adwright/remotes/release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readCommandLine, UsageError } from './command-line.ts';
import { COMMANDS } from './commands.ts';
import { deployModule } from './deploy.ts';
import { run } from './run.ts';
import { openLocalFolder } from './store/local-folder.ts';
import { writeSampleBuild } from './testing/sample-build.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

const read = (line: string) => readCommandLine(line.split(' ').filter((word) => word !== ''));

describe('parsing the command line of the release tool', () => {
  it('a command line is parsed into command, operands and flags', () => {
    expect(read('canary mf-gallery --percent 10 --store s3://a/b')).toEqual({
      command: 'canary',
      operands: ['mf-gallery'],
      flags: { percent: '10', store: 's3://a/b' },
    });
  });

  it.each(['--help', '-h', 'help'])('the help lists every command at %s', (line) => {
    const help = read(line);
    for (const name of Object.keys(COMMANDS)) {
      expect(help).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    }
  });

  it.each(['deploy --help', 'help deploy'])('the help explains one command at %s', (line) => {
    expect(read(line)).toMatch(/deploy \[options\] \[module\](?:.|\n)*--without-browser/);
  });

  it.each([
    ['', 'Which command?'],
    ['send', "unknown command 'send'"],
    ['statsu', '(Did you mean status?)'],
    ['toString', "unknown command 'toString'"],
    ['status --bogus', "unknown option '--bogus'"],
    ['canary mf-gallery --percent', "option '--percent <n>' argument missing"],
    // If `deploy` ignored this flag, the version would go live for all visitors.
    ['deploy mf-gallery --percent 10', "unknown option '--percent'"],
    ['status --offline', "unknown option '--offline'"],
    ['rollback', "missing required argument 'module'"],
    ['status --to 0.1.0', "unknown option '--to'"],
    ['rollback mf-gallery mf-auth', 'too many arguments'],
    ['override-link', "missing required argument 'versions'"],
  ])('“%s” is refused in a command line', (line, message) => {
    expect(() => read(line)).toThrow(UsageError);
    expect(() => read(line)).toThrow(message);
  });
});

it('an error about an environment variable names the variable and says why its value is wrong', () => {
  const { error } = z
    .object({ ADWRIGHT_SHELL_URL: z.url() })
    .safeParse({ ADWRIGHT_SHELL_URL: 'x' });
  expect(explain(error)).toBe('ADWRIGHT_SHELL_URL is no valid address.');
});

describe('running the release tool with wrong arguments', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'adwright-command-line-'));
    await writeFile(path.join(folder, 'file'), '{}');
    const webhooks = Object.fromEntries(
      WEBHOOK_NAMES.map((name) => [name, 'https://engine.example']),
    );
    const config = {
      supabaseUrl: 'https://data.example',
      supabaseKey: 'sb_publishable_test',
      webhooks,
      registryUrl: '/registry.json',
      environment: 'production',
    };
    await writeFile(path.join(folder, 'config.json'), JSON.stringify(config));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const release = async (line: string, environment: Record<string, string> = {}) => {
    const target = { ADWRIGHT_RELEASE_TARGET: path.join(folder, 'cdn') };
    const words = line.replaceAll('FOLDER', folder).split(' ');
    const { code, lines } = await run(words, { ...target, ...environment });
    return { code, text: lines.join('\n') };
  };

  it('the release tool exits with 0 on success, 1 on failure and 2 on a usage error', async () => {
    expect(await release('status')).toMatchObject({
      code: 0,
      text: expect.stringMatching('no module'),
    });
    expect(await release('rollback mf-gallery')).toEqual({
      code: 1,
      text: 'mf-gallery is not deployed',
    });
    const wrong = await release('deploy mf-gallery --percent 10');
    expect(wrong).toMatchObject({ code: 2, text: expect.stringContaining('--help') });
  });

  it('the release tool passes its exit code to the terminal’s shell that started it', async () => {
    const command = [path.join(WORKSPACE_ROOT, 'release/src/main.ts'), 'nonsense'];
    const ended = await promisify(execFile)(process.execPath, command).catch(
      (error: unknown) => error,
    );
    expect(ended).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('nonsense'),
    });
  });

  it.each([
    ['deploy mf-nope --offline', 'There is no module mf-nope here. There are: mf-auth,'],
    ['canary mf-gallery --percent 200 --offline', 'a percentage from 0 to 100'],
    ['configure --config nowhere.json', "nowhere.json can't be read."],
    [
      'configure --config FOLDER/file',
      'file is not a valid config.json (docs/hosting.md):\nsupabaseUrl is missing',
    ],
    ['override-link mf-gallery@0.1.0-none', 'has no version 0.1.0-none of mf-gallery'],
    ['override-link mf-gallery@http://localhost:1 --page //other.example', 'a path of the product'],
    ['override-link mf-gallery@http://localhost:1 --expires soon', 'such as 30m, 2h or 7d'],
    ['status --store FOLDER/file', "file can't be read: ENOTDIR"],
    ['configure --config FOLDER/config.json --store FOLDER/file', "file can't be written to: "],
  ])('an error describes what is wrong with “%s”', async (line, message) => {
    const { code, text } = await release(line);
    expect(code).toBeGreaterThan(0);
    expect(text).toContain(message);
    expect(text).not.toMatch(/^\s+at /m);
  });

  it('a link can be made to a version that the registry names, with or without the version’s build record', async () => {
    const cdn = path.join(folder, 'linked');
    const build = await writeSampleBuild(folder, 'mf-gallery', 'one');
    const { version } = await deployModule(build, {
      store: openLocalFolder(cdn),
      origins: { 'mf-gallery': 'https://gallery.example' },
    });
    await rm(path.join(cdn, 'mf-gallery', version, 'build.json'));
    for (const target of ['live', version]) {
      expect(await release(`override-link mf-gallery@${target} --store FOLDER/linked`)).toEqual({
        code: 0,
        text: expect.stringContaining(`override=mf-gallery@${version}`),
      });
    }
  });

  it('an error names the environment variable that is wrong', async () => {
    const { code, text } = await release('status', { ADWRIGHT_MODULE_ORIGIN: 'https://a.example' });
    expect(code).toBe(1);
    expect(text).toMatch(/^ADWRIGHT_MODULE_ORIGIN /);
  });
});
