import { createHash } from 'node:crypto';
import { ASSETS_PATH } from '@adwright/contracts';
import { CAMPAIGN_PATHS } from '@adwright/contracts/campaigns';
import { SignJWT } from 'jose';
import sharp from 'sharp';
import * as z from 'zod';
import type { DatabaseKind } from '../data-service/testing.ts';
import { openShop, press, startCheckout, type TestShop, waitUntil } from '../payments/testing.ts';
import {
  buildBody,
  callWebhook,
  type EngineProcess,
  type Person,
  readBalance,
  startEngineProcess,
} from '../testing/engine-under-kill.ts';
import { spend } from '../testing/spend.ts';

/** A table of the database, whether or not the data API exposes it. */
export interface Table {
  schema: string;
  name: string;
  columns: string[];
  /** Name of the column with the owner of a row; null for a table without an owner column. */
  owner: string | null;
}

/** An instance of the product under attack, with the victim Alice and the attacker Bob. */
export interface World {
  shop: TestShop;
  engine: EngineProcess;
  alice: Person;
  bob: Person;
  tables: Table[];
  /** Ids of an ad and a campaign of Alice's, and texts that only her rows contain. */
  adId: string;
  campaignId: string;
  secrets: string[];
  close(): Promise<void>;
}

/** Prefix of the names of Alice's resources. No answer to a user other than Alice may contain this prefix. */
export const MARK = 'Alices-own-thing';

interface WorldOptions {
  /** The data folder to open, as in `openShop`. */
  kept?: string;
  database?: DatabaseKind;
  /** Environment variables of the engine in addition to those of {@link startEngineProcess}. */
  engineSettings?: Record<string, string>;
}

/** Starts an instance of the product in which Alice owns a resource of every type that the product stores. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const shop = await openShop(options.kept, options.database);
  const engine = await startEngineProcess(shop.service, 'engine', options.engineSettings);
  const alice = await shop.newUser();
  const bob = await shop.newUser();
  await subscribe(shop, alice);
  const [campaignId] = await Promise.all([
    draftCampaign(engine, alice),
    makeAd(engine, alice),
    addLogo(engine, alice),
    alice.client.from('brand_kits').insert({ user_id: alice.id, name: MARK }),
  ]);
  const ad = await alice.client.from('ads').select('id').single();
  const adId = z.uuid().parse(ad.data?.id);
  await Promise.all([
    alice.client
      .from('claim_evidence')
      .insert({ user_id: alice.id, ad_id: adId, claim: MARK, evidence: MARK }),
    alice.client.from('ad_folders').insert({ name: MARK }),
    alice.client.rpc('rename_ad', { p_ad_id: adId, p_name: MARK }),
  ]);
  return {
    shop,
    engine,
    alice,
    bob,
    tables: await listTables(shop),
    adId,
    campaignId,
    secrets: [MARK, alice.email, alice.id],
    async close() {
      await engine.end('SIGTERM');
      await shop.close();
    },
  };
}

async function subscribe(shop: TestShop, person: Person): Promise<void> {
  const { data } = await startCheckout(shop, person.client);
  await press(data?.url ?? '', 'subscribe');
  await waitUntil(async () => {
    const { data: user } = await person.client.from('users').select('plan_name').single();
    if (user?.plan_name !== 'starter') throw new Error('the account has no subscription yet');
  });
}

async function makeAd(engine: EngineProcess, person: Person): Promise<void> {
  const body = await buildBody('createAd', person);
  await spend(person, 'createAd');
  const key = crypto.randomUUID();
  const answer = await callWebhook(engine.url, 'createAd', person, key, { ...body, product: MARK });
  if (answer?.status !== 200) throw new Error(`the engine made no ad: ${await answer?.text()}`);
  await answer.body?.cancel();
}

async function addLogo(engine: EngineProcess, { client, id, accessToken }: Person): Promise<void> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const mark = { create: { width: 180, height: 100, channels: 3, background: '#cc3333' } } as const;
  const logo = await sharp({ create: { width: 400, height: 120, channels: 4, background: clear } })
    .composite([{ input: mark, left: 10, top: 10 }])
    .png()
    .toBuffer();
  const place = `${id}/logo_${crypto.randomUUID()}.png`;
  const bucket = client.storage.from('assets');
  const { error } = await bucket.upload(place, logo, { contentType: 'image/png' });
  if (error) throw error;
  const imageUrl = bucket.getPublicUrl(place).data.publicUrl;
  const answer = await send(engine.url + ASSETS_PATH, accessToken, {
    imageUrl,
    kind: 'logo',
    name: MARK,
  });
  if (answer.status !== 200) throw new Error(`the logo was not saved: ${answer.text}`);
}

async function draftCampaign(engine: EngineProcess, { accessToken }: Person): Promise<string> {
  const answer = await send(
    engine.url + CAMPAIGN_PATHS.campaigns,
    accessToken,
    buildCampaignBody(MARK),
  );
  return z.object({ id: z.uuid() }).parse(JSON.parse(answer.text)).id;
}

/** Returns the body of a request that creates a campaign with one row. */
export function buildCampaignBody(name: string) {
  return {
    name,
    table: { columns: ['Product'], rows: [{ line: 2, cells: ['Mug'] }], faults: [] },
    mapping: { product: 0 },
    defaults: { audience: 'Readers', goal: 'Sales', emotion: 'trust', adType: 'product showcase' },
    settings: { formats: [] },
  };
}

/** Status and body of an HTTP answer. */
export interface Answer {
  status: number;
  text: string;
}

/**
 * Sends a request with JSON or raw bytes as the request's body. A status of 0 means that the connection broke
 * twice. A server may close a connection when it refuses to read the body of a request. The next request on a
 * closed connection fails, so `send` repeats a failed request once.
 */
export async function send(...request: Parameters<typeof sendOnce>): Promise<Answer> {
  const answer = await sendOnce(...request);
  return answer.status === 0 ? sendOnce(...request) : answer;
}

async function sendOnce(
  url: string,
  token: string | null,
  body: unknown,
  { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const sent = new Headers({ 'Content-Type': 'application/json', ...headers });
  if (token !== null) sent.set('Authorization', `Bearer ${token}`);
  try {
    const answer = await fetch(url, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/**
 * Tells whether an answer is acceptable: it reports no crash and contains no data of Alice's. Returns true also
 * for an answer which says that the engine is busy.
 */
export function isClean({ status, text }: Answer, { secrets }: Pick<World, 'secrets'>): boolean {
  const isBusy = status === 503 && text.includes('"code":"busy"');
  const isBroken = status === 0 || (status >= 500 && !isBusy);
  return !isBroken && !secrets.some((secret) => text.includes(secret));
}

/** Returns an access token, valid or invalid, such as an attacker could obtain. */
export function forgeToken(
  { shop }: Pick<World, 'shop'>,
  userId: string,
  {
    role = 'authenticated',
    secret = shop.service.jwtSecret,
    expires = '1h',
  }: { role?: string; secret?: string; expires?: string } = {},
): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));
}

async function listTables({ service }: TestShop): Promise<Table[]> {
  const rows = await service.query(`
    select table_schema as schema, table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'private', 'storage', 'auth') and table_type in ('BASE TABLE', 'VIEW')
    group by 1, 2 order by 1, 2
  `);
  const schema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
  return rows.map((row) => {
    const table = schema.parse(row);
    const isUsers = table.name === 'users' && table.schema === 'public';
    const owner = table.columns.includes('user_id') ? 'user_id' : isUsers ? 'id' : null;
    return { ...table, owner };
  });
}

/** Returns a hash of everything that Alice owns: her rows in every table, and her files. */
export async function hashWorld({ shop, alice, tables }: World): Promise<string> {
  const hash = createHash('sha256');
  for (const { schema, name, owner } of tables) {
    if (owner === null || (schema !== 'public' && schema !== 'private')) continue;
    const rows = await shop.service.query(
      `select to_jsonb(source)::text as row from ${schema}.${name} as source
       where ${owner} = $1 order by 1`,
      [alice.id],
    );
    hash.update(`${name} ${JSON.stringify(rows)}`);
  }
  const files = await shop.service.query(
    `select bucket_id, name, metadata::text from storage.objects where name like $1 order by 1, 2`,
    [`${alice.id}/%`],
  );
  return hash.update(JSON.stringify(files)).digest('hex');
}

/** Tells whether a user's remaining credits, used credits and credit ledger agree. */
export async function checkBooks(person: Person): Promise<boolean> {
  const { left, ledger } = await readBalance(person);
  return left === ledger && left >= 0;
}
