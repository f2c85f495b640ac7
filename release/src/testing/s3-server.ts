import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import S3rver from '@20minutes/s3rver';

export const BUCKET = 'adwright';
/** The only account that the test server s3rver accepts. */
export const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

const CORS = `<CORSConfiguration>
  <CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod></CORSRule>
</CORSConfiguration>`;

const REFUSALS = {
  404: 'NoSuchKey',
  412: 'PreconditionFailed',
} as const;

/**
 * An S3 server that runs in the test's process. Everybody may read the server's objects, as in a bucket behind
 * a CDN.
 */
export interface S3Server {
  endpoint: string;
  close(): Promise<void>;
}

/**
 * Starts s3rver, which checks signatures and stores objects on disk, but does not support conditional writes. A
 * server in front of s3rver therefore checks the conditions of PutObject, one request after the other (Amazon
 * S3 User Guide, "Conditional writes").
 *
 * @param options `conditional: false` ignores the conditions of writes; `cors: false` serves no CORS headers.
 */
export async function startS3Server(
  directory: string,
  { conditional = true, cors = true } = {},
): Promise<S3Server> {
  const s3rver = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: cors ? [CORS] : [] }],
  });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.searchParams.has('list-type')) return listKeys(s3rver, url, response);
    const status = conditional ? await refusalOf(s3rver, request) : undefined;
    if (status) {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<Error><Code>${REFUSALS[status]}</Code></Error>`);
      return;
    }
    const { promise: finished, resolve } = Promise.withResolvers<void>();
    response.once('close', resolve);
    answer(request, response);
    await finished;
  }

  let queue: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    queue = queue.then(() => serve(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    endpoint: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the status with which a conditional write is refused, or undefined to accept the write. */
async function refusalOf(
  s3rver: S3rver,
  request: IncomingMessage,
): Promise<keyof typeof REFUSALS | undefined> {
  const ifMatch = request.headers['if-match'];
  const mustBeNew = request.headers['if-none-match'] === '*';
  if (request.method !== 'PUT' || (!ifMatch && !mustBeNew)) return undefined;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const key = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
  const exists = await s3rver.store.existsObject(BUCKET, key);
  if (mustBeNew) return exists ? 412 : undefined;
  if (!exists) return 404;
  const { etag } = await s3rver.store.getMetadata(BUCKET, key);
  return etag === ifMatch ? undefined : 412;
}

/**
 * Lists the keys in a folder in place of s3rver. s3rver would refuse the request, because it signs a bucket's
 * URL without the SDK's last slash.
 */
async function listKeys(s3rver: S3rver, url: URL, response: ServerResponse): Promise<void> {
  const prefix = url.searchParams.get('prefix') ?? '';
  const delimiter = url.searchParams.get('delimiter') ?? '';
  const { objects } = await s3rver.store.listObjects(BUCKET, { prefix, delimiter });
  const contents = objects.map(({ key }) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListBucketResult>${contents}</ListBucketResult>`);
}
