import { CONTRACT_VERSION } from '@adwright/contracts';
import { parseRegistry } from '@adwright/federation';
import { toast } from '@adwright/ui/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isInCanary, leaveCanary } from './canary-visitor.ts';
import { createDeployWatch, offerReload } from './deploy-watch.ts';

vi.mock('@adwright/ui/toast', () => ({ toast: vi.fn() }));

const version = (name: string, number: string) => ({
  version: number,
  entry: `https://${name}.example/${number}/remoteEntry.js`,
  integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
  preload: [],
  manifest: {
    name,
    owner: 'a team',
    contract: CONTRACT_VERSION,
    routes: [{ path: `/${name}`, access: 'public', title: name }],
    navigation: [],
  },
});

const gallery = version('mf-gallery', '1');
const create = version('mf-create', '1');
const live = { 'mf-gallery': gallery, 'mf-create': create };
let modules: object;
let asked: number;

/** Opens a tab that shows the gallery's page. */
function openTab(begun: object = live, choice = { isInCanary }) {
  const watch = createDeployWatch(
    { registryUrl: '/registry.json' },
    parseRegistry({ generation: 1, modules: begun }, choice),
  );
  watch.noticeUse('mf-gallery', '1');
  return watch;
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(toast).mockClear();
  modules = live;
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ generation: 2, modules });
  });
});

afterEach(() => {
  // Spies are restored before the real clock, because restoring a spy that was installed on the fake clock
  // would restore the fake clock.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the watch for deployments in a tab', () => {
  it('a tab notices the deployment of a module that it uses', async () => {
    const watch = openTab();
    expect(await watch.hasNews()).toBe(false);
    modules = { ...live, 'mf-gallery': version('mf-gallery', '2') };
    expect(await watch.hasNews()).toBe(true);
  });

  it('a tab ignores the deployment of a module that it does not use', async () => {
    const watch = openTab();
    modules = { ...live, 'mf-create': version('mf-create', '2'), 'mf-new': version('mf-new', '1') };
    expect(await watch.hasNews()).toBe(false);
    expect(await watch.hasChanged('mf-create')).toBe(true);
    expect(await watch.hasChanged('mf-gallery')).toBe(false);
  });

  it('a tab ignores a canary that its visitor does not get', async () => {
    const watch = openTab();
    const canary = { ...version('mf-gallery', '2'), percent: 0 };
    modules = { ...live, 'mf-gallery': { ...gallery, canary } };
    expect(await watch.hasNews()).toBe(false);
    modules = { ...live, 'mf-gallery': { ...gallery, canary: { ...canary, percent: 100 } } };
    expect(await watch.hasNews()).toBe(true);
  });

  it('a tab ignores the rollback of a canary that failed in this tab, since the tab runs the live version', async () => {
    const canary = { ...version('mf-gallery', '2'), percent: 100 };
    const watch = openTab({ ...live, 'mf-gallery': { ...gallery, canary } });
    leaveCanary('mf-gallery', '2');
    expect(await watch.hasNews()).toBe(false);
  });

  it('a tab ignores a registry that can’t be loaded or contains no modules', async () => {
    const watch = openTab();
    modules = { 'mf-gallery': 5 };
    expect(await watch.hasNews()).toBe(false);
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    expect(await watch.hasNews()).toBe(false);
  });
});

describe('the offer of a reload in a visible tab', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  });

  it('a tab offers a reload only once', async () => {
    offerReload(openTab());
    await vi.advanceTimersByTimeAsync(90_000);
    expect(asked).toBeGreaterThan(0);
    expect(toast).not.toHaveBeenCalled();
    modules = { ...live, 'mf-gallery': version('mf-gallery', '2') };
    await vi.advanceTimersByTimeAsync(90_000);
    expect(toast).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(toast).toHaveBeenCalledOnce();
  });

  it('a tab requests the registry about once a minute, at varying intervals', async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    offerReload(openTab());
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toBeGreaterThanOrEqual(6);
    expect(asked).toBeLessThanOrEqual(20);
    const beats = pauses.mock.calls.map(([, pause]) => pause).filter((pause) => pause !== 3000);
    expect(new Set(beats).size).toBeGreaterThan(1);
  });

  it('a tab sends no request while it is hidden', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    offerReload(openTab());
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toBe(0);
  });
});
