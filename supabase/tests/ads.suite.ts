import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { type Database, user } from './database.ts';

export function adsSuite(open: () => Database) {
  const setUp = async () => ({ id: await open().signUp(), books: openBooks(open()) });

  describe('saving ads', () => {
    it('counts them, ten at once and one by one, and never down', async () => {
      const { id, books } = await setUp();
      const asUser = (sql: string) => open().as(user(id), (session) => session.query(sql, [id]));
      await asUser('insert into public.ads (user_id) select $1 from generate_series(1, 10)');
      await asUser('insert into public.ads (user_id) values ($1)');
      await asUser('delete from public.ads where user_id = $1');

      expect(await books.account(id)).toMatchObject({ ads_generated: 11, credits_used: 0 });
    });

    it('takes a favourite mark and no other change', async () => {
      const changes = await open().query<{ name: string }>(`
        select attname as name from pg_attribute
        where attrelid = 'public.ads'::regclass and attnum > 0
          and has_column_privilege('authenticated', attrelid, attnum, 'update')
      `);
      expect(changes).toEqual([{ name: 'is_favorite' }]);
    });
  });
}
