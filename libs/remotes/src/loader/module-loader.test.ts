import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSampleModule } from '../testing/sample-registry.ts';
import { type ModuleFailure, ModuleLoadError } from './failure.ts';
import type { LoadAttempt } from './load-plan.ts';
import { createModuleLoader } from './module-loader.ts';

const CONTRACT_VERSION = 1;

const module = createSampleModule('mf-gallery', ['/my-ads']);
const Page = () => null;
const CrashingPage = () => {
  throw new Error('crashed');
};
const TIMEOUT_MS = 24;

function routes(page: () => Promise<unknown> = async () => ({ Component: Page })) {
  return { default: { contract: CONTRACT_VERSION, pages: { '/my-ads': page } } };
}

/**
 * Returns a fake loader that returns scripted results in order. Each call returns the next result, or throws
 * it if it is an error.
 */
function scripted(...answers: unknown[]) {
  const attempts: string[] = [];
  const reports: ModuleFailure[] = [];
  const verdicts: string[] = [];
  const loader = createModuleLoader({
    contracts: { oldest: CONTRACT_VERSION, newest: CONTRACT_VERSION },
    runtime: {
      async loadRoutes(_name: string, { version, fresh }: LoadAttempt) {
        attempts.push(`${version.version}${fresh ? ' fresh' : ''}`);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    onFailure: ({ failure }) => reports.push(failure),
    onVerdict: ({ version, failure }) => verdicts.push(`${version} ${failure ?? 'worked'}`),
    timeoutMs: TIMEOUT_MS,
    pageTimeoutMs: TIMEOUT_MS,
  });
  return { loader, attempts, reports, verdicts };
}

const fails = (failure: ModuleFailure) => new ModuleLoadError('mf-gallery', failure);
const never = new Promise<never>(() => {});

describe('createModuleLoader', () => {
  it('the loader loads a module once, for all its pages and visits', async () => {
    const { loader, attempts } = scripted(routes());
    const pages = await Promise.all([
      loader.loadPage(module, '/my-ads'),
      loader.loadPage(module, '/my-ads'),
    ]);
    expect(pages.map((page) => page.Component)).toEqual([Page, Page]);
    expect(attempts).toEqual(['2.0.0']);
  });

  it('the loader gives a page component a name from its module and path, for stack traces', async () => {
    const { loader } = scripted(routes(async () => ({ Component: CrashingPage })));
    const { Component: loaded } = await loader.loadPage(module, '/my-ads');
    expect(loaded.displayName).toBe('mf-gallery /my-ads');
    let stack: string | undefined;
    try {
      CrashingPage();
    } catch (error) {
      stack = error instanceof Error ? error.stack : undefined;
    }
    expect(stack).toContain('at mf-gallery /my-ads');
  });

  it('if an entry did not arrive, the loader requests it once more and bypasses the caches', async () => {
    const { loader, attempts, reports, verdicts } = scripted(fails('entry-unavailable'), routes());
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '2.0.0 fresh']);
    expect(reports).toEqual(['entry-unavailable']);
    expect(verdicts).toEqual(['2.0.0 worked']);
  });

  it.each<[string, unknown, ModuleFailure]>([
    ['hangs', never, 'timeout'],
    ['exports something else', { default: { contract: 99, pages: {} } }, 'contract-broken'],
    [
      'lacks a page that it promised',
      { default: { contract: CONTRACT_VERSION, pages: {} } },
      'contract-broken',
    ],
  ])('the loader uses the previous version when the module %s', async (_case, answer, failure) => {
    const { loader, attempts, reports, verdicts } = scripted(answer, routes());
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '1.0.0']);
    expect(reports).toEqual([failure]);
    expect(verdicts).toEqual([`2.0.0 ${failure}`, '1.0.0 worked']);
  });

  it('the loader starts the previous version when the current version does not respond for a while', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { loader, attempts } = scripted(never, never);
    const failed = expect(loader.loadPage(module, '/my-ads')).rejects.toMatchObject({
      failure: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS / 2);
    expect(attempts).toEqual(['2.0.0', '1.0.0']);
    await vi.advanceTimersByTimeAsync((TIMEOUT_MS * 2) / 3);
    await failed;
  });

  it('the loader waits for a current version that is slow but responds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const slow = new Promise((resolve) => setTimeout(() => resolve(routes()), TIMEOUT_MS * 0.9));
    const { loader, verdicts } = scripted(slow, routes());
    const page = loader.loadPage(module, '/my-ads');
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await page;
    expect(verdicts).toEqual(['2.0.0 worked']);
  });

  it('the loader requests missing routes once more, then uses the previous version', async () => {
    const { loader, attempts } = scripted(fails('routes-broken'), fails('routes-broken'), routes());
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '2.0.0 fresh', '1.0.0']);
  });

  it('the loader repeats the request once for each preloaded chunk, because a failed preload is reported again', async () => {
    const file = { url: 'https://mf-gallery.example/2.0.0/a.js', integrity: 'sha384-x' };
    const preloading = { ...module, current: { ...module.current, preload: [file, file] } };
    const { loader, attempts } = scripted(fails('routes-broken'), fails('routes-broken'), routes());
    await loader.loadPage(preloading, '/my-ads');
    expect(attempts).toEqual(['2.0.0', '2.0.0 fresh', '2.0.0 fresh']);
  });

  it('the loader uses the previous version when a page of the current version does not load', async () => {
    const gone = routes(() => Promise.reject(new Error('ChunkLoadError')));
    const { loader, attempts, reports } = scripted(gone, routes());
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '1.0.0']);
    expect(reports).toEqual(['page-unavailable']);
  });

  it('after a page with files that never arrived, the loader begins with a new request for the entry', async () => {
    const { loader, attempts } = scripted(
      routes(() => never),
      routes(),
    );
    const alone = { ...module, previous: undefined };
    await expect(loader.loadPage(alone, '/my-ads')).rejects.toMatchObject({ failure: 'timeout' });
    await expect(loader.loadPage(alone, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '2.0.0 fresh']);
  });

  it('the loader requests a page once more before it uses another version', async () => {
    let calls = 0;
    const flaky = routes(async () => {
      calls += 1;
      if (calls === 1) throw new Error('ChunkLoadError');
      return { Component: Page };
    });
    const { loader, attempts } = scripted(flaky);
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0']);
  });

  it('the loader replaces a crashed page by the page of the previous version, once', async () => {
    const { loader, attempts, verdicts } = scripted(routes(), routes(), routes());
    await loader.loadPage(module, '/my-ads');
    const crash = () => loader.reportCrash(module, '/my-ads', new Error('undefined is not an ad'));
    expect(crash()).toBe(true);
    await loader.loadPage(module, '/my-ads');
    expect(crash()).toBe(false);
    await loader.loadPage(module, '/my-ads');
    expect(attempts).toEqual(['2.0.0', '1.0.0', '2.0.0']);
    expect(verdicts).toEqual([
      '2.0.0 worked',
      '2.0.0 page-crashed',
      '1.0.0 worked',
      '1.0.0 page-crashed',
      '2.0.0 worked',
    ]);
  });

  it('the loader reports the failure of the current version when the previous version lacks the page', async () => {
    const gone = routes(() => Promise.reject(new Error('ChunkLoadError')));
    const { loader, attempts } = scripted(gone);
    const { previous } = createSampleModule('mf-gallery', ['/other']);
    await expect(loader.loadPage({ ...module, previous }, '/my-ads')).rejects.toMatchObject({
      failure: 'page-unavailable',
    });
    expect(attempts).toEqual(['2.0.0']);
  });

  it('the loader reports the first failure when no attempt remains, and starts again at the next visit', async () => {
    const { loader, attempts } = scripted(
      fails('entry-unavailable'),
      fails('entry-broken'),
      fails('routes-broken'),
      routes(),
    );
    await expect(loader.loadPage(module, '/my-ads')).rejects.toMatchObject({
      name: 'ModuleLoadError',
      failure: 'entry-unavailable',
    });
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '2.0.0 fresh', '1.0.0', '2.0.0 fresh']);
  });

  it('the loader throws the original error when there is no previous version', async () => {
    const { loader, attempts } = scripted(fails('routes-broken'), fails('routes-broken'));
    const alone = { ...module, previous: undefined };
    await expect(loader.loadPage(alone, '/my-ads')).rejects.toMatchObject({
      failure: 'routes-broken',
    });
    expect(attempts).toEqual(['2.0.0', '2.0.0 fresh']);
  });
});
