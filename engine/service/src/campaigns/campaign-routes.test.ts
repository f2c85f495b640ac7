import { CAMPAIGN_PATHS, MAX_CATALOGUE_BYTES } from '@adwright/contracts/campaigns';
import { describe, expect, it } from 'vitest';
import { createAccessToken, createTestEngine } from '../testing/engine-under-test.ts';

const userId: string = crypto.randomUUID();
const world = createTestEngine();

async function call(path: string, body: BodyInit, { token = userId, method = 'POST' } = {}) {
  const headers = { Authorization: token && `Bearer ${await createAccessToken(token)}` };
  const response = await world.engine.app.request(path, { method, headers, body });
  return { status: response.status, body: await response.json() };
}

describe('the catalogue route reads a catalogue', () => {
  it('the catalogue route reads a catalogue, and recognises the columns by their names', async () => {
    const answer = await call(CAMPAIGN_PATHS.catalogues, 'id;title;image_link\n1;Mug;mug.jpg\n');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        table: {
          columns: ['id', 'title', 'image_link'],
          rows: [{ line: 2, cells: ['1', 'Mug', 'mug.jpg'] }],
          faults: [],
        },
        suggestion: { product: 1, photo: 2, reference: 0 },
        reading: { encoding: 'utf-8', headerLine: 1, sheet: null, hiddenRows: 0 },
      },
    });
  });

  it('the catalogue route reads a catalogue with the settings in the query', async () => {
    const file = Buffer.from([...Buffer.from('title\nGl'), 0x81, ...Buffer.from('hwein\n')]);
    const path = `${CAMPAIGN_PATHS.catalogues}?encoding=cp850&header=0`;
    const answer = await call(path, file, { token: crypto.randomUUID() });
    expect(answer.body).toMatchObject({
      table: { columns: ['Column 1'], rows: [{ cells: ['title'] }, { cells: ['Glühwein'] }] },
      reading: { encoding: 'cp850', headerLine: 0 },
    });
    const unknown = await call(`${CAMPAIGN_PATHS.catalogues}?encoding=klingon`, file, {
      token: crypto.randomUUID(),
    });
    expect(unknown).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it.each([
    ['that is empty', '', 400, 'The file is empty.'],
    ['that is a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), 415, /no catalogue/],
    ['over 5 MB', new Uint8Array(MAX_CATALOGUE_BYTES + 1), 413, /too large/],
  ])(
    'a catalogue with %s is refused with a message for its user',
    async (_, file, status, error) => {
      const answer = await call(CAMPAIGN_PATHS.catalogues, file, { token: crypto.randomUUID() });
      expect(answer).toMatchObject({ status, body: { success: false } });
      expect(answer.body.error).toMatch(error);
    },
  );

  it('the catalogue route refuses a catalogue from a caller without an access token, without reading the catalogue', async () => {
    const answer = await call(CAMPAIGN_PATHS.catalogues, 'title\nMug\n', { token: '' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('the catalogue route admits only a few catalogues of one user at once', async () => {
    const token = crypto.randomUUID();
    // The unknown encoding makes the server refuse up to 20 admitted calls before it reads the file, since
    // reading takes too long on a busy machine.
    const path = `${CAMPAIGN_PATHS.catalogues}?encoding=klingon`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(path, 'title\n', { token })),
    );
    const codes = answers.map(({ body }) => body.code);
    const admitted = codes.filter((code) => code === 'invalid_request');
    expect(admitted.length).toBeGreaterThanOrEqual(15);
    // The rate limit admits one more call every ten seconds.
    expect(admitted.length).toBeLessThan(20);
    expect(new Set(codes)).toEqual(new Set(['invalid_request', 'rate_limited']));
  });
});

const draft = {
  name: 'Autumn',
  table: { columns: ['title'], rows: [{ line: 2, cells: ['Mug'] }], faults: [] },
  mapping: { product: 0 },
  defaults: {},
  settings: {},
};

it.each([
  ['no name', { ...draft, name: ' ' }, 'name', 'Name: Required'],
  ['a long name', { ...draft, name: 'x'.repeat(81) }, 'name', 'Name: At most 80 characters'],
  [
    'a foreign emotion',
    { ...draft, defaults: { emotion: 'boredom' } },
    'defaults.emotion',
    /valid/,
  ],
  ['a foreign column', { ...draft, mapping: { product: -1 } }, 'mapping.product', /valid/],
  [
    'an object that nobody draws',
    { ...draft, shownAs: { 2: 'gizmo' } },
    'shownAs',
    /can’t be drawn/,
  ],
  [
    '5001 rows',
    { ...draft, table: { ...draft.table, rows: Array(5001).fill(draft.table.rows[0]) } },
    'table.rows',
    /valid/,
  ],
])(
  'a campaign draft with %s is refused, and the error names the field',
  async (_, body, field, error) => {
    const token = crypto.randomUUID();
    const answer = await call(CAMPAIGN_PATHS.campaigns, JSON.stringify(body), { token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', field } });
    expect(answer.body.error).toMatch(error);
  },
);

it.each([
  ['POST', '/campaigns/not-an-id/start'],
  ['POST', '/campaigns/not-an-id/photos'],
  ['POST', `/campaigns/${crypto.randomUUID()}/explode`],
  ['DELETE', '/campaigns/not-an-id'],
])('a campaign action with an unknown id gets 404: %s %s', async (method, path) => {
  const token = crypto.randomUUID();
  expect(await call(path, '{}', { token, method })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});
