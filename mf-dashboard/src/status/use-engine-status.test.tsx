import { serveServices, startUserSession, TEST_CONFIG, USER } from '@adwright/supabase/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEngineStatus } from './use-engine-status.ts';

// This test is in a separate file, because the configuration is read only once per page and so once per test
// file.
test('useEngineStatus treats the status page as not found when no engine is configured, without a request', async () => {
  const answer = vi.fn(() => new Response());
  await serveServices({
    'GET /config.json': () => Response.json({ ...TEST_CONFIG, engineUrl: undefined }),
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /status': answer,
  });
  await startUserSession();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useEngineStatus, { wrapper })).toThrow(
    'only operators may read the status',
  );
  expect(answer).not.toHaveBeenCalled();
});
