import { getSupabase, loadRuntimeConfig } from '@adwright/supabase';
import {
  answerRequests,
  createAccessToken,
  type ServiceRequest,
  TEST_CONFIG,
  USER,
} from '@adwright/supabase/testing';
import * as z from 'zod';

export const TEST_USER_ID = USER.id;

export interface RecordedCall {
  /** 'GET /rest/v1/ads' */
  name: string;
  query: URLSearchParams;
  headers: Headers;
  /** The parsed JSON body of the request; undefined for a body that is not JSON. */
  body: unknown;
}

const signRequestSchema = z.object({ paths: z.array(z.string()) });

/** Returns the signed URL with which a page shows a private picture: see {@link signAddresses}. */
export function buildSignedAddress(address: string): string {
  return `${address.replace('/object/authenticated/', '/object/sign/')}?token=signed`;
}

/** Signs the URLs of a bucket's objects as the storage service does. */
function signAddresses({ name, body }: RecordedCall): Response {
  const folder = name.replace('POST /storage/v1', '');
  const { paths } = signRequestSchema.parse(body);
  return Response.json(
    paths.map((path) => ({ path, error: null, signedURL: `${folder}/${path}?token=signed` })),
  );
}

type Respond = (call: RecordedCall) => Response | Promise<Response>;

/**
 * Simulates the data service, the storage and the engine over HTTP. Each request is recorded in order and
 * answered by the handler for the request's method and path. A request without a handler fails as on a broken
 * network.
 */
export class TestBackend {
  readonly calls: RecordedCall[] = [];
  readonly #handlers = new Map<string, Respond>();

  constructor() {
    this.on('GET /config.json', () => Response.json(TEST_CONFIG));
    this.on('GET /auth/v1/user', () => Response.json({ id: TEST_USER_ID, email: 'a@b.co' }));
    this.on('POST /auth/v1/logout', () => new Response(null, { status: 204 }));
    this.on('GET /rest/v1/users', () =>
      Response.json({ ads_limit: 50, credits_used: 8, reset_date: '2026-01-05T00:00:00+00:00' }),
    );
    this.on('POST /rest/v1/rpc/check_and_consume_credits', () => Response.json(true));
    this.on('GET /rest/v1/generations', () => Response.json([]));
    this.on('GET /rest/v1/ads', () => Response.json([]));
    this.on('POST /rest/v1/rpc/find_ads', () =>
      Response.json({ total: 0, ids: [], last_key: null }),
    );
    this.on('GET /rest/v1/ad_versions', () => Response.json([]));
    this.on('GET /rest/v1/delivered_pictures', () => Response.json([]));
    this.on('GET /rest/v1/campaign_rows', () => Response.json([]));
    this.on('GET /rest/v1/assets', () => Response.json([]));
    this.on('GET /rest/v1/brand_kits', () => Response.json([]));
    this.on('GET /rest/v1/claim_evidence', () => Response.json([]));
    this.on('POST /rest/v1/rpc/reviews_of_ad', () => Response.json([]));
    this.on('POST /rest/v1/rpc/unapproved_for_kit', () => Response.json([]));
    this.on('POST /policy-check', () => Response.json({ success: true, ads: [] }));
    this.on('POST /storage/v1/object/sign/*', signAddresses);
  }

  /** @param name method and path of the request, such as 'POST /webhooks/boost' */
  on(name: string, respond: Respond): this {
    this.#handlers.set(name, respond);
    return this;
  }

  /** Replaces the network until the test ends, loads the runtime config, and signs in the test user. */
  async start(): Promise<this> {
    localStorage.clear();
    answerRequests((request) => this.#answer(request));
    await loadRuntimeConfig();
    await getSupabase().auth.setSession({
      access_token: createAccessToken(),
      refresh_token: 'refresh',
    });
    this.calls.length = 0;
    return this;
  }

  /** Lists the recorded calls with the given method and path. */
  callsOf(name: string): RecordedCall[] {
    return this.calls.filter((call) => call.name === name);
  }

  #answer({ name, url, headers, body }: ServiceRequest) {
    const call = { name, query: url.searchParams, headers, body };
    this.calls.push(call);
    const respond = this.#handlers.get(name) ?? this.#prefixHandler(name);
    return respond?.(call);
  }

  /** A handler with a name that ends in '*' answers all paths with the same beginning. */
  #prefixHandler(name: string): Respond | undefined {
    for (const [pattern, respond] of this.#handlers) {
      if (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1))) return respond;
    }
    return undefined;
  }
}
