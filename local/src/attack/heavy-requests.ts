import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  AD_LAYOUT_NAMES,
  ASSETS_PATH,
  EDITOR_PATHS,
  SHOWN_AS_PATHS,
  WEBHOOK_PATHS,
} from '@adwright/contracts';
import { buildCampaignPath, CAMPAIGN_PATHS } from '@adwright/contracts/campaigns';
import { sampleRecipe } from '@adwright/contracts/testing';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import * as z from 'zod';
import { ATTACK_MS, type HeavyRequest, type Person, type Target } from './heavy-request.ts';
import { buildCampaignBody, send } from './world.ts';

const MEGABYTE = 1_000_000;
const EMPTY = new Uint8Array();
const FORMATS = ['square', 'story', 'landscape', 'portrait'];

export type Files = Awaited<ReturnType<typeof makeFiles>>;

/** Makes files that are expensive to read. Making these expensive files blocks the thread for seconds. */
export async function makeFiles() {
  return {
    wideCatalogue: buildWideCatalogue(5000, 190),
    openQuote: Buffer.from(`a,b\n"${'x,\n'.repeat(1.6 * MEGABYTE)}`),
    workbook: buildWorkbookBomb(),
    manyLines: Buffer.from('a\n'.repeat(2 * MEGABYTE)),
    large: Buffer.alloc(60 * MEGABYTE, 'a,'),
    shared: buildSharedEntries(2000),
    bomb: zipBomb(40),
    manyNames: zipSync(
      Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`${at}.jpg`, EMPTY])),
    ),
    nested: nestArchives(20),
    photo: await drawLargePhoto(),
  };
}

/** Returns heavy requests to the data service and to the engine. */
export function listHeavyRequests(target: Target, files: Files): HeavyRequest[] {
  return [
    ...listQueries(target),
    ...listBodies(target),
    ...listObjects(target, files),
    ...listAccountRequests(target),
    ...listConnections(target),
    ...listPreviews(target),
    ...listUnpaid(target),
    ...listCatalogues(target, files),
  ];
}

/** Returns heavy requests that query the attacker's own rows. */
function listQueries({ serviceUrl, publishableKey }: Target): HeavyRequest[] {
  const query = (
    what: string,
    text: string,
    { atOnce = 12, table = 'ads', accept = 'application/json' } = {},
  ): HeavyRequest => ({
    what,
    atOnce,
    async send({ accessToken }) {
      const headers = { apikey: publishableKey, Accept: accept };
      const at = `${serviceUrl}/rest/v1/${table}?${text}`;
      return send(at, accessToken, undefined, { method: 'GET', headers });
    },
  });
  const ids = (count: number) =>
    `id=in.(${Array.from({ length: count }, () => crypto.randomUUID()).join(',')})`;
  const nested = (levels: number, word: string) =>
    `${word}=${`(${word}`.repeat(levels)}(title.eq.a)${')'.repeat(levels)}`;
  const list = (count: number, condition: string) => Array(count).fill(condition).join(',');
  const pattern = 'match.^(a%2B)(a%2B)(a%2B)%5C1%5C2%5C3$';
  const json = { table: 'generations' };
  return [
    query('full text, 7,000 brackets', `ad_text=fts.${'('.repeat(7000)}`),
    query('full text, phrase', 'ad_text=phfts.a%20b'),
    query('full text, another language', 'ad_text=wfts(german).a'),
    query('full text, negated, in a condition', 'or=(ad_text.not.wfts(english).a,id.is.null)'),
    query('full text, on a column of JSON', `request->>order=fts.${'('.repeat(7000)}`, json),
    query('regular expression', `title=${pattern}`),
    query('regular expression, any of', 'title=imatch(any).{a,b}'),
    query('regular expression, on request->>order', `request->>order=${pattern}`, json),
    query('regular expression, on request->>a.limit', `request->>a.limit=${pattern}`, json),
    query('regular expression, after a quote', `or=(title.eq.a"b,title.${pattern},id.eq.c")`),
    query('brackets in a list of values', `images=cs.{${'{'.repeat(900)}${'}'.repeat(900)}}`),
    query('brackets in a value of JSON', `request=eq.${'['.repeat(1900)}`, json),
    query('brackets in JSON that contains', `request=cs.${'{"a":'.repeat(300)}1`, json),
    query('path of 1,000 levels', `select=${'request->a'.repeat(1000)}`, json),
    query('columns of JSON, 90 times', `select=${list(90, 'request->a->b->c')}`, json),
    query('conditions, 1,000 levels', nested(1000, 'and')),
    query('conditions, 5 levels', nested(5, 'or')),
    query('conditions, negated, 1,000 levels', nested(1000, 'not.and')),
    query('60 patterns of 6 wildcards', `or=(${list(59, 'title.ilike.*a*a*a*a*a*b')})`),
    query('patterns of any and all', `title=ilike(all).{${list(60, '*a*a*a*b')}}`),
    query('list of 5,000 ids', ids(5000)),
    query('list of 500 ids', ids(500)),
    query('list of 30,000 characters', `title=in.(${'a,'.repeat(15_000)}a)`),
    query('list of one text, 30,000 characters', `title=in.(${'a'.repeat(30_000)})`),
    query('columns of columns', `order=${'title,'.repeat(4)}title&select=${'*,'.repeat(90)}*`),
    query('casts of casts', `select=title${'::text'.repeat(1000)}`),
    query('sums', `select=${list(90, 'title.count()')}`),
    query('tables in tables', `select=${'id,users(ads('.repeat(200)}`),
    query('tables in tables, spread', `select=${'...users('.repeat(60)}id${')'.repeat(60)}`),
    query('order by 500 columns', `order=${list(500, 'title.desc.nullslast')}`),
    query('order by columns of JSON', `order=${list(5, 'request->a->b')}&limit=100`, json),
    query('page number 2 billion', 'limit=1000000&offset=2000000000'),
    query('plan of a query', 'select=*', { accept: 'application/vnd.pgrst.plan+json' }),
    query('200 requests at once', 'limit=1', { atOnce: 200 }),
  ];
}

/** Returns heavy requests that store rows or pass arguments to functions. */
function listBodies({ serviceUrl, publishableKey }: Target): HeavyRequest[] {
  const body = (
    what: string,
    textOf: (id: string) => string,
    { atOnce = 6, path = 'ads', type = 'application/json', method = 'POST' } = {},
  ): HeavyRequest => {
    let text: string | undefined;
    return {
      what,
      atOnce,
      async send({ id, accessToken }) {
        text ??= textOf(id);
        const headers = { apikey: publishableKey, 'Content-Type': type };
        const at = `${serviceUrl}/rest/v1/${path}`;
        return send(at, accessToken, text, { headers, method });
      },
    };
  };
  const ads = (count: number, letters: number) => (id: string) =>
    JSON.stringify(Array(count).fill({ user_id: id, title: 'a', ad_text: 'a'.repeat(letters) }));
  const keys = () =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`a${at}`, 1])));
  return [
    body('500 rows, 1.9 MB', ads(500, 3700)),
    body('5,000 rows', ads(5000, 100)),
    body('100,000 rows of CSV', (id) => `user_id\n${`${id}\n`.repeat(50_000)}`, {
      type: 'text/csv',
    }),
    body('CSV of one open quote', () => `user_id\n"${'a,\n'.repeat(600_000)}`, {
      type: 'text/csv',
    }),
    body('form of 500,000 fields', () => 'a=1&'.repeat(450_000), {
      type: 'application/x-www-form-urlencoded',
    }),
    body('100,000 columns', keys),
    body('10 MB', ads(100, 100_000)),
    body('50,000 levels', () => '['.repeat(50_000)),
    body('1.9 MB of one text', ads(1, 1_900_000)),
    body('1.9 MB for a function', () => JSON.stringify({ p_module: 'a'.repeat(1_900_000) }), {
      path: 'rpc/report_module_visit',
    }),
    body('a function’s list of 100,000', () => JSON.stringify({ p_generation_id: [...keys()] }), {
      path: 'rpc/acknowledge_result',
    }),
    body('all own rows changed', () => JSON.stringify({ title: 'b'.repeat(1000) }), {
      path: 'ads?title=like.*a*',
      method: 'PATCH',
    }),
    body('brand kits without end', (id) => JSON.stringify({ user_id: id, name: 'a' }), {
      path: 'brand_kits',
      atOnce: 24,
    }),
    body(
      'brand kit of 1.9 MB',
      (id) => JSON.stringify({ user_id: id, name: 'a', colours: Array(200_000).fill('#aabbcc') }),
      {
        path: 'brand_kits',
      },
    ),
  ];
}

/** Returns heavy requests to the storage service. */
function listObjects({ serviceUrl, publishableKey }: Target, files: Files): HeavyRequest[] {
  const at = (path: string) => `${serviceUrl}/storage/v1/${path}`;
  const headers = { apikey: publishableKey };
  const json = (what: string, path: string, bodyOf: (id: string) => object): HeavyRequest => ({
    what,
    atOnce: 8,
    send: async ({ id, accessToken }) => send(at(path), accessToken, bodyOf(id), { headers }),
  });
  const names = (id: string) => Array.from({ length: 20_000 }, (_, each) => `${id}/${each}.jpg`);
  const place = (id: string) => `uploads/${id}/large.jpg`;
  return [
    {
      what: 'pictures of 4 MB',
      atOnce: 12,
      send: async ({ id, accessToken }) =>
        send(at(`object/uploads/${id}/${crypto.randomUUID()}.jpg`), accessToken, files.photo, {
          headers: { ...headers, 'Content-Type': 'image/jpeg' },
        }),
    },
    {
      what: 'a large picture, resized',
      atOnce: 12,
      async send({ id, accessToken }) {
        await send(at(`object/${place(id)}`), accessToken, files.photo, {
          headers: { ...headers, 'Content-Type': 'image/jpeg' },
        });
        const width = 500 + Math.floor(Math.random() * 1500);
        const path = `render/image/authenticated/${place(id)}?width=${width}`;
        return send(at(path), accessToken, undefined, { headers, method: 'GET' });
      },
    },
    json('list of all names, by a pattern', 'object/list/uploads', (id) => ({
      prefix: id,
      search: '%_'.repeat(500),
      limit: 1_000_000,
      sortBy: { column: 'name', order: 'asc' },
    })),
    json('addresses of 20,000 pictures', 'object/sign/uploads', (id) => ({
      paths: names(id),
      expiresIn: 60,
    })),
  ];
}

/** Returns heavy requests to the sign-in service. */
function listAccountRequests({ serviceUrl, publishableKey }: Target): HeavyRequest[] {
  const headers = { apikey: publishableKey };
  const post = (what: string, path: string, body: () => object, atOnce = 12): HeavyRequest => ({
    what,
    atOnce,
    send: async ({ accessToken }) =>
      send(`${serviceUrl}/${path}`, accessToken, body(), { headers }),
  });
  const address = () => `a${crypto.randomUUID()}@example.com`;
  return [
    post('exports of an account', 'functions/v1/export-account', () => ({})),
    post('wrong passwords', 'auth/v1/token?grant_type=password', () => ({
      email: address(),
      password: 'a'.repeat(70),
    })),
    post('sign-ups', 'auth/v1/signup', () => ({ email: address(), password: 'correct-horse-1' })),
    post('mails for a new password', 'auth/v1/recover', () => ({ email: address() })),
  ];
}

/** Returns requests that use connections heavily: idle sockets and long headers. */
function listConnections({ serviceUrl, engineUrl, publishableKey }: Target): HeavyRequest[] {
  const halves = (what: string, url: string): HeavyRequest => ({
    what,
    atOnce: 1,
    async send() {
      const sockets = Array.from({ length: 500 }, () => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1');
        socket.on('error', () => {});
        socket.write('POST /preview HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n');
        return socket;
      });
      await delay(ATTACK_MS);
      for (const socket of sockets) socket.destroy();
      return { status: 408, text: '' };
    },
  });
  const header = (what: string, letters: number): HeavyRequest => ({
    what,
    atOnce: 12,
    async send({ accessToken }) {
      const headers = { apikey: publishableKey, 'X-Long': 'a'.repeat(letters) };
      const at = `${serviceUrl}/rest/v1/ads?limit=1`;
      return send(at, accessToken, undefined, { method: 'GET', headers });
    },
  });
  return [
    halves('500 connections, half a request each', serviceUrl),
    halves('500 connections to the engine', engineUrl),
    header('headers of 50 kB', 50_000),
    header('headers of 500 kB', 500_000),
  ];
}

interface EngineCall {
  what: string;
  path: string;
  body: object | string;
  atOnce?: number;
}

function buildEngineRequest(
  { engineUrl }: Target,
  { what, path, body, atOnce = 4 }: EngineCall,
): HeavyRequest {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    what,
    atOnce,
    send: async ({ accessToken }) => send(engineUrl + path, accessToken, text),
  };
}

/** Returns heavy requests for previews, which are free of charge. */
function listPreviews(target: Target): HeavyRequest[] {
  const { words, ...recipe } = sampleRecipe;
  const preview = { recipe: sampleRecipe, width: 1920, score: true };
  const layouts = AD_LAYOUT_NAMES;
  const thumbnails = { ...preview, width: 80, score: false, layouts };
  const long = { ...recipe, words: { ...words, headline: 'WWWW '.repeat(12).trim() } };
  const calls: EngineCall[] = [
    {
      what: 'preview of 4 formats, 1920 px',
      path: EDITOR_PATHS.preview,
      body: { ...preview, formats: FORMATS },
    },
    {
      what: 'preview in every layout, 540 px',
      path: EDITOR_PATHS.preview,
      body: { ...thumbnails, width: 540, formats: ['square'] },
    },
    {
      what: 'thumbnails in every layout and format',
      path: EDITOR_PATHS.preview,
      body: { ...thumbnails, formats: FORMATS },
    },
    {
      what: 'small previews, 40 at once',
      path: EDITOR_PATHS.preview,
      body: { ...preview, width: 80, formats: ['square'] },
      atOnce: 40,
    },
    {
      what: 'preview of words without room',
      path: EDITOR_PATHS.preview,
      body: { ...preview, recipe: long, formats: FORMATS },
    },
    { what: 'hints', path: EDITOR_PATHS.hints, body: { recipe: sampleRecipe, format: 'square' } },
    {
      what: 'rolls of everything',
      path: EDITOR_PATHS.roll,
      body: { recipe: sampleRecipe, elements: ['headline', 'layout', 'colours'], roll: 100_000 },
      atOnce: 24,
    },
  ];
  return calls.map((call) => buildEngineRequest(target, call));
}

/** Returns heavy requests to free routes of the engine, such as checks of words and of web pages. */
function listUnpaid(target: Target): HeavyRequest[] {
  const words = Array.from({ length: 12 }, (_, at) => `word${at} of a product`).join(', ');
  const calls: EngineCall[] = [
    {
      what: 'asset at a port of this machine',
      path: ASSETS_PATH,
      body: { imageUrl: 'http://127.0.0.1:1/a.png', kind: 'logo' },
    },
    {
      what: 'what 50 products are',
      path: SHOWN_AS_PATHS.understand,
      body: { products: Array.from({ length: 50 }, (_, at) => `${words} ${at}`.slice(0, 200)) },
      atOnce: 8,
    },
    { what: 'ads without a spend', path: WEBHOOK_PATHS.createAd, body: brief(), atOnce: 40 },
    {
      what: 'ads of 64 kB of spaces',
      path: WEBHOOK_PATHS.createAd,
      body: ' '.repeat(64_000),
      atOnce: 24,
    },
    {
      what: '60 kB of brackets',
      path: WEBHOOK_PATHS.createAd,
      body: '['.repeat(60_000),
      atOnce: 24,
    },
  ];
  return calls.map((call) => buildEngineRequest(target, call));
}

function brief(): object {
  return {
    product: 'Mugs',
    audience: 'Readers',
    goal: 'Sales',
    emotion: 'trust',
    adType: 'product showcase',
    prompt: 'Create a product showcase ad for Mugs.',
  };
}

/** Returns heavy requests that upload files for a campaign. */
function listCatalogues(target: Target, files: Files): HeavyRequest[] {
  const { engineUrl } = target;
  const large = {
    what: 'campaign of 15 MB',
    path: CAMPAIGN_PATHS.campaigns,
    body: buildLargeCampaign(),
  };
  return [
    buildCatalogueUpload(engineUrl, 'catalogue of 5,000 lines', files.wideCatalogue),
    buildCatalogueUpload(engineUrl, 'catalogue of one open quote', files.openQuote),
    buildCatalogueUpload(engineUrl, 'catalogue of 2 million lines', files.manyLines),
    buildCatalogueUpload(engineUrl, 'workbook that unpacks to 60 MB', files.workbook),
    buildCatalogueUpload(engineUrl, 'catalogue of 60 MB', files.large),
    buildEngineRequest(target, { ...large, atOnce: 2 }),
    buildPhotoUpload(engineUrl, 'archive of 2,000 shared entries', files.shared),
    buildPhotoUpload(engineUrl, 'archive that unpacks to 200 MB', files.bomb),
    buildPhotoUpload(engineUrl, 'archive of 60,000 names', files.manyNames),
    buildPhotoUpload(engineUrl, 'archive in archives', files.nested),
  ];
}

const ZIP = { 'Content-Type': 'application/zip' };

function buildCatalogueUpload(
  url: string,
  what: string,
  bytes: Uint8Array<ArrayBuffer>,
): HeavyRequest {
  return {
    what,
    atOnce: 4,
    send: async ({ accessToken }) =>
      send(url + CAMPAIGN_PATHS.catalogues, accessToken, bytes, { headers: ZIP }),
  };
}

/** Returns a heavy request that uploads one photo archive for the attacker's own campaign. */
function buildPhotoUpload(url: string, what: string, bytes: Uint8Array<ArrayBuffer>): HeavyRequest {
  const drafts = new Map<string, Promise<string>>();
  const draft = async ({ accessToken }: Person) => {
    const answer = await send(
      url + CAMPAIGN_PATHS.campaigns,
      accessToken,
      buildCampaignBody('Autumn'),
    );
    return z.object({ id: z.uuid() }).parse(JSON.parse(answer.text)).id;
  };
  return {
    what,
    atOnce: 3,
    async send(attacker) {
      const known = drafts.get(attacker.id) ?? draft(attacker);
      drafts.set(attacker.id, known);
      const at = url + buildCampaignPath(await known, 'photos');
      return send(at, attacker.accessToken, bytes, { headers: ZIP });
    },
  };
}

function buildWideCatalogue(lines: number, columns: number): Uint8Array<ArrayBuffer> {
  const line = `${Array(columns).fill('1').join(';')}\n`;
  return Buffer.from(line.repeat(lines));
}

function buildWorkbookBomb(): Uint8Array<ArrayBuffer> {
  const sheet = Buffer.alloc(60 * MEGABYTE, '<row><c><v>1</v></c></row>');
  return zipSync({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'xl/workbook.xml': Buffer.from('<workbook/>'),
    'xl/worksheets/sheet1.xml': [sheet, { level: 1 }],
  });
}

function buildLargeCampaign(): object {
  const cells = Array.from({ length: 150 }, () => 'a cell of twenty l.');
  const rows = Array.from({ length: 5000 }, (_, at) => ({ line: at + 2, cells }));
  const columns = cells.map((_, at) => `Column ${at}`);
  return { ...buildCampaignBody('Large'), table: { columns, rows, faults: [] } };
}

function zipBomb(files: number): Uint8Array<ArrayBuffer> {
  const zeros: [Buffer, { level: 1 }] = [Buffer.alloc(5 * MEGABYTE), { level: 1 }];
  return zipSync(
    Object.fromEntries(Array.from({ length: files }, (_, at) => [`${at}.jpg`, zeros])),
  );
}

/** Returns an archive with a directory that lists one file many times. */
function buildSharedEntries(count: number): Uint8Array<ArrayBuffer> {
  const archive = Buffer.from(
    zipSync({ '0000.jpg': [Buffer.alloc(4 * MEGABYTE, 7), { level: 0 }] }),
  );
  const end = archive.length - 22;
  const start = archive.readUInt32LE(end + 16);
  const entry = archive.subarray(start, end);
  const directory = Buffer.concat(
    Array.from({ length: count }, (_, at) => {
      const copy = Buffer.from(entry);
      copy.write(String(at).padStart(4, '0'), 46, 'latin1');
      return copy;
    }),
  );
  const tail = Buffer.from(archive.subarray(end));
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([archive.subarray(0, start), directory, tail]);
}

function nestArchives(levels: number): Uint8Array<ArrayBuffer> {
  let archive = zipSync({ 'a.jpg': Buffer.alloc(5 * MEGABYTE) });
  for (let level = 0; level < levels; level += 1) archive = zipSync({ 'a.zip': archive });
  return archive;
}

/** Returns a photo with almost the maximum number of pixels that the storage resizes. */
function drawLargePhoto(): Promise<Buffer<ArrayBuffer>> {
  const create = { width: 8000, height: 6200, channels: 3, background: '#778899' } as const;
  return sharp({ create }).jpeg().toBuffer();
}
