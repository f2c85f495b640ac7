import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGN_IN_CLIENT_ID } from '../data-service/lite-app.ts';
import { loadSecrets } from '../data-service/secrets.ts';
import {
  createAddress,
  createClientFor,
  startTestService,
  type TestService,
} from '../data-service/testing.ts';
import { type SignIn, startSignIn } from './sign-in.ts';

let service: TestService;
let signIn: SignIn;

beforeAll(async () => {
  service = await startTestService();
  const secrets = await loadSecrets(service.dataDir);
  signIn = await startSignIn({
    port: service.ports.signIn,
    clientId: SIGN_IN_CLIENT_ID,
    clientSecret: secrets.signInClientSecret,
    callbackUrl: `${service.url}/auth/v1/callback`,
    cookieKey: secrets.signInCookieKey,
  });
});
afterAll(async () => {
  await signIn.close();
  await service.close();
});

/**
 * Acts as a minimal browser during a sign-in: follows redirects, stores cookies and submits one form. The
 * browser stops when it reaches the shell's origin.
 */
async function browse(
  start: string,
  form: Record<string, string>,
  isEnd = (address: URL) => address.port === String(service.ports.shell),
): Promise<URL> {
  const cookies = new Map<string, string>();
  const open = async (address: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie }, ...init });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  let address = new URL(start);
  for (let step = 0; step < 12; step += 1) {
    if (isEnd(address)) return address;
    let response = await open(address.href);
    if (!response.headers.has('location')) {
      const page = await response.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (!action) throw new Error(page);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      response = await open(new URL(action, address).href, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams(form),
      });
    }
    address = new URL(response.headers.get('location') ?? '', address);
  }
  throw new Error('The sign-in redirects in a loop.');
}

async function start(redirectTo: string): Promise<string> {
  const { data, error } = await createClientFor(service).auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return data.url;
}

describe('signing in with Google through the sandbox provider', () => {
  it('a first Google sign-in creates an account and returns to the requested page, and a second one finds the account', async () => {
    const pricing = `http://localhost:${service.ports.shell}/pricing`;
    const email = createAddress();
    const ids: (string | undefined)[] = [];
    for (let round = 0; round < 2; round += 1) {
      const end = await browse(await start(pricing), { email, action: 'continue' });
      expect(end.origin + end.pathname).toBe(pricing);
      const hash = new URLSearchParams(end.hash.slice(1));
      const client = createClientFor(service);
      const { data } = await client.auth.setSession({
        access_token: hash.get('access_token') ?? '',
        refresh_token: hash.get('refresh_token') ?? '',
      });
      expect(data.user?.email).toBe(email);
      ids.push(data.user?.id);
      const { data: row } = await client.from('users').select('id, plan_name').single();
      expect(row).toEqual({ id: data.user?.id, plan_name: 'starter50' });
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('a Google sign-in revokes the password of an earlier, unconfirmed sign-up with the same email address', async () => {
    const email = createAddress();
    await createClientFor(service).auth.signUp({ email, password: 'of-somebody-else' });
    const pricing = `http://localhost:${service.ports.shell}/pricing`;
    const end = await browse(await start(pricing), { email, action: 'continue' });
    expect(new URLSearchParams(end.hash.slice(1)).has('access_token')).toBe(true);
    const { error } = await createClientFor(service).auth.signInWithPassword({
      email,
      password: 'of-somebody-else',
    });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('a cancelled Google sign-in returns to the product with the reason', async () => {
    const pricing = `http://localhost:${service.ports.shell}/pricing`;
    const end = await browse(await start(pricing), { action: 'cancel' });
    expect(end.searchParams.get('error')).toBe('access_denied');
  });

  it('a Google sign-in can be completed only in the browser that began the sign-in', async () => {
    const email = createAddress();
    const callback = await browse(
      await start(`http://localhost:${service.ports.shell}/pricing`),
      { email, action: 'continue' },
      (address) => address.pathname === '/auth/v1/callback',
    );
    expect(callback.searchParams.has('code')).toBe(true);
    // The victim's browser is refused even when it has started a sign-in itself.
    const own = await fetch(await start('/'), { redirect: 'manual' });
    const cookie = own.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^sign-in-/);
    for (const cookies of ['', cookie]) {
      const answer = await fetch(callback, { redirect: 'manual', headers: { cookie: cookies } });
      const target = new URL(answer.headers.get('location') ?? '');
      expect(target.origin).toBe(`http://localhost:${service.ports.shell}`);
      expect(target.searchParams.get('error_code')).toBe('bad_oauth_state');
      expect(target.hash).not.toContain('access_token');
    }
  });

  it('a Google sign-in returns only to pages of the product', async () => {
    const end = await browse(await start('https://evil.example/x'), {
      email: createAddress(),
      action: 'continue',
    });
    expect(end.origin).toBe(`http://localhost:${service.ports.shell}`);
  });
});
