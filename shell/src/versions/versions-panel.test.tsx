import { CONTRACT_VERSION, type ModuleVersion } from '@adwright/contracts';
import type { AcceptedModule } from '@adwright/federation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { buildAddress } from './module-choices.ts';
import VersionsPanel from './versions-panel.tsx';

const config = vi.hoisted(() => ({ environment: 'preview', registryUrl: '/registry.json' }));
vi.mock('@adwright/supabase', async (original) => ({
  ...(await original<object>()),
  getRuntimeConfig: () => config,
}));

afterEach(() => {
  vi.unstubAllGlobals();
  config.environment = 'preview';
});

function version(name: string): ModuleVersion {
  return {
    version: name,
    entry: `https://gallery.example/${name}/remoteEntry.js`,
    integrity: `sha384-${'a'.repeat(64)}`,
    preload: [],
    manifest: {
      name: 'mf-gallery',
      owner: 'gallery',
      contract: CONTRACT_VERSION,
      routes: [{ path: '/my-ads', access: 'user', title: 'My Ads' }],
      navigation: [],
    },
  };
}

function show(onClose = () => {}) {
  const entry = {
    ...version('2.0.0'),
    previous: version('1.0.0'),
    canary: { ...version('3.0.0'), percent: 10 },
  };
  const running: AcceptedModule = {
    name: 'mf-gallery',
    current: version('2.0.0'),
    source: 'live',
    previous: undefined,
  };
  const registry = { generation: 7, shell: { version: '5' }, modules: { 'mf-gallery': entry } };
  vi.stubGlobal('fetch', async () => Response.json(registry));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VersionsPanel modules={[running]} onClose={onClose} />
    </QueryClientProvider>,
  );
}

it('the versions panel lists the running version and the other versions of modules and the shell', async () => {
  show();
  expect(await screen.findByText(/Live: 5\. Registry: generation 7\./)).toBeTruthy();
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual([
    'as everybody',
    'live: 2.0.0',
    'canary at 10 %: 3.0.0',
    'previous: 1.0.0',
  ]);
  expect(screen.getByRole('cell', { name: '2.0.0' })).toBeTruthy();
});

it('the versions panel reloads the page with the versions that the tester chose', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  show();
  await userEvent.selectOptions(await screen.findByLabelText('mf-gallery'), '3.0.0');
  await userEvent.click(screen.getByRole('button', { name: 'Load these' }));
  expect(assign).toHaveBeenCalledWith(expect.stringContaining('override=mf-gallery%403.0.0'));
});

it('the versions panel only lists versions in production, because other versions need a signed link in production', async () => {
  config.environment = 'production';
  const onClose = vi.fn();
  show(onClose);
  expect(await screen.findByText(/signed link/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load these' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

it('the versions panel keeps the page’s query parameters in the URL', () => {
  const address = buildAddress('https://a.example/my-ads?page=2&override=mf-x@1', {
    'mf-gallery': '3',
    'mf-auth': undefined,
  });
  expect(address).toBe('https://a.example/my-ads?page=2&override=mf-gallery%403');
});
