import type { Hono } from 'hono';

/** The gateway's router; with each request comes the address of the socket that it came through. */
export type GatewayApp = Hono<{ Bindings: { remoteAddress: string } }>;
