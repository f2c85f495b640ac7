import { WORKSPACE_HEADER } from '@adwright/contracts/workspaces';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchInWorkspace } from './fetch-in-workspace.ts';
import { answerRequests, DATA_SERVICE } from './testing/mock-server.ts';
import {
  chooseWorkspace,
  filterByWorkspace,
  getActiveWorkspaceId,
  setWorkspaceUser,
} from './workspace.ts';

const ADA = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10';
const EVE = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f11';
const CLIENT = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f12';
const OTHER = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f13';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => setWorkspaceUser(null));

/**
 * Returns the workspace header of a request to a path of the data service; null if the request has no such
 * header.
 */
async function namedWorkspace(path: string): Promise<string | null> {
  const named: (string | null)[] = [];
  answerRequests(({ headers }) => {
    named.push(headers.get(WORKSPACE_HEADER));
    return Response.json({});
  });
  await fetchInWorkspace(`${DATA_SERVICE}${path}`, { headers: { apikey: 'publishable' } });
  return named[0] ?? null;
}

test('a tab without a chosen workspace starts in the personal workspace', () => {
  expect(getActiveWorkspaceId(ADA)).toBe(ADA);
});

test('a chosen workspace is stored only for the user who chose it', () => {
  chooseWorkspace(ADA, CLIENT);
  expect(getActiveWorkspaceId(ADA)).toBe(CLIENT);
  expect(getActiveWorkspaceId(EVE)).toBe(EVE);
});

test('a tab keeps its workspace when another tab changes to a different workspace', () => {
  chooseWorkspace(ADA, CLIENT);
  localStorage.setItem('adwright-workspace', JSON.stringify({ userId: ADA, workspaceId: OTHER }));
  expect(getActiveWorkspaceId(ADA)).toBe(CLIENT);
});

test('a new tab starts in the workspace that was chosen last, and keeps this workspace', () => {
  chooseWorkspace(ADA, CLIENT);
  sessionStorage.clear();
  expect(getActiveWorkspaceId(ADA)).toBe(CLIENT);
  localStorage.clear();
  expect(getActiveWorkspaceId(ADA)).toBe(CLIENT);
});

test('an unreadable stored choice of a workspace is ignored', () => {
  sessionStorage.setItem('adwright-workspace', '{"userId":1');
  localStorage.setItem('adwright-workspace', '{"userId":"x"}');
  expect(getActiveWorkspaceId(ADA)).toBe(ADA);
});

test('queries filter rows by user in the personal workspace only', () => {
  const filters: string[] = [];
  const query = {
    eq(column: 'user_id', value: string) {
      filters.push(`${column}=${value}`);
      return query;
    },
  };
  filterByWorkspace(query, ADA);
  chooseWorkspace(ADA, CLIENT);
  filterByWorkspace(query, ADA);
  expect(filters).toEqual([`user_id=${ADA}`]);
});

test('requests name the shared workspace if their response depends on the workspace', async () => {
  setWorkspaceUser(ADA);
  expect(await namedWorkspace('/rest/v1/ads')).toBeNull();
  chooseWorkspace(ADA, CLIENT);
  expect(await namedWorkspace('/rest/v1/ads')).toBe(CLIENT);
  expect(await namedWorkspace('/functions/v1/create-review')).toBe(CLIENT);
  expect(await namedWorkspace('/storage/v1/object/x')).toBeNull();
  expect(await namedWorkspace('/auth/v1/user')).toBeNull();
  setWorkspaceUser(EVE);
  expect(await namedWorkspace('/rest/v1/ads')).toBeNull();
});
