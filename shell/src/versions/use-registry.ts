import { getRuntimeConfig } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import { fetchRegistry } from '../boot/load-registry.ts';

/** Returns the current registry, for the panels that list versions; they share one request. */
export function useRegistry() {
  const config = getRuntimeConfig();
  return useQuery({ queryKey: ['registry'], queryFn: () => fetchRegistry(config) });
}
