import { AppError } from '@adwright/contracts';
import { ENGINE_STATUS_PATH, engineStatusSchema } from '@adwright/contracts/engine-status';
import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { DatabaseCall } from '../call-database.ts';
import type { OperatorCheck } from '../operators/operator-check.ts';
import type { DiskState } from '../operators/watch-disk.ts';
import { PREFLIGHT_CACHE_SECONDS } from './read-body.ts';

export interface StatusRouteOptions {
  checkOperator: OperatorCheck;
  callDatabase: DatabaseCall;
  /**
   * Reads the state of the disk with the data; null if the data are not on a machine that the operators manage.
   */
  readDisk: () => Promise<DiskState | null>;
  allowedOrigins: string[];
}

/**
 * Adds the status page, which shows operators the state of the queue and the processes. Any other caller gets
 * the same answer as for an unknown URL.
 */
export function addStatusRoute(app: Hono, options: StatusRouteOptions): void {
  const { checkOperator, callDatabase, readDisk, allowedOrigins } = options;
  const policy = cors({
    origin: allowedOrigins,
    allowMethods: ['GET'],
    allowHeaders: ['Authorization', 'Content-Type'],
    maxAge: PREFLIGHT_CACHE_SECONDS,
  });
  app.use(ENGINE_STATUS_PATH, policy);
  app.get(ENGINE_STATUS_PATH, async (context) => {
    await checkOperator(context.req.header('authorization'));
    const status = await callDatabase('engine_status', {}, engineStatusSchema.nullable());
    if (!status) throw new AppError('unavailable', 'no engine has installed its queue yet');
    context.header('Cache-Control', 'no-store');
    return context.json({ ...status, disk: await readDisk() });
  });
}
