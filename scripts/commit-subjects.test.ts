import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from './run-command.ts';

describe('the check of commit subjects', () => {
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
  ])('a commit subject may be “%s”', async (subject) => {
    expect(await lint(subject)).toBe('');
  });

  it.each([
    ['Keep the edge of white products', 'scope may not be empty'],
    ['gardens: keep the edge', 'gardens is none'],
    [`engine: ${'keep '.repeat(14)}`, 'header must not be longer than 72'],
    ['engine: keep the edge.', 'subject may not end with full stop'],
  ])('the check refuses the commit subject “%s”', async (subject, reason) => {
    expect(await lint(subject)).toContain(reason);
  });
});
