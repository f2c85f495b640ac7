import { createServer } from 'node:http';
import { buildObjectAddress, parsePrivateObject } from '@adwright/contracts';
import { listenOnFreePort } from './listen.ts';

/** A storage server with files of users, for tests. */
export interface StorageUnderTest {
  origin: string;
  /** The files, by the last part of their path. */
  files: Map<string, Uint8Array>;
  /** Address of a file in a user's folder. */
  url(userId: string, name: string, bucket?: string): string;
  close(): void;
}

/** Serves files of users' folders on a free port. */
export async function startTestStorage(): Promise<StorageUnderTest> {
  const files = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const isRefused =
      parsePrivateObject(path) &&
      !(path.includes('/authenticated/') && request.headers.authorization);
    const file = isRefused ? undefined : files.get(path.split('/').at(-1) ?? '');
    if (file) response.writeHead(200, { 'Content-Length': file.length }).end(file);
    else response.writeHead(404).end();
  });
  const origin = await listenOnFreePort(server);
  return {
    origin,
    files,
    url: (userId, name, bucket = 'assets') =>
      buildObjectAddress(`${origin}/storage/v1/object/public/${bucket}/${userId}/${name}`),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
