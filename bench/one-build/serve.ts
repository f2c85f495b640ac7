import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a build as a web host would: its files, and app.html for all other URLs. The server fetches the
 * runtime configuration from the running product.
 * @returns the URL origin of the server.
 */
export async function serveOne(folder: string, product: string) {
  const config = await (await fetch(`${product}/config.json`)).text();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/config.json') {
      response.setHeader('content-type', 'application/json').end(config);
      return;
    }
    const asked = path.join(folder, path.normalize(pathname));
    const isFile = existsSync(asked) && statSync(asked).isFile();
    const file = isFile ? asked : path.join(folder, 'app.html');
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
