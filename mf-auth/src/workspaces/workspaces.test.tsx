import type { Workspace, WorkspaceMember } from '@adwright/contracts/workspaces';
import { chooseWorkspace, getActiveWorkspaceId } from '@adwright/supabase';
import { type Answers, serveServices, startUserSession, USER } from '@adwright/supabase/testing';
import { ThemeRoot } from '@adwright/ui';
import { createMemoryRouter, RouterProvider } from '@adwright/ui/router';
import { Toaster } from '@adwright/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InvitationPage } from './invitation-page.tsx';
import { WorkspacePage } from './workspace-page.tsx';
import { WorkspacesPage } from './workspaces-page.tsx';

const CLIENT_ID = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f12';
const EVE_ID = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f13';
const DATE = '2026-02-05T12:00:00+00:00';

const PERSONAL: Workspace = {
  id: USER.id,
  name: 'Personal',
  is_personal: true,
  owner_id: USER.id,
  role: 'owner',
  members: 1,
  kits_need_approval: false,
  offered_to: null,
  created_at: DATE,
};
const CLIENT: Workspace = { ...PERSONAL, id: CLIENT_ID, name: 'Café Nord', is_personal: false };
const member = (changes: Partial<WorkspaceMember>): WorkspaceMember => ({
  user_id: USER.id,
  name: 'Ada',
  email: 'ada@example.com',
  role: 'owner',
  joined_at: DATE,
  ...changes,
});
const EVE = member({ user_id: EVE_ID, name: null, email: 'eve@example.com', role: 'reviewer' });
const PEOPLE = {
  members: [member({}), EVE],
  invitations: [],
  seats: {
    used: 1,
    allowed: 1,
    holders: [{ user_id: USER.id, name: 'Ada', email: 'ada@example.com', is_invited: false }],
  },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Calls of the database functions that change workspaces, as `[name, arguments]`. */
type Asked = [string, unknown][];

const ROUTES = [
  { path: '/workspaces', Component: WorkspacesPage },
  { path: '/workspaces/:id', Component: WorkspacePage },
  { path: '/invitation/:token', Component: InvitationPage },
  { path: '*', element: <p>elsewhere</p> },
];

interface Situation {
  path: string;
  workspaces?: Workspace[];
  people?: unknown;
  /** Responses of the database functions, by function name. */
  functions?: Record<string, unknown>;
}

async function show(situation: Situation) {
  const { path, workspaces = [PERSONAL, CLIENT], people = PEOPLE, functions = {} } = situation;
  const asked: Asked = [];
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const answers: Answers = {
    'GET /auth/v1/user': () => Response.json(USER),
    'POST /rest/v1/rpc/own_workspaces': () => Response.json(workspaces),
    'POST /rest/v1/rpc/workspace_people': () => Response.json(people),
  };
  for (const [name, answer] of Object.entries(functions)) {
    answers[`POST /rest/v1/rpc/${name}`] = ({ body }) => {
      asked.push([name, body]);
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    };
  }
  await serveServices(answers);
  await startUserSession();
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ThemeRoot>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toaster />
    </ThemeRoot>,
  );
  return { asked, assign, router };
}

const done = { outcome: 'done', id: null };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list of the user’s workspaces', () => {
  test('the workspaces page opens another workspace by loading the app again', async () => {
    const { assign } = await show({ path: '/workspaces' });
    await press('Open Café Nord');
    expect(getActiveWorkspaceId(USER.id)).toBe(CLIENT_ID);
    expect(assign).toHaveBeenCalledWith('/dashboard');
  });

  test('the workspaces page creates a workspace and shows its page', async () => {
    const { asked, router } = await show({
      path: '/workspaces',
      functions: { create_workspace: { outcome: 'done', id: CLIENT_ID } },
    });
    const create = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Create workspace',
    });
    expect(create.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Name of the client or team'), '  Café   Nord ');
    await userEvent.click(create);
    await screen.findByText('Café Nord is ready');
    expect(asked).toEqual([['create_workspace', { p_name: 'Café Nord' }]]);
    expect(router.state.location.pathname).toBe(`/workspaces/${CLIENT_ID}`);
  });

  test('the workspaces page keeps the typed name when the user has too many workspaces to create another', async () => {
    await show({
      path: '/workspaces',
      functions: { create_workspace: { outcome: 'too_many', id: null } },
    });
    const field = await screen.findByLabelText<HTMLInputElement>('Name of the client or team');
    await userEvent.type(field, 'One more{Enter}');
    await screen.findByText(/You can own 20 workspaces/);
    expect(field.value).toBe('One more');
  });

  test('the workspaces page says that the list of workspaces can’t be loaded', async () => {
    await show({
      path: '/workspaces',
      functions: { own_workspaces: Response.json({}, { status: 500 }) },
    });
    await screen.findByText('Your workspaces can’t be loaded.');
  });
});

describe('the workspace page of the owner', () => {
  const path = `/workspaces/${CLIENT_ID}`;

  test('the workspace page links from the number of seats to the page on which seats can be bought', async () => {
    await show({ path });
    await screen.findByText(/1 of 1 seat taken/);
    expect(screen.getByRole('link', { name: 'add seats' }).getAttribute('href')).toBe('/billing');
  });

  test('the workspace page invites a person, but sends no request for a mistyped email address', async () => {
    const { asked } = await show({ path, functions: { invite_member: done } });
    const field = await screen.findByLabelText<HTMLInputElement>('Email address');
    await userEvent.type(field, 'bob@{Enter}');
    await screen.findByText(/Please enter a valid email address/);
    expect(document.activeElement).toBe(field);
    expect(asked).toEqual([]);
    await userEvent.type(field, 'example.com');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Viewer');
    await press('Send invitation');
    await screen.findByText('bob@example.com is invited');
    expect(asked).toEqual([
      [
        'invite_member',
        { p_workspace_id: CLIENT_ID, p_email: 'bob@example.com', p_role: 'viewer' },
      ],
    ]);
    expect(field.value).toBe('');
  });

  test.each([
    ['no_seat', /The one seat of your plan is taken, by you/],
    ['leaving', /about to be deleted. To keep it, log out and log in again/],
    ['own_address', /your own address/],
    ['already_member', /is a member already/],
    ['limited', /used up/],
  ])(
    'the workspace page shows the owner why an invitation was refused: %s',
    async (outcome, words) => {
      await show({ path, functions: { invite_member: { outcome, id: null } } });
      const field = await screen.findByLabelText<HTMLInputElement>('Email address');
      await userEvent.type(field, 'bob@example.com{Enter}');
      await screen.findByText(words);
      expect(field.value).toBe('bob@example.com');
    },
  );

  test('the workspace page lets the owner change a member’s role', async () => {
    const { asked } = await show({ path, functions: { change_member_role: done } });
    await userEvent.selectOptions(
      await screen.findByLabelText('Role of eve@example.com'),
      'Viewer',
    );
    await screen.findByText('The role is changed');
    expect(asked).toEqual([
      ['change_member_role', { p_workspace_id: CLIENT_ID, p_user_id: EVE_ID, p_role: 'viewer' }],
    ]);
  });

  test('the workspace page shows the owner the number of seats, their holders, and where to buy a seat', async () => {
    const holders = [
      ...PEOPLE.seats.holders,
      { user_id: EVE_ID, name: 'Bo', email: 'bo@example.com', is_invited: false },
      { user_id: null, name: null, email: 'new@example.com', is_invited: true },
    ];
    await show({
      path,
      people: { ...PEOPLE, seats: { used: 3, allowed: 3, holders } },
      functions: { change_member_role: { outcome: 'no_seat', id: null } },
    });
    const role = await screen.findByLabelText<HTMLSelectElement>('Role of eve@example.com');
    await userEvent.selectOptions(role, 'Editor');
    const refusal = await screen.findByRole('alert');
    expect(refusal.textContent).toContain(
      'All 3 seats of your plan are taken, by you, Bo, and new@example.com (invited).',
    );
    const link = within(refusal).getByRole('link', { name: 'buy a seat' });
    expect(link.getAttribute('href')).toBe('/billing');
    expect(role.value).toBe('reviewer');
  });

  test('the workspace page asks the owner for confirmation before it removes a member', async () => {
    const { asked } = await show({ path, functions: { remove_member: done } });
    await press('Remove eve@example.com');
    expect(asked).toEqual([]);
    const question = within(screen.getByRole('group', { name: 'Remove eve@example.com?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep' }));
    await press('Remove eve@example.com');
    await press('Remove');
    await screen.findByText('The member is removed');
    expect(asked).toEqual([['remove_member', { p_workspace_id: CLIENT_ID, p_user_id: EVE_ID }]]);
  });

  test('the workspace page lets the owner withdraw an invitation', async () => {
    const invitation = {
      id: EVE_ID,
      email: 'bob@example.com',
      role: 'editor',
      created_at: DATE,
      expires_at: DATE,
    };
    const { asked } = await show({
      path,
      people: { ...PEOPLE, invitations: [invitation] },
      functions: { revoke_invitation: done },
    });
    await press('Withdraw the invitation of bob@example.com');
    await screen.findByText('The invitation is withdrawn');
    expect(asked).toEqual([['revoke_invitation', { p_id: EVE_ID }]]);
  });

  test('the workspace page offers the ownership of the workspace to a member', async () => {
    const { asked } = await show({ path, functions: { transfer_workspace: done } });
    await userEvent.selectOptions(await screen.findByLabelText('New owner'), 'eve@example.com');
    await press('Offer the workspace');
    await screen.findByText('The workspace is offered');
    expect(asked).toEqual([
      ['transfer_workspace', { p_workspace_id: CLIENT_ID, p_user_id: EVE_ID }],
    ]);
  });

  test('the workspace page lets the owner withdraw an offer of ownership', async () => {
    const { asked } = await show({
      path,
      workspaces: [PERSONAL, { ...CLIENT, offered_to: EVE_ID }],
      functions: { transfer_workspace: done },
    });
    await press('Take the offer back');
    await screen.findByText('The offer is taken back');
    expect(asked).toEqual([['transfer_workspace', { p_workspace_id: CLIENT_ID }]]);
  });

  test('the workspace page deletes the workspace after the owner types its name, and changes this tab to another workspace', async () => {
    chooseWorkspace(USER.id, CLIENT_ID);
    const { asked, assign } = await show({ path, functions: { delete_workspace: done } });
    await press('Delete workspace');
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete the workspace' });
    await userEvent.type(screen.getByLabelText(/Type the name/), 'Café');
    expect(confirm.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText(/Type the name/), ' Nord');
    await userEvent.click(confirm);
    await screen.findByText('Café Nord is deleted');
    expect(asked).toEqual([
      ['delete_workspace', { p_workspace_id: CLIENT_ID, p_name: 'Café Nord' }],
    ]);
    expect(getActiveWorkspaceId(USER.id)).toBe(USER.id);
    expect(assign).toHaveBeenCalledWith('/workspaces');
  });

  test('the workspace page lets the owner rename the workspace', async () => {
    const { asked } = await show({ path, functions: { rename_workspace: done } });
    const field = await screen.findByDisplayValue('Café Nord');
    const rename = screen.getByRole<HTMLButtonElement>('button', { name: 'Rename' });
    expect(rename.disabled).toBe(true);
    await userEvent.type(field, ' Süd');
    await userEvent.click(rename);
    await screen.findByText('The workspace is renamed');
    expect(asked).toEqual([
      ['rename_workspace', { p_workspace_id: CLIENT_ID, p_name: 'Café Nord Süd' }],
    ]);
  });

  test('the workspace page tells the owner that the service did not receive a change', async () => {
    await show({ path, functions: { invite_member: Response.json({}, { status: 500 }) } });
    await userEvent.type(await screen.findByLabelText('Email address'), 'bob@example.com{Enter}');
    await screen.findByText('That did not work');
  });
});

describe('the workspace page of a member who is not the owner', () => {
  const path = `/workspaces/${CLIENT_ID}`;
  const asViewer: Workspace = { ...CLIENT, role: 'viewer', owner_id: EVE_ID };

  test('the workspace page shows the members to a member who is not the owner, without buttons to manage them', async () => {
    await show({ path, workspaces: [PERSONAL, asViewer] });
    await screen.findByRole('list', { name: 'Members' });
    expect(screen.queryByLabelText('Email address')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete workspace' })).toBeNull();
  });

  test('the workspace page lets a member leave the workspace after a confirmation', async () => {
    const { asked, router } = await show({
      path,
      workspaces: [PERSONAL, asViewer],
      functions: { leave_workspace: done },
    });
    await press('Leave Café Nord');
    await press('Leave');
    await screen.findByText('You have left Café Nord');
    expect(asked).toEqual([['leave_workspace', { p_workspace_id: CLIENT_ID }]]);
    expect(router.state.location.pathname).toBe('/workspaces');
  });

  test.each([
    ['Accept', true, 'Café Nord is yours now'],
    ['Decline', false, 'The offer is declined'],
  ])(
    'the workspace page lets a member accept or decline the offered ownership: %s',
    async (button, p_accepts, words) => {
      const { asked } = await show({
        path,
        workspaces: [PERSONAL, { ...asViewer, offered_to: USER.id }],
        functions: { answer_transfer: done },
      });
      await press(button);
      await screen.findByText(words);
      expect(asked).toEqual([['answer_transfer', { p_workspace_id: CLIENT_ID, p_accepts }]]);
    },
  );

  test('the workspace page links a member with too few seats in the plan to the page on which seats can be bought', async () => {
    await show({
      path,
      workspaces: [PERSONAL, { ...asViewer, offered_to: USER.id }],
      functions: { answer_transfer: { outcome: 'no_seat', id: null } },
    });
    await press('Accept');
    const refusal = await screen.findByRole('alert');
    expect(within(refusal).getByRole('link', { name: 'Buy more seats' }).getAttribute('href')).toBe(
      '/billing',
    );
  });

  test('the workspace page says that a workspace belongs to others or does not exist', async () => {
    await show({ path, workspaces: [PERSONAL] });
    await screen.findByText('No such workspace');
  });
});

describe('the page of an invitation', () => {
  const path = '/invitation/secret';
  const open = {
    outcome: 'open',
    workspace: 'Café Nord',
    invited_by: 'Eve',
    email: USER.email,
    role: 'editor',
    expires_at: DATE,
    is_for_caller: true,
  };

  test('the invitation page accepts an invitation and opens the workspace', async () => {
    const { asked, assign } = await show({
      path,
      functions: {
        invitation: open,
        accept_invitation: { outcome: 'done', workspace_id: CLIENT_ID },
      },
    });
    await press('Join the workspace');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    expect(asked.at(-1)).toEqual(['accept_invitation', { p_token: 'secret' }]);
    expect(getActiveWorkspaceId(USER.id)).toBe(CLIENT_ID);
  });

  test.each(['no_seat', 'too_many', 'other_address', 'revoked'])(
    'the invitation page explains why an invitation can’t be accepted: %s',
    async (outcome) => {
      await show({
        path,
        functions: { invitation: open, accept_invitation: { outcome, workspace_id: null } },
      });
      await press('Join the workspace');
      await screen.findByRole('alert');
    },
  );

  test('the invitation page names the invited email address when the user has another email address', async () => {
    const email = 'bob@example.com';
    await show({ path, functions: { invitation: { ...open, email, is_for_caller: false } } });
    expect((await screen.findByRole('alert')).textContent).toContain('log in as bob@example.com');
    expect(screen.queryByRole('button', { name: 'Join the workspace' })).toBeNull();
  });

  test.each(['not_found', 'revoked', 'expired', 'accepted', 'limited'])(
    'the invitation page says that an invitation is no longer open: %s',
    async (outcome) => {
      await show({ path, functions: { invitation: { outcome } } });
      await screen.findByRole('heading', { name: 'Invitation' });
      screen.getByRole('link', { name: 'Your workspaces' });
    },
  );
});
