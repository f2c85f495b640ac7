import type { Workspace } from '@adwright/contracts/workspaces';
import { chooseWorkspace, getActiveWorkspaceId } from '@adwright/supabase';
import { serveServices, startUserSession, USER } from '@adwright/supabase/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { WorkspaceFrame } from './workspace-frame.tsx';
import { WorkspaceSwitch } from './workspace-switch.tsx';

const CLIENT_ID = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f12';

const workspace = (changes: Partial<Workspace>): Workspace => ({
  id: USER.id,
  name: 'Personal',
  is_personal: true,
  owner_id: USER.id,
  role: 'owner',
  members: 1,
  kits_need_approval: false,
  offered_to: null,
  created_at: '2026-02-05T12:00:00+00:00',
  ...changes,
});
const PERSONAL = workspace({});
const client = (role: Workspace['role']) =>
  workspace({ id: CLIENT_ID, name: 'Café Nord', is_personal: false, role, members: 3 });

const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

async function show(workspaces: Workspace[]) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'POST /rest/v1/rpc/own_workspaces': () => {
      asked();
      return Response.json(workspaces);
    },
  });
  await startUserSession();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WorkspaceSwitch />
      <WorkspaceFrame>
        <p>the page</p>
      </WorkspaceFrame>
    </QueryClientProvider>,
  );
  return assign;
}

test('a user with only the personal workspace sees no workspace switch', async () => {
  await show([PERSONAL]);
  await screen.findByText('the page');
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});

test('the workspace switch opens another workspace by loading the app again', async () => {
  const assign = await show([PERSONAL, client('editor')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Workspace: Personal' }));
  await userEvent.click(screen.getByRole('button', { name: /Café Nord/ }));
  expect(assign).toHaveBeenCalledWith('/dashboard');
  expect(getActiveWorkspaceId(USER.id)).toBe(CLIENT_ID);
});

test.each([
  ['viewer', 'You can see everything in Café Nord, and change nothing.'],
  ['reviewer', 'You can see and review everything in Café Nord, and change nothing.'],
] as const)(
  'the workspace frame tells a member with the role %s what the member may do',
  async (role, sentence) => {
    chooseWorkspace(USER.id, CLIENT_ID);
    await show([PERSONAL, client(role)]);
    await screen.findByText(sentence, { exact: false });
    screen.getByText('the page');
  },
);

test('the workspace frame links a former member of a workspace to the personal workspace', async () => {
  chooseWorkspace(USER.id, CLIENT_ID);
  const assign = await show([PERSONAL]);
  await screen.findByText('You are not a member of this workspace any more');
  expect(screen.queryByText('the page')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go to my personal workspace' }));
  expect(getActiveWorkspaceId(USER.id)).toBe(USER.id);
  expect(assign).toHaveBeenCalledWith('/dashboard');
});
