import { getClientAddress } from '@adwright/engine-service/client-of';
import type { GatewayApp } from '../gateway-app.ts';
import type { AuthContext, AuthRequest } from './auth-context.ts';
import { refuseEndpoint } from './auth-error.ts';
import { refuseOddBody } from './credentials.ts';
import { followLink, lookAtLink, verifyByScript } from './email-links.ts';
import { authorize, finishSignIn } from './google.ts';
import { recover, resend } from './mail-requests.ts';
import { issueToken, limitFailures } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './user.ts';

type Handler = (context: AuthContext, incoming: AuthRequest) => Response | Promise<Response>;

const forwardAsIs: Handler = (context, { request }) => context.forward(request);

/**
 * Returns a handler for every endpoint of Supabase Auth that the product uses; all other endpoints are closed.
 */
function listAuthEndpoints(signInUrl: string): Record<string, Handler> {
  return {
    'POST /signup': signUp,
    'POST /token': issueToken,
    'POST /recover': recover,
    'POST /resend': resend,
    'GET /verify': followLink,
    'HEAD /verify': lookAtLink,
    'POST /verify': verifyByScript,
    'GET /authorize': (context, incoming) => authorize(context, incoming, signInUrl),
    'GET /callback': finishSignIn,
    'POST /logout': forwardAsIs,
    'GET /user': limitFailures,
    'PUT /user': updateUser,
    'GET /settings': forwardAsIs,
    'GET /health': forwardAsIs,
    'GET /.well-known/jwks.json': forwardAsIs,
  };
}

const PREFIX = '/auth/v1';

/** Adds the auth endpoints to the gateway's routes. */
export function mountAuth(web: GatewayApp, context: AuthContext, signInUrl: string): void {
  const endpoints = listAuthEndpoints(signInUrl);
  web.all(`${PREFIX}/*`, async (c) => {
    const path = c.req.path.slice(PREFIX.length);
    const handler = endpoints[`${c.req.raw.method} ${path}`];
    if (!handler) return refuseEndpoint();
    const refused = await refuseOddBody(c.req.raw);
    return (
      refused ?? handler(context, { request: c.req.raw, ip: getClientAddress(c.env.remoteAddress) })
    );
  });
}
