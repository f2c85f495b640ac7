import { Buffer } from 'node:buffer';
import { setTimeout as delay } from 'node:timers/promises';
import { ACCOUNT_DELETION_DAYS, accountExportSchema, askedExportSchema } from '@adwright/contracts';
import { createFunctions } from '@adwright/supabase-project/functions';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createClientFor, findNewestLink, PASSWORD } from '../data-service/testing.ts';
import { spend } from '../testing/spend.ts';
import { openShop, press, startCheckout, type TestShop, waitUntil } from './testing.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<TestShop['newUser']>>;

/**
 * Creates a user with a plan, a picture in each bucket, an ad, a charge, and an email address that the landing page
 * stored.
 */
async function busyPerson(): Promise<Person & { pictures: string[] }> {
  const person = await shop.newUser();
  const { client, id, email } = person;
  const { data } = await startCheckout(shop, client);
  await press(data?.url ?? '', 'subscribe');
  await waitUntil(async () =>
    expect((await client.from('invoices').select('id')).data).toHaveLength(1),
  );
  const pictures: string[] = [];
  for (const bucket of ['ad_images', 'photoshoots']) {
    await client.storage.from(bucket).upload(`${id}/1.png`, PNG, { contentType: 'image/png' });
    pictures.push(client.storage.from(bucket).getPublicUrl(`${id}/1.png`).data.publicUrl);
  }
  await client.from('ads').insert({ user_id: id, ad_image_url: pictures[0], status: 'completed' });
  await spend({ client, id }, 'createAd');
  await client.from('preleads').insert({ email });
  return { ...person, pictures };
}

/**
 * Finds the names of tables with rows that contain one of the texts, such as a user's id, email address or
 * customer id.
 */
async function traces(needles: string[]): Promise<string[]> {
  return shop.search(needles);
}

const subjectsTo = (email: string) =>
  shop.service.mailbox
    .list()
    .filter(({ to }) => to[0]?.address === email)
    .map(({ subject }) => subject);

const callAsService = (name: string) =>
  fetch(`${shop.service.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.service.secretKey}` },
  });

const deleteAccount = ({ client }: Person, email: string) =>
  client.functions.invoke('delete-account', { body: { email } });

describe('deleting a user’s account', () => {
  it('deleting an account requires the account’s own email address, and a token', async () => {
    const [person, other] = [await shop.newUser(), await shop.newUser()];
    const wrong: Response = (await deleteAccount(person, other.email)).error?.context;
    expect(wrong.status).toBe(400);
    const anonymous = await fetch(`${shop.service.url}/functions/v1/delete-account`, {
      method: 'POST',
      body: JSON.stringify({ email: person.email }),
    });
    expect(anonymous.status).toBe(401);
    expect((await person.client.from('users').select('id')).data).toHaveLength(1);
    expect((await other.client.from('users').select('id')).data).toHaveLength(1);
  });

  it('deleting an account deletes its rows, pictures and payment customer, and no data of other accounts', async () => {
    const other = await busyPerson();
    const person = await busyPerson();
    const { data: customer } = await shop.admin.rpc('payment_customer', { p_user_id: person.id });
    const needles = [person.id, person.email, customer];
    expect((await traces(needles)).length).toBeGreaterThan(8);
    const before = await traces([other.id]);

    const asked = await deleteAccount(person, person.email.toUpperCase());
    const days = (Date.parse(asked.data.deletes_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(ACCOUNT_DELETION_DAYS);
    await shop.endWeekOf(person.id);
    // The provider's event about the ended subscription arrives later.
    await waitUntil(() =>
      expect(shop.deliveries.at(-1)?.type).toBe('customer.subscription.deleted'),
    );
    await delay(300);
    expect(await traces(needles)).toEqual([]);
    for (const picture of person.pictures) expect((await fetch(picture)).ok).toBe(false);
    await expect(shop.stripe.customers.retrieve(customer)).rejects.toMatchObject({
      statusCode: 404,
    });
    const { error } = await person.client.auth.signInWithPassword({
      email: person.email,
      password: PASSWORD,
    });
    expect(error?.code).toBe('invalid_credentials');

    expect(await traces([other.id])).toEqual(before);
    for (const picture of other.pictures) expect((await fetch(picture)).ok).toBe(true);
  });

  it('a requested deletion waits for a week, and a sign-in during this week cancels it and keeps the paid period', async () => {
    const person = await busyPerson();
    const refreshed = await person.client.auth.getSession();
    await deleteAccount(person, person.email);
    const renewed = await createClientFor(shop.service).auth.refreshSession({
      refresh_token: refreshed.data.session?.refresh_token ?? '',
    });
    expect(renewed.data.session).toBeNull();

    const elsewhere = createClientFor(shop.service);
    const { error } = await elsewhere.auth.signInWithPassword({
      email: person.email,
      password: PASSWORD,
    });
    expect(error).toBeNull();
    await shop.endWeekOf(person.id);
    expect((await elsewhere.from('ads').select('id')).data).toHaveLength(1);
    const { data: plan } = await elsewhere
      .from('subscriptions')
      .select('status, cancel_at_period_end')
      .single();
    expect(plan).toEqual({ status: 'active', cancel_at_period_end: true });
    await waitUntil(() => expect(subjectsTo(person.email)).toContain('Your account stays'));
  });

  it('a deletion is refused while the account owns a workspace with other members, and the plan stays active', async () => {
    const person = await shop.newUser();
    const other = await shop.newUser();
    const { data: made } = await person.client.rpc('create_workspace', { p_name: 'Kestrel' });
    const { id } = z.object({ id: z.uuid() }).parse(made);
    await shop.service.query(
      `insert into public.workspace_members (workspace_id, user_id, role) values ($1, $2, 'viewer')`,
      [id, other.id],
    );
    const refused: Response = (await deleteAccount(person, person.email)).error?.context;
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toContain('with other members: Kestrel. Please hand');
    expect((await person.client.auth.getUser()).data.user?.id).toBe(person.id);

    await person.client.rpc('delete_workspace', { p_workspace_id: id, p_name: 'Kestrel' });
    expect((await deleteAccount(person, person.email)).error).toBeNull();
  });

  it.each([false, true])(
    'the plan stays active when another user joins the workspace during the week (cancelled before: %s)',
    async (ended) => {
      const [person, other] = [await busyPerson(), await shop.newUser()];
      const { data: made } = await person.client.rpc('create_workspace', { p_name: 'Kestrel' });
      const { id } = z.object({ id: z.uuid() }).parse(made);
      await person.client.functions.invoke('change-subscription', {
        body: { cancel_at_period_end: ended },
      });
      // The member joins after the plan's end was stored. The plan's end is stored only after the check for
      // other members.
      await shop.service.query(
        `create function private.join_meanwhile() returns trigger language plpgsql security definer as $$
         begin
           insert into public.workspace_members (workspace_id, user_id, role) values ('${id}', '${other.id}', 'viewer')
           on conflict do nothing;
           return null;
         end $$`,
      );
      await shop.service.query(
        `create trigger join_meanwhile after insert on public.payment_events
         for each row when (new.type = 'adwright.cancelled') execute function private.join_meanwhile()`,
      );
      const refused: Response = (await deleteAccount(person, person.email)).error?.context;
      await shop.service.query('drop function private.join_meanwhile cascade');
      expect((await refused.json()).error).toContain('with other members. Please hand');
      const { data: plan } = await person.client
        .from('subscriptions')
        .select('status, cancel_at_period_end')
        .single();
      expect(plan).toEqual({ status: 'active', cancel_at_period_end: ended });
    },
  );

  it('a goodbye mail is sent after the account is deleted', async () => {
    const person = await shop.newUser();
    await deleteAccount(person, person.email);
    await callAsService('send-mails');
    await waitUntil(() =>
      expect(subjectsTo(person.email).at(-1)).toMatch(/^Your account will be deleted on /),
    );
    await shop.endWeekOf(person.id);
    await waitUntil(() =>
      expect(subjectsTo(person.email).at(-1)).toBe('Goodbye, your account is deleted'),
    );
    expect(await traces([person.email])).toEqual([]);
  });

  it('the email address of a deleted account may sign up again, with a new trial', async () => {
    const person = await shop.newUser();
    await deleteAccount(person, person.email);
    await shop.endWeekOf(person.id);
    await person.client.auth.signUp({ email: person.email, password: PASSWORD });
    await fetch(findNewestLink(shop.service, person.email), { redirect: 'manual' });
    const { data } = await person.client.auth.signInWithPassword({
      email: person.email,
      password: PASSWORD,
    });
    expect(data.user?.id).not.toBe(person.id);
  });

  it('files that were uploaded while the account was being deleted are removed', async () => {
    const person = await shop.newUser();
    await deleteAccount(person, person.email);
    await shop.endWeekOf(person.id);
    const late = shop.admin.storage.from('ad_images');
    await late.upload(`${person.id}/late.png`, PNG, { contentType: 'image/png' });
    const sweep = (key: string) =>
      fetch(`${shop.service.url}/functions/v1/sweep-pictures`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
      });
    expect((await sweep(person.accessToken)).status).toBe(401);
    expect(await (await sweep(shop.service.secretKey)).json()).toEqual({ removed: 1 });
    expect(await traces([person.id])).toEqual([]);
  });
});

it('only pictures that no row has referred to for 30 days are removed', async () => {
  const person = await shop.newUser();
  const bucket = shop.admin.storage.from('ad_images');
  const names = ['ad', 'story', 'overlaid', 'version', 'working', 'upload', 'young'];
  const pathOf = (name: string) => `${person.id}/${name}.png`;
  const urlOf = (name: string) => bucket.getPublicUrl(pathOf(name)).data.publicUrl;
  for (const name of names) await bucket.upload(pathOf(name), PNG, { contentType: 'image/png' });
  await shop.service.query(
    `update storage.objects set created_at = now() - interval '31 days'
     where name like $1 || '/%' and name not like '%young%'`,
    [person.id],
  );
  const ad = { user_id: person.id, status: 'completed' };
  const prediction_id = JSON.stringify({ originalImage: urlOf('overlaid'), variation: 'x' });
  const { data } = await person.client
    .from('ads')
    .insert({ ...ad, ad_image_url: urlOf('ad'), ad_image_url_story: urlOf('story'), prediction_id })
    .select('id')
    .single();
  await shop.service.query(
    `insert into public.ad_versions (ad_id, n, user_id, recipe, images) values ($1, 1, $2, '{}', $3)`,
    [data?.id, person.id, { square: urlOf('version') }],
  );
  await spend(person, 'variation');
  await shop.admin.rpc('claim_spend', {
    p_user_id: person.id,
    p_feature: 'Creative Variation',
    p_idempotency_key: crypto.randomUUID(),
    p_request: { imageUrl: urlOf('working') },
  });

  const swept = await callAsService('sweep-pictures');
  expect(await swept.json()).toEqual({ removed: 1 });
  for (const name of names) expect((await fetch(urlOf(name))).ok, name).toBe(name !== 'upload');
});

const serviceRequest = () =>
  new Request(`${shop.service.url}/functions/v1/make-exports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.service.secretKey}` },
  });
const makeExports = async () => {
  const made = await fetch(serviceRequest());
  return made.json();
};
const askFor = async ({ client }: Person) =>
  askedExportSchema.parse((await client.functions.invoke<unknown>('export-account')).data);
const stateOf = async ({ client }: Person) =>
  accountExportSchema.nullable().parse((await client.rpc('account_export')).data);
const download = ({ client }: Person, id: string) =>
  client.functions.invoke<Blob>('download-export', { body: { id } });

describe('exporting a user’s account', () => {
  it('an export contains every row and picture of the caller, and no data of other users', async () => {
    const [person, other] = [await busyPerson(), await busyPerson()];
    const { id } = await askFor(person);
    expect(await makeExports()).toEqual({ made: 1, failed: 0 });
    const { data } = await download(person, id);
    const zip = new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
    const files = unzipSync(zip);
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));

    expect(await stateOf(person)).toMatchObject({ id, state: 'ready', bytes: zip.length });
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'account.json',
        'ads.json',
        'credit_ledger.json',
        'generations.json',
        'invoices.json',
        'subscriptions.json',
        'users.json',
        `pictures/ad_images/${person.id}/1.png`,
        `pictures/photoshoots/${person.id}/1.png`,
      ]),
    );
    expect(read('account.json')).toMatchObject({ id: person.id, email: person.email });
    expect(read('ads.json')).toMatchObject([{ ad_image_url: person.pictures[0] }]);
    expect(read('users.json')).toMatchObject([{ plan_name: 'starter', credits_used: 1 }]);
    expect(read('generations.json')).toEqual([]);
    const picture = files[`pictures/ad_images/${person.id}/1.png`] ?? new Uint8Array();
    expect(Buffer.from(picture).equals(PNG)).toBe(true);
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(),
    ).not.toContain(other.id);
  });

  it('repeated requests create one export, and a mail with the export’s link is sent', async () => {
    const person = await shop.newUser();
    expect(await stateOf(person)).toBeNull();
    const asked = await Promise.all([1, 2, 3].map(() => askFor(person)));
    expect(asked.filter(({ was_under_way }) => !was_under_way)).toHaveLength(1);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(await stateOf(person)).toMatchObject({ state: 'asked' });
    expect(await makeExports()).toEqual({ made: 1, failed: 0 });
    expect(await makeExports()).toEqual({ made: 0, failed: 0 });
    await callAsService('send-mails');
    const link = `/account?export=${asked[0]?.id}`;
    await waitUntil(async () => {
      const mails = shop.service.mailbox
        .list()
        .filter(({ to }) => JSON.stringify(to).includes(person.email));
      expect(mails.some(({ text }) => text.includes(link))).toBe(true);
    });
    const refused: Response = (await person.client.functions.invoke('export-account')).error
      ?.context;
    expect(refused.status).toBe(429);
    expect((await refused.json()).error).toBe(
      'You can ask for the next one in 60 minutes. The one that is ready can be downloaded.',
    );
    expect(await stateOf(person)).toMatchObject({ id: asked[0]?.id, state: 'ready' });
    await shop.service.query(
      `update private.account_exports set asked_at = now() - interval '1 hour' where user_id = $1`,
      [person.id],
    );
    const again = await askFor(person);
    expect(again).toMatchObject({ was_under_way: false, state: 'asked' });
    expect(again.id).not.toBe(asked[0]?.id);
  });

  it('only the owner can read an export, for a week', async () => {
    const [person, other] = [await shop.newUser(), await shop.newUser()];
    const { id } = await askFor(person);
    expect((await download(person, id)).error).not.toBeNull();
    await makeExports();
    expect((await download(person, id)).error).toBeNull();
    expect((await download(other, id)).error).toMatchObject({ context: { status: 404 } });
    expect(await stateOf(other)).toBeNull();
    const part = `exports/${person.id}/${id}/1/0`;
    for (const access of ['public', 'authenticated'])
      for (const token of [person.accessToken, other.accessToken, shop.service.publishableKey]) {
        const headers = { Authorization: `Bearer ${token}` };
        const address = `${shop.service.url}/storage/v1/object/${access}/${part}`;
        expect((await fetch(address, { headers })).status).toBe(400);
      }
    await shop.service.query(
      `update private.account_exports set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect((await download(person, id)).error).toMatchObject({ context: { status: 404 } });
    expect(await stateOf(person)).toBeNull();
    await makeExports();
    expect(await traces([`${person.id}/${id}/1/0`])).toEqual([]);
  });

  it('another worker takes over an export after a crash, and the export fails after three attempts', async () => {
    const person = await shop.newUser();
    const { id } = await askFor(person);
    const take = () => shop.admin.rpc('take_export');
    const passes = () =>
      shop.service.query(
        `update private.account_exports set due_at = now() - interval '1 second' where id = $1`,
        [id],
      );
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect((await take()).data).toMatchObject([{ id }]);
      expect((await take()).data).toEqual([]);
      await passes();
    }
    expect((await take()).data).toEqual([]);
    expect(await stateOf(person)).toMatchObject({ state: 'failed' });
    expect((await askFor(person)).was_under_way).toBe(false);
    await deleteAccount(person, person.email);
    await shop.endWeekOf(person.id);
    expect(await makeExports()).toEqual({ made: 0, failed: 0 });
    expect(await traces([person.id])).toEqual([]);
  });

  it('each worker’s parts of an export are stored separately, and the parts of a worker that lost the job are removed', async () => {
    const person = await shop.newUser();
    const { id } = await askFor(person);
    await shop.admin.rpc('take_export');
    await shop.service.query(
      `update private.account_exports set due_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    const bucket = shop.admin.storage.from('exports');
    await bucket.upload(`${person.id}/${id}/1/0`, 'of the first maker');
    expect(await makeExports()).toEqual({ made: 1, failed: 0 });
    const { data } = await download(person, id);
    expect((await data?.text())?.startsWith('PK')).toBe(true);
    expect(await traces([`${person.id}/${id}/1/0`])).toEqual([]);
    expect(await traces([`${person.id}/${id}/2/0`])).not.toEqual([]);
  });

  it('an export finishes even if another worker’s parts of the export can’t be removed', async () => {
    const person = await shop.newUser();
    await askFor(person);
    const functions = createFunctions(shop.environment);
    const stale = 'rpc/stale_export_parts';
    const passed = globalThis.fetch;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input instanceof Request ? input.url : input).includes(stale)
        ? Promise.resolve(Response.json({ message: 'broken' }, { status: 400 }))
        : passed(input, init),
    );
    const made = await functions['make-exports'](serviceRequest());
    expect(await made.json()).toEqual({ made: 1, failed: 0 });
    vi.restoreAllMocks();
  });

  it('an export returns to the queue after the current chunk when the process stops', async () => {
    const person = await shop.newUser();
    await askFor(person);
    const stopping = new AbortController();
    const functions = createFunctions(shop.environment, stopping.signal);
    const passed = globalThis.fetch;
    const logged = vi.spyOn(console, 'error');
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (String(input instanceof Request ? input.url : input).includes('rpc/export_rows'))
        stopping.abort();
      return passed(input, init);
    });
    const made = await functions['make-exports'](serviceRequest());
    expect(logged).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(await made.json()).toEqual({ made: 0, failed: 1 });
    expect(await stateOf(person)).toMatchObject({ state: 'asked' });
  });

  it('an export contains all rows and pictures, even if they need several pages of answers', async () => {
    const person = await shop.newUser();
    await shop.service.query(
      `insert into public.ads (user_id, title) select $1, 'Ad ' || n from generate_series(1, 130) as n`,
      [person.id],
    );
    const { data: listed } = await shop.admin.rpc('export_rows', {
      p_user_id: person.id,
      p_table: 'ads',
      p_offset: 100,
      p_limit: 50,
    });
    expect(listed).toHaveLength(30);
    const { id } = await askFor(person);
    await makeExports();
    const { data } = await download(person, id);
    const files = unzipSync(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0)));
    const ads: { title: string }[] = JSON.parse(strFromU8(files['ads.json'] ?? new Uint8Array()));
    expect(new Set(ads.map(({ title }) => title)).size).toBe(130);
  });
});
