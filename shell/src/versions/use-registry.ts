import { getRuntimeConfig } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import { fetchRegistry } from '../boot/load-registry.ts';

/** Returns the query for the current registry; all panels that list versions use the same query. */
export function useRegistry() {
  const config = getRuntimeConfig();
  return useQuery({ queryKey: ['registry'], queryFn: () => fetchRegistry(config) });
}
