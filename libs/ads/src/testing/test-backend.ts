import { WEBHOOK_NAMES, WEBHOOK_PATHS } from '@adwright/contracts';
import { getSupabase, loadRuntimeConfig } from '@adwright/supabase';
import { vi } from 'vitest';

export const TEST_USER_ID = '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10';
const DATA_SERVICE = 'http://localhost:54321';
const ENGINE = 'http://localhost:8787';

const base64Url = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token of the right shape; nobody verifies it here. */
function accessToken(): string {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  return `${base64Url({ alg: 'HS256' })}.${base64Url({ sub: TEST_USER_ID, exp: inAnHour })}.c2ln`;
}

export interface RecordedCall {
  /** 'GET /rest/v1/ads' */
  name: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Respond = (call: RecordedCall) => Response | Promise<Response>;

async function readBody(init: RequestInit | undefined): Promise<unknown> {
  if (typeof init?.body !== 'string') return init?.body;
  return JSON.parse(init.body);
}

/**
 * The data service, storage and engine as the browser sees them, at the border of HTTP: every
 * request is recorded in order, and answered by the handler of its method and path. One without a
 * handler is lost, as on a broken network.
 */
export class TestBackend {
  readonly calls: RecordedCall[] = [];
  readonly #handlers = new Map<string, Respond>();

  constructor() {
    this.on('GET /config.json', () =>
      Response.json({
        supabaseUrl: DATA_SERVICE,
        supabaseKey: 'publishable',
        webhooks: Object.fromEntries(
          WEBHOOK_NAMES.map((name) => [name, ENGINE + WEBHOOK_PATHS[name]]),
        ),
        engineUrl: ENGINE,
        registryUrl: '/registry.json',
        environment: 'local',
      }),
    );
    this.on('GET /auth/v1/user', () => Response.json({ id: TEST_USER_ID, email: 'a@b.co' }));
    this.on('POST /auth/v1/logout', () => new Response(null, { status: 204 }));
    this.on('GET /rest/v1/users', () =>
      Response.json({ ads_limit: 50, credits_used: 8, reset_date: '2026-01-05T00:00:00+00:00' }),
    );
    this.on('POST /rest/v1/rpc/check_and_consume_credits', () => Response.json(true));
    this.on('GET /rest/v1/generations', () => Response.json([]));
    this.on('GET /rest/v1/ads', () => Response.json([]));
    this.on('GET /rest/v1/gallery_ads', () => Response.json([]));
    this.on('GET /rest/v1/ad_versions', () => Response.json([]));
  }

  /** @param name method and path, such as 'POST /webhooks/boost' */
  on(name: string, respond: Respond): this {
    this.#handlers.set(name, respond);
    return this;
  }

  /** Takes over `fetch`, loads the runtime config and signs the test's user in. */
  async start(): Promise<this> {
    localStorage.clear();
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      this.#answer(input, init),
    );
    await loadRuntimeConfig();
    await getSupabase().auth.setSession({ access_token: accessToken(), refresh_token: 'refresh' });
    this.calls.length = 0;
    return this;
  }

  /** The recorded calls of one name. */
  callsOf(name: string): RecordedCall[] {
    return this.calls.filter((call) => call.name === name);
  }

  async #answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const call = {
      name: `${init?.method ?? 'GET'} ${url.pathname}`,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: await readBody(init),
    };
    this.calls.push(call);
    const respond = this.#handlers.get(call.name) ?? this.#prefixHandler(call.name);
    if (!respond) throw new TypeError(`Failed to fetch ${call.name}`);
    return respond(call);
  }

  /** Handlers whose name ends in '*' answer everything below. */
  #prefixHandler(name: string): Respond | undefined {
    for (const [pattern, respond] of this.#handlers) {
      if (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1))) return respond;
    }
    return undefined;
  }
}
