import { Buffer } from 'node:buffer';
import { setTimeout as delay } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestLink, PASSWORD } from '../data-service/testing.ts';
import { spend } from '../testing/spend.ts';
import { checkout, eventually, openShop, press, type TestShop } from './testing.ts';

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

/** Somebody with a plan, a picture in each bucket, an ad, a spend and an address left on the landing page. */
async function busyPerson(): Promise<Person & { pictures: string[] }> {
  const person = await shop.newUser();
  const { client, id, email } = person;
  const { data } = await checkout(shop, client);
  await press(data?.url ?? '', 'subscribe');
  await eventually(async () =>
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

/** Every row that has a person's id, address or customer in it, by table, in all of the database. */
async function traces(needles: string[]): Promise<string[]> {
  return shop.search(needles);
}

const deleteAccount = ({ client }: Person, email: string) =>
  client.functions.invoke('delete-account', { body: { email } });

describe('deleting an account', () => {
  it('asks for the account’s own address, and for a token', async () => {
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

  it('leaves no row, no picture and no customer of it, and everything of others', async () => {
    const other = await busyPerson();
    const person = await busyPerson();
    const { data: customer } = await shop.admin.rpc('payment_customer', { p_user_id: person.id });
    const needles = [person.id, person.email, customer];
    expect((await traces(needles)).length).toBeGreaterThan(8);
    const before = await traces([other.id]);

    expect((await deleteAccount(person, person.email.toUpperCase())).data).toEqual({
      deleted: true,
    });
    // The provider's news of the ended subscription arrive afterwards.
    await eventually(() =>
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

  it('lets the address sign up anew, with a trial of its own', async () => {
    const person = await shop.newUser();
    await deleteAccount(person, person.email);
    await person.client.auth.signUp({ email: person.email, password: PASSWORD });
    await fetch(newestLink(shop.service, person.email), { redirect: 'manual' });
    const { data } = await person.client.auth.signInWithPassword({
      email: person.email,
      password: PASSWORD,
    });
    expect(data.user?.id).not.toBe(person.id);
  });

  it('sweeps what was uploaded while the account was being deleted', async () => {
    const person = await shop.newUser();
    await deleteAccount(person, person.email);
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

it('sweeps pictures that nothing has shown for 30 days, and no others', async () => {
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

  const swept = await fetch(`${shop.service.url}/functions/v1/sweep-pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.service.secretKey}` },
  });
  expect(await swept.json()).toEqual({ removed: 1 });
  for (const name of names) expect((await fetch(urlOf(name))).ok, name).toBe(name !== 'upload');
});

describe('exporting an account', () => {
  it('gives a ZIP of every row and picture of the caller, and of nobody else', async () => {
    const [person, other] = [await busyPerson(), await busyPerson()];
    const { data } = await person.client.functions.invoke<Blob>('export-account');
    const files = unzipSync(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0)));
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));

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
    const picture = files[`pictures/ad_images/${person.id}/1.png`] ?? new Uint8Array();
    expect(Buffer.from(picture).equals(PNG)).toBe(true);
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(),
    ).not.toContain(other.id);
  });
});
