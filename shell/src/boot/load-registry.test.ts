import { CONTRACT_VERSION, publicKeySchema } from '@adwright/contracts';
import { signRegistry } from '@adwright/remotes/signed-registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginVisit, REGISTRY_TIMEOUT_MS } from './load-registry.ts';

const config = { registryUrl: '/registry.json', environment: 'local' } as const;

function entry(name: string, version: string, paths = [`/${name}`]) {
  return {
    version,
    entry: `https://${name}.example/${version}/remoteEntry.js`,
    integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
    preload: [],
    manifest: {
      name,
      owner: 'a team',
      contract: CONTRACT_VERSION,
      routes: paths.map((path) => ({ path, access: 'public', title: path })),
      navigation: [],
    },
  };
}

const registry = (modules: object) => Response.json({ generation: 1, modules });
const goodModules = () => ({
  'mf-gallery': entry('mf-gallery', '1'),
  'mf-create': entry('mf-create', '1'),
});
const good = () => registry(goodModules());

/** Starts a visit and returns the versions that the visit runs. */
async function visit(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const { origin, registry: read } = await beginVisit(config);
  const versions = read.modules.map(({ name, current }) => `${name}@${current.version}`);
  return { origin, versions };
}

const whole = ['mf-gallery@1', 'mf-create@1'];

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const FAULTS: [string, () => Response | Promise<Response>][] = [
  ['answers 500', () => new Response('no', { status: 500 })],
  ['is garbage', () => new Response('<!doctype html>')],
  ['is JSON of another shape', () => Response.json(['mf-gallery'])],
  ['is empty', () => new Response('')],
  ['has no modules', () => registry({})],
  ['has only broken modules', () => registry({ 'mf-gallery': 5, 'mf-create': { version: 2 } })],
  ['is huge', () => registry({ ...goodModules(), padding: 'x'.repeat(3_000_000) })],
  ['is not reachable', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe('a visit with a registry that cannot be used', () => {
  it.each(FAULTS)('%s: the visit uses the stored registry', async (_name, answer) => {
    expect(await visit(good)).toEqual({ origin: 'registry', versions: whole });
    expect((await visit(answer)).versions).toEqual(whole);
  });

  it.each(FAULTS)('%s, at a first visit: no module can run', async (_name, answer) => {
    expect(await visit(answer)).toEqual({ origin: 'nowhere', versions: [] });
  });

  it('the stored registry replaces a registry that does not arrive within three seconds', async () => {
    await visit(good);
    vi.useFakeTimers();
    const result = visit(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(REGISTRY_TIMEOUT_MS);
    expect(await result).toEqual({ origin: 'kept', versions: whole });
    expect(REGISTRY_TIMEOUT_MS).toBe(3000);
  });

  it('a failed registry is reported, with the age of the stored registry that replaces it', async () => {
    await visit(good);
    vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60_000, toFake: ['Date'] });
    await visit(() => new Response('', { status: 500 }));
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('120 minutes ago'));
  });
});

describe('the registry that the browser has stored', () => {
  const down = () => new Response('', { status: 500 });

  it('the stored registry is dropped after thirty days', async () => {
    await visit(good);
    vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60_000, toFake: ['Date'] });
    expect((await visit(down)).origin).toBe('nowhere');
  });

  it('the stored registry is validated, and a damaged copy is not used', async () => {
    await visit(good);
    const stored = localStorage.getItem('adwright-registry') ?? '';
    for (const damaged of [stored.slice(0, 40), '5', stored.replaceAll('sha384-', 'md5-')]) {
      localStorage.setItem('adwright-registry', damaged);
      expect((await visit(down)).origin).toBe('nowhere');
    }
  });

  it('the stored registry is used only for the URL from which it was loaded', async () => {
    await visit(good);
    vi.stubGlobal('fetch', vi.fn(down));
    const other = await beginVisit({
      ...config,
      registryUrl: 'https://other.example/registry.json',
    });
    expect(other.origin).toBe('nowhere');
  });

  it('the stored registry keeps a module with an invalid live entry, but not a module that was removed', async () => {
    await visit(good);
    const { versions } = await visit(() =>
      registry({ 'mf-gallery': 5, 'mf-create': entry('mf-create', '2') }),
    );
    expect(versions).toEqual(['mf-gallery@1', 'mf-create@2']);
    expect((await visit(down)).versions).toEqual(['mf-gallery@1', 'mf-create@2']);
    await visit(() => registry({ 'mf-create': entry('mf-create', '2') }));
    expect((await visit(down)).versions).toEqual(['mf-create@2']);
  });

  it('the stored registry contains no canary, because the canary may be rolled back later', async () => {
    const canary = { ...entry('mf-gallery', '2'), percent: 100 };
    const modules = { 'mf-gallery': { ...entry('mf-gallery', '1'), canary } };
    expect((await visit(() => registry(modules))).versions).toEqual(['mf-gallery@2']);
    expect((await visit(down)).versions).toEqual(['mf-gallery@1']);
  });

  it('no registry is stored in a browser with blocked storage, and the loaded registry is used nevertheless', async () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      });
    }
    expect(await visit(good)).toEqual({ origin: 'registry', versions: whole });
  });
});

describe('a registry with a signature', () => {
  const newKey = async () => {
    const usages: KeyUsage[] = ['sign', 'verify'];
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const { privateKey } = await crypto.subtle.generateKey(algorithm, true, usages);
    return crypto.subtle.exportKey('jwk', privateKey);
  };
  const modules = (version: string) => ({ 'mf-gallery': entry('mf-gallery', version) });
  let key: JsonWebKey;
  beforeEach(async () => {
    key = await newKey();
  });

  /** Returns the versions that a visit runs with the given registry text. */
  async function visitWith(text: string, signedWith = key) {
    vi.stubGlobal('fetch', async () => new Response(text));
    const registryKey = publicKeySchema.parse(signedWith);
    const { origin, registry: read } = await beginVisit({ ...config, registryKey });
    return { origin, versions: read.modules.map(({ current }) => current.version) };
  }
  const signed = (generation: number, version: string, by = key) =>
    signRegistry({ generation, modules: modules(version) }, by);

  it('a signed registry with a valid signature is used', async () => {
    expect(await visitWith(await signed(3, '3'))).toEqual({ origin: 'registry', versions: ['3'] });
  });

  it('a signed registry with a lower generation number than the last one is refused, and a higher number is accepted', async () => {
    await visitWith(await signed(15, '15'));
    expect(await visitWith(await signed(1, '1'))).toEqual({ origin: 'kept', versions: ['15'] });
    expect(await visitWith(await signed(15, '15'))).toMatchObject({ origin: 'registry' });
    expect(await visitWith(await signed(16, '16'))).toMatchObject({ versions: ['16'] });
  });

  it('a signed registry is not replaced by a registry without a signature or with the signature of another key', async () => {
    await visitWith(await signed(3, '3'));
    const forged = JSON.stringify({ generation: 99, modules: modules('evil') });
    expect(await visitWith(forged)).toEqual({ origin: 'kept', versions: ['3'] });
    const other = await signed(99, 'evil', await newKey());
    expect(await visitWith(other)).toEqual({ origin: 'kept', versions: ['3'] });
  });

  it('a signed registry is refused after one of its bytes has changed', async () => {
    const text = (await signed(3, '3')).replace('mf-gallery.example/3', 'mf-gallery.example/4');
    expect(await visitWith(text)).toEqual({ origin: 'nowhere', versions: [] });
  });

  it('a registry with a new signing key is accepted, for example after a machine’s data was deleted', async () => {
    await visitWith(await signed(15, '15'));
    const next = await newKey();
    expect(await visitWith(await signed(1, '1', next), next)).toMatchObject({ versions: ['1'] });
  });
});
