import type { EngineStatus } from '@adwright/contracts/engine-status';
import { type Answers, serveServices, startUserSession, USER } from '@adwright/supabase/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StatusPage } from './status-page.tsx';

const NOW = '2026-02-05T12:00:00+00:00';
const HASH = `sha384-${'A'.repeat(64)}`;
const STATUS: EngineStatus = {
  at: NOW,
  disk: null,
  queue: { ready: 12, active: 3, oldestSeconds: 300 },
  failedLastHour: 2,
  processes: [
    {
      id: crypto.randomUUID(),
      role: 'worker',
      version: '7.1.0',
      host: 'box-a',
      pid: 71,
      startedAt: NOW,
      lastBeatAt: NOW,
      isAlive: false,
      slots: 3,
      active: 1,
    },
  ],
  failures: [
    {
      at: NOW,
      feature: 'Create Ad',
      code: 'provider_failed',
      traceId: '0af7651916cd43dd8448eb211c80319c',
    },
  ],
};
const REGISTRY = {
  generation: 4,
  shell: { version: '2.0.0' },
  modules: {
    'mf-gallery': {
      version: '1.4.0',
      entry: 'https://mf-gallery.test/1.4.0/remoteEntry.js',
      integrity: HASH,
      preload: [],
      manifest: {
        name: 'mf-gallery',
        owner: 'gallery',
        contract: 1,
        routes: [{ path: '/my-ads', access: 'user', title: 'My Ads' }],
        navigation: [],
      },
    },
    'mf-odd': {},
  },
};

const notFound = () =>
  Response.json({ success: false, error: 'Not found', code: 'not_found' }, { status: 404 });

/** Stores the error that the page throws, as the shell's error page would. */
class Boundary extends Component<{ children: ReactNode }, { code?: unknown }> {
  override state: { code?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { code: Reflect.get(Object(error), 'code') };
  }
  override render() {
    return this.state.code ? <p>thrown: {String(this.state.code)}</p> : this.props.children;
  }
}

async function show(answer: Answers[string]): Promise<void> {
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /status': answer,
    'GET /registry.json': () => Response.json(REGISTRY),
  });
  await startUserSession();
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  render(
    <QueryClientProvider client={queries}>
      <Boundary>
        <StatusPage />
      </Boundary>
    </QueryClientProvider>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the status page shows the queue, the processes, the failures, and the live versions', async () => {
  await show(() => Response.json(STATUS));
  await screen.findByRole('heading', { level: 1, name: 'Status' });
  expect(region('Queue').getByText('12')).toBeTruthy();
  expect(region('Queue').getByText('5 min')).toBeTruthy();
  const process = screen.getByRole('row', { name: /box-a 71/ });
  for (const words of ['worker', '7.1.0', '1 of 3', 'silent']) {
    expect(within(process).getByText(words)).toBeTruthy();
  }
  expect(screen.getByText(/No worker is alive/)).toBeTruthy();
  expect(screen.getByText('0af7651916cd43dd8448eb211c80319c')).toBeTruthy();
  expect(await screen.findByRole('row', { name: 'shell 2.0.0 – –' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'mf-gallery 1.4.0 – –' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'mf-odd unreadable – –' })).toBeTruthy();
});

test('the status page says that no job has failed and no job waits', async () => {
  const queue = { ready: 0, active: 0, oldestSeconds: 0 };
  await show(() => Response.json({ ...STATUS, queue, failedLastHour: 0, failures: [] }));
  expect(await screen.findByText('Nothing has failed yet.')).toBeTruthy();
});

test('the status page shows the free disk space, and warns when the disk space is low', async () => {
  const disk = { freeBytes: 1.44e9, totalBytes: 80e9, isLow: true };
  await show(() => Response.json({ ...STATUS, disk }));
  expect(await screen.findByText('1.4 GB')).toBeTruthy();
  expect(region('Disk').getByText('80.0 GB')).toBeTruthy();
  expect(region('Disk').getByText(/nearly full: free some space/)).toBeTruthy();
});

test('the status page shows no disk space when the engine reports none, like an older engine', async () => {
  const { disk: _, ...before } = STATUS;
  await show(() => Response.json(before));
  await screen.findByRole('heading', { level: 1, name: 'Status' });
  expect(screen.queryByRole('region', { name: 'Disk' })).toBeNull();
});

test('the status page shows the not-found page to all visitors except operators, after one request to the engine', async () => {
  const answer = vi.fn(notFound);
  await show(answer);
  expect(await screen.findByText('thrown: not_found')).toBeTruthy();
  expect(answer).toHaveBeenCalledOnce();
});

test('the status page shows nothing while it waits for the engine, and reports that the engine does not respond', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await show(() => promise.then(() => new Response('no', { status: 500 })));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Status' })).toBeNull();
  resolve();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/does not answer/));
  expect(screen.queryByRole('region', { name: 'Modules' })).toBeNull();
});
