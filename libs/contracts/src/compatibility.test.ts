import {
  computeCohortBucket,
  isFlagOn,
  isInContractRange,
  listMissingExports,
  listMissingPackages,
} from '@adwright/remotes/schemas';
import { describe, expect, it } from 'vitest';
import { CONTRACT_RANGE, CONTRACT_VERSION } from './remote-module.ts';

describe('the range of contract versions', () => {
  it('a shell supports the newest contract version and the previous one', () => {
    expect(CONTRACT_RANGE.newest).toBe(CONTRACT_VERSION);
    expect(CONTRACT_RANGE.newest - CONTRACT_RANGE.oldest).toBeLessThanOrEqual(1);
    expect(CONTRACT_RANGE.oldest).toBeGreaterThanOrEqual(1);
  });

  it.each([
    [{ oldest: 1, newest: 2 }, { contract: 1 }, true],
    [{ oldest: 1, newest: 2 }, { contract: 2 }, true],
    [{ oldest: 1, newest: 1 }, { contract: 2 }, false],
    [{ oldest: 1, newest: 1 }, { contract: 2, oldestContract: 1 }, true],
    [{ oldest: 2, newest: 3 }, { contract: 1 }, false],
  ])(
    'a shell that supports %o runs a module with the contract %o: %s',
    (range, manifest, expected) => {
      expect(isInContractRange(range, manifest)).toBe(expected);
    },
  );
});

describe('the compatibility of a shared library', () => {
  const used = { '@adwright/credits': { version: '1.2.0', exports: { useCredits: 'aaa' } } };
  const provided = (version: string, exports: Record<string, string>) => ({
    '@adwright/credits': { version, exports },
  });

  it('a shared library is compatible if all used declarations are the same, even if other declarations differ', () => {
    expect(listMissingExports(used, provided('1.2.0', { useCredits: 'aaa', b: 'b' }))).toEqual([]);
    expect(listMissingExports(used, provided('1.1.0', { useCredits: 'aaa' }))).toEqual([]);
  });

  it('a shared library is incompatible if a used export is missing, at any version', () => {
    expect(listMissingExports(used, provided('1.9.0', {}))).toEqual([
      'it uses useCredits of @adwright/credits, which the shell’s 1.9.0 does not have',
    ]);
    expect(listMissingExports(used, {})).toHaveLength(1);
  });

  it.each([
    ['1.2.0', 'the same version', false],
    ['1.1.0', 'an older version', false],
    ['2.0.0', 'the next major version', false],
    ['1.3.0', 'a newer minor version', true],
    ['1.2.1', 'a newer patch version', true],
  ])(
    'a used export is declared differently in a library of version %s (%s); the library is compatible: %s',
    (version, _case, isFine) => {
      const problems = listMissingExports(used, provided(version, { useCredits: 'bbb' }));
      expect(problems).toHaveLength(isFine ? 0 : 1);
    },
  );

  it('a new minor version below 1.0.0 counts as a breaking change', () => {
    const young = { '@adwright/credits': { version: '0.1.0', exports: { useCredits: 'aaa' } } };
    const problems = (version: string) =>
      listMissingExports(young, provided(version, { useCredits: 'bbb' }));
    expect(problems('0.2.0')).toHaveLength(1);
    expect(problems('0.1.1')).toEqual([]);
  });
});

describe('the compatibility of a shared package', () => {
  it.each([
    ['^19.3.1', '19.3.1', true],
    ['^19.2.7', '19.3.1', true],
    ['^19.3.1', '19.3.0', false],
    ['^19.4.0', '19.3.1', false],
    ['^18.3.1', '19.3.1', false],
    ['^0.3.1', '0.4.0', false],
    ['^0.3.1', '0.3.2', true],
    ['^19.3.1', 'garbage', false],
  ])(
    'a package is compatible when a module needs version %s and the shell provides version %s: %s',
    (range, version, isFine) => {
      const problems = listMissingPackages({ react: range }, { react: version });
      expect(problems).toHaveLength(isFine ? 0 : 1);
    },
  );

  it('a package that a module shares is refused if the shell does not provide it', () => {
    expect(listMissingPackages({ antd: '^6.6.8' }, { react: '19.3.1' })).toEqual([
      'it needs antd ^6.6.8 from the shell, which does not have it',
    ]);
  });
});

describe('the visitors who get a feature flag', () => {
  const guest = { seed: 7, email: undefined };
  const share = (name: string, percent: number) => {
    const seeds = Array.from({ length: 10_000 }, (_, seed) => seed);
    return seeds.filter((seed) => isFlagOn(name, { percent }, { ...guest, seed })).length;
  };

  it('visitors keep a feature flag when the share of visitors with the flag grows', () => {
    expect(share('new-editor', 10)).toBeGreaterThan(900);
    expect(share('new-editor', 10)).toBeLessThan(1100);
    for (let seed = 0; seed < 500; seed++) {
      const isOn = (percent: number) => isFlagOn('a', { percent }, { ...guest, seed });
      if (isOn(10)) expect(isOn(50)).toBe(true);
    }
  });

  it('the name of a feature flag determines which visitors get it', () => {
    const both = Array.from({ length: 10_000 }, (_, seed) => seed).filter(
      (seed) =>
        computeCohortBucket(seed, 'flag:a') < 1000 && computeCohortBucket(seed, 'flag:b') < 1000,
    );
    expect(both.length).toBeGreaterThan(60);
    expect(both.length).toBeLessThan(140);
  });

  it('a feature flag is on only for its audience and on its domains', () => {
    const user = { seed: 7, email: 'ann@adwright.example' };
    expect(isFlagOn('a', { percent: 100, audience: 'user' }, guest)).toBe(false);
    expect(isFlagOn('a', { percent: 100, audience: 'user' }, user)).toBe(true);
    expect(isFlagOn('a', { percent: 0, domains: ['adwright.example'] }, user)).toBe(true);
    expect(isFlagOn('a', { percent: 0, domains: ['other.example'] }, user)).toBe(false);
    expect(isFlagOn('unknown', undefined, user)).toBe(false);
    expect(isFlagOn('a', { percent: 50 }, { seed: undefined, email: undefined })).toBe(false);
  });
});
