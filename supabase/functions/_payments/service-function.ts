import { isAppError } from '@adwright/contracts';
import type { Handler } from './browser-function.ts';

/** Creates an edge function that only the product's scheduler calls, by POST with the service key. */
export function createServiceFunction(serviceKey: string, work: () => Promise<unknown>): Handler {
  return async (request) => {
    if (
      request.method !== 'POST' ||
      request.headers.get('Authorization') !== `Bearer ${serviceKey}`
    ) {
      return Response.json({ error: 'the service key is needed' }, { status: 401 });
    }
    try {
      return Response.json(await work());
    } catch (error) {
      console.error(error);
      return Response.json(
        { error: 'try again later' },
        { status: isAppError(error) ? error.status : 500 },
      );
    }
  };
}
