import { deleteAccountRequestSchema } from '@adwright/contracts';
import type { Workspace } from '@adwright/contracts/workspaces';
import { preferencesAtom } from '@adwright/supabase';
import { type Answers, serveServices, startUserSession, USER } from '@adwright/supabase/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { AccountPage } from './account-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DATE = '2026-02-05T12:00:00+00:00';
const SETTINGS = {
  name: 'Ada',
  language: null,
  time_zone: null,
  receipt_mails: true,
  renewal_mails: true,
};
const session = (id: number, changes: object = {}) => ({
  id: `3b0c2a51-5b3f-4a55-9d2c-1f6a7a1c9e0${id}`,
  started_at: DATE,
  used_at: DATE,
  user_agent: null,
  is_current: false,
  ...changes,
});

async function show(answers: Answers = {}, suffix = '') {
  let settings = SETTINGS;
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /rest/v1/account_settings': () => Response.json(settings),
    'PATCH /rest/v1/account_settings': ({ body }) => {
      settings = Object.assign({ ...settings }, body);
      return Response.json(settings);
    },
    'POST /rest/v1/rpc/account_sessions': () => Response.json([session(1, { is_current: true })]),
    'POST /rest/v1/rpc/account_export': () => Response.json(null),
    'POST /rest/v1/rpc/own_workspaces': () => Response.json([]),
    ...answers,
  });
  await startUserSession();
  renderPage('/account', AccountPage, suffix);
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the panel for the user’s name, language and time zone', () => {
  test('the account page saves the name, language and time zone together and applies them at once', async () => {
    await show();
    const visitor = userEvent.setup();
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect(name.value).toBe('Ada');
    await visitor.clear(name);
    await visitor.type(name, ' Ada Lovelace ');
    await visitor.selectOptions(screen.getByLabelText('Language of your ads'), 'French');
    await visitor.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
    await visitor.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your settings are saved');
    expect(getDefaultStore().get(preferencesAtom)).toMatchObject({
      language: 'fr',
      timeZone: 'Asia/Tokyo',
    });
  });

  test('the account page reports that the settings could not be saved', async () => {
    await show({ 'PATCH /rest/v1/account_settings': () => Response.json({}, { status: 500 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Failed to save your settings');
  });
});

describe('the panel for the account’s email address', () => {
  test('the account page changes the email address after the old and the new address confirm', async () => {
    const asked: unknown[] = [];
    let user: object = USER;
    await show({
      'GET /auth/v1/user': () => Response.json(user),
      'PUT /auth/v1/user': ({ url, body }) => {
        asked.push([url.searchParams.get('redirect_to'), body]);
        user = { ...USER, new_email: 'ada@new.example' };
        return Response.json(user);
      },
    });
    const visitor = userEvent.setup();
    await screen.findByText(USER.email);
    await visitor.type(screen.getByLabelText('New email'), 'ada@new.example{Enter}');
    await screen.findByText('Check both inboxes');
    await screen.findByText('ada@new.example');
    expect(asked).toEqual([
      [`${location.origin}/account`, expect.objectContaining({ email: 'ada@new.example' })],
    ]);
  });

  test('the account page shows the result of a confirmation link for a changed email address', async () => {
    await show({}, '#message=Your+email+address+is+changed&type=email_change');
    const address = await panel('Email address');
    address.getByText('Your email address is changed.');
  });

  test('the account page asks the user to confirm the second email address after the first address was confirmed', async () => {
    const message =
      'Confirmation link accepted. Please proceed to confirm link sent to the other email';
    await show({}, `#${new URLSearchParams({ message })}`);
    const address = await panel('Email address');
    address.getByText(/^Confirmation link accepted. Please open the link/);
  });

  test('the account page ignores a message that somebody wrote into the page’s URL', async () => {
    await show({}, '#message=Your+account+is+locked,+call+555');
    const address = await panel('Email address');
    await address.findByText(USER.email);
    expect(address.queryByText(/call 555/)).toBeNull();
  });

  test('the account page shows why the service refuses a new email address', async () => {
    await show({
      'PUT /auth/v1/user': () =>
        Response.json({ code: 'over_email_send_rate_limit', message: 'Too many' }, { status: 429 }),
    });
    await userEvent.type(await screen.findByLabelText('New email'), 'ada@new.example{Enter}');
    await screen.findByText('Your email address stays');
    await screen.findByText('Too many');
  });
});

describe('the panel for the account’s password', () => {
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await userEvent.type(await screen.findByLabelText(label), value);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };

  test('the account page changes the password when the user enters the correct current password', async () => {
    const sent: unknown[] = [];
    await show({
      'PUT /auth/v1/user': ({ body }) => {
        sent.push(body);
        return Response.json(USER);
      },
    });
    await fill({
      'Current Password': 'secret1',
      'New Password': 'secret2',
      'Confirm Password': 'secret2',
    });
    await screen.findByText('Password updated');
    expect(sent).toEqual([
      expect.objectContaining({ password: 'secret2', current_password: 'secret1' }),
    ]);
  });

  test('the account page sends a new password without the current password, and shows that the service requires it', async () => {
    const sent: unknown[] = [];
    await show({
      'PUT /auth/v1/user': ({ body }) => {
        sent.push(body);
        const message = 'Please log in again, or send the current password along.';
        return Response.json({ code: 'reauthentication_needed', message }, { status: 400 });
      },
    });
    await fill({ 'New Password': 'secret2', 'Confirm Password': 'secret2' });
    await screen.findByText('Your password stays');
    expect(sent).toEqual([expect.not.objectContaining({ current_password: expect.anything() })]);
  });

  test('the account page requires that both entries of the new password match', async () => {
    await show();
    await fill({ 'New Password': 'secret2', 'Confirm Password': 'secret3' });
    await screen.findByText('Passwords do not match');
  });
});

describe('the panel for the user’s sessions', () => {
  test('the account page lists the signed-in devices with their last use, and can sign out all other devices', async () => {
    let others = true;
    await show({
      'POST /rest/v1/rpc/account_sessions': () =>
        Response.json([
          session(1, { is_current: true, user_agent: 'X11; Linux Firefox/140.0' }),
          ...(others ? [session(2, { used_at: '2026-03-01T12:00:00+00:00' })] : []),
        ]),
      'POST /auth/v1/logout': ({ url }) => {
        others = url.searchParams.get('scope') !== 'others';
        return new Response(null, { status: 204 });
      },
    });
    const list = await screen.findByRole('list', { name: 'Sessions' });
    const texts = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(texts()).toEqual([
      'Firefox on LinuxThis device, signed in Feb 5, 2026',
      'Unknown browserLast used Mar 1, 2026, signed in Feb 5, 2026',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await screen.findByText('Every other device is signed out');
    await waitFor(() => expect(texts()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });
});

describe('the panel for the email settings', () => {
  test('the account page switches each kind of email on or off separately', async () => {
    const changes: unknown[] = [];
    await show({
      'PATCH /rest/v1/account_settings': ({ body }) => {
        changes.push(body);
        return Response.json({ ...SETTINGS, renewal_mails: false });
      },
    });
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'A reminder three days before my plan renews',
    });
    await waitFor(() => expect(choice.checked).toBe(true));
    await userEvent.click(choice);
    await waitFor(() => expect(choice.checked).toBe(false));
    expect(changes).toEqual([{ renewal_mails: false }]);
  });
});

describe('the panels for exporting and deleting the account’s data', () => {
  test('the account page schedules the account’s deletion after the user types the account’s email address, and opens the landing page', async () => {
    const asked: unknown[] = [];
    await show({
      'POST /functions/v1/delete-account': ({ body }) => {
        asked.push(deleteAccountRequestSchema.parse(body));
        return Response.json({ deletes_at: DATE });
      },
      'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    });
    const visitor = userEvent.setup();
    await screen.findByText(USER.email);
    await visitor.click(await screen.findByRole('button', { name: 'Delete account' }));
    const confirm = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Delete my account',
    });
    expect(confirm.disabled).toBe(true);
    await visitor.type(screen.getByLabelText(/Type your email address/), 'eve@example.com');
    expect(confirm.disabled).toBe(true);
    await visitor.clear(screen.getByLabelText(/Type your email address/));
    await visitor.type(screen.getByLabelText(/Type your email address/), USER.email);
    await visitor.click(confirm);
    await screen.findByText('Your account will be deleted on February 5, 2026');
    await screen.findByText('Log in before then to keep it.');
    expect(asked).toEqual([{ email: USER.email }]);
  });

  test('the account page keeps the account when the user cancels or the deletion fails', async () => {
    await show({
      'POST /functions/v1/delete-account': () => Response.json({ error: 'x' }, { status: 503 }),
    });
    const visitor = userEvent.setup();
    await screen.findByText(USER.email);
    await visitor.click(await screen.findByRole('button', { name: 'Delete account' }));
    await visitor.type(await screen.findByLabelText(/Type your email address/), USER.email);
    await visitor.keyboard('{Enter}');
    await screen.findByText('Failed to delete your account');
    await visitor.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByLabelText(/Type your email address/)).toBeNull();
  });

  const workspace = (id: number, changes: Partial<Workspace>): Workspace => ({
    id: `3b0c2a51-5b3f-4a55-9d2c-1f6a7a1c9e0${id}`,
    name: 'Café Nord',
    is_personal: false,
    owner_id: USER.id,
    role: 'owner',
    members: 1,
    kits_need_approval: false,
    offered_to: null,
    created_at: DATE,
    ...changes,
  });

  test('the account page asks the owner to transfer or delete shared workspaces before the account, and links to each workspace', async () => {
    const shared = [
      workspace(1, { members: 3 }),
      workspace(2, { name: 'Merlin', members: 2, offered_to: USER.id }),
    ];
    const others = [
      workspace(3, { name: 'Alone' }),
      workspace(4, { name: 'Of Eve', role: 'editor', members: 5 }),
      workspace(5, { name: 'Personal', is_personal: true }),
    ];
    await show({
      'POST /rest/v1/rpc/own_workspaces': () => Response.json([...shared, ...others]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    const question = within(
      await screen.findByRole('region', {
        name: 'First decide about your 2 workspaces with other members',
      }),
    );
    const [first, second, ...further] = question.getAllByRole('listitem');
    expect(further).toEqual([]);
    expect(first?.textContent).toContain('Café Nord, 2 other members');
    expect(second?.textContent).toContain('Merlin, 1 other member; offered to a member');
    expect(
      question.getByRole('link', { name: 'Hand over or delete Merlin' }).getAttribute('href'),
    ).toBe(`/workspaces/${shared[1]?.id}`);
    expect(screen.queryByLabelText(/Type your email address/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Keep my account' }));
    await screen.findByRole('button', { name: 'Delete account' });
  });

  test('the account page names the workspaces without other members that will be deleted with the account', async () => {
    await show({
      'POST /rest/v1/rpc/own_workspaces': () => Response.json([workspace(1, {})]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    await screen.findByText(/Your workspace goes with it: Café Nord/);
  });

  test('the account page shows which workspaces have new members since the page was loaded', async () => {
    let members = 1;
    await show({
      'POST /rest/v1/rpc/own_workspaces': () => Response.json([workspace(1, { members })]),
      'POST /functions/v1/delete-account': () => {
        members = 2;
        const error = 'You own workspaces with other members: Café Nord.';
        return Response.json({ error, code: 'conflict' }, { status: 409 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    const field = await screen.findByLabelText(/Type your email address/);
    await userEvent.type(field, `${USER.email}{Enter}`);
    await screen.findByText('You own workspaces with other members: Café Nord.');
    await screen.findByRole('link', { name: 'Hand over or delete Café Nord' });
  });

  const EXPORT_ID = '3b0c2a51-5b3f-4a55-9d2c-1f6a7a1c9e01';
  const exported = (state: string, changes: object = {}) => ({
    id: EXPORT_ID,
    state,
    bytes: null,
    expires_at: null,
    ...changes,
  });
  const READY = exported('ready', { bytes: 12_300_000, expires_at: DATE });

  test.each([
    ['asked', /^Your data waits to be packed/],
    ['making', /^Your data is being packed/],
    ['failed', /^Your data could not be packed/],
  ])('the account page shows the state of the data export: %s', async (state, words) => {
    await show({ 'POST /rest/v1/rpc/account_export': () => Response.json(exported(state)) });
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
  });

  test.each([
    [false, 'Your data is being packed'],
    [true, 'Your data is being packed already'],
  ])(
    'the account page starts one data export for repeated clicks, with an export in progress: %s',
    async (was_under_way, title) => {
      await show({
        'POST /rest/v1/rpc/account_export': () => Response.json(null),
        'POST /functions/v1/export-account': () =>
          Response.json({ ...exported('asked'), was_under_way }),
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Pack my data' }));
      await screen.findByText(title);
      await screen.findByText(/^Your data waits to be packed/);
    },
  );

  test('the account page says when the next data export is possible', async () => {
    const sentence =
      'You can ask for the next one in 42 minutes. The one that is ready can be downloaded.';
    await show({
      'POST /rest/v1/rpc/account_export': () => Response.json(READY),
      'POST /functions/v1/export-account': () =>
        Response.json({ error: sentence }, { status: 429 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pack my data again' }));
    await screen.findByText(sentence);
    await screen.findByRole('button', { name: 'Download my data' });
  });

  test('the account page downloads the data export as a ZIP', async () => {
    const saved: string[] = [];
    const asked: unknown[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await show({
      'POST /rest/v1/rpc/account_export': () => Response.json(READY),
      'POST /functions/v1/download-export': ({ body }) => {
        asked.push(body);
        return new Response(new Uint8Array([80, 75]), {
          headers: { 'content-type': 'application/octet-stream' },
        });
      },
    });
    await screen.findByText(/^Your data is ready: 11.8 MB, to be downloaded until February 5/);
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByText('Your data is downloaded');
    expect(saved).toEqual(['adwright.zip']);
    expect(asked).toEqual([{ id: EXPORT_ID }]);
  });

  test('the account page says that the link in an export email has expired or belongs to another account', async () => {
    await show({ 'POST /rest/v1/rpc/account_export': () => Response.json(READY) }, '?export=other');
    await screen.findByText(/^The download of your link has expired/);
  });
});
