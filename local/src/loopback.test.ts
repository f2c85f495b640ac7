import { expect, it } from 'vitest';
import { serveFetch } from './loopback.ts';

it('the server keeps an idle connection open longer than its clients do', async () => {
  const server = await serveFetch(() => new Response('ok'), 0);
  try {
    const response = await fetch(`http://localhost:${server.port}/`);
    // Node's HTTP client closes an idle connection after 4 s unless the server states a longer time.
    expect(response.headers.get('keep-alive')).toBe('timeout=65');
  } finally {
    await server.close();
  }
});
