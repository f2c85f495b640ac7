import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBaseCommit } from './check-steps.ts';
import { REPOSITORY } from './run-command.ts';

describe('a commit subject', () => {
  const lint = async (subject: string) => {
    const options = { cwd: REPOSITORY, input: subject, reject: false, preferLocal: true } as const;
    return (await execa('commitlint', [], options)).stdout;
  };

  it.each([
    'engine: keep the edge of white products on white',
    'mf-gallery: open an ad by its address',
    'studio: move and zoom the picture that fills an ad',
    'github: deploy modules by one workflow',
    'repo: check the subjects of commits',
  ])('may be “%s”', async (subject) => {
    expect(await lint(subject)).toBe('');
  });

  it.each([
    ['Keep the edge of white products', 'scope may not be empty'],
    ['gardens: keep the edge', 'gardens is none'],
    [`engine: ${'keep '.repeat(14)}`, 'header must not be longer than 72'],
    ['engine: keep the edge.', 'subject may not end with full stop'],
  ])('refuses the commit subject “%s”', async (subject, reason) => {
    expect(await lint(subject)).toContain(reason);
  });
});

describe('the base of a branch', () => {
  let folder: string;
  const git = async (...words: string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    return (await execa('git', [...identity, ...words], { cwd: folder })).stdout;
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'adwright-base-'));
    await git('init', '-q', '-b', 'main');
    await writeFile(path.join(folder, 'a'), '');
    await git('add', '-A');
    await git('commit', '-qm', 'first');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('the base of a branch is the commit where it branched off from main', async () => {
    const main = await git('rev-parse', 'HEAD');
    await git('checkout', '-qb', 'work');
    await git('commit', '-qm', 'second', '--allow-empty');
    expect(await findBaseCommit(folder)).toBe(main);
  });

  it('the base of a commit on main is the commit itself, so that no older commit is checked', async () => {
    await git('commit', '-qm', 'second', '--allow-empty');
    expect(await findBaseCommit(folder)).toBe(await git('rev-parse', 'HEAD'));
  });

  it('the base is unknown in a clone without main', async () => {
    await git('checkout', '-q', '--detach');
    await git('branch', '-D', 'main');
    expect(await findBaseCommit(folder)).toBeUndefined();
  });
});
