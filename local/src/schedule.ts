import type { FunctionHandler } from './data-service/gateway.ts';

/**
 * Calls a function at a fixed interval, like the scheduler in production. Calls of the function never overlap.
 */
export function startSchedule(
  work: FunctionHandler,
  { url, serviceKey, everyMs }: { url: string; serviceKey: string; everyMs: number },
) {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const tick = async () => {
    const headers = { Authorization: `Bearer ${serviceKey}` };
    try {
      await work(new Request(url, { method: 'POST', headers }));
    } catch (error) {
      console.error(error);
    }
    timer = setTimeout(next, everyMs);
  };
  const next = () => {
    running = tick();
  };
  timer = setTimeout(next, everyMs);
  return {
    async close() {
      await running;
      clearTimeout(timer);
    },
  };
}
