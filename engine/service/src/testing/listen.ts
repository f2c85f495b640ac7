import type { Server } from 'node:http';

/** Makes a test server listen on a free loopback port, and returns the server's origin. */
export function listenOnFreePort(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(`http://localhost:${address.port}`);
      else reject(new Error('the test server listens on no port'));
    });
  });
}
