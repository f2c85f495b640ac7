import { ASSETS_PATH, BUCKETS, buildAssetPath, FEATURES, WEBHOOK_PATHS } from '@adwright/contracts';
import { CAMPAIGN_PATHS } from '@adwright/contracts/campaigns';
import { acceptedInvitationSchema, WORKSPACE_HEADER } from '@adwright/contracts/workspaces';
import type { Engine } from '@adwright/engine-service';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createUser, startTestService, type TestService } from './data-service/testing.ts';
import { postAsUser, startEngine } from './testing/engine-in-process.ts';
import { createPlainParts } from './testing/plain-provider.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

type Person = Awaited<ReturnType<typeof createUser>>;

const BRIEF = {
  product: 'Sparkling yerba mate in cans',
  audience: 'Students',
  goal: 'More online orders',
  emotion: 'happiness',
  adType: 'product showcase',
  prompt: 'Create a product showcase ad for Sparkling yerba mate in cans.',
};

let service: TestService;
let engine: Engine;
let owner: Person;
let editor: Person;
let viewer: Person;
let workspace: string;

beforeAll(async () => {
  service = await startTestService();
  engine = await startEngine(service, createPlainParts());
  [owner, editor, viewer] = [
    await createUser(service),
    await createUser(service),
    await createUser(service),
  ];
  const made = await owner.client.rpc('create_workspace', { p_name: 'Kestrel' });
  workspace = z.object({ id: z.uuid() }).parse(made.data).id;
  await service.query(
    `insert into public.workspace_members (workspace_id, user_id, role) values ($1, $2, 'editor'), ($1, $3, 'viewer')`,
    [workspace, editor.id, viewer.id],
  );
});
afterAll(async () => {
  await engine?.close();
  await service?.close();
});

/** Creates a client that sends requests for the test's workspace, like a page while the workspace is active. */
function inWorkspace({ accessToken }: Person): SupabaseClient {
  return createClient(service.url, service.publishableKey, {
    auth: { persistSession: false },
    global: {
      headers: { authorization: `Bearer ${accessToken}`, [WORKSPACE_HEADER]: workspace },
    },
  });
}

const spendIn = async (person: Person) => {
  const { name, cost } = FEATURES.createAd;
  const price = { user_id: person.id, feature_name: name, required_credits: cost };
  return inWorkspace(person).rpc('check_and_consume_credits', price);
};
const header = () => ({ [WORKSPACE_HEADER]: workspace });

it('an editor’s ad is paid for by the workspace’s owner, stored in the workspace’s folder and visible to all members', async () => {
  expect((await spendIn(editor)).data).toBe(true);
  const elsewhere = await postAsUser(editor, engine, WEBHOOK_PATHS.createAd, BRIEF);
  expect(elsewhere.status).toBe(402);
  const answer = await postAsUser(editor, engine, WEBHOOK_PATHS.createAd, BRIEF, header());
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  const seen = await inWorkspace(viewer).from('ads').select('user_id, workspace_id, ad_image_url');
  expect(seen.data).toEqual([
    {
      user_id: editor.id,
      workspace_id: workspace,
      ad_image_url: expect.stringContaining(`/ad_images/${workspace}/`),
    },
  ]);
  expect((await editor.client.from('ads').select('id')).data).toEqual([]);
  const pool = await inWorkspace(editor)
    .from('users')
    .select('credits_used')
    .eq('id', owner.id)
    .single();
  expect(pool.data).toEqual({ credits_used: 1 });
  const own = await editor.client.from('users').select('credits_used').eq('id', editor.id).single();
  expect(own.data).toEqual({ credits_used: 0 });
});

it('a photo in a workspace’s library can be read by members, and added by members who may edit', async () => {
  const bytes = await sharp({
    create: { width: 700, height: 700, channels: 3, background: '#1f7a4d' },
  })
    .png()
    .toBuffer();
  const place = buildAssetPath(workspace, 'image/png');
  const upload = (person: Person) =>
    person.client.storage.from(BUCKETS.assets).upload(place, bytes, { contentType: 'image/png' });
  expect((await upload(viewer)).error).not.toBeNull();
  expect((await upload(editor)).error).toBeNull();
  expect((await viewer.client.storage.from(BUCKETS.assets).download(place)).error).toBeNull();
  const stranger = await createUser(service);
  expect((await stranger.client.storage.from(BUCKETS.assets).download(place)).error).not.toBeNull();
  const body = {
    imageUrl: editor.client.storage.from(BUCKETS.assets).getPublicUrl(place).data.publicUrl,
    kind: 'product',
  };
  for (const person of [viewer, stranger])
    expect((await postAsUser(person, engine, ASSETS_PATH, body, header())).status).not.toBe(200);
});

it('a viewer can’t create a campaign in a workspace, and a workspace header that is not an id is refused', async () => {
  const refused = await postAsUser(viewer, engine, CAMPAIGN_PATHS.campaigns, {}, header());
  // This engine's provider has no campaigns, so the answer is 404; with campaigns, a viewer would get 403.
  expect([403, 404]).toContain(refused.status);
  const answer = await postAsUser(editor, engine, WEBHOOK_PATHS.createAd, BRIEF, {
    [WORKSPACE_HEADER]: 'nonsense',
  });
  expect(answer.status).toBe(400);
});

it('the mail of an invitation contains the token, and only the mail’s receiver can use the token', async () => {
  const guest = await createUser(service);
  const invited = await owner.client.rpc('invite_member', {
    p_workspace_id: workspace,
    p_email: guest.email,
    p_role: 'reviewer',
  });
  expect(invited.data).toMatchObject({ outcome: 'done' });
  const rows = await service.query('select id from public.workspace_invitations where email = $1', [
    guest.email,
  ]);
  const token = 'a'.repeat(43);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  await service.query('select public.arm_invitation($1, $2)', [
    rows[0]?.id,
    Buffer.from(hash).toString('hex'),
  ]);
  const accept = async (person: Person) =>
    acceptedInvitationSchema.parse(
      (await person.client.rpc('accept_invitation', { p_token: token })).data,
    );
  expect((await accept(viewer)).outcome).toBe('other_address');
  expect(await accept(guest)).toEqual({ outcome: 'done', workspace_id: workspace });
});

it('an open page’s next request is refused after its user was removed from the workspace', async () => {
  const page = inWorkspace(editor);
  expect((await page.from('ads').select('id')).data).toHaveLength(1);
  await owner.client.rpc('remove_member', { p_workspace_id: workspace, p_user_id: editor.id });
  expect((await page.from('ads').select('id')).data).toEqual([]);
  expect((await page.from('ads').insert({ user_id: editor.id })).error?.code).toBe('42501');
  expect((await spendIn(editor)).error?.code).toBe('42501');
  expect((await postAsUser(editor, engine, ASSETS_PATH, {}, header())).status).not.toBe(200);
});
