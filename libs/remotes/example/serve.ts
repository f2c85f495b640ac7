import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** A file server that is running. */
export interface Served {
  origin: string;
  close(): void;
}

/**
 * Serves a folder to any origin.
 *
 * @param page file that is served for URLs without a file, such as `app.html`
 * @param port port of the server; 0 selects a free port
 */
export async function serve(folder: string, page?: string, port = 0): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const isFile = existsSync(asked) && statSync(asked).isFile();
    const file = isFile ? asked : page && path.join(folder, page);
    response.setHeader('access-control-allow-origin', '*');
    if (!file || (!isFile && path.extname(asked) !== '')) {
      response.writeHead(404).end('Not found');
      return;
    }
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
