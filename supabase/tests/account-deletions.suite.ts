import { describe, expect, it } from 'vitest';
import { createUserActor, type Database, service } from './database.ts';
import { openWorkspaces } from './workspaces.suite.ts';

interface Taken {
  id: string;
  recipient: string;
  kind: string;
}

/** Registers tests of the week between the request to delete an account and its deletion. */
export function registerAccountDeletionsSuite(open: () => Database) {
  describe('deletion of user accounts', () => {
    const asService = <Row>(sql: string, parameters: unknown[] = []) =>
      open().as(service, (session) => session.query<Row>(sql, parameters));
    const ask = (id: string) => asService('select public.ask_for_deletion($1)', [id]);
    const takeDue = async () =>
      (await asService<{ id: string }>('select * from public.take_due_deletions(1000) as id')).map(
        ({ id }) => id,
      );
    const mailsTo = async (id: string) => {
      const taken = await asService<Taken>('select * from public.take_due_mails(1000)');
      for (const mail of taken) await asService('select public.mark_mail_sent($1)', [mail.id]);
      return taken
        .filter(({ recipient }) => recipient === `${id}@example.com`)
        .map(({ kind }) => kind);
    };
    const makeDue = (id: string) =>
      open().query(`update private.account_deletions set due_at = now() where user_id = $1`, [id]);
    const signIn = (id: string) =>
      open().query(`update auth.users set last_sign_in_at = now() where id = $1`, [id]);

    it('a requested deletion waits for a week, and the account is deleted after that week', async () => {
      const id = await open().signUp();
      await ask(id);
      const [left] = await open().query<{ days: number }>(
        `select round(extract(epoch from due_at - now()) / 86400)::int as days
         from private.account_deletions where user_id = $1`,
        [id],
      );
      expect(left).toEqual({ days: 7 });
      expect(await takeDue()).not.toContain(id);
      await makeDue(id);
      expect(await takeDue()).toContain(id);
    });

    it('an account can’t be deleted before its owner hands over or deletes workspaces with other members', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
      const [first, second] = [await spaces.make(ada), await spaces.make(ada, 'Alone')];
      await spaces.join(first, ben, 'reviewer');
      const invited = await spaces.invite(ada, second, 'late@example.com', 'viewer');
      const token = await spaces.arm(invited.id);
      const shared = () => spaces.call<object[]>(service, 'public.shared_workspaces($1)', [ada]);
      const deletesAt = () => spaces.call(service, 'public.ask_for_deletion($1)', [ada]);

      expect(await shared()).toEqual([{ id: first, name: 'Kestrel' }]);
      expect(await deletesAt()).toBeNull();
      await makeDue(ada);
      expect(await takeDue()).not.toContain(ada);

      await spaces.call(createUserActor(ada), 'public.transfer_workspace($1, $2)', [first, ben]);
      expect(await deletesAt()).toBeNull();
      await spaces.call(createUserActor(ben), 'public.answer_transfer($1, true)', [first]);
      expect(await shared()).toEqual([]);
      expect(await deletesAt()).not.toBeNull();
      expect((await spaces.accept(await spaces.signUp(), token)).outcome).toBe('not_found');

      await open().query('select public.delete_account($1)', [ada]);
      expect(await spaces.roleOf(first, ben)).toBe('owner');
    });

    it('an account is not deleted while it owns a workspace that another member joined within the week', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
      const workspace = await spaces.make(ada);
      await ask(ada);
      await spaces.join(workspace, ben, 'viewer');
      await makeDue(ada);
      expect(await takeDue()).not.toContain(ada);
      await takeDue();
      expect(await mailsTo(ada), 'once a week').toEqual(['deletion', 'deletion_waits']);
      const [mail] = await open().query(
        `select details from private.mails where user_id = $1 and kind = 'deletion_waits'`,
        [ada],
      );
      expect(mail).toEqual({ details: { workspaces: [{ id: workspace, name: 'Kestrel' }] } });
      await open().query(
        `update private.account_deletions set due_at = due_at - interval '8 days' where user_id = $1`,
        [ada],
      );
      await takeDue();
      expect(await mailsTo(ada)).toEqual(['deletion_waits']);
      await spaces.call(createUserActor(ben), 'public.leave_workspace($1)', [workspace]);
      expect(await takeDue()).toContain(ada);
    });

    it('a requested deletion ends the account’s sessions at once, so that only a sign-in cancels the deletion', async () => {
      const id = await open().signUp();
      await open().query(`insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)`, [
        id,
      ]);
      await ask(id);
      expect(await open().query('select from auth.sessions where user_id = $1', [id])).toEqual([]);
    });

    it('a sign-in cancels the deletion of an account, and the owner gets a mail about the cancellation', async () => {
      const id = await open().signUp();
      await ask(id);
      await ask(id);
      expect(await mailsTo(id)).toEqual(['deletion']);
      await signIn(id);
      expect(await mailsTo(id)).toEqual(['deletion_stopped']);
      await makeDue(id);
      expect(await takeDue()).not.toContain(id);
    });

    it('a deletion may be requested again after a cancellation', async () => {
      const id = await open().signUp();
      await ask(id);
      await signIn(id);
      await ask(id);
      await makeDue(id);
      expect(await takeDue()).toContain(id);
    });

    it('a deletion that has begun can’t be cancelled, and a failed deletion is repeated', async () => {
      const id = await open().signUp();
      await ask(id);
      await makeDue(id);
      expect(await takeDue()).toContain(id);
      await signIn(id);
      expect(await takeDue()).not.toContain(id);
      await open().query(
        `update private.account_deletions set begun_at = now() - interval '31 minutes' where user_id = $1`,
        [id],
      );
      expect(await takeDue()).toContain(id);
    });

    it('a deleted account gets a farewell mail, and the mail’s row is deleted once the mail is sent', async () => {
      const id = await open().signUp();
      await ask(id);
      await mailsTo(id);
      await asService('select public.delete_account($1)', [id]);
      expect(await mailsTo(id)).toEqual(['goodbye']);
      expect(
        await open().query('select from private.mails where recipient = $1', [`${id}@example.com`]),
      ).toEqual([]);
    });

    it('a farewell mail that can’t be delivered is stored for at most a day', async () => {
      const id = await open().signUp();
      await ask(id);
      await asService('select public.delete_account($1)', [id]);
      await open().query(
        `update private.mails set created_at = now() - interval '25 hours' where recipient = $1`,
        [`${id}@example.com`],
      );
      await open().query('delete from private.chores');
      expect(await mailsTo(id)).toEqual([]);
    });

    it('a deletion that was requested while the clock was ahead waits no longer than a week', async () => {
      const id = await open().signUp();
      await ask(id);
      await open().query(
        `update private.account_deletions set due_at = now() + interval '40 days' where user_id = $1`,
        [id],
      );
      await takeDue();
      const late = await open().query(
        `select from private.account_deletions where user_id = $1 and due_at > now() + interval '7 days'`,
        [id],
      );
      expect(late).toEqual([]);
    });
  });
}
