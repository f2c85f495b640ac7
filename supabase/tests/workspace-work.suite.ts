import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { count } from './count.ts';
import { createMemberActor, createUserActor, type Database, service } from './database.ts';
import { readRefusal } from './refusal.ts';
import { openWorkspaces } from './workspaces.suite.ts';

/** Registers tests of credits, makers and storage in workspaces with several members. */
export function registerWorkspaceWorkSuite(open: () => Database) {
  describe('spending and saving in a workspace', () => {
    const setUp = async () => {
      const spaces = openWorkspaces(open());
      const [owner, editor] = [await spaces.signUp(), await spaces.signUp()];
      const workspace = await spaces.make(owner);
      await spaces.join(workspace, editor, 'editor');
      return { spaces, owner, editor, workspace, books: openBooks(open(), workspace) };
    };
    const addAd = async (userId: string, workspace: string) => {
      const [ad] = await open().as(createMemberActor(userId, workspace), (session) =>
        session.query<{ id: string; workspace_id: string }>(
          `insert into public.ads (user_id, title) values ($1, 'Shared') returning id, workspace_id`,
          [userId],
        ),
      );
      if (!ad) throw new Error('no ad');
      return ad;
    };

    it('a personal workspace has the same rows and ledger as an account without workspaces', async () => {
      const id = await open().signUp();
      const books = openBooks(open());
      await books.spend(id);
      const { generation_id } = await books.claim(id);
      await books.settle(generation_id, {}, [{ ad_image_url: 'https://x.example/own.jpg' }]);
      const [ledger] = await open().query(
        `select member_id from public.credit_ledger where user_id = $1 and kind = 'spend'`,
        [id],
      );
      expect(ledger).toEqual({ member_id: null });
      const ads = await open().as(createUserActor(id), (session) =>
        session.query('select user_id, workspace_id from public.ads'),
      );
      expect(ads).toEqual([{ user_id: id, workspace_id: id }]);
    });

    it('each charge in a workspace is taken once from its owner, however many members spend at once', async () => {
      const { owner, editor, books } = await setUp();
      await open().query('update public.users set credits_used = 45 where id = $1', [owner]);
      await open().query(
        `insert into public.credit_ledger (user_id, kind, amount) values ($1, 'grant', -45)`,
        [owner],
      );
      const spent = await Promise.all(
        Array.from({ length: 20 }, (_, at) => books.spend(at % 2 === 0 ? owner : editor)),
      );
      expect(count(spent, true)).toBe(5);
      expect((await books.account(owner)).credits_used).toBe(50);
      expect((await books.account(editor)).credits_used).toBe(0);
      const makers = await open().query<{ member_id: string | null }>(
        `select member_id from public.credit_ledger where user_id = $1 and kind = 'spend'`,
        [owner],
      );
      expect(makers).toHaveLength(5);
      expect(makers.every(({ member_id }) => member_id === null || member_id === editor)).toBe(
        true,
      );
      expect(
        (await books.audit()).filter(({ user_id }) => user_id === owner || user_id === editor),
      ).toEqual([]);
    });

    it('a generation belongs to the workspace with the owner who paid for it, and refunds go to that owner', async () => {
      const { owner, editor, workspace, books } = await setUp();
      await books.spend(editor);
      expect((await openBooks(open()).claim(editor)).outcome).toBe('unpaid');
      const key = crypto.randomUUID();
      const claim = await books.claim(editor, key);
      expect(claim.outcome).toBe('claimed');
      expect((await openBooks(open()).claim(editor, key)).outcome).toBe('mismatch');
      expect(await books.refund(claim.generation_id)).toBe(true);
      expect((await books.account(owner)).credits_used).toBe(0);
      await books.spend(editor);
      const made = await books.claim(editor);
      await books.settle(made.generation_id, {}, [
        { ad_image_url: `https://x.example/storage/v1/object/public/ad_images/${workspace}/1.jpg` },
      ]);
      const seen = await open().as(createMemberActor(owner, workspace), (session) =>
        session.query('select user_id, workspace_id from public.ads'),
      );
      expect(seen).toEqual([{ user_id: editor, workspace_id: workspace }]);
      const ownRows = await open().as(createUserActor(editor), (session) =>
        session.query('select id from public.ads'),
      );
      expect(ownRows).toEqual([]);
    });

    it('spends that a member never claimed, or a worker abandoned, are refunded to the workspace’s owner', async () => {
      const { owner, editor, books } = await setUp();
      await books.spend(editor);
      await books.letPass(editor, 'claim time', 16 * 60);
      await books.release();
      expect((await books.account(owner)).credits_used).toBe(0);
      await books.spend(editor);
      await books.claim(editor);
      await books.letPass(editor, 'lease', 120);
      await books.release();
      expect((await books.account(owner)).credits_used).toBe(0);
      expect((await books.audit()).filter(({ user_id }) => user_id === owner)).toEqual([]);
    });

    it('neither a workspace header nor a removed member can charge a generation to another workspace’s plan', async () => {
      const { spaces, owner, editor, workspace, books } = await setUp();
      const stranger = await spaces.signUp();
      expect(await readRefusal(books.spend(stranger))).toBe('42501');
      await spaces.call(createUserActor(owner), 'public.remove_member($1, $2)', [
        workspace,
        editor,
      ]);
      expect(await readRefusal(books.spend(editor))).toBe('42501');
      expect((await books.account(owner)).credits_used).toBe(0);
    });

    it('the ads of a member remain in the workspace when the member’s account is deleted, with the owner as their maker', async () => {
      const { owner, editor, workspace, books } = await setUp();
      const ad = await addAd(editor, workspace);
      await books.spend(editor);
      const { generation_id } = await books.claim(editor);
      await books.settle(generation_id);
      await books.spend(editor);
      await open().as(service, (session) =>
        session.query('select public.delete_account($1)', [editor]),
      );
      expect(await open().query('select user_id from public.ads where id = $1', [ad.id])).toEqual([
        { user_id: owner },
      ]);
      expect(
        await open().query('select user_id from public.generations where id = $1', [generation_id]),
      ).toEqual([{ user_id: owner }]);
      expect((await books.account(owner)).credits_used).toBe(1);
      expect(
        await open().query(
          'select 1 from public.credit_ledger where user_id = $1 and member_id is not null',
          [owner],
        ),
      ).toEqual([]);
      expect((await books.audit()).filter(({ user_id }) => user_id === owner)).toEqual([]);
    });

    it('deleting a workspace deletes its data, and refunds running generations first', async () => {
      const { spaces, owner, editor, workspace, books } = await setUp();
      await addAd(editor, workspace);
      await books.spend(editor);
      await books.settle((await books.claim(editor)).generation_id);
      await books.spend(editor);
      await books.claim(editor);
      await books.spend(editor);
      expect(
        await spaces.call(createUserActor(owner), 'public.delete_workspace($1, $2)', [
          workspace,
          'Kestrel',
        ]),
      ).toEqual({ outcome: 'done', id: null });
      expect((await books.account(owner)).credits_used).toBe(1);
      expect((await books.audit()).filter(({ user_id }) => user_id === owner)).toEqual([]);
      for (const table of ['ads', 'workspace_members'])
        expect(
          await open().query(`select 1 from public.${table} where workspace_id = $1`, [workspace]),
        ).toEqual([]);
    });

    it('the ads of a workspace remain when the account that paid for them is deleted, if another owner has taken over', async () => {
      const { spaces, owner, editor, workspace, books } = await setUp();
      await books.spend(editor);
      const { generation_id } = await books.claim(editor);
      await books.settle(generation_id, {}, [{ ad_image_url: 'https://x.example/kept.jpg' }]);
      await spaces.call(createUserActor(owner), 'public.transfer_workspace($1, $2)', [
        workspace,
        editor,
      ]);
      await spaces.call(createUserActor(editor), 'public.answer_transfer($1, true)', [workspace]);
      await open().as(service, (session) =>
        session.query('select public.delete_account($1)', [owner]),
      );
      expect(
        await open().query(
          'select user_id, spend_id from public.generations where workspace_id = $1',
          [workspace],
        ),
      ).toEqual([{ user_id: editor, spend_id: null }]);
      await books.spend(editor);
      expect((await books.account(editor)).credits_used).toBe(1);
    });

    it('a campaign waits for another editor when its maker may no longer spend credits', async () => {
      const { spaces, owner, editor, workspace } = await setUp();
      const [campaign] = await open().query<{ id: string }>(
        `insert into public.campaigns (user_id, workspace_id, name, settings, state)
         values ($1, $2, 'Autumn', '{}', 'running') returning id`,
        [editor, workspace],
      );
      await spaces.call(createUserActor(owner), 'public.change_member_role($1, $2, $3)', [
        workspace,
        editor,
        'viewer',
      ]);
      expect(
        await open().query('select state, paused_by from public.campaigns where id = $1', [
          campaign?.id,
        ]),
      ).toEqual([{ state: 'paused', paused_by: 'user' }]);
    });

    it('files and rows of a workspace count only towards its owner’s storage', async () => {
      const { spaces, owner, editor, workspace } = await setUp();
      await open().query(
        `insert into storage.objects (bucket_id, name, metadata) values ('ad_images', $1, '{"size": 524288000}')`,
        [`${workspace}/big.png`],
      );
      expect(await readRefusal(addAd(editor, workspace))).toBe('ST001');
      expect(await readRefusal(addAd(owner, owner))).toBe('ST001');
      expect(await readRefusal(addAd(editor, editor))).toBe('none');
      const upload = (folder: string) =>
        open().as(createUserActor(editor), (session) =>
          session.query(`insert into storage.objects (bucket_id, name) values ('uploads', $1)`, [
            `${folder}/photo.png`,
          ]),
        );
      expect(await readRefusal(upload(workspace))).toBe('ST001');
      expect(await readRefusal(upload(editor))).toBe('none');
      expect(await spaces.call(service, 'public.storage_problem($1)', [workspace])).toContain(
        'full',
      );
    });

    it('an ad in a workspace accepts only pictures in the workspace’s folder', async () => {
      const { editor, workspace } = await setUp();
      const save = (folder: string) =>
        open().as(createMemberActor(editor, workspace), (session) =>
          session.query('insert into public.ads (user_id, ad_image_url) values ($1, $2)', [
            editor,
            `https://x.example/storage/v1/object/public/ad_images/${folder}/1.jpg`,
          ]),
        );
      expect(await readRefusal(save(editor))).toBe('42501');
      expect(await readRefusal(save(workspace))).toBe('none');
    });

    it('rows of a workspace are read with an index, and the workspace is determined once per statement', async () => {
      const { owner, editor, workspace } = await setUp();
      for (const [actor, filter] of [
        [createUserActor(owner), `user_id = '${owner}'`],
        [createMemberActor(editor, workspace), `workspace_id = '${workspace}'`],
      ] as const) {
        const plan = await open().as(actor, async (session) => {
          await session.query(`select set_config('enable_seqscan', 'off', true)`);
          return session.query<{ 'QUERY PLAN': string }>(
            `explain select * from public.ads where ${filter} order by created_at desc, id desc limit 24`,
          );
        });
        const text = plan.map((line) => line['QUERY PLAN']).join('\n');
        expect(text).toMatch(/Index Scan using ads_(user|workspace)_id_created_at/);
        expect(text).toMatch(/InitPlan/);
        expect(text).not.toMatch(/SubPlan|Seq Scan on ads/);
      }
    });

    it('a former member’s data export contains no data of the workspace', async () => {
      const { spaces, editor, workspace } = await setUp();
      await addAd(editor, workspace);
      const exported = () =>
        spaces.call<unknown[]>(service, `public.export_rows($1, 'ads', 0, 10)`, [editor]);
      expect(await exported()).toHaveLength(1);
      await spaces.call(createUserActor(editor), 'public.leave_workspace($1)', [workspace]);
      expect(await exported()).toHaveLength(0);
    });
  });
}
