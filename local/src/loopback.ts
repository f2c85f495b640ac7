import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export interface LoopbackServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Maximum bytes of the request headers: access tokens and lists of ids in a query exceed Node's default of 16
 * KiB.
 */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Milliseconds after which the server closes an idle connection; longer than the idle time of all the product's
 * clients. If the server closed first, a request in transit would be lost, and clients do not repeat a POST.
 */
const KEEP_ALIVE_MS = 65_000;

/** Handles a request as `fetch` does, and also receives the IP address of the caller's socket. */
export type FetchHandler = (
  request: Request,
  context: { remoteAddress: string },
) => Response | Promise<Response>;

/** Serves a fetch-style handler on both loopback addresses, 127.0.0.1 and ::1. */
export function serveFetch(handler: FetchHandler, port: number): Promise<LoopbackServer> {
  const listener = getRequestListener((request, env) =>
    handler(request, {
      remoteAddress: ('incoming' in env && env.incoming.socket.remoteAddress) || '127.0.0.1',
    }),
  );
  return serveListener(listener, port);
}

/**
 * Serves a Node request listener on 127.0.0.1 and, if available, on ::1, because `localhost` may mean either
 * address.
 * @throws {Error} The code is EADDRINUSE when another process uses the port.
 */
export async function serveListener(
  listener: RequestListener,
  port: number,
): Promise<LoopbackServer> {
  const first = await listen(listener, port, '127.0.0.1');
  const servers = [first];
  const actualPort = readPort(first);
  try {
    servers.push(await listen(listener, actualPort, '::1'));
  } catch (error) {
    if (!isMissingAddressFamily(error)) {
      await closeAll(servers);
      throw error;
    }
  }
  return { port: actualPort, close: () => closeAll(servers) };
}

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS };
    const server = createServer(options, (request, response) => {
      // JSON with users' texts must never be rendered as a page.
      response.setHeader('x-content-type-options', 'nosniff');
      if (isAddressedToLoopback(request.headers.host)) return listener(request, response);
      response.writeHead(421, { 'content-type': 'text/plain' }).end('Use http://localhost.');
    });
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/**
 * Tells whether the Host header of a request names this machine. The check of the Host header prevents DNS rebinding,
 * with which a page of another site could read the mailbox and its links.
 */
function isAddressedToLoopback(host: string | undefined): boolean {
  const name = host?.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
}

async function closeAll(servers: Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}

function readPort(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server listens on no port.');
  return address.port;
}

function isMissingAddressFamily(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
  );
}
