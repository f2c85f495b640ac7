import { timingSafeEqual } from 'node:crypto';
import { getClientAddress } from '@adwright/engine-service/client-of';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod';
import type { SqlSession } from './database/sql-session.ts';
import type { GatewayApp } from './gateway-app.ts';

const STATEMENT_BYTES = 2 * 1024 * 1024;
const KEEP_ALIVE_MS = 15_000;

const statementSchema = z.object({ text: z.string(), values: z.array(z.unknown()).optional() });
const channelSchema = z.string().regex(/^[a-z0-9_]{1,63}$/);
const databaseErrorSchema = z.object({ message: z.string(), code: z.string().optional() });

/**
 * Adds routes for the engine's queue: the embedded database runs in this process, so the engine has no other
 * access to it. Only programs on this machine that have the secret key may use the routes. On hosted Supabase,
 * the engine connects to PostgreSQL instead.
 */
export function mountQueue(web: GatewayApp, session: SqlSession, secretKey: string): void {
  const expected = Buffer.from(`Bearer ${secretKey}`);
  web.use('/queue/v1/*', async (c, next) => {
    const sent = Buffer.from(c.req.header('authorization') ?? '');
    const isKey = sent.length === expected.length && timingSafeEqual(sent, expected);
    if (!isKey || getClientAddress(c.env.remoteAddress) !== 'loopback') {
      return c.json({ message: 'Not allowed' }, 403);
    }
    return next();
  });
  const tooLarge = () => Response.json({ message: 'The statement is too large' }, { status: 413 });
  web.use('/queue/v1/*', bodyLimit({ maxSize: STATEMENT_BYTES, onError: tooLarge }));
  web.post('/queue/v1/sql', async (c) => {
    const statement = statementSchema.safeParse(await c.req.json().catch(() => null));
    if (!statement.success) return c.json({ message: 'A statement is needed' }, 400);
    const { text, values = [] } = statement.data;
    try {
      return c.json({ rows: await session.execute(text, values) });
    } catch (error) {
      return c.json(databaseErrorSchema.parse(error), 422);
    }
  });
  web.get('/queue/v1/listen/:channel', (c) => {
    const channel = channelSchema.safeParse(c.req.param('channel'));
    if (!channel.success) return c.json({ message: 'No such channel' }, 400);
    return streamSSE(c, async (stream) => {
      const stop = await session.listen(channel.data, (payload) => {
        void stream.writeSSE({ data: JSON.stringify(payload) });
      });
      const closed = new Promise<void>((resolve) => stream.onAbort(() => resolve()));
      const keepAlive = setInterval(() => void stream.write(': listening\n\n'), KEEP_ALIVE_MS);
      await stream.write(': listening\n\n');
      await closed;
      clearInterval(keepAlive);
      await stop();
    });
  });
}
