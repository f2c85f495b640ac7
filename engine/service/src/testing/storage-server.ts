import { createServer } from 'node:http';
import { buildObjectAddress, parsePrivateObject } from '@adwright/contracts';
import { listenOnFreePort } from './listen.ts';

/** A test server for the storage, with files of users. */
export interface StorageUnderTest {
  origin: string;
  /** The files on the server, by the last part of their path. */
  files: Map<string, Uint8Array>;
  /** Returns the URL of a file in a user's folder. */
  url(userId: string, name: string, bucket?: string): string;
  close(): void;
}

/** Starts a test storage server that serves files of users' folders on a free port. */
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
