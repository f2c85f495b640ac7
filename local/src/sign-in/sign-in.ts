import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, Provider } from 'oidc-provider';
import * as z from 'zod';
import { type LoopbackServer, serveListener } from '../loopback.ts';
import { buildLocalUrl } from '../ports.ts';
import { createProvider } from './create-provider.ts';
import { renderProblemPage, renderSignInPage } from './sign-in-page.ts';

interface SignInOptions {
  port: number;
  clientId: string;
  clientSecret: string;
  /** URL of the data service to which the provider redirects with the authorization code. */
  callbackUrl: string;
  cookieKey: string;
}

export interface SignIn {
  url: string;
  close(): Promise<void>;
}

const INTERACTION_PATH = /^\/interaction\/([\w-]+)$/;

/** Maximum bytes of a posted form, which has only one field. */
const MAX_FORM_BYTES = 4096;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
} as const;

const formSchema = z.object({ email: z.email().max(255), action: z.literal('continue') });

/**
 * Starts the sandbox identity provider that replaces Google. The provider implements OpenID Connect, but
 * accepts any typed email address without a password.
 */
export async function startSignIn(options: SignInOptions): Promise<SignIn> {
  const url = buildLocalUrl(options.port);
  const provider = await createProvider(url, await buildConfiguration(options));
  const protocol = provider.callback();
  const server: LoopbackServer = await serveListener((request, response) => {
    const path = new URL(request.url ?? '/', url).pathname;
    if (!INTERACTION_PATH.test(path)) {
      void protocol(request, response);
      return;
    }
    interact(provider, request, response).catch(() => {
      sendPage(response, 400, renderProblemPage('This sign-in has expired. Please start again.'));
    });
  }, options.port);
  return { url, close: () => server.close() };
}

/** Shows the sign-in page, or processes its submitted form. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    sendPage(response, 200, renderSignInPage({ uid }));
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) {
    throw new Error('The form is too large.');
  }
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  if (form.action === 'cancel') {
    await provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The sign-in was cancelled',
    });
    return;
  }
  const entered = formSchema.safeParse(form);
  if (!entered.success) {
    const problem = 'Please enter a valid email address';
    sendPage(response, 400, renderSignInPage({ uid, email: form.email ?? '', problem }));
    return;
  }
  const accountId = entered.data.email.toLowerCase();
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId } },
    { mergeWithLastSubmission: false },
  );
}

async function buildConfiguration(options: SignInOptions): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.callbackUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [options.cookieKey] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    conformIdTokenClaims: false,
    // The data service is a confidential client without PKCE, as with Google.
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
    },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: createHash('sha256').update(id).digest('hex').slice(0, 21),
        email: id,
        email_verified: true,
        name: id.split('@')[0],
      }),
    }),
    // The product's own client needs no consent page.
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context, out) => {
      context.type = 'html';
      context.body = renderProblemPage(out.error_description ?? out.error);
    },
  };
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, PAGE_HEADERS);
  response.end(page);
}
