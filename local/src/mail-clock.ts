import type { FunctionHandler } from './data-service/gateway.ts';

const INTERVAL_MS = 5000;

/** Calls the function send-mails as a schedule does in production. The next call waits for the one before. */
export function startMailClock(sendMails: FunctionHandler, url: string, serviceKey: string) {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const tick = async () => {
    const headers = { Authorization: `Bearer ${serviceKey}` };
    try {
      await sendMails(new Request(url, { method: 'POST', headers }));
    } catch (error) {
      console.error(error);
    }
    timer = setTimeout(next, INTERVAL_MS);
  };
  const next = () => {
    running = tick();
  };
  timer = setTimeout(next, INTERVAL_MS);
  return {
    async close() {
      await running;
      clearTimeout(timer);
    },
  };
}
