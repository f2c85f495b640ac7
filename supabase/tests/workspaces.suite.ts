import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Actor,
  anon,
  createMemberActor,
  createUserActor,
  type Database,
  type Parameter,
  service,
} from './database.ts';

interface Answer {
  outcome: string;
  id: string | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns functions that call the database functions of workspaces as users do. */
export function openWorkspaces(database: Database) {
  const call = async <Value = Answer>(
    actor: Actor,
    sql: string,
    parameters: Parameter[] = [],
  ): Promise<Value> => {
    const [row] = await database.as(actor, (session) =>
      session.query<{ value: Value }>(`select ${sql} as value`, parameters),
    );
    if (!row) throw new Error(`no row for ${sql}`);
    return row.value;
  };
  const emailOf = (userId: string) => `${userId}@example.com`;

  return {
    call,
    emailOf,

    /** Creates an account with a confirmed mail address, and returns its id. */
    async signUp(): Promise<string> {
      const id = await database.signUp();
      await database.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
      return id;
    },

    async make(owner: string, name = 'Kestrel'): Promise<string> {
      const { id } = await call(createUserActor(owner), 'public.create_workspace($1)', [name]);
      if (!id) throw new Error('no workspace was made');
      return id;
    },

    /** Adds seats to the number that the owner has bought. */
    async addSeats(owner: string, seats: number) {
      await database.query(`update public.users set plan_name = 'starter' where id = $1`, [owner]);
      await database.query(
        `insert into public.subscriptions (user_id, plan_name, status, extra_seats) values ($1, 'starter', 'active', $2)
         on conflict (user_id) do update set extra_seats = excluded.extra_seats`,
        [owner, seats],
      );
    },

    invite: (owner: string, workspaceId: string, email: string, role: string) =>
      call(createUserActor(owner), 'public.invite_member($1, $2, $3)', [workspaceId, email, role]),

    /** Gives the invitation a token, as send-mails does when it sends the invitation's mail. */
    async arm(invitationId: string | null): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await call(service, 'public.arm_invitation($1, $2)', [invitationId, hashOf(token)]);
      return token;
    },

    accept: (userId: string, token: string) =>
      call<{ outcome: string; workspace_id: string | null }>(
        createUserActor(userId),
        'public.accept_invitation($1)',
        [token],
      ),

    /** Adds a member to a workspace, as accepting an invitation does. */
    join: (workspaceId: string, userId: string, role: string) =>
      database.query(
        'insert into public.workspace_members (workspace_id, user_id, role) values ($1, $2, $3)',
        [workspaceId, userId, role],
      ),

    async roleOf(workspaceId: string, userId: string): Promise<string | null> {
      const [row] = await database.query<{ role: string }>(
        'select role from public.workspace_members where workspace_id = $1 and user_id = $2',
        [workspaceId, userId],
      );
      return row?.role ?? null;
    },
  };
}

/** Registers tests of who may invite members, and who may manage, join, leave and hand over workspaces. */
export function registerWorkspacesSuite(open: () => Database) {
  describe('members and owners of workspaces', () => {
    it('each user has a personal workspace with the user’s own id, and no other user can be its member', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
      expect(await spaces.call(createUserActor(ada), 'public.own_workspaces()')).toEqual([
        expect.objectContaining({
          id: ada,
          owner_id: ada,
          is_personal: true,
          role: 'owner',
          members: 1,
        }),
      ]);
      for (const [sql, parameters] of [
        ['public.invite_member($1, $2, $3)', [ada, spaces.emailOf(ben), 'viewer']],
        ['public.leave_workspace($1)', [ada]],
        ['public.delete_workspace($1, $2)', [ada, 'Personal']],
        ['public.rename_workspace($1, $2)', [ada, 'Mine']],
        ['public.transfer_workspace($1, $2)', [ada, ben]],
      ] as const) {
        expect(await spaces.call(createUserActor(ada), sql, [...parameters])).toEqual({
          outcome: 'personal',
          id: null,
        });
      }
    });

    it('a workspace is created, renamed and deleted only by its owner, who types the workspace’s name to delete it', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben, eve] = [await spaces.signUp(), await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada, '  Kestrel \n Studio ');
      await spaces.join(id, ben, 'editor');
      const outcome = async (userId: string, sql: string, parameters: Parameter[]) =>
        (await spaces.call(createUserActor(userId), sql, parameters)).outcome;
      for (const [sql, parameters] of [
        ['public.rename_workspace($1, $2)', [id, 'Theirs']],
        ['public.set_kits_need_approval($1, $2)', [id, true]],
        ['public.invite_member($1, $2, $3)', [id, 'x@example.com', 'viewer']],
        ['public.change_member_role($1, $2, $3)', [id, ben, 'viewer']],
        ['public.remove_member($1, $2)', [id, ben]],
        ['public.transfer_workspace($1, $2)', [id, ben]],
        ['public.delete_workspace($1, $2)', [id, 'Kestrel Studio']],
      ] as const) {
        expect([sql, await outcome(ben, sql, [...parameters])]).toEqual([sql, 'forbidden']);
        expect([sql, await outcome(eve, sql, [...parameters])]).toEqual([sql, 'not_found']);
      }
      expect(await outcome(ada, 'public.rename_workspace($1, $2)', [id, '   '])).toBe('invalid');
      expect(await outcome(ada, 'public.rename_workspace($1, $2)', [id, 'x'.repeat(61)])).toBe(
        'invalid',
      );
      expect(await outcome(ada, 'public.rename_workspace($1, $2)', [id, 'Merlin'])).toBe('done');
      expect(await outcome(ada, 'public.delete_workspace($1, $2)', [id, 'Kestrel Studio'])).toBe(
        'invalid',
      );
      expect(await outcome(ada, 'public.delete_workspace($1, $2)', [id, 'Merlin'])).toBe('done');
      expect(await spaces.roleOf(id, ben)).toBeNull();
    });

    it('an owner can have at most 20 workspaces, however many are created at once', async () => {
      const spaces = openWorkspaces(open());
      const ada = await spaces.signUp();
      const answers = await Promise.all(
        Array.from({ length: 25 }, () =>
          spaces.call(createUserActor(ada), 'public.create_workspace($1)', ['Kestrel']),
        ),
      );
      expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(20);
      expect(answers.filter(({ outcome }) => outcome === 'too_many')).toHaveLength(5);
    });

    it('an invitation gets the same answer for a mail address with and without an account', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      const known = await spaces.invite(ada, id, spaces.emailOf(ben).toUpperCase(), 'reviewer');
      const unknown = await spaces.invite(ada, id, 'nobody-here@example.com', 'reviewer');
      expect([known.outcome, unknown.outcome]).toEqual(['done', 'done']);
      const mails = await open().query<{ recipient: string; details: object }>(
        `select recipient, details from private.mails where subject_id in ($1, $2) order by recipient`,
        [known.id, unknown.id],
      );
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
        ['nobody-here@example.com', spaces.emailOf(ben)].sort(),
      );
      expect(JSON.stringify(mails)).not.toContain('token');
      expect((await spaces.invite(ada, id, spaces.emailOf(ada), 'viewer')).outcome).toBe(
        'own_address',
      );
      await spaces.join(id, ben, 'viewer');
      expect((await spaces.invite(ada, id, spaces.emailOf(ben), 'viewer')).outcome).toBe(
        'already_member',
      );
    });

    it.each([
      ['', 'viewer'],
      ['no address', 'viewer'],
      ['a@b', 'viewer'],
      ['a@b.example, c@d.example', 'viewer'],
      ['a@b.example\r\nBcc: c@d.example', 'viewer'],
      [`${'x'.repeat(250)}@b.example`, 'viewer'],
      ['a@b.example', 'owner'],
      ['a@b.example', 'boss'],
      ['a@b.example', null],
      [null, 'viewer'],
    ])('an invitation of %j gets the outcome %j', async (email, role) => {
      const spaces = openWorkspaces(open());
      const ada = await spaces.signUp();
      const id = await spaces.make(ada);
      const answer = await spaces.call(createUserActor(ada), 'public.invite_member($1, $2, $3)', [
        id,
        email,
        role,
      ]);
      expect(answer).toEqual({ outcome: 'invalid', id: null });
    });

    it('no invitation is sent for a workspace’s owner with an account that is about to be deleted', async () => {
      const spaces = openWorkspaces(open());
      const ada = await spaces.signUp();
      const id = await spaces.make(ada);
      const invite = () => spaces.invite(ada, id, 'ben@example.com', 'viewer');
      await spaces.call(service, 'public.ask_for_deletion($1)', [ada]);
      expect(await invite()).toEqual({ outcome: 'leaving', id: null });
      await open().query('update auth.users set last_sign_in_at = now() where id = $1', [ada]);
      expect((await invite()).outcome).toBe('done');
    });

    it('a mail address gets at most three invitation mails a day, and each new token makes the previous token invalid', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      const first = await spaces.invite(ada, id, spaces.emailOf(ben), 'viewer');
      const firstToken = await spaces.arm(first.id);
      const second = await spaces.invite(ada, id, spaces.emailOf(ben), 'reviewer');
      const secondToken = await spaces.arm(second.id);
      expect((await spaces.accept(ben, firstToken)).outcome).toBe('not_found');
      await spaces.invite(ada, id, spaces.emailOf(ben), 'viewer');
      expect((await spaces.accept(ben, secondToken)).outcome).toBe('not_found');
      expect((await spaces.invite(ada, id, spaces.emailOf(ben), 'viewer')).outcome).toBe('limited');
      const people = await spaces.call<{ invitations: unknown[] }>(
        createUserActor(ada),
        'public.workspace_people($1)',
        [id],
      );
      expect(people.invitations).toHaveLength(1);
    });

    it('an invitation is accepted once, and only by the account with the invited, confirmed mail address', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben, eve] = [await spaces.signUp(), await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      const invitation = await spaces.invite(ada, id, spaces.emailOf(ben), 'reviewer');
      const token = await spaces.arm(invitation.id);
      const shown = await spaces.call(anon, 'public.invitation($1)', [token]);
      expect(shown).toMatchObject({
        outcome: 'open',
        workspace: 'Kestrel',
        invited_by: spaces.emailOf(ada),
        email: spaces.emailOf(ben),
        role: 'reviewer',
        is_for_caller: false,
      });
      expect(await spaces.accept(eve, token)).toEqual({
        outcome: 'other_address',
        workspace_id: null,
      });
      await open().query('update auth.users set email_confirmed_at = null where id = $1', [ben]);
      expect((await spaces.accept(ben, token)).outcome).toBe('other_address');
      await open().query('update auth.users set email_confirmed_at = now() where id = $1', [ben]);
      const answers = await Promise.all(Array.from({ length: 5 }, () => spaces.accept(ben, token)));
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
        'accepted',
        'accepted',
        'accepted',
        'accepted',
        'done',
      ]);
      expect(answers.map(({ workspace_id }) => workspace_id)).toEqual(Array(5).fill(id));
      expect(await spaces.roleOf(id, ben)).toBe('reviewer');
      expect(await spaces.accept(eve, token)).toEqual({ outcome: 'accepted', workspace_id: null });
    });

    it('an invitation names the workspace’s owner if the inviting member has left', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      await spaces.join(id, ben, 'viewer');
      const invitation = await spaces.invite(ada, id, 'eve@example.com', 'viewer');
      const token = await spaces.arm(invitation.id);
      await spaces.call(createUserActor(ada), 'public.transfer_workspace($1, $2)', [id, ben]);
      await spaces.call(createUserActor(ben), 'public.answer_transfer($1, true)', [id]);
      const invitedBy = async () =>
        (await spaces.call<{ invited_by: string }>(anon, 'public.invitation($1)', [token]))
          .invited_by;
      expect(await invitedBy()).toBe(spaces.emailOf(ada));
      await spaces.call(createUserActor(ada), 'public.leave_workspace($1)', [id]);
      expect(await invitedBy()).toBe(spaces.emailOf(ben));
    });

    it('a guessed, revoked or expired token reveals nothing about an invitation', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      const invite = async () => {
        const invitation = await spaces.invite(ada, id, spaces.emailOf(ben), 'viewer');
        return { ...invitation, token: await spaces.arm(invitation.id) };
      };
      expect((await spaces.accept(ben, 'x'.repeat(43))).outcome).toBe('not_found');
      const revoked = await invite();
      await spaces.call(createUserActor(ben), 'public.revoke_invitation($1)', [revoked.id]);
      expect(
        await spaces.call<{ outcome: string }>(createUserActor(ben), 'public.invitation($1)', [
          revoked.token,
        ]),
      ).toMatchObject({ outcome: 'open', is_for_caller: true });
      expect(
        (await spaces.call(createUserActor(ada), 'public.revoke_invitation($1)', [revoked.id]))
          .outcome,
      ).toBe('done');
      expect((await spaces.accept(ben, revoked.token)).outcome).toBe('not_found');
      const late = await invite();
      await open().query(
        `update public.workspace_invitations set expires_at = now() - interval '1 second' where id = $1`,
        [late.id],
      );
      expect((await spaces.accept(ben, late.token)).outcome).toBe('expired');
      expect(await spaces.roleOf(id, ben)).toBeNull();
    });

    it('no mail is sent for a revoked invitation', async () => {
      const spaces = openWorkspaces(open());
      const ada = await spaces.signUp();
      const id = await spaces.make(ada);
      const { id: invitation } = await spaces.invite(ada, id, 'late@example.com', 'viewer');
      await spaces.call(createUserActor(ada), 'public.revoke_invitation($1)', [invitation]);
      expect(
        await open().query('select id from private.mails where subject_id = $1', [invitation]),
      ).toEqual([]);
      expect(await spaces.call(service, 'public.arm_invitation($1, $2)', [invitation, 'ab'])).toBe(
        false,
      );
    });

    it('an editor needs one seat for all workspaces of the same owner', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben, eve] = [await spaces.signUp(), await spaces.signUp(), await spaces.signUp()];
      const [first, second] = [await spaces.make(ada), await spaces.make(ada, 'Merlin')];
      expect((await spaces.invite(ada, first, spaces.emailOf(ben), 'editor')).outcome).toBe(
        'no_seat',
      );
      await spaces.addSeats(ada, 1);
      const invitation = await spaces.invite(ada, first, spaces.emailOf(ben), 'editor');
      expect(invitation.outcome).toBe('done');
      expect((await spaces.invite(ada, second, spaces.emailOf(eve), 'editor')).outcome).toBe(
        'no_seat',
      );
      expect((await spaces.accept(ben, await spaces.arm(invitation.id))).outcome).toBe('done');
      expect((await spaces.invite(ada, second, spaces.emailOf(ben), 'editor')).outcome).toBe(
        'done',
      );
      await spaces.join(first, eve, 'viewer');
      const change = (role: string) =>
        spaces.call(createUserActor(ada), 'public.change_member_role($1, $2, $3)', [
          first,
          eve,
          role,
        ]);
      expect((await change('editor')).outcome).toBe('no_seat');
      expect((await change('reviewer')).outcome).toBe('done');
      const people = await spaces.call<{ seats: object }>(
        createUserActor(ada),
        'public.workspace_people($1)',
        [first],
      );
      expect(people.seats).toEqual({
        used: 2,
        allowed: 2,
        holders: [
          { user_id: ada, name: null, email: spaces.emailOf(ada), is_invited: false },
          { user_id: ben, name: null, email: spaces.emailOf(ben), is_invited: false },
        ],
      });
      expect(
        await spaces.call(createUserActor(ben), 'public.workspace_people($1)', [first]),
      ).toMatchObject({
        seats: null,
        invitations: [],
      });
      expect(
        await spaces.call(createUserActor(eve), 'public.workspace_people($1)', [second]),
      ).toBeNull();
    });

    it('the list of seat holders contains open invitations of editors at its end', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      await spaces.addSeats(ada, 3);
      await spaces.invite(ada, id, 'new@seats.example', 'editor');
      await spaces.invite(ada, id, 'looks@seats.example', 'viewer');
      await spaces.join(id, ben, 'editor');
      await open().query(`update public.account_settings set name = 'Ben' where user_id = $1`, [
        ben,
      ]);
      const { seats } = await spaces.call<{ seats: { holders: object[] } }>(
        createUserActor(ada),
        'public.workspace_people($1)',
        [id],
      );
      expect(seats.holders).toMatchObject([
        { user_id: ada },
        { name: 'Ben', is_invited: false },
        { user_id: null, name: null, email: 'new@seats.example', is_invited: true },
      ]);
    });

    it('the number of seats is not exceeded when two editors are invited at the same time', async () => {
      const spaces = openWorkspaces(open());
      const ada = await spaces.signUp();
      const id = await spaces.make(ada);
      await spaces.addSeats(ada, 1);
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((name) => spaces.invite(ada, id, `${name}@seats.example`, 'editor')),
      );
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['done', 'no_seat', 'no_seat']);
    });

    it('a member who is removed or leaves loses access with the next request, and the owner can’t leave', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben, eve] = [await spaces.signUp(), await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      await spaces.join(id, ben, 'reviewer');
      await spaces.join(id, eve, 'viewer');
      const active = (userId: string) =>
        spaces.call<string | null>(createMemberActor(userId, id), 'public.active_workspace()');
      expect([await active(ben), await active(eve)]).toEqual([id, id]);
      expect(
        (await spaces.call(createUserActor(ben), 'public.leave_workspace($1)', [id])).outcome,
      ).toBe('done');
      expect(
        (await spaces.call(createUserActor(ada), 'public.remove_member($1, $2)', [id, eve]))
          .outcome,
      ).toBe('done');
      expect([await active(ben), await active(eve)]).toEqual([null, null]);
      expect(
        (await spaces.call(createUserActor(ada), 'public.leave_workspace($1)', [id])).outcome,
      ).toBe('owner');
      expect(
        (await spaces.call(createUserActor(ada), 'public.remove_member($1, $2)', [id, ada]))
          .outcome,
      ).toBe('owner');
      expect(
        (
          await spaces.call(createUserActor(ada), 'public.change_member_role($1, $2, $3)', [
            id,
            ada,
            'viewer',
          ])
        ).outcome,
      ).toBe('owner');
    });

    describe('mails to members about their membership', () => {
      const mailsTo = (userId: string) =>
        open().query<{ change: string; names: string[] }>(
          `select
             details ->> 'change' as change,
             array(select each ->> 'name' from jsonb_array_elements(details -> 'workspaces') as each order by 1) as names
           from private.mails where user_id = $1 and kind = 'membership' order by id`,
          [userId],
        );
      const setUp = async (role: string) => {
        const spaces = openWorkspaces(open());
        const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
        const ids = [await spaces.make(ada), await spaces.make(ada, 'Merlin')] as const;
        await spaces.addSeats(ada, 1);
        for (const id of ids) await spaces.join(id, ben, role);
        const change = (id: string, to: string) =>
          spaces.call(createUserActor(ada), 'public.change_member_role($1, $2, $3)', [id, ben, to]);
        return { spaces, ada, ben, ids, change };
      };

      it('a member gets one mail for all workspaces of an owner with an ended plan', async () => {
        const { ada, ben } = await setUp('editor');
        await open().query('update public.subscriptions set extra_seats = 0 where user_id = $1', [
          ada,
        ]);
        await open().query('select private.take_back_seats($1)', [ada]);
        expect(await mailsTo(ben)).toEqual([{ change: 'reviewer', names: ['Kestrel', 'Merlin'] }]);
        expect(await mailsTo(ada)).toEqual([]);
      });

      it('a member gets a mail about a lost seat, unless the seat is given back before the mail is sent', async () => {
        const { ben, ids, change } = await setUp('editor');
        await change(ids[0], 'viewer');
        await change(ids[1], 'viewer');
        expect(await mailsTo(ben)).toEqual([{ change: 'viewer', names: ['Kestrel', 'Merlin'] }]);
        await change(ids[0], 'editor');
        expect(await mailsTo(ben)).toEqual([{ change: 'viewer', names: ['Merlin'] }]);
        await change(ids[1], 'editor');
        expect(await mailsTo(ben)).toEqual([]);
      });

      it('a member gets a mail about the final state of the membership, whatever happened before', async () => {
        const { spaces, ada, ben, ids, change } = await setUp('editor');
        await change(ids[0], 'reviewer');
        await change(ids[0], 'viewer');
        expect(await mailsTo(ben)).toEqual([{ change: 'viewer', names: ['Kestrel'] }]);
        await change(ids[1], 'reviewer');
        await spaces.call(createUserActor(ada), 'public.remove_member($1, $2)', [ids[0], ben]);
        expect(await mailsTo(ben)).toEqual([
          { change: 'reviewer', names: ['Merlin'] },
          { change: 'removed', names: ['Kestrel'] },
        ]);
        await spaces.call(createUserActor(ada), 'public.delete_workspace($1, $2)', [
          ids[1],
          'Merlin',
        ]);
        expect(await mailsTo(ben)).toEqual([
          { change: 'removed', names: ['Kestrel'] },
          { change: 'deleted', names: ['Merlin'] },
        ]);
        await spaces.join(ids[0], ben, 'viewer');
        expect(await mailsTo(ben)).toEqual([{ change: 'deleted', names: ['Merlin'] }]);
      });

      it('a member who has left gets no mail about a seat that was lost earlier', async () => {
        const { spaces, ben, ids, change } = await setUp('editor');
        await change(ids[0], 'viewer');
        await spaces.call(createUserActor(ben), 'public.leave_workspace($1)', [ids[0]]);
        expect(await mailsTo(ben)).toEqual([]);
      });

      it('a member gets a corrected mail if the refused mail is no longer true when it is sent again', async () => {
        const { ben, ids, change } = await setUp('editor');
        await change(ids[0], 'reviewer');
        await open().query(
          `update private.mails set attempts = 1 where user_id = $1 and kind = 'membership'`,
          [ben],
        );
        await change(ids[0], 'viewer');
        expect(await mailsTo(ben)).toEqual([{ change: 'viewer', names: ['Kestrel'] }]);
        await open().query(
          `update private.mails set sent_at = now() where user_id = $1 and kind = 'membership'`,
          [ben],
        );
        await change(ids[0], 'reviewer');
        expect(await mailsTo(ben), 'a sent mail brings no other').toHaveLength(1);
      });

      it('a member who never had a seat gets no mail about a lost seat', async () => {
        const { spaces, ada, ben, ids, change } = await setUp('viewer');
        await spaces.addSeats(ada, 0);
        expect((await change(ids[0], 'editor')).outcome).toBe('no_seat');
        expect(await spaces.roleOf(ids[0], ben)).toBe('viewer');
        await change(ids[0], 'reviewer');
        expect(await mailsTo(ben)).toEqual([]);
      });

      it('a member gets a mail after being removed, but not after leaving', async () => {
        const { spaces, ada, ben, ids } = await setUp('editor');
        await spaces.call(createUserActor(ben), 'public.leave_workspace($1)', [ids[0]]);
        expect(await mailsTo(ben)).toEqual([]);
        await spaces.call(createUserActor(ada), 'public.remove_member($1, $2)', [ids[1], ben]);
        expect(await mailsTo(ben)).toEqual([{ change: 'removed', names: ['Merlin'] }]);
      });

      it('a member gets a mail when the workspace is deleted', async () => {
        const { spaces, ada, ben, ids } = await setUp('reviewer');
        await spaces.call(createUserActor(ada), 'public.delete_workspace($1, $2)', [
          ids[0],
          'Kestrel',
        ]);
        expect(await mailsTo(ben)).toEqual([{ change: 'deleted', names: ['Kestrel'] }]);
        expect(await mailsTo(ada)).toEqual([]);
      });

      it('a member with a deleted account gets no mail', async () => {
        const { ben, ids } = await setUp('editor');
        await open().query('delete from auth.users where id = $1', [ben]);
        expect(
          await open().query('select from public.workspace_members where workspace_id = $1', [
            ids[0],
          ]),
        ).toHaveLength(1);
        expect(await mailsTo(ben)).toEqual([]);
      });
    });

    it('a workspace is handed over once the new owner accepts, who then pays for it', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben, eve] = [await spaces.signUp(), await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      await spaces.join(id, ben, 'reviewer');
      const offer = (to: string | null) =>
        spaces.call(createUserActor(ada), 'public.transfer_workspace($1, $2)', [id, to]);
      const answer = (userId: string, accepts = true) =>
        spaces.call(createUserActor(userId), 'public.answer_transfer($1, $2)', [id, accepts]);
      expect((await answer(ben)).outcome).toBe('not_found');
      expect((await offer(eve)).outcome).toBe('not_found');
      expect((await offer(ben)).outcome).toBe('done');
      expect((await answer(eve)).outcome).toBe('not_found');
      expect((await answer(ben, false)).outcome).toBe('done');
      expect((await answer(ben)).outcome).toBe('not_found');
      await offer(ben);
      const answers = await Promise.all([answer(ben), answer(ben)]);
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['done', 'not_found']);
      expect([await spaces.roleOf(id, ben), await spaces.roleOf(id, ada)]).toEqual([
        'owner',
        'reviewer',
      ]);
      expect(
        (await spaces.call(createUserActor(ada), 'public.leave_workspace($1)', [id])).outcome,
      ).toBe('done');
    });

    it('a workspace can’t be handed over to a user with an account that is about to be deleted', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben] = [await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      await spaces.join(id, ben, 'viewer');
      await spaces.call(createUserActor(ada), 'public.transfer_workspace($1, $2)', [id, ben]);
      await spaces.call(service, 'public.ask_for_deletion($1)', [ben]);
      const answer = () =>
        spaces.call(createUserActor(ben), 'public.answer_transfer($1, true)', [id]);
      expect((await answer()).outcome).toBe('leaving');
      await open().query('update auth.users set last_sign_in_at = now() where id = $1', [ben]);
      expect((await answer()).outcome).toBe('done');
    });

    it('a workspace can’t be handed over to a user without enough seats for its editors', async () => {
      const spaces = openWorkspaces(open());
      const [ada, ben, eve] = [await spaces.signUp(), await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(ada);
      await spaces.addSeats(ada, 2);
      await spaces.join(id, ben, 'editor');
      await spaces.join(id, eve, 'editor');
      await spaces.call(createUserActor(ada), 'public.transfer_workspace($1, $2)', [id, ben]);
      const answer = () =>
        spaces.call(createUserActor(ben), 'public.answer_transfer($1, true)', [id]);
      expect((await answer()).outcome).toBe('no_seat');
      expect([await spaces.roleOf(id, ben), await spaces.roleOf(id, ada)]).toEqual([
        'editor',
        'owner',
      ]);
      await spaces.addSeats(ben, 2);
      expect((await answer()).outcome).toBe('done');
      expect(await spaces.roleOf(id, ada)).toBe('editor');
    });

    it.each([
      ['no header', undefined, 'own'],
      ['an empty header', '', null],
      ['a header of no id', "' or true --", null],
      ['the id of a workspace that is not theirs', '00000000-0000-4000-8000-000000000000', null],
    ])(
      'the header value %s selects the caller’s personal workspace or none',
      async (_, workspaceId, expected) => {
        const ada = await open().signUp();
        const actor: Actor = {
          role: 'authenticated',
          userId: ada,
          ...(workspaceId !== undefined && { workspaceId }),
        };
        const found = await openWorkspaces(open()).call(actor, 'public.active_workspace()');
        expect(found).toBe(expected === 'own' ? ada : null);
      },
    );
  });
}
