import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createAddress,
  createClientFor,
  createUser,
  findNewestLink,
  PASSWORD,
  startTestService,
  type TestService,
} from '../testing.ts';
import { AUTH_LIMITS, RateLimits } from './rate-limits.ts';

let service: TestService;

beforeAll(async () => {
  // These tests use the product's own answer delays, so tests with separate accounts run in parallel.
  service = await startTestService({ database: 'pglite', answerStepMs: undefined });
});
afterAll(() => service.close());

const mailsTo = (email: string) =>
  service.mailbox.list().filter((mail) => mail.to[0]?.address === email);

/** Opens a mailed link; returns the URL to which the link redirects, and the fragment of that URL. */
async function follow(link: string): Promise<{ address: string; hash: URLSearchParams }> {
  const response = await fetch(link, { redirect: 'manual' });
  const location = new URL(response.headers.get('location') ?? '');
  return {
    address: location.origin + location.pathname,
    hash: new URLSearchParams(location.hash.slice(1)),
  };
}

function authFetch(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${service.url}/auth/v1${path}`, {
    ...init,
    headers: { apikey: service.publishableKey, 'content-type': 'application/json' },
  });
}

describe.concurrent('accounts that sign in with a password', () => {
  it('an account is created, confirmed by the mail, used, refreshed and signed out', async () => {
    const client = createClientFor(service);
    const email = createAddress();
    const shell = `http://localhost:${service.ports.shell}`;
    const signUp = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: `${shell}/login` },
    });
    expect(signUp.error).toBeNull();
    expect(signUp.data.session).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'email_not_confirmed',
    );

    const confirmed = await follow(findNewestLink(service, email));
    expect(confirmed.address).toBe(`${shell}/login`);
    expect(confirmed.hash.get('type')).toBe('signup');

    const login = await client.auth.signInWithPassword({ email, password: PASSWORD });
    const first = login.data.session?.refresh_token ?? '';
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.data.session?.refresh_token).not.toBe(first);
    expect((await client.auth.signOut()).error).toBeNull();
    const afterwards = await createClientFor(service).auth.refreshSession({
      refresh_token: refreshed.data.session?.refresh_token ?? '',
    });
    expect(afterwards.data.session).toBeNull();
  });

  it('a sign-up is refused with a password of fewer than six characters', async () => {
    const short = await createClientFor(service).auth.signUp({
      email: createAddress(),
      password: '12345',
    });
    expect(short.error?.code).toBe('weak_password');
    const enough = await createClientFor(service).auth.signUp({
      email: createAddress(),
      password: '123456',
    });
    expect(enough.error).toBeNull();
  });

  it('an account loses its session everywhere when a used refresh token is sent again', async () => {
    const { client } = await createUser(service);
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    await client.auth.refreshSession();
    const newest = (await client.auth.refreshSession()).data.session?.refresh_token ?? '';
    expect(
      (await createClientFor(service).auth.refreshSession({ refresh_token: first })).error,
    ).not.toBeNull();
    expect(
      (await createClientFor(service).auth.refreshSession({ refresh_token: newest })).error,
    ).not.toBeNull();
  });
});

describe.concurrent('changing the password of an account', () => {
  it('a password can be set through a mailed link, which ends the other sessions and becomes invalid', async () => {
    const { client: elsewhere, email } = await createUser(service);
    const client = createClientFor(service);
    const shell = `http://localhost:${service.ports.shell}`;
    const asked = await client.auth.resetPasswordForEmail(email, {
      redirectTo: `${shell}/reset-password`,
    });
    expect(asked.error).toBeNull();
    const link = findNewestLink(service, email);
    const { address, hash } = await follow(link);
    expect(address).toBe(`${shell}/reset-password`);
    expect(hash.get('type')).toBe('recovery');

    await client.auth.setSession({
      access_token: hash.get('access_token') ?? '',
      refresh_token: hash.get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password: 'brand-new-2' })).error).toBeNull();

    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await follow(link)).hash.get('error_code')).toBe('otp_expired');
    const withOld = await createClientFor(service).auth.signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(withOld.error?.code).toBe('invalid_credentials');
    const withNew = await createClientFor(service).auth.signInWithPassword({
      email,
      password: 'brand-new-2',
    });
    expect(withNew.error).toBeNull();
  });

  it('a password can be changed in a session with the current password, and not with a wrong one', async () => {
    const { client, email } = await createUser(service);
    const change = (current_password: string) =>
      client.auth.updateUser({ password: 'brand-new-3', current_password });
    expect((await change('wrong-horse-1')).error?.code).toBe('invalid_credentials');
    expect((await change(PASSWORD)).error).toBeNull();
    const login = await createClientFor(service).auth.signInWithPassword({
      email,
      password: 'brand-new-3',
    });
    expect(login.error).toBeNull();
  });
});

describe.concurrent('changing the email address of an account', () => {
  const shellOf = () => `http://localhost:${service.ports.shell}`;
  const ask = async (to = createAddress()) => {
    const { client, email } = await createUser(service);
    const emailRedirectTo = `${shellOf()}/account`;
    const { data, error } = await client.auth.updateUser({ email: to }, { emailRedirectTo });
    return { client, email, to, data, error };
  };

  it('a new email address replaces the old one once both addresses have confirmed the change, in either order', async () => {
    for (const newFirst of [true, false]) {
      const { client, email, to, data, error } = await ask();
      expect(error).toBeNull();
      expect(data.user?.new_email).toBe(to);
      const links = [findNewestLink(service, email), findNewestLink(service, to)];
      const [first = '', second = ''] = newFirst ? links.toReversed() : links;
      // This request opens the link without cookies, as a mail scanner does.
      await follow(first);
      const half = await follow(first);
      expect(half.address).toBe(`${shellOf()}/account`);
      expect(half.hash.get('message')).toMatch(/^Confirmation link accepted/);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);

      const whole = await follow(second);
      expect(whole.hash.get('type')).toBe('email_change');
      expect(whole.hash.get('access_token')).toBeNull();
      expect((await follow(second)).hash.get('type')).toBe('email_change');
      const { user } = (await client.auth.getUser()).data;
      expect([user?.email, user?.new_email]).toEqual([to, undefined]);
      const login = (address: string) =>
        createClientFor(service).auth.signInWithPassword({ email: address, password: PASSWORD });
      expect((await login(to)).error).toBeNull();
      expect((await login(email)).error?.code).toBe('invalid_credentials');
    }
  });

  it('a new email address can’t be that of another account, and the answer does not reveal that such an account exists', async () => {
    const other = await createUser(service);
    const { client, email, data, error } = await ask(other.email);
    expect(error).toBeNull();
    expect(data.user?.new_email).toBe(other.email);
    expect(mailsTo(other.email).at(-1)?.subject).toBe('You already have an Adwright account');
    await follow(findNewestLink(service, email));
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  it('a change of the email address invalidates the links that were mailed to the old address', async () => {
    const { client, email, to } = await ask();
    await createClientFor(service).auth.resetPasswordForEmail(email);
    const recovery = findNewestLink(service, email);
    const [confirmation = ''] = mailsTo(email)
      .filter(({ subject }) => subject === 'Confirm the new email address')
      .map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? '');
    await follow(confirmation);
    await follow(findNewestLink(service, to));
    expect((await client.auth.getUser()).data.user?.email).toBe(to);
    expect((await follow(recovery)).hash.get('error_code')).toBe('otp_expired');
  });

  it('the email address is the only field besides the password that a user can change', async () => {
    const { client } = await createUser(service);
    expect((await client.auth.updateUser({ data: { plan: 'pro' } })).error).not.toBeNull();
  });
});

describe.concurrent('links in the mails of the sign-in service', () => {
  it('a mailed link still works after a mail scanner has opened it', async () => {
    const client = createClientFor(service);
    const email = createAddress();
    await client.auth.signUp({ email, password: PASSWORD });
    const link = findNewestLink(service, email);
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    const visits = await Promise.all([follow(link), follow(link), follow(link)]);
    for (const { hash } of visits) expect(hash.get('access_token')).toBeTruthy();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await follow(link)).hash.get('error_code')).toBe('otp_expired');
  });

  it('a mailed link leads only to the product', async () => {
    const { email } = await createUser(service);
    const shell = `http://localhost:${service.ports.shell}`;
    for (const redirectTo of [
      'https://evil.example/x',
      'http://localhost:1/x',
      `${shell}@evil.example/`,
      'javascript:alert(1)',
    ]) {
      await createClientFor(service).auth.resetPasswordForEmail(email, { redirectTo });
      const link = findNewestLink(service, email);
      expect(new URL(link).searchParams.get('redirect_to')).toBe(shell);
      const forged = new URL(link);
      forged.searchParams.set('redirect_to', redirectTo);
      expect(new URL((await follow(forged.href)).address).origin).toBe(shell);
    }
    await createClientFor(service).auth.resetPasswordForEmail(email, {
      redirectTo: `${shell}\\@evil.example`,
    });
    const odd = new URL(findNewestLink(service, email)).searchParams.get('redirect_to');
    expect(odd).toBe(`${shell}/@evil.example`);
  });

  it('a mailed link is in the HTML part and in the text part of the mail', async () => {
    const email = createAddress();
    await createClientFor(service).auth.signUp({ email, password: PASSWORD });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Confirm your email address');
    expect(mail?.text).toContain(findNewestLink(service, email));
    expect(mail?.html).toContain(findNewestLink(service, email).replaceAll('&', '&amp;'));
    expect(mail?.html).not.toContain('{{');
  });
});

describe.concurrent('discovery of accounts by email address', () => {
  it('sign-up does not reveal whether an email address has an account', async () => {
    const { email } = await createUser(service);
    const known = await createClientFor(service).auth.signUp({ email, password: PASSWORD });
    const unknown = await createClientFor(service).auth.signUp({
      email: createAddress(),
      password: PASSWORD,
    });
    expect(known.error).toBeNull();
    const shape = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shape);
      if (typeof value !== 'object' || value === null) return typeof value;
      const entries = Object.entries(value).map(([key, inner]) => [key, shape(inner)] as const);
      return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
    };
    expect(shape(known.data.user)).toEqual(shape(unknown.data.user));
    expect(mailsTo(email).at(-1)?.subject).toBe('You already have an Adwright account');
  });

  it('ids, times and the order of keys in a sign-up’s answer do not reveal whether an email address has an account', async () => {
    const { email } = await createUser(service);
    const waiting = createAddress();
    await createClientFor(service).auth.signUp({ email: waiting, password: PASSWORD });
    const unknown = createAddress();
    const forms = await Promise.all(
      [email, waiting, unknown].map(async (address) => {
        const body = JSON.stringify({ email: address.toUpperCase(), password: PASSWORD });
        const answer = await authFetch('/signup', { method: 'POST', body });
        const text = await answer.text();
        const { id, created_at: createdAt, identities } = JSON.parse(text);
        expect(identities[0].identity_id).not.toBe(id);
        expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
        return text
          .replaceAll(address, 'ADDRESS')
          .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-(.)[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID v$1')
          .replaceAll(createdAt, 'TIME')
          .replaceAll(/\d/g, '0');
      }),
    );
    expect(forms[2]).toContain('"identity_id":"ID v0"');
    expect(forms[0]).toBe(forms[2]);
    expect(forms[1]).toBe(forms[2]);
  });

  it('a second sign-up for an email address sends its own confirmation link, and does not reveal whether an account exists', async () => {
    const email = createAddress();
    const first = await createClientFor(service).auth.signUp({ email, password: PASSWORD });
    const firstLink = findNewestLink(service, email);
    const again = await createClientFor(service).auth.signUp({ email, password: 'another-pass' });
    expect(again.error).toBeNull();
    expect(again.data.user?.id).not.toBe(first.data.user?.id);

    expect((await follow(firstLink)).hash.get('error_code')).toBe('otp_expired');
    await follow(findNewestLink(service, email));
    const logIn = (password: string) =>
      createClientFor(service).auth.signInWithPassword({ email, password });
    expect((await logIn(PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await logIn('another-pass')).error).toBeNull();
  });

  it('login does not reveal whether an email address has an account, confirmed or not', async () => {
    const { email } = await createUser(service);
    const waiting = createAddress();
    await createClientFor(service).auth.signUp({ email: waiting, password: PASSWORD });
    for (const address of [email, waiting, createAddress()]) {
      const { error } = await createClientFor(service).auth.signInWithPassword({
        email: address,
        password: 'wrong-pass',
      });
      expect([error?.status, error?.code]).toEqual([400, 'invalid_credentials']);
    }
  });

  it('recovery and resend do not reveal whether an email address has an account', async () => {
    const { email } = await createUser(service);
    for (const address of [email, createAddress()]) {
      const recovery = await createClientFor(service).auth.resetPasswordForEmail(address);
      expect(recovery.error).toBeNull();
      const resend = await createClientFor(service).auth.resend({ type: 'signup', email: address });
      expect(resend.error).toBeNull();
    }
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'Choose a new password',
    ]);
  });

  it.each([
    { password: 1234567 },
    { password: 'with a \u0000 in it' },
    { data: 'text' },
    { data: { name: 'with a \u0000 in it' } },
    { email: '<b>odd</b>@example.com' },
  ])(
    'the answer to a body with %j does not reveal whether an email address has an account',
    async (oddity) => {
      const { email } = await createUser(service);
      const answers = await Promise.all(
        [email, createAddress()].map(async (address) => {
          const body = JSON.stringify({ email: address, password: PASSWORD, ...oddity });
          const answer = await authFetch('/signup', { method: 'POST', body });
          return { status: answer.status, ...(await answer.json()) };
        }),
      );
      expect(answers[0]).toMatchObject({ status: 400, error_code: 'validation_failed' });
      expect(answers[1]).toEqual(answers[0]);
    },
  );
});

describe('limits for the length of passwords', () => {
  // bcrypt reads at most 72 bytes: 36 characters of two bytes each.
  const longest = 'ü'.repeat(36);

  it('a password longer than 72 bytes is refused rather than truncated, for known and unknown email addresses', async () => {
    const { email } = await createUser(service);
    for (const address of [email, createAddress()]) {
      const { error } = await createClientFor(service).auth.signUp({
        email: address,
        password: `${longest}x`,
      });
      expect([error?.status, error?.code]).toEqual([422, 'validation_failed']);
    }
    const fits = await createClientFor(service).auth.signUp({
      email: createAddress(),
      password: longest,
    });
    expect(fits.error).toBeNull();
  });

  it('a changed password longer than 72 bytes is refused', async () => {
    const { client, email } = await createUser(service);
    const changed = await client.auth.updateUser({ password: `${longest}x` });
    expect([changed.error?.status, changed.error?.code]).toEqual([422, 'validation_failed']);
    const withOld = await createClientFor(service).auth.signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(withOld.error).toBeNull();
  });

  it('in a session that is older than an hour, the password can be changed only with the current password', async () => {
    const { client, email } = await createUser(service);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    try {
      await client.auth.refreshSession();
      const bare = await client.auth.updateUser({ password: 'brand-new-3' });
      expect(bare.error?.code).toBe('reauthentication_needed');
      const wrong = await client.auth.updateUser({
        password: 'brand-new-3',
        current_password: 'not-the-one',
      });
      expect(wrong.error?.code).toBe('invalid_credentials');
      const right = await client.auth.updateUser({
        password: 'brand-new-3',
        current_password: PASSWORD,
      });
      expect(right.error).toBeNull();
    } finally {
      vi.useRealTimers();
    }
    const withNew = await createClientFor(service).auth.signInWithPassword({
      email,
      password: 'brand-new-3',
    });
    expect(withNew.error).toBeNull();
  });
});

describe('password guesses from many clients', () => {
  let proxied: TestService;
  /** A service that admits a slowed-down client again after a second, so that a test can wait. */
  let recovering: TestService;

  const startProxied = (slowedSeconds: number) =>
    startTestService({
      database: 'pglite',
      behindProxy: true,
      limits: {
        failedLoginsPerClient: { points: 3, seconds: 900 },
        failedLoginsPerAccount: { points: 6, seconds: 900 },
        slowedLoginsPerAccount: { points: 1, seconds: slowedSeconds },
      },
    });

  beforeAll(async () => {
    proxied = await startProxied(900);
    recovering = await startProxied(1);
  });
  afterAll(() => Promise.all([proxied?.close(), recovering?.close()]));

  const requestLogin = (email: string, password: string, address: string, asked = proxied) =>
    fetch(`${asked.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: asked.publishableKey,
        'content-type': 'application/json',
        'cf-connecting-ip': address,
      },
      body: JSON.stringify({ email, password }),
    });

  async function logIn(...attempt: Parameters<typeof requestLogin>): Promise<number> {
    const answer = await requestLogin(...attempt);
    await answer.body?.cancel();
    return answer.status;
  }

  it('password guesses from many clients lock out the attackers, but never the owner on a client that has signed in before', async () => {
    const { email } = await createUser(proxied);
    expect(await logIn(email, PASSWORD, '198.51.100.1')).toBe(200);
    const guesses: number[] = [];
    for (const address of ['203.0.113.1', '2001:db8:1:2::1', '2001:db8:1:2::2', '203.0.113.3']) {
      for (let times = 0; times < 3; times += 1)
        guesses.push(await logIn(email, 'wrong-pass', address));
    }
    // Three wrong passwords come from the first client and three from one IPv6 network; further attempts of all
    // clients are slowed down.
    expect(guesses.slice(0, 6)).toEqual(Array(6).fill(400));
    expect(guesses.slice(6).filter((status) => status === 400)).toHaveLength(1);
    expect(await logIn(email, PASSWORD, '198.51.100.1')).toBe(200);
  });

  it('sixty password guesses from sixty IP addresses are slowed down', async () => {
    const { email } = await createUser(proxied);
    expect(await logIn(email, PASSWORD, '198.51.100.1')).toBe(200);
    const addresses = Array.from({ length: 60 }, (_, at) => `192.0.2.${at + 1}`);
    const guesses = await Promise.all(
      addresses.map((address) => logIn(email, 'wrong-pass', address)),
    );
    expect(guesses.filter((status) => status === 400)).toHaveLength(7);
    expect(guesses.filter((status) => status === 429)).toHaveLength(53);
    expect(await logIn(email, PASSWORD, '198.51.100.1')).toBe(200);
  });

  it('a slowed login is allowed again after the limit’s period', async () => {
    const { email } = await createUser(recovering);
    for (let at = 1; at <= 8; at += 1)
      await logIn(email, 'wrong-pass', `192.0.2.${at}`, recovering);
    await expect
      .poll(() => logIn(email, PASSWORD, '198.51.100.9', recovering), {
        timeout: 20_000,
        interval: 500,
      })
      .toBe(200);
  });

  it('a slowed-down login with the right password lifts the limit, so that the owner’s next device can sign in', async () => {
    const { email } = await createUser(proxied);
    for (let at = 1; at <= 6; at += 1) await logIn(email, 'wrong-pass', `192.0.2.${at}`);
    expect(await logIn(email, PASSWORD, '198.51.100.10')).toBe(200);
    expect(await logIn(email, PASSWORD, '198.51.100.11')).toBe(200);
  });

  it('the answer to a slowed login advises the user to sign in by mail', async () => {
    const { email } = await createUser(proxied);
    for (let at = 1; at <= 7; at += 1) await logIn(email, 'wrong-pass', `192.0.2.${at}`);
    const slowed = await requestLogin(email, PASSWORD, '198.51.100.12');
    expect(await slowed.json()).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: 'Too many attempts. Please try again in 15 minutes, or reset your password by mail.',
    });
  });

  it('the owner can sign in by mail from a client that has never signed in to the account', async () => {
    const { email } = await createUser(proxied);
    for (const address of ['203.0.113.4', '203.0.113.5', '203.0.113.6']) {
      for (let times = 0; times < 3; times += 1) await logIn(email, 'wrong-pass', address);
    }
    expect(await logIn(email, PASSWORD, '198.51.100.2')).toBe(429);
    await createClientFor(proxied).auth.resetPasswordForEmail(email);
    await fetch(findNewestLink(proxied, email), {
      redirect: 'manual',
      headers: { 'cf-connecting-ip': '198.51.100.2' },
    });
    expect(await logIn(email, PASSWORD, '198.51.100.2')).toBe(200);
  });
});

describe('limits of the auth endpoints', () => {
  it('rate limits stop parallel password guesses for one account without affecting other accounts', async () => {
    const { email } = await createUser(service);
    const attempts = await Promise.all(
      Array.from({ length: 14 }, () =>
        createClientFor(service).auth.signInWithPassword({ email, password: 'wrong-pass' }),
      ),
    );
    const statuses = attempts.map(({ error }) => error?.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const rightOne = await createClientFor(service).auth.signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(rightOne.error?.status).toBe(429);
    await expect(createUser(service)).resolves.toBeDefined();
  });

  it('rate limits stop floods of mail to one email address, whether or not an account has the address', async () => {
    const { email } = await createUser(service);
    for (const address of [email, createAddress()]) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          createClientFor(service).auth.resetPasswordForEmail(address),
        ),
      );
      expect(answers.some(({ error }) => error?.code === 'over_email_send_rate_limit')).toBe(true);
    }
    expect(mailsTo(email).length).toBeLessThanOrEqual(6);
  });

  it('rate limits allow a hundred valid sign-ups from one IP address', async () => {
    const limits = new RateLimits(AUTH_LIMITS);
    for (let person = 0; person < 100; person += 1) {
      expect(await limits.count('mailsPerAccount', `person-${person}`)).toBeNull();
      expect(await limits.count('mailsPerIp', '::1')).toBeNull();
    }
  });
});

describe('auth endpoints that the product does not use', () => {
  it.each([
    ['POST', '/otp'],
    ['POST', '/magiclink'],
    ['POST', '/invite'],
    ['GET', '/admin/users'],
    ['GET', '/reauthenticate'],
    ['POST', '/factors'],
    ['POST', '/sso'],
    ['POST', '/token?grant_type=id_token'],
    ['GET', '/authorize?provider=github'],
  ])('the unused auth endpoint %s %s is closed', async (method, path) => {
    const body = method === 'POST' ? { body: JSON.stringify({ email: createAddress() }) } : {};
    expect((await authFetch(path, { method, ...body })).status).toBe(404);
  });

  it('guessing of short codes and anonymous sign-in are refused', async () => {
    const client = createClientFor(service);
    const code = await client.auth.verifyOtp({
      email: createAddress(),
      token: '123456',
      type: 'signup',
    });
    expect(code.error?.status).toBe(404);
    expect((await client.auth.signInAnonymously()).error).not.toBeNull();
  });
});
