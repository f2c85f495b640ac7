import { createClient, type SupabaseClient as UntypedClient } from '@supabase/supabase-js';
import type { Database } from './database.ts';
import { fetchInWorkspace } from './fetch-in-workspace.ts';
import { getRuntimeConfig } from './runtime-config.ts';

export type SupabaseClient = UntypedClient<Database>;

let client: SupabaseClient | undefined;

/**
 * Returns the page's only Supabase client. The client does not read auth tokens from the URL, because
 * `takeArrival` removes the tokens before the client is created.
 * @throws Error before the runtime config is loaded
 */
export function getSupabase(): SupabaseClient {
  if (!client) {
    const { supabaseUrl, supabaseKey } = getRuntimeConfig();
    client = createClient<Database>(supabaseUrl, supabaseKey, {
      global: { fetch: fetchInWorkspace },
      auth: {
        flowType: 'implicit',
        persistSession: true,
        autoRefreshToken: true,
        detectSessionInUrl: false,
      },
    });
  }
  return client;
}
