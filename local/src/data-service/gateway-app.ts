import type { Hono } from 'hono';

/** The gateway's router; a request's bindings contain the IP address of the request's socket. */
export type GatewayApp = Hono<{ Bindings: { remoteAddress: string } }>;
