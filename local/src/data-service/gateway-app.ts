import type { Hono } from 'hono';

/** The gateway's router; each request carries the IP address of its socket. */
export type GatewayApp = Hono<{ Bindings: { remoteAddress: string } }>;
