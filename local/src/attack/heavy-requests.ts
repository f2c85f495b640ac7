import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { AD_LAYOUTS, ASSETS_PATH, EDITOR_PATHS } from '@adwright/contracts';
import { CAMPAIGN_PATHS, campaignPath } from '@adwright/contracts/campaigns';
import { sampleRecipe } from '@adwright/contracts/testing';
import { zipSync } from 'fflate';
import * as z from 'zod';
import type { Person } from '../testing/engine-under-kill.ts';
import type { HeavyRequest } from './overload.ts';
import { campaignBody, send, type World } from './world.ts';

const MEGABYTE = 1_000_000;
const FORMATS = ['square', 'story', 'landscape', 'portrait'];

/** Files that cost much to read. Making them takes seconds, in which nothing else may wait for this thread. */
export function makeFiles() {
  return {
    wideCatalogue: wideCatalogue(5000, 190),
    openQuote: Buffer.from(`a,b\n"${'x,\n'.repeat(1.6 * MEGABYTE)}`),
    workbook: workbookBomb(),
    large: Buffer.alloc(60 * MEGABYTE, 'a,'),
    shared: sharedEntries(2000),
    bomb: zipBomb(40),
  };
}

/** Heavy requests to the data service and to the engine. */
export function heavyRequests(world: World, files: ReturnType<typeof makeFiles>): HeavyRequest[] {
  return [
    ...queries(world),
    ...bodies(world),
    ...connections(world),
    ...engineRequests(world, files),
  ];
}

/** Queries for one's own ads. */
function queries({ shop }: World): HeavyRequest[] {
  const { url, publishableKey } = shop.service;
  const query = (what: string, text: string, atOnce = 12): HeavyRequest => ({
    what,
    victim: 'rows',
    atOnce,
    async send({ accessToken }) {
      const headers = { apikey: publishableKey };
      const at = `${url}/rest/v1/ads?select=id&${text}`;
      return (await send(at, accessToken, undefined, { method: 'GET', headers })).status;
    },
  });
  const ids = (count: number) =>
    `id=in.(${Array.from({ length: count }, () => crypto.randomUUID()).join(',')})`;
  const nested = (levels: number, word: string) =>
    `${word}=${`(${word}`.repeat(levels)}(title.eq.a)${')'.repeat(levels)}`;
  const wide = `or=(${Array(59).fill('title.ilike.*a*a*a*a*a*b').join(',')})`;
  return [
    query('full text, 7,000 brackets', `ad_text=fts.${'('.repeat(7000)}`),
    query('full text, phrase', 'ad_text=phfts.a%20b'),
    query('full text, negated, in a condition', 'or=(ad_text.not.wfts(english).a,id.is.null)'),
    query('regular expression', 'title=match.^(a%2B)(a%2B)(a%2B)%5C1%5C2%5C3$'),
    query('regular expression, any of', 'title=imatch(any).{a,b}'),
    query('conditions, 1,000 levels', nested(1000, 'and')),
    query('conditions, 5 levels', nested(5, 'or')),
    query('60 patterns of 6 wildcards', wide),
    query('list of 5,000 ids', ids(5000)),
    query('list of 500 ids', ids(500)),
    query('columns of columns', `order=${'title,'.repeat(4)}title&select=${'*,'.repeat(90)}*`),
    query('200 requests at once', 'limit=1', 200),
  ];
}

/** Rows to store. */
function bodies({ shop }: World): HeavyRequest[] {
  const { url, publishableKey } = shop.service;
  const body = (what: string, text: (id: string) => string, atOnce = 6): HeavyRequest => ({
    what,
    victim: 'rows',
    atOnce,
    async send({ id, accessToken }) {
      const headers = { apikey: publishableKey };
      return (await send(`${url}/rest/v1/ads`, accessToken, text(id), { headers })).status;
    },
  });
  const ads = (count: number, letters: number) => (id: string) =>
    JSON.stringify(Array(count).fill({ user_id: id, title: 'a', ad_text: 'a'.repeat(letters) }));
  return [
    body('500 rows, 1.9 MB', ads(500, 3700)),
    body('5,000 rows', ads(5000, 100)),
    body('10 MB', ads(100, 100_000)),
    body('50,000 levels', () => '['.repeat(50_000)),
    body('1.9 MB of one text', ads(1, 1_900_000)),
  ];
}

/** Sockets that say nothing more. */
function connections({ shop }: World): HeavyRequest[] {
  const port = Number(new URL(shop.service.url).port);
  return [
    {
      what: '500 connections, half a request each',
      victim: 'rows',
      atOnce: 1,
      async send() {
        const sockets = Array.from({ length: 500 }, () => {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => {});
          socket.write('POST /rest/v1/ads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n');
          return socket;
        });
        await delay(3000);
        for (const socket of sockets) socket.destroy();
        return 408;
      },
    },
  ];
}

function engineRequests({ engine }: World, files: ReturnType<typeof makeFiles>): HeavyRequest[] {
  const json = (what: string, path: string, body: object, atOnce = 4): HeavyRequest => ({
    what,
    victim: 'preview',
    atOnce,
    send: async ({ accessToken }) => (await send(engine.url + path, accessToken, body)).status,
  });
  const preview = { recipe: sampleRecipe, width: 1920, score: true };
  const layouts = AD_LAYOUTS.map(({ name }) => name);
  return [
    json('preview of 4 formats, 1920 px', EDITOR_PATHS.preview, { ...preview, formats: FORMATS }),
    json('preview in every layout, 540 px', EDITOR_PATHS.preview, {
      ...preview,
      formats: ['square'],
      width: 540,
      layouts,
      score: false,
    }),
    json('hints', EDITOR_PATHS.hints, { recipe: sampleRecipe, format: 'square' }),
    json('asset at a port of this machine', ASSETS_PATH, {
      imageUrl: 'http://127.0.0.1:1/a.png',
      kind: 'logo',
    }),
    catalogue(engine.url, 'catalogue of 5,000 lines', files.wideCatalogue),
    catalogue(engine.url, 'catalogue of one open quote', files.openQuote),
    catalogue(engine.url, 'workbook that unpacks to 60 MB', files.workbook),
    catalogue(engine.url, 'catalogue of 60 MB', files.large),
    json('campaign of 15 MB', CAMPAIGN_PATHS.campaigns, largeCampaign(), 2),
    photos(engine.url, 'archive of 2,000 shared entries', files.shared),
    photos(engine.url, 'archive that unpacks to 200 MB', files.bomb),
  ];
}

const ZIP = { 'Content-Type': 'application/zip' };

function catalogue(url: string, what: string, bytes: Uint8Array<ArrayBuffer>): HeavyRequest {
  return {
    what,
    victim: 'preview',
    atOnce: 4,
    send: async ({ accessToken }) =>
      (await send(url + CAMPAIGN_PATHS.catalogues, accessToken, bytes, { headers: ZIP })).status,
  };
}

/** Archives for a campaign of the attacker's own. */
function photos(url: string, what: string, bytes: Uint8Array<ArrayBuffer>): HeavyRequest {
  const drafts = new Map<string, Promise<string>>();
  const draft = async ({ accessToken }: Person) => {
    const answer = await send(url + CAMPAIGN_PATHS.campaigns, accessToken, campaignBody('Autumn'));
    return z.object({ id: z.uuid() }).parse(JSON.parse(answer.text)).id;
  };
  return {
    what,
    victim: 'preview',
    atOnce: 3,
    async send(attacker) {
      const known = drafts.get(attacker.id) ?? draft(attacker);
      drafts.set(attacker.id, known);
      const at = url + campaignPath(await known, 'photos');
      return (await send(at, attacker.accessToken, bytes, { headers: ZIP })).status;
    },
  };
}

function wideCatalogue(lines: number, columns: number): Uint8Array<ArrayBuffer> {
  const line = `${Array(columns).fill('1').join(';')}\n`;
  return Buffer.from(line.repeat(lines));
}

function workbookBomb(): Uint8Array<ArrayBuffer> {
  const sheet = Buffer.alloc(60 * MEGABYTE, '<row><c><v>1</v></c></row>');
  return zipSync({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'xl/workbook.xml': Buffer.from('<workbook/>'),
    'xl/worksheets/sheet1.xml': [sheet, { level: 1 }],
  });
}

function largeCampaign(): object {
  const cells = Array.from({ length: 150 }, () => 'a cell of twenty l.');
  const rows = Array.from({ length: 5000 }, (_, at) => ({ line: at + 2, cells }));
  const columns = cells.map((_, at) => `Column ${at}`);
  return { ...campaignBody('Large'), table: { columns, rows, faults: [] } };
}

function zipBomb(files: number): Uint8Array<ArrayBuffer> {
  const zeros: [Buffer, { level: 1 }] = [Buffer.alloc(5 * MEGABYTE), { level: 1 }];
  return zipSync(
    Object.fromEntries(Array.from({ length: files }, (_, at) => [`${at}.jpg`, zeros])),
  );
}

/** An archive whose directory names one file many times. */
function sharedEntries(count: number): Uint8Array<ArrayBuffer> {
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
