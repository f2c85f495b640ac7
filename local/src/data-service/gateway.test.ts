import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientFor, createUser, startTestService, type TestService } from './testing.ts';

let service: TestService;
let signedIn: Awaited<ReturnType<typeof createUser>>;

beforeAll(async () => {
  service = await startTestService({
    database: 'pglite',
    functions: { echo: async (request) => new Response(await request.text(), { status: 201 }) },
  });
});
afterAll(() => service.close());

/** A JSON text that is nested deeper than any request of the product. */
const DEEP = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;

describe('an access token with the product’s signature', () => {
  let person: Awaited<ReturnType<typeof createUser>>;
  beforeAll(async () => {
    person = await createUser(service);
  });

  const sign = (change: (token: SignJWT) => SignJWT) =>
    change(
      new SignJWT({ role: 'authenticated' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(person.id)
        .setIssuedAt(),
    ).sign(new TextEncoder().encode(service.jwtSecret));
  const paths = [
    '/rest/v1/users',
    '/auth/v1/user',
    '/functions/v1/echo',
    '/storage/v1/object/info/ad_images/a.png',
    '/storage/v1/object/authenticated/ad_images/a.png',
  ];

  it.each(paths)(
    'the gateway refuses a token at %s if the token never expires or is for another audience',
    async (path) => {
      const unfit = [
        (token: SignJWT) => token.setAudience('authenticated'),
        (token: SignJWT) => token.setExpirationTime('1h'),
        (token: SignJWT) => token.setAudience('another').setExpirationTime('1h'),
      ];
      for (const change of unfit) {
        const answer = await fetch(service.url + path, {
          method: path.startsWith('/functions') ? 'POST' : 'GET',
          headers: {
            apikey: service.publishableKey,
            authorization: `Bearer ${await sign(change)}`,
          },
        });
        expect([401, 403]).toContain(answer.status);
      }
    },
  );

  it('the gateway accepts a user’s access token', async () => {
    const token = await sign((fit) => fit.setAudience('authenticated').setExpirationTime('1h'));
    const headers = { apikey: service.publishableKey, authorization: `Bearer ${token}` };
    const answer = await fetch(`${service.url}/rest/v1/users?select=id`, { headers });
    expect(await answer.json()).toEqual([{ id: person.id }]);
  });
});

describe('routes of the data service’s gateway', () => {
  it.each(['/_system/config', '/_system/introspect', '/', '/pg/query', '/graphql/v1'])(
    'the path %s of the gateway is closed',
    async (path) => {
      const response = await fetch(service.url + path, { headers: { apikey: service.secretKey } });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(service.jwtSecret);
    },
  );

  it('the gateway refuses a request without an API key', async () => {
    expect((await fetch(`${service.url}/rest/v1/users`)).status).toBe(401);
  });

  it('the gateway allows cross-origin requests only from the product’s pages', async () => {
    const ask = (origin: string, method = 'GET') =>
      fetch(`${service.url}/rest/v1/users`, {
        method,
        headers: {
          origin,
          apikey: service.publishableKey,
          'access-control-request-headers': 'apikey,prefer',
        },
      });
    const shell = `http://localhost:${service.ports.shell}`;
    const preflight = await ask(shell, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(shell);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('prefer');
    expect((await ask(shell)).headers.get('access-control-allow-origin')).toBe(shell);
    const foreign = await ask('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('the gateway refuses bodies above the size limit of their service', async () => {
    const response = await fetch(`${service.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: service.publishableKey },
      body: 'x'.repeat(100_000),
    });
    expect(response.status).toBe(413);
  });

  it('the gateway calls edge functions and returns their answers', async () => {
    const response = await fetch(`${service.url}/functions/v1/echo`, {
      method: 'POST',
      body: 'hi',
    });
    expect([response.status, await response.text()]).toEqual([201, 'hi']);
    expect((await fetch(`${service.url}/functions/v1/none`)).status).toBe(404);
  });
});

describe('a request that the gateway can’t parse', () => {
  beforeAll(async () => {
    signedIn = await createUser(service);
  });

  it.each([
    ['GET', '/rest/v1/ads?order=%00', ''],
    ['GET', '/rest/v1/ads?%00=eq.1', ''],
    ['GET', '/rest/v1/ads?select=title->>%00', ''],
    ['GET', '/rest/v1/ads?select=%22id', ''],
    ['GET', '/rest/v1/ads?select=id:%22x', ''],
    ['POST', '/rest/v1/ads', '{"title":"\\u0000"}'],
    ['POST', '/rest/v1/ads', '{"is_favorite":{}}'],
    [
      'POST',
      '/rest/v1/rpc/check_and_consume_credits',
      '{"user_id":"00000000-0000-4000-8000-000000000000","feature_name":"\\u0000","required_credits":1}',
    ],
    ['POST', '/auth/v1/token?grant_type=refresh_token', '{"refresh_token":"a\\u0000"}'],
    ['POST', '/auth/v1/token?grant_type=pkce', '{"auth_code":"\\u0000","code_verifier":"b"}'],
    ['GET', '/auth/v1/verify?type=signup&token=%00', ''],
    ['POST', '/auth/v1/verify', '{"type":"signup","token_hash":"\\ud800"}'],
    ['GET', '/storage/v1/object/public/ad_images/%00', ''],
    ['DELETE', '/storage/v1/object/ad_images', '{"prefixes":["a\\u0000.png"]}'],
    ['DELETE', '/storage/v1/object/ad_images', '{"prefixes":["a\\u0000.png"]}', 'text/plain'],
    ['DELETE', '/storage/v1/object/ad_images', DEEP, 'text/plain'],
    ['POST', '/storage/v1/object/list/ad_images', '{"prefix":"\\ud800"}', 'text/plain'],
    ['POST', '/storage/v1/object/sign/ad_images/a.png', DEEP],
    ['POST', '/storage/v1/object/move', '{"bucketId":"ad_images","sourceKey":"\\u0000"}'],
    ['POST', '/storage/v1/object/copy', DEEP, 'text/plain'],
    ['POST', '/storage/v1/bucket', '{"name":"\\u0000"}'],
    ['POST', '/auth/v1/signup', DEEP],
    ['POST', '/auth/v1/token?grant_type=refresh_token', `{"refresh_token":${DEEP}}`],
    ['PUT', '/auth/v1/user', `{"other":${DEEP}}`],
    ['POST', '/functions/v1/echo', DEEP],
    ['POST', '/functions/v1/echo', '{"text":"\\u0000"}'],
    ['GET', '/storage/v1/object/public/ad_images/%ff', ''],
  ])(
    'the gateway answers %s %s %s with 400',
    async (method, path, body, type = 'application/json') => {
      const { accessToken } = signedIn;
      const answer = await fetch(service.url + path, {
        method,
        headers: {
          apikey: service.publishableKey,
          authorization: `Bearer ${accessToken}`,
          ...(body && { 'content-type': type }),
        },
        ...(body && { body }),
      });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.json()).toMatchObject({});
    },
  );
});

describe('answers of the rows API', () => {
  it.each(['missing', 'constructor', '__proto__'])(
    'the gateway answers 404 for the function %s',
    async (name) => {
      expect((await fetch(`${service.url}/functions/v1/${name}`, { method: 'POST' })).status).toBe(
        404,
      );
    },
  );

  it('users can’t raise their own plan through the rows API', async () => {
    const { client, id } = await createUser(service);
    for (const values of [
      { ads_limit: 9999 },
      { credits_used: -5 },
      { plan_name: 'starter' },
      { reset_date: '2000-01-01T00:00:00Z' },
    ]) {
      const { data, error } = await client.from('users').update(values).eq('id', id).select();
      expect(error !== null || data.length === 0).toBe(true);
    }
    const { data } = await client.from('users').select('*').single();
    expect(data).toMatchObject({ ads_limit: 50, credits_used: 0, plan_name: 'starter50' });
  });

  it('the rows API formats timestamps as in ISO 8601', async () => {
    const { client } = await createUser(service);
    const { data } = await client.from('users').select('reset_date').single();
    expect(data?.reset_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('the rows API answers a violated check constraint with 400 and the database’s error code', async () => {
    const preleads = createClientFor(service).from('preleads');
    const { error, status } = await preleads.insert({ email: 'not an address' });
    expect([status, error?.code]).toEqual([400, '23514']);
  });
});

it('the rows API answers a query for 500 ids with headers that are short enough for every client', async () => {
  const ids = Array.from({ length: 500 }, () => crypto.randomUUID());
  const { data, error } = await signedIn.client.from('ads').select('id').in('id', ids);
  expect([data, error]).toEqual([[], null]);
});

it('the rows API refuses a body with rows in CSV', async () => {
  const answer = await fetch(`${service.url}/rest/v1/ads`, {
    method: 'POST',
    headers: {
      apikey: service.publishableKey,
      Authorization: `Bearer ${signedIn.accessToken}`,
      'Content-Type': 'text/csv',
    },
    body: `user_id\n${`${signedIn.id}\n`.repeat(600)}`,
  });
  expect(answer.status).toBe(400);
});

it('the gateway delays only the caller who repeatedly sends megabytes', async () => {
  const [sender, other] = [await createUser(service), await createUser(service)];
  const send = async ({ accessToken }: typeof sender, path: string) =>
    fetch(`${service.url}/${path}`, {
      method: 'POST',
      headers: {
        apikey: service.publishableKey,
        Authorization: `Bearer ${accessToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ title: 'a'.repeat(1_000_000) }),
    });
  const paths = ['rest/v1/ads', 'functions/v1/echo', 'storage/v1/object/list/uploads'];
  for (const path of [...paths, 'rest/v1/ads']) await send(sender, path);
  for (const path of paths) {
    const refused = await send(sender, path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).message).toMatch(/^You have sent a lot at once\. Please try/);
  }
  expect((await send(other, 'rest/v1/ads')).status).not.toBe(429);
});
