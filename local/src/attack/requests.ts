import {
  ASSETS_PATH,
  billingPortalRequestSchema,
  buildAdFormatsPath,
  changeSubscriptionRequestSchema,
  createAdRequestSchema,
  createAssetRequestSchema,
  createCheckoutRequestSchema,
  createFontRequestSchema,
  deleteAccountRequestSchema,
  EDITOR_PATHS,
  enhancementRequestSchema,
  FONTS_PATH,
  overlayRequestSchema,
  PAGE_EVENTS_PATH,
  renderFormatsRequestSchema,
  STARTER_PLAN,
  variationRequestSchema,
  WEBHOOK_PATHS,
} from '@adwright/contracts';
import { boostRequestSchema } from '@adwright/contracts/boost';
import {
  buildCampaignPath,
  CAMPAIGN_ACTIONS,
  CAMPAIGN_PATHS,
  createCampaignRequestSchema,
} from '@adwright/contracts/campaigns';
import { CUT_OUT_PATH, cutOutRequestSchema } from '@adwright/contracts/cut-out';
import { ENGINE_STATUS_PATH } from '@adwright/contracts/engine-status';
import { photoshootRequestSchema } from '@adwright/contracts/photoshoot';
import {
  buildAdVersionsPath,
  hintsRequestSchema,
  previewRequestSchema,
  rollRequestSchema,
  saveVersionRequestSchema,
} from '@adwright/contracts/recipe-editing';
import { sampleRecipe } from '@adwright/contracts/testing';
import type * as z from 'zod';
import { buildBody, type Person } from '../testing/engine-under-kill.ts';
import {
  findTextPaths,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  listTextPaths,
  replaceValue,
} from './hostile-values.ts';
import type { Probe } from './tally.ts';
import {
  buildCampaignBody,
  checkBooks,
  forgeToken,
  hashWorld,
  isClean,
  send,
  type World,
} from './world.ts';

/** An HTTP request as the browser sends it. */
interface Request {
  name: string;
  url: string;
  schema: z.ZodType;
  body: object;
}

/** Returns an example of every request of the product that has a body. */
async function listRequests(world: World, person: Person): Promise<Request[]> {
  return [...(await listEngineRequests(world, person)), ...listFunctionCalls(world)];
}

async function listEngineRequests(
  { shop, engine, adId }: World,
  person: Person,
): Promise<Request[]> {
  const at = (name: string, path: string, schema: z.ZodType, body: object): Request => ({
    name,
    url: engine.url + path,
    schema,
    body,
  });
  const webhook = async (name: keyof typeof WEBHOOK_PATHS, schema: z.ZodType) =>
    at(name, WEBHOOK_PATHS[name], schema, await buildBody(name, person));
  const recipe = sampleRecipe;
  const imageUrl = `${shop.service.url}/storage/v1/object/public/assets/${person.id}/x.png`;
  return [
    await webhook('createAd', createAdRequestSchema),
    await webhook('boost', boostRequestSchema),
    await webhook('overlay', overlayRequestSchema),
    at('variation', WEBHOOK_PATHS.variation, variationRequestSchema, {
      imageUrl,
      userId: person.id,
      requestType: 'variation',
    }),
    at('enhance', WEBHOOK_PATHS.enhance, enhancementRequestSchema, {
      imageUrl,
      userId: person.id,
      requestType: 'enhance',
    }),
    at('photoshoot', WEBHOOK_PATHS.photoshoot, photoshootRequestSchema, {
      imageUrl,
      userId: person.id,
      productType: 'mug',
      environment: 'kitchen',
      format: 'square',
    }),
    at('preview', EDITOR_PATHS.preview, previewRequestSchema, {
      recipe,
      formats: ['square'],
      width: 80,
      score: false,
    }),
    at('roll', EDITOR_PATHS.roll, rollRequestSchema, { recipe, elements: ['headline'], roll: 1 }),
    at('hints', EDITOR_PATHS.hints, hintsRequestSchema, { recipe, format: 'square' }),
    at('versions', buildAdVersionsPath(adId), saveVersionRequestSchema, { baseVersion: 1, recipe }),
    at('formats', buildAdFormatsPath(adId), renderFormatsRequestSchema, { formats: ['square'] }),
    at('assets', ASSETS_PATH, createAssetRequestSchema, { imageUrl, kind: 'logo', name: 'Logo' }),
    at('fonts', FONTS_PATH, createFontRequestSchema, {
      fileUrl: imageUrl,
      licensed: true,
      name: 'Sans',
    }),
    at('cut-out', CUT_OUT_PATH, cutOutRequestSchema, { imageUrl, save: false }),
    at(
      'campaigns',
      CAMPAIGN_PATHS.campaigns,
      createCampaignRequestSchema,
      buildCampaignBody('Autumn'),
    ),
  ];
}

function listFunctionCalls({ shop }: World): Request[] {
  const call = (name: string, schema: z.ZodType, body: object): Request => ({
    name,
    url: `${shop.service.url}/functions/v1/${name}`,
    schema,
    body,
  });
  const page = `${shop.shellUrl}/billing`;
  return [
    call('create-checkout', createCheckoutRequestSchema, {
      priceId: STARTER_PLAN.priceId,
      success_url: page,
      cancel_url: page,
    }),
    call('billing-portal', billingPortalRequestSchema, { return_url: page }),
    call('change-subscription', changeSubscriptionRequestSchema, { cancel_at_period_end: true }),
    call('delete-account', deleteAccountRequestSchema, { email: 'somebody@else.example' }),
  ];
}

/** Sends hostile values in every text of every request, as callers who have paid nothing. */
export async function attackBodies(world: World, probe: Probe, sample: boolean): Promise<void> {
  const { bob } = world;
  const before = await hashWorld(world);
  for (const { name, url, schema, body } of await listRequests(world, bob)) {
    // All routes parse recipes with the same code, and a valid recipe takes a second, so only the preview gets
    // hostile recipes.
    const isDeep = (path: readonly unknown[]) => path[0] === 'recipe' && name !== 'preview';
    const recipe = 'recipe' in body ? [['recipe']] : [];
    const paths = [...listTextPaths(schema), ...recipe, ...findTextPaths(body)].filter(
      (path) => !isDeep(path) || path.length === 1,
    );
    const unique = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
    const chosen = sample ? unique.slice(0, 2) : unique;
    const values = [...HOSTILE_TEXTS, ...HOSTILE_VALUES].filter((_, at) => !sample || at % 9 === 1);
    // Each probed path gets its own caller. With one caller, the limits per user would refuse requests before
    // they reach the probed code.
    for (const path of chosen) {
      for (const value of values) {
        const isOwnAccount =
          url.includes('/functions/') ||
          name === 'assets' ||
          name === 'fonts' ||
          name === 'campaigns';
        const token = isOwnAccount ? bob.accessToken : await forgeToken(world, crypto.randomUUID());
        const answer = await send(url, token, replaceValue(body, path, value));
        probe(
          `${name} ${path.join('.')} = ${JSON.stringify(value).slice(0, 30)}: ${answer.status} ${answer.text.slice(0, 90)}`,
          isClean(answer, world),
        );
      }
    }
  }
  probe('Alice’s rows are as they were', (await hashWorld(world)) === before);
  probe('Bob’s books agree', await checkBooks(bob));
}

/** Content types, sizes and shapes of bodies that are not valid JSON requests. */
const BODIES: [string, string | Uint8Array<ArrayBuffer>, string][] = [
  ['nothing', '', 'application/json'],
  ['a broken text', '{"product":', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a deep list', '['.repeat(50_000), 'application/json'],
  ['a deep object', '{"a":'.repeat(5000), 'application/json'],
  ['bytes', Uint8Array.from({ length: 256 }, (_, at) => at), 'application/octet-stream'],
  ['a form', 'product=Tea&audience=All', 'application/x-www-form-urlencoded'],
  [
    'XML',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    'application/xml',
  ],
  ['multipart without parts', '--x\r\n', 'multipart/form-data; boundary=x'],
  [
    'a prototype',
    '{"__proto__":{"product":"x"},"constructor":{"prototype":{}}}',
    'application/json',
  ],
  ['a huge text', `{"product":"${'x'.repeat(300_000)}"}`, 'application/json'],
  ['a number that is none', '{"product":1e99999}', 'application/json'],
  ['a duplicate key', '{"userId":"a","userId":"b"}', 'application/json'],
];

/** Sends requests without authorization, with bodies of any type, and as Bob for Alice's resources. */
export async function attackCallers(world: World, probe: Probe): Promise<void> {
  const { alice, bob, shop } = world;
  const before = await hashWorld(world);
  const requests = await listRequests(world, bob);
  const tokens: [string, string | null][] = [
    ['no token', null],
    ['nonsense', 'nonsense'],
    ['the public key', shop.service.publishableKey],
    ['another secret', await forgeToken(world, alice.id, { secret: 'x'.repeat(40) })],
    ['an expired one', await forgeToken(world, alice.id, { expires: '-1m' })],
    ['no id', await forgeToken(world, 'nobody')],
    [
      'without a signature',
      `${(await forgeToken(world, alice.id)).split('.').slice(0, 2).join('.')}.`,
    ],
  ];
  for (const { name, url, body } of requests) {
    for (const [what, token] of tokens) {
      const { status } = await send(url, token, body);
      probe(`${name} with ${what}: ${status}`, status === 401 || status === 429);
    }
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await send(url, bob.accessToken, undefined, { method });
      probe(`${method} ${name}: ${answer.status}`, isClean(answer, world) && answer.status >= 400);
    }
    for (const [what, raw, type] of BODIES) {
      const token = await forgeToken(world, crypto.randomUUID());
      const answer = await send(url, token, raw, { headers: { 'Content-Type': type } });
      probe(
        `${name} with ${what}: ${answer.status} ${answer.text.slice(0, 80)}`,
        isClean(answer, world) && answer.status >= 400,
      );
    }
  }
  await attackOperatorPages(world, tokens, probe);
  await askForForeign(world, requests, probe);
  probe('Alice’s things are as they were', (await hashWorld(world)) === before);
}

/** Sends requests as Bob that name Alice's resources. */
async function askForForeign(
  world: World,
  requests: Awaited<ReturnType<typeof listRequests>>,
  probe: Probe,
): Promise<void> {
  const { alice, bob, engine, adId, campaignId } = world;
  const foreign: [string, string, string, unknown][] = [
    ...requests
      .slice(0, 6)
      .map(({ name, url, body }): [string, string, string, unknown] => [
        name,
        'POST',
        url,
        { ...body, userId: alice.id },
      ]),
    ['an unpaid ad', 'POST', requests[0]?.url ?? '', requests[0]?.body],
    [
      'her ad’s versions',
      'POST',
      engine.url + buildAdVersionsPath(adId),
      { baseVersion: 1, recipe: sampleRecipe },
    ],
    ['her ad’s formats', 'POST', engine.url + buildAdFormatsPath(adId), { formats: ['square'] }],
    ['her campaign', 'DELETE', engine.url + buildCampaignPath(campaignId), undefined],
    ...CAMPAIGN_ACTIONS.map((action): [string, string, string, unknown] => [
      'her campaign',
      'POST',
      engine.url + buildCampaignPath(campaignId, action),
      {},
    ]),
    ['photos for her campaign', 'POST', engine.url + buildCampaignPath(campaignId, 'photos'), 'PK'],
    ...(await listForeignPictures(world)).map((imageUrl): [string, string, string, unknown] => [
      'her picture',
      'POST',
      engine.url + ASSETS_PATH,
      { imageUrl, kind: 'logo' },
    ]),
  ];
  for (const [what, method, url, body] of foreign) {
    const answer = await send(url, bob.accessToken, body, { method });
    probe(
      `${what} as Bob: ${answer.status} ${answer.text.slice(0, 60)}`,
      isClean(answer, world) && answer.status >= 400,
    );
  }
}

/** Requests operators' data as every caller who is not an operator, and sends malformed public reports. */
async function attackOperatorPages(
  world: World,
  tokens: readonly (readonly [string, string | null])[],
  probe: Probe,
): Promise<void> {
  const { bob, engine } = world;
  for (const [what, token] of [...tokens, ['Bob', bob.accessToken] as const]) {
    const answer = await send(engine.url + ENGINE_STATUS_PATH, token, undefined, { method: 'GET' });
    const isRefused = [401, 404, 429].includes(answer.status);
    probe(`/status with ${what}: ${answer.status}`, isRefused && isClean(answer, world));
  }
  for (const [what, raw, type] of BODIES) {
    const answer = await send(engine.url + PAGE_EVENTS_PATH, null, raw, {
      headers: { 'Content-Type': type, Origin: 'http://localhost:3000' },
    });
    probe(
      `/page-events with ${what}: ${answer.status}`,
      isClean(answer, world) && answer.status >= 400,
    );
  }
}

async function listForeignPictures({ shop, alice }: World): Promise<string[]> {
  const { url } = shop.service;
  const files = await shop.service.query(
    'select bucket_id, name from storage.objects where name like $1',
    [`${alice.id}/%`],
  );
  const addresses = files.map(
    ({ bucket_id, name }) => `${url}/storage/v1/object/public/${bucket_id}/${name}`,
  );
  return [
    ...addresses,
    ...addresses.map((address) => address.replace('http://', 'http://x@')),
    ...addresses.map((address) => address.replaceAll(alice.id, `${alice.id.toUpperCase()}`)),
    `${url}/auth/v1/health`,
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'https://example.com/x.png',
  ];
}
