import { createAddress, findNewestLink, PASSWORD } from '../data-service/testing.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';
import type { Probe } from './tally.ts';
import { type Answer, isClean, send, type World } from './world.ts';

/** Checks whether accounts can be discovered, taken over or locked out. */
export async function attackSignIn(world: World, probe: Probe, sample: boolean): Promise<void> {
  const ask = createAsker(world);
  await compareAddresses(world, ask, probe);
  await sendHostileTexts(world, ask, probe, sample);
  await callAdminPaths(world, ask, probe);
  const long = await ask('signup', { email: createAddress(), password: `aB1-${'é'.repeat(40)}` });
  probe(`a password over 72 bytes: ${long.status}`, long.status >= 400 && long.status < 500);
  await reuseRecoveryLink(world, probe);
  const { email } = world.bob;
  for (let guess = 0; guess < 12; guess++)
    await ask('token?grant_type=password', { email, password: `wrong-${guess}` });
  const answer = await ask('token?grant_type=password', { email, password: PASSWORD });
  probe(
    `guesses end somewhere, for the guesser alone: ${answer.status}`,
    [200, 400, 429].includes(answer.status),
  );
}

type Ask = ReturnType<typeof createAsker>;

/** Returns a function that sends requests to the sign-in service, with or without a token. */
function createAsker({ shop }: World) {
  const { url, publishableKey } = shop.service;
  return (path: string, body: unknown, { method = 'POST', token = publishableKey } = {}) =>
    send(`${url}/auth/v1/${path}`, token, body, { method, headers: { apikey: publishableKey } });
}

/** Returns texts that the sign-in service must not reveal about any requested account. */
const listSecrets = ({ alice }: World) => ['Alices-own-thing', alice.id];

/** Checks that no answer reveals whether an email address has an account. */
async function compareAddresses({ alice }: World, ask: Ask, probe: Probe): Promise<void> {
  const known = await ask('signup', { email: alice.email, password: PASSWORD });
  const fresh = await ask('signup', { email: createAddress(), password: PASSWORD });
  probe('a known address signs up like a new one', reduceToShape(known) === reduceToShape(fresh));
  const [reset, unknown] = [
    await ask('recover', { email: alice.email }),
    await ask('recover', { email: createAddress() }),
  ];
  probe('a known address recovers like a new one', reduceToShape(reset) === reduceToShape(unknown));
  const wrong = { email: alice.email, password: 'wrong-horse-1' };
  const [one, other] = [
    await ask('token?grant_type=password', wrong),
    await ask('token?grant_type=password', { ...wrong, email: createAddress() }),
  ];
  probe(
    'a known address fails to log in like a new one',
    reduceToShape(one) === reduceToShape(other),
  );
}

async function sendHostileTexts(
  world: World,
  ask: Ask,
  probe: Probe,
  sample: boolean,
): Promise<void> {
  const { alice, bob } = world;
  const secrets = listSecrets(world);
  for (const text of HOSTILE_TEXTS.filter((_, at) => !sample || at % 5 === 0)) {
    for (const [path, body] of [
      ['signup', { email: text, password: PASSWORD }],
      ['signup', { email: createAddress(), password: text }],
      ['token?grant_type=password', { email: text, password: text }],
      ['token?grant_type=refresh_token', { refresh_token: text }],
      ['recover', { email: text }],
      ['verify', { type: 'recovery', token: text, email: alice.email }],
      ['verify', { type: 'recovery', token_hash: text }],
      ['resend', { type: 'signup', email: text }],
      ['otp', { email: text }],
      ['magiclink', { email: text }],
    ] as const) {
      const answer = await ask(path, body);
      probe(
        `${path} with ${JSON.stringify(text).slice(0, 30)}: ${answer.status} ${answer.text.slice(0, 60)}`,
        isClean(answer, { secrets }),
      );
    }
    const change = await ask(
      'user',
      { password: text, data: { text } },
      { method: 'PUT', token: bob.accessToken },
    );
    probe(
      `a change to ${JSON.stringify(text).slice(0, 30)}: ${change.status}`,
      isClean(change, { secrets }) && change.status !== 200,
    );
  }
}

/** Calls paths that only administrators of the sign-in service may use, and paths that do not exist. */
async function callAdminPaths(world: World, ask: Ask, probe: Probe): Promise<void> {
  const { alice, bob } = world;
  const secrets = [...listSecrets(world), alice.email];
  for (const path of [
    'admin/users',
    `admin/users/${alice.id}`,
    'admin/generate_link',
    'settings',
    'sso',
    'invite',
    'factors',
    'callback',
    'authorize?provider=evil',
  ]) {
    const answer = await ask(
      path,
      path === 'settings' ? undefined : { email: alice.email, type: 'recovery' },
      { method: path === 'settings' ? 'GET' : 'POST', token: bob.accessToken },
    );
    probe(`${path}: ${answer.status}`, isClean(answer, { secrets }));
  }
}

/** Reduces an answer to its status, field names and types of values, so that two answers can be compared. */
function reduceToShape({ status, text }: Answer): string {
  const kinds = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(kinds);
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).map(([name, child]) => [name, kinds(child)]);
    return typeof value === 'string'
      ? value.replace(/[\da-f]{4,}|\d+|person-\S+/g, '#').slice(0, 20)
      : typeof value;
  };
  try {
    return JSON.stringify([status, kinds(JSON.parse(text))]);
  } catch {
    return `${status}`;
  }
}

/**
 * Checks that a recovery link works several times, until the password is changed. A link must work several
 * times, because mail scanners open links before people do.
 */
async function reuseRecoveryLink({ shop }: World, probe: Probe): Promise<void> {
  const { service } = shop;
  const person = await shop.newUser();
  await person.client.auth.resetPasswordForEmail(person.email);
  const link = findNewestLink(service, person.email);
  const follow = async () => {
    const { headers } = await fetch(link, { redirect: 'manual' });
    return /access_token=([^&]+)/.exec(headers.get('location') ?? '')?.[1];
  };
  const token = await follow();
  probe('a recovery link works', token !== undefined);
  const headers = { apikey: service.publishableKey };
  const change = { password: 'another-horse-2' };
  const answer = await send(`${service.url}/auth/v1/user`, token ?? null, change, {
    method: 'PUT',
    headers,
  });
  probe(`its session changes the password: ${answer.status}`, answer.status === 200);
  for (let times = 0; times < 3; times++)
    probe('a used recovery link does not work', (await follow()) === undefined);
  const old = { email: person.email, password: PASSWORD };
  const login = await send(
    `${service.url}/auth/v1/token?grant_type=password`,
    service.publishableKey,
    old,
    { headers },
  );
  probe('nor does the old password', login.status === 400);
}
