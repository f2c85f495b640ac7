import { setTimeout as sleep } from 'node:timers/promises';
import {
  buildCampaignPath,
  CAMPAIGN_PATHS,
  type CampaignAction,
  type CampaignOverview,
  type CampaignResult,
  type CatalogueTable,
  campaignPhotosResponseSchema,
  createCampaignResponseSchema,
  readCatalogueResponseSchema,
} from '@adwright/contracts/campaigns';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createClientFor,
  createUser,
  startTestService,
  type TestService,
} from './data-service/testing.ts';
import {
  type EngineProcess,
  type Person,
  readBalance,
  startEngineProcess,
} from './testing/engine-under-kill.ts';
import { spend } from './testing/spend.ts';

// The time limits are long, because the engines of this test do real work, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const GIVEN = 50;
const DEFAULTS = {
  audience: 'Coffee lovers',
  goal: 'More orders',
  emotion: 'trust',
  adType: 'product showcase',
};

let service: TestService;
let engine: EngineProcess;
let person: Person;
const engines: EngineProcess[] = [];

beforeAll(async () => {
  service = await startTestService();
  engine = await start();
});

afterAll(async () => {
  for (const each of engines) each.process.kill('SIGKILL');
  await service.close();
});

beforeEach(async () => {
  person = await createUser(service);
});

afterEach(async () => {
  // Cancels every campaign, because running jobs would delay the next test.
  for (const { id } of await overviews()) await call(buildCampaignPath(id, 'cancel'), {});
});

/** Starts an engine that draws one-coloured squares as ads; engine-on-data-service.test.ts draws real ads. */
async function start(): Promise<EngineProcess> {
  const started = await startEngineProcess(service, 'plain', { PLAIN_SECONDS: '0.3' });
  engines.push(started);
  return started;
}

/** Sends a request to the engine as the user: a file as raw bytes, any other body as JSON. */
async function call(path: string, body: object, method = 'POST') {
  const isFile = body instanceof Uint8Array;
  const response = await fetch(engine.url + path, {
    method,
    headers: { Authorization: `Bearer ${person.accessToken}`, 'Content-Type': 'application/json' },
    body: isFile ? new Blob([new Uint8Array(body)]) : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** Sends a request that must succeed; a refusal fails the test with the engine's message. */
async function callSoundly(path: string, body: object) {
  const answer = await call(path, body);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  return answer.body;
}

async function read(csv: string): Promise<CatalogueTable> {
  const body = await callSoundly(CAMPAIGN_PATHS.catalogues, strToU8(csv));
  return readCatalogueResponseSchema.parse(body).table;
}

/** Creates a draft of a campaign with the named products. */
async function draft(products: readonly string[], formats: readonly string[] = []) {
  const table = await read(`title\n${products.join('\n')}\n`);
  return draftOf(table, { product: 0 }, formats);
}

async function draftOf(
  table: CatalogueTable,
  mapping: object,
  formats: readonly string[] = [],
): Promise<string> {
  const request = { name: 'Autumn', table, mapping, defaults: DEFAULTS, settings: { formats } };
  const body = await callSoundly(CAMPAIGN_PATHS.campaigns, request);
  return createCampaignResponseSchema.parse(body).id;
}

const act = async (id: string, action: CampaignAction) =>
  (await call(buildCampaignPath(id, action), {})).body;

async function overviews(): Promise<CampaignOverview[]> {
  return (await person.client.from('campaign_overviews').select('*')).data ?? [];
}

async function overview(id: string): Promise<CampaignOverview> {
  const found = (await overviews()).find((campaign) => campaign.id === id);
  if (!found) throw new Error('no such campaign');
  return found;
}

async function rows(id: string): Promise<CampaignResult[]> {
  const query = person.client.from('campaign_results').select('*').eq('campaign_id', id);
  return (await query.order('position')).data ?? [];
}

async function until(id: string, holds: (campaign: CampaignOverview) => boolean) {
  for (;;) {
    const campaign = await overview(id);
    if (holds(campaign)) return campaign;
    await sleep(100);
  }
}

const isDone = ({ state }: CampaignOverview) => state === 'done';

/**
 * Returns the number of credits in the ledger that were spent and not refunded.
 */
async function keptSpends(): Promise<number> {
  const { data } = await person.client.from('credit_ledger').select('kind, amount');
  return (data ?? []).reduce((sum, { kind, amount }) => (kind === 'grant' ? sum : sum - amount), 0);
}

/** Expects one charge and one ad for each row that succeeded, and no other ads or charges. */
async function expectExact(id: string, made: number) {
  const all = await rows(id);
  const succeeded = all.filter(({ state }) => state === 'succeeded');
  expect(succeeded).toHaveLength(made);
  expect(new Set(succeeded.map(({ ad_id }) => ad_id)).size).toBe(made);
  expect(succeeded.every(({ image_url }) => image_url !== null)).toBe(true);
  const { data: ads } = await person.client.from('ads').select('id');
  expect(ads).toHaveLength(made);
  const { data: generations } = await person.client.from('generations').select('state');
  expect(generations?.filter(({ state }) => state === 'succeeded')).toHaveLength(made);
  expect(await keptSpends()).toBe(made);
  expect(await readBalance(person)).toEqual({
    used: made,
    left: GIVEN - made,
    ledger: GIVEN - made,
  });
}

describe('campaigns on the data service', () => {
  it('a campaign passes the catalogue’s link and brand to its launch kit', async () => {
    const table = await read('title,link,vendor\nMug,https://shop.example/mug,Kiln & Co\nJar,,\n');
    const id = await draftOf(table, { product: 0, link: 1, brand: 2 });
    const sources = await person.client
      .from('campaign_rows')
      .select('link, brand:brief->>brandName')
      .eq('campaign_id', id)
      .order('position');
    expect(sources.data).toEqual([
      { link: 'https://shop.example/mug', brand: 'Kiln & Co' },
      { link: '', brand: null },
    ]);
  });

  it('a campaign makes and charges one ad for each valid row, and lists the invalid rows', async () => {
    const table = await read('title,emotion\nMug,trust\n,trust\n"Open,1\nTeapot,boredom\nTray,\n');
    const id = await draftOf(table, { product: 0, emotion: 1 });
    expect(await keptSpends()).toBe(0);
    expect(await overview(id)).toMatchObject({ state: 'draft', waiting: 2, faulty: 3 });

    expect(await act(id, 'start')).toEqual({ success: true, state: 'running' });
    await until(id, isDone);

    await expectExact(id, 2);
    const faulty = (await rows(id)).filter(({ state }) => state === 'faulty');
    expect(faulty.map(({ line, problem }) => [line, problem])).toEqual([
      [3, 'Product is empty.'],
      [4, 'A quotation mark is not closed.'],
      [5, 'Dominant emotion “boredom” is not one of the choices.'],
    ]);
  });

  it('a campaign can be paused, resumed and cancelled, and rows that had not started cost nothing', async () => {
    const id = await draft(Array.from({ length: 20 }, (_, at) => `Mug ${at}`));
    await act(id, 'start');
    await until(id, ({ succeeded }) => succeeded >= 1);
    expect(await act(id, 'pause')).toMatchObject({ state: 'paused' });
    const paused = await until(id, ({ running }) => running === 0);
    expect(paused).toMatchObject({ state: 'paused', paused_by: 'user' });
    expect(paused.waiting).toBeGreaterThan(0);
    expect(await keptSpends()).toBe(paused.succeeded);
    await sleep(1500);
    expect(await overview(id)).toEqual(paused);

    await act(id, 'resume');
    await until(id, ({ succeeded }) => succeeded > paused.succeeded);
    expect(await act(id, 'cancel')).toMatchObject({ state: 'cancelled' });
    const ended = await until(id, ({ running }) => running === 0);
    expect(ended.cancelled).toBeGreaterThan(0);
    await expectExact(id, ended.succeeded);
  });

  it('a campaign stops when the user’s credits run out, and continues automatically when the user has credits again', async () => {
    const admin = createClientFor(service, service.secretKey);
    const id = await draft(['Mug', 'Teapot', 'Tray']);
    for (let spent = 0; spent < GIVEN - 2; spent += 1) {
      await spend(person, 'createAd');
    }
    await act(id, 'start');
    const stopped = await until(
      id,
      ({ paused_by, running }) => paused_by === 'credits' && running === 0,
    );
    expect(stopped).toMatchObject({ state: 'paused', succeeded: 2, waiting: 1 });

    // Refunds two of the charges above, so that the user has credits again, as after an upgrade.
    for (let claimed = 0; claimed < 2; claimed += 1) {
      const claim = {
        p_user_id: person.id,
        p_feature: 'Create Ad',
        p_idempotency_key: crypto.randomUUID(),
        p_request: {},
      };
      const { data } = await admin.rpc('claim_spend', claim).single<{ generation_id: string }>();
      await admin.rpc('refund_generation', { p_generation_id: data?.generation_id, p_error: {} });
    }
    expect(await until(id, isDone)).toMatchObject({ succeeded: 3 });
  });
});

it('a campaign’s row stores the URL of its product’s page', async () => {
  const table = await read('title,link\nMug,https://shop.example/mug\nTeapot,\nTray,ftp://x\n');
  const id = await draftOf(table, { product: 0, link: 1 });
  expect((await rows(id)).map(({ link, state }) => [link, state])).toEqual([
    ['https://shop.example/mug', 'waiting'],
    ['', 'waiting'],
    ['ftp://x', 'faulty'],
  ]);
});

describe('photos that are added to a campaign', () => {
  const photo = () =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();

  it('photos of an archive are matched to the campaign’s rows, and unusable photos are listed', async () => {
    const table = await read('title,id,photo\nMug,1,mug.jpg\nTeapot,2,gone.jpg\nTray,tray-3,\n');
    const id = await draftOf(table, { product: 0, reference: 1, photo: 2 });
    const archive = zipSync({
      'photos/MUG.JPG': new Uint8Array(await photo()),
      'tray_3.jpg': new Uint8Array(await photo()),
      '../gone.jpg': new Uint8Array(await photo()),
      'gone.jpg': strToU8('no picture'),
      'other.jpg': new Uint8Array(await photo()),
      '__MACOSX/._mug.jpg': strToU8('x'),
    });
    const { body } = await call(buildCampaignPath(id, 'photos'), archive);
    expect(campaignPhotosResponseSchema.parse(body)).toEqual({
      success: true,
      matched: 2,
      small: [
        { name: 'photos/MUG.JPG', width: 400, height: 400 },
        { name: 'tray_3.jpg', width: 400, height: 400 },
      ],
      severalPages: [],
      unused: ['other.jpg'],
      faults: [
        { name: '../gone.jpg', message: 'Its path leads out of the archive.' },
        { name: 'gone.jpg', message: 'It is no JPEG, PNG, WebP, HEIC, AVIF or TIFF picture.' },
      ],
    });
    const stored = (await rows(id)).map(({ photo_url }) => photo_url);
    expect(stored[0]).toContain(`/authenticated/uploads/${person.id}/product_`);
    expect(stored).toEqual([expect.any(String), null, expect.any(String)]);
  });

  it('a campaign’s row fails without charge if its photo is missing or at a private IP address', async () => {
    const links = [
      'http://127.0.0.1/a.jpg',
      'http://169.254.169.254/latest/meta-data/',
      `${service.url}/storage/v1/object/public/ad_images/a.jpg`,
      'gone.jpg',
    ];
    const table = await read(`title,photo\n${links.map((link) => `Mug,${link}`).join('\n')}\n`);
    const id = await draftOf(table, { product: 0, photo: 1 });
    await act(id, 'start');
    await until(id, isDone);
    expect((await rows(id)).map(({ state, problem }) => [state, problem])).toEqual([
      ['failed', expect.stringContaining('not public')],
      ['failed', expect.stringContaining('not public')],
      ['failed', expect.stringContaining('unusual port')],
      ['failed', 'The photo “gone.jpg” is not in the archive.'],
    ]);
    expect(await keptSpends()).toBe(0);
  });
});

describe('other users’ access to a campaign', () => {
  it('another user can neither read nor control a campaign', async () => {
    const id = await draft(['Mug']);
    person = await createUser(service);
    expect(await overviews()).toEqual([]);
    expect(await rows(id)).toEqual([]);
    for (const action of ['start', 'pause', 'cancel', 'retry'] as const) {
      expect(await call(buildCampaignPath(id, action), {})).toMatchObject({ status: 404 });
    }
    expect(await call(buildCampaignPath(id, 'photos'), zipSync({}))).toMatchObject({ status: 404 });
    expect(await call(buildCampaignPath(id), {}, 'DELETE')).toMatchObject({ status: 409 });
  });

  it('a campaign request without a token is refused', async () => {
    const anonymous = await fetch(engine.url + CAMPAIGN_PATHS.catalogues, { method: 'POST' });
    expect(anonymous.status).toBe(401);
  });
});

it('the engine makes and charges every row of a campaign once, even if the engine is killed twice', async () => {
  const count = 14;
  const id = await draft(Array.from({ length: count }, (_, at) => `Mug number ${at}`));
  await act(id, 'start');
  for (const made of [2, 6]) {
    await until(id, ({ succeeded, running }) => succeeded >= made && running > 0);
    await engine.end('SIGKILL');
    engine = await start();
  }
  expect(await until(id, isDone)).toMatchObject({ succeeded: count, failed: 0 });
  await expectExact(id, count);
});
