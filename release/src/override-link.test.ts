import type { RegistryFile } from '@adwright/contracts';
import { createSigningKey } from '@adwright/remotes/release';
import { importJWK, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { overrideLink, readOverride } from './override-link.ts';

const overrides = [
  { module: 'mf-gallery', target: '0.1.0-ab' },
  { module: 'mf-auth', target: '0.1.0-cd' },
];
const page = new URL('https://app.example/my-ads?tab=2');
const empty: RegistryFile = { generation: 1, modules: {} };

describe('overrideLink, which creates a link to other versions', () => {
  it('an override link is signed for one URL, and expires', async () => {
    const { secret, publicKey: overrideKey } = createSigningKey();
    const link = new URL(await overrideLink({ overrides, page, secret, expires: '2h' }));
    expect([link.origin, link.pathname, link.searchParams.get('tab')]).toEqual([
      'https://app.example',
      '/my-ads',
      '2',
    ]);
    const pass = link.searchParams.get('override-pass') ?? '';
    const { payload } = await jwtVerify(pass, await importJWK(overrideKey, 'ES256'), {
      audience: 'https://app.example',
    });
    expect(payload.overrides).toEqual(overrides);
    expect((payload.exp ?? 0) - Date.now() / 1000).toBeCloseTo(7200, -1);
    expect(JSON.stringify(overrideKey)).not.toContain('"d"');
  });

  it('an override link is unsigned when no signing key is given', async () => {
    const link = await overrideLink({ overrides, page, secret: undefined, expires: '2h' });
    expect(new URL(link).searchParams.getAll('override')).toEqual([
      'mf-gallery@0.1.0-ab',
      'mf-auth@0.1.0-cd',
    ]);
  });

  it('an overlay link shows the team’s overlay with contacts to everyone who opens the link', async () => {
    const { secret, publicKey: overrideKey } = createSigningKey();
    const contacts = { gallery: '@adwright/team-gallery' };
    const options = { overrides: [], contacts, page, expires: '8h' };
    const link = new URL(await overrideLink({ ...options, secret }));
    const pass = link.searchParams.get('override-pass') ?? '';
    const { payload } = await jwtVerify(pass, await importJWK(overrideKey, 'ES256'));
    expect(payload).toMatchObject({ overrides: [], overlay: { contacts } });
    const unsigned = new URL(await overrideLink({ ...options, secret: undefined }));
    expect(unsigned.searchParams.has('overlay')).toBe(true);
  });

  it.each(['', 'never', '2 years', '-1h'])(
    'an override link refuses the time %j',
    async (expires) => {
      const { secret } = createSigningKey();
      await expect(overrideLink({ overrides, page, secret, expires })).rejects.toThrow('--expires');
    },
  );
});

it('a secret that is not an override key signs no link, and is not in the error message', async () => {
  const signing = overrideLink({ overrides, page, secret: 'hunter2', expires: '2h' });
  await expect(signing).rejects.toThrow('ADWRIGHT_OVERRIDE_KEY');
  await expect(signing).rejects.not.toThrow('hunter2');
});

describe('readOverride, which parses a version’s name', () => {
  it('readOverride leaves explicit versions and URLs unchanged', () => {
    expect(readOverride('mf-gallery@http://localhost:3103', empty)).toEqual({
      module: 'mf-gallery',
      target: 'http://localhost:3103',
    });
  });

  it.each(['mf-gallery', 'mf-gallery@canary', 'mf-gallery@live'])(
    'the override %s is refused when the registry has no such version',
    (text) => {
      expect(() => readOverride(text, empty)).toThrow('mf-gallery');
    },
  );
});
