import type { OverridePass, RuntimeConfig } from '@adwright/contracts';
import { OVERRIDE_REFUSALS } from '@adwright/federation/override-pass';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyOverrides } from './overrides.ts';

const passes = vi.hoisted((): Record<string, OverridePass> => ({}));
vi.mock('@adwright/federation', async (original) => ({
  ...(await original<object>()),
  overrideSource: () => undefined,
  loadOverride: async () => undefined,
}));
vi.mock('@adwright/federation/override-pass', async (original) => ({
  ...(await original<object>()),
  verifyOverridePass: async (pass: string) => passes[pass],
}));

const OF_PREVIEW = { module: 'mf-gallery', target: '0.2.0-preview' };
passes['of-preview'] = { overrides: [OF_PREVIEW] };
passes['of-overlay'] = { overrides: [OF_PREVIEW], overlay: { contacts: {} } };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** Returns the versions that the tab runs after a page with the given query was opened. */
async function open(search: string, environment: RuntimeConfig['environment'] = 'preview') {
  history.replaceState(null, '', `/my-ads${search}`);
  const registry = { generation: 1, modules: {} };
  const applied = await applyOverrides(registry, { environment });
  expect(location.search).toBe('');
  const overrides = applied.overrides.map(({ module, target }) => `${module}@${target}`);
  return { overrides, hasOverlay: applied.overlay !== undefined, refusal: applied.refusal };
}

const PREVIEW = ['mf-gallery@0.2.0-preview'];

describe('an override link that follows a signed override link in the same tab', () => {
  it('an override link is verified independently of a signed link that the tab opened before', async () => {
    expect(await open('?override-pass=of-preview')).toMatchObject({ overrides: PREVIEW });
    expect(await open('')).toMatchObject({ overrides: PREVIEW });
    expect(await open('?override=mf-auth@7')).toMatchObject({ overrides: ['mf-auth@7'] });
  });

  it('an override link without a signature is refused in production', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open('?override-pass=of-preview', 'production');
    expect(await open('?override=mf-auth@7', 'production')).toMatchObject({
      overrides: [],
      refusal: OVERRIDE_REFUSALS.unsigned,
    });
  });

  it.each([
    ['preview', true, undefined],
    ['production', false, OVERRIDE_REFUSALS['unsigned-overlay']],
  ] as const)(
    'an override link that requests only the overlay keeps the previewed versions, in the environment %s',
    async (environment, hasOverlay, refusal) => {
      await open('?override-pass=of-preview', environment);
      const asked = await open('?overlay', environment);
      expect(asked).toEqual({ overrides: PREVIEW, hasOverlay, refusal });
      expect(await open('', environment)).toMatchObject({ overrides: PREVIEW, hasOverlay });
    },
  );

  it('an override link of the overlay keeps the signed pass, and removes versions that the link omits', async () => {
    const first = await open('?override-pass=of-overlay', 'production');
    expect(first).toMatchObject({ overrides: PREVIEW, hasOverlay: true });
    const named = await open(`?overlay=&override=${PREVIEW}&override=mf-auth@7`, 'production');
    expect(named).toMatchObject({ overrides: PREVIEW, hasOverlay: true });
    const live = await open('?overlay=', 'production');
    expect(live).toEqual({ overrides: [], hasOverlay: true, refusal: undefined });
  });
});
