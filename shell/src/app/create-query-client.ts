import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { watchVisitor } from '../session/settled-session.ts';

const FRESH_MS = 30_000;

/**
 * Creates the only query cache of the page. The query cache is emptied when the user changes, so that nobody
 * sees another user's data.
 */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: FRESH_MS } },
  });
  watchVisitor(() => queries.clear());
  getDefaultStore().set(queryClientAtom, queries);
  return queries;
}
