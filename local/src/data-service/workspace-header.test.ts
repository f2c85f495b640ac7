import { WORKSPACE_HEADER } from '@adwright/contracts/workspaces';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../testing/postgres-of-run.ts';
import { createUser, startTestService, type TestService } from './testing.ts';

describe.each(hasPostgres() ? (['pglite', 'postgres'] as const) : (['pglite'] as const))(
  'the workspace in a request’s header, on %s',
  (database) => {
    let service: TestService;
    let person: Awaited<ReturnType<typeof createUser>>;

    beforeAll(async () => {
      service = await startTestService({ database });
      person = await createUser(service);
    });
    afterAll(() => service.close());

    const clientIn = (workspace: string) =>
      createClient(service.url, service.publishableKey, {
        auth: { persistSession: false },
        global: {
          headers: {
            authorization: `Bearer ${person.accessToken}`,
            [WORKSPACE_HEADER]: workspace,
          },
        },
      });

    it('row policies of tables read the workspace from the request’s header', async () => {
      const made = await person.client.rpc('create_workspace', { p_name: 'Kestrel' });
      const { id } = made.data;
      const saved = await clientIn(id)
        .from('ads')
        .insert({ user_id: person.id, title: 'Shared', status: 'completed' })
        .select('workspace_id');
      expect(saved.data).toEqual([{ workspace_id: id }]);
      expect((await person.client.from('ads').select('title')).data).toEqual([]);
      expect((await clientIn(id).from('ads').select('title')).data).toEqual([{ title: 'Shared' }]);
      expect((await clientIn('nonsense').from('ads').select('title')).data).toEqual([]);
      expect((await clientIn(id).rpc('storage_usage')).error).toBeNull();
    });
  },
);
