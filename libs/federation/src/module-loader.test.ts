import { CONTRACT_VERSION } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { type ModuleFailure, ModuleLoadError } from './failure.ts';
import type { LoadAttempt } from './load-plan.ts';
import { createModuleLoader } from './module-loader.ts';
import { sampleModule } from './sample-registry.ts';

const module = sampleModule('mf-gallery', ['/my-ads']);
const Page = () => null;

function routes(page: () => Promise<unknown> = async () => ({ Component: Page })) {
  return { default: { contract: CONTRACT_VERSION, pages: { '/my-ads': page } } };
}

/** A loader over scripted answers: each call takes the next, and an error is thrown. */
function scripted(...answers: unknown[]) {
  const attempts: string[] = [];
  const reports: ModuleFailure[] = [];
  const loader = createModuleLoader({
    runtime: {
      async loadRoutes(_name: string, { version, fresh }: LoadAttempt) {
        attempts.push(`${version.version}${fresh ? ' fresh' : ''}`);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    onFailure: ({ failure }) => reports.push(failure),
    timeoutMs: 20,
  });
  return { loader, attempts, reports };
}

const fails = (failure: ModuleFailure) => new ModuleLoadError('mf-gallery', failure);
const never = new Promise<never>(() => {});

describe('createModuleLoader', () => {
  it('loads a module once, for all its pages and visits', async () => {
    const { loader, attempts } = scripted(routes());
    const pages = await Promise.all([
      loader.loadPage(module, '/my-ads'),
      loader.loadPage(module, '/my-ads'),
    ]);
    expect(pages.map((page) => page.Component)).toEqual([Page, Page]);
    expect(attempts).toEqual(['2.0.0']);
  });

  it('asks once more past the caches when the entry does not arrive', async () => {
    const { loader, attempts, reports } = scripted(fails('entry-unavailable'), routes());
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '2.0.0 fresh']);
    expect(reports).toEqual(['entry-unavailable']);
  });

  it.each<[string, unknown, ModuleFailure]>([
    ['hangs', never, 'timeout'],
    ['exports something else', { default: { contract: 99, pages: {} } }, 'contract-broken'],
    [
      'lacks a page that it promised',
      { default: { contract: CONTRACT_VERSION, pages: {} } },
      'contract-broken',
    ],
  ])('falls back to the version before when the module %s', async (_case, answer, failure) => {
    const { loader, attempts, reports } = scripted(answer, routes());
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '1.0.0']);
    expect(reports).toEqual([failure]);
  });

  it('asks once more for routes that did not arrive, then falls back', async () => {
    const { loader, attempts } = scripted(fails('routes-broken'), fails('routes-broken'), routes());
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '2.0.0 fresh', '1.0.0']);
  });

  it('falls back when a page of the current version does not load', async () => {
    const gone = routes(() => Promise.reject(new Error('ChunkLoadError')));
    const { loader, attempts, reports } = scripted(gone, routes());
    await expect(loader.loadPage(module, '/my-ads')).resolves.toEqual({ Component: Page });
    expect(attempts).toEqual(['2.0.0', '1.0.0']);
    expect(reports).toEqual(['page-unavailable']);
  });

  it('asks once more for a page before it takes another version', async () => {
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

  it('names the failure of the current version when the one before has no such page', async () => {
    const gone = routes(() => Promise.reject(new Error('ChunkLoadError')));
    const { loader, attempts } = scripted(gone);
    const { previous } = sampleModule('mf-gallery', ['/other']);
    await expect(loader.loadPage({ ...module, previous }, '/my-ads')).rejects.toMatchObject({
      failure: 'page-unavailable',
    });
    expect(attempts).toEqual(['2.0.0']);
  });

  it('fails with the first reason when nothing is left, and starts anew at the next visit', async () => {
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

  it('has only the error left where there is no version before', async () => {
    const { loader, attempts } = scripted(fails('routes-broken'), fails('routes-broken'));
    const alone = { ...module, previous: undefined };
    await expect(loader.loadPage(alone, '/my-ads')).rejects.toMatchObject({
      failure: 'routes-broken',
    });
    expect(attempts).toEqual(['2.0.0', '2.0.0 fresh']);
  });
});
