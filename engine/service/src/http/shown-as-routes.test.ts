import {
  drawnObjectsSchema,
  EDITOR_PATHS,
  MAX_PRODUCTS_ASKED,
  RENDERER_VERSION,
  SHOWN_AS_PATHS,
  shownAsResponseSchema,
} from '@adwright/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createAccessToken,
  createTestEngine,
  type EngineUnderTest,
} from '../testing/engine-under-test.ts';

let world: EngineUnderTest;
const userId = crypto.randomUUID();
const MUG = { name: 'mug', label: 'Mug', picture: `/objects/mug.${RENDERER_VERSION}.webp` };

beforeEach(() => {
  world = createTestEngine();
});

async function ask(body: object, as: string | null = userId): Promise<Response> {
  return world.engine.app.request(SHOWN_AS_PATHS.understand, {
    method: 'POST',
    headers: as ? { Authorization: `Bearer ${await createAccessToken(as)}` } : {},
    body: JSON.stringify(body),
  });
}

describe('the engine names the object that an ad would show', () => {
  it('the response names the object of each product in order, with null for unknown products', async () => {
    const response = await ask({ products: ['Ceramic mugs', 'Quantora', '', '🎉'] });
    const { shown } = shownAsResponseSchema.parse(await response.json());
    expect(shown).toEqual([MUG, null, null, null]);
  });

  it('the object of an ad is derived from the whole brief', async () => {
    const [product, form] = ['Becher', { audience: 'mug lovers' }] as const;
    const shownOf = async (body: object) =>
      shownAsResponseSchema.parse(await (await ask(body)).json()).shown;
    expect(await shownOf({ products: [product] })).toEqual([null]);
    expect(await shownOf({ products: [product], form })).toEqual([MUG]);
    expect(await shownOf({ products: [product, product], forms: [{}, form] })).toEqual([null, MUG]);
  });

  it('the response contains the reason why a field does not name a product', async () => {
    const products = ['Ceramic mugs', 'Quantora', '', '🎉', 'asdf qwer', 'My product', 'Buy now'];
    const { unclear } = shownAsResponseSchema.parse(await (await ask({ products })).json());
    expect(unclear).toEqual([null, 'name', 'empty', 'signs', 'gibberish', 'placeholder', 'call']);
  });

  it('the response includes the facts of the brief if a form requests them, and no facts for a list of products', async () => {
    const form = { audience: 'parents', offer: { code: 'TERM15' } };
    const response = await ask({ products: ['20% off mugs'], form });
    expect(shownAsResponseSchema.parse(await response.json()).facts).toEqual([
      { kind: 'discount', text: '20% off mugs' },
      { kind: 'code', text: 'TERM15' },
    ]);
    const listed = await ask({ products: ['20% off mugs'] });
    expect(await listed.json()).not.toHaveProperty('facts');
    expect((await ask({ products: ['Mugs'], form: { goal: 7 } })).status).toBe(400);
  });

  it('the preview of an ad’s object is for signed-in users, and costs no credits', async () => {
    expect((await ask({ products: ['Mugs'] }, null)).status).toBe(401);
    await ask({ products: ['Mugs'] });
    expect(world.store.calls).toEqual([]);
  });

  it.each([
    {},
    { products: [] },
    { products: [7] },
    { products: ['x'.repeat(501)] },
    { products: Array.from({ length: MAX_PRODUCTS_ASKED + 1 }, () => 'mug') },
  ])('an invalid request for the objects of ads is refused with 400: %j', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('the preview of an ad’s object has a rate limit per user', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => ask({ products: ['Mugs'] })),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect((await ask({ products: ['Mugs'] }, crypto.randomUUID())).status).toBe(200);
  });
});

describe('the engine serves pictures of the drawn objects', () => {
  it('the drawn objects are listed with their labels', async () => {
    const response = await world.engine.app.request(EDITOR_PATHS.choices);
    const { objects } = drawnObjectsSchema.parse(await response.json());
    expect(objects.map(({ label }) => label)).toEqual(['Espresso machine', 'Mug']);
  });

  it('the pictures of drawn objects may be cached by browsers for ever', async () => {
    const response = await world.engine.app.request(MUG.picture);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(await response.text()).toBe('picture of mug');
  });

  it.each(['/objects/nothing.3.webp', '/objects/mug', '/objects/mug.webp', '/objects/..%2Fmug'])(
    'are not found at %s',
    async (path) => {
      expect((await world.engine.app.request(path)).status).toBe(404);
    },
  );
});
