import { createSocket, type Socket } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPublicFetcher } from './fetch-public.ts';
import { createHostLookup, type LookupHost } from './look-up-host.ts';

vi.setConfig({ testTimeout: 60_000 });

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

type Answer = (query: Buffer) => Buffer | null;
/**
 * Number of host names that are looked up at the same time. The number exceeds the number of threads that Node uses for
 * files, compression and `dns.lookup`.
 */
const MANY = 16;
const { signal } = new AbortController();

/** Starts a test name server on this machine. If `answer` returns null, the server never answers. */
async function nameServer(answer: Answer) {
  const socket = createSocket('udp4');
  sockets.push(socket);
  const seen = { queries: 0 };
  socket.on('message', (query, { port, address }) => {
    seen.queries += 1;
    const reply = answer(query);
    if (reply) socket.send(reply, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { servers: [`127.0.0.1:${socket.address().port}`], seen };
}

/** Turns a DNS query into its answer, with a response code and records (RFC 1035, 4.1). */
function reply(query: Buffer, code: number, records: readonly Buffer[] = []): Buffer {
  // In a DNS query, the host name ends with a zero byte; type and class follow. The bytes after the class are
  // an extension, which the answer leaves out.
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, question, ...records]);
}

const IPV4_TYPE = 1;
const typeOf = (query: Buffer) => query.readUInt16BE(query.indexOf(0, 12) + 1);

/** Returns a DNS record with an IPv4 address for the host name of the query. */
function ipv4Record(address: string): Buffer {
  const data = Buffer.from(address.split('.').map(Number));
  return Buffer.concat([Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4]), data]);
}

describe('createHostLookup with a name server that never answers', () => {
  it('a lookup at a name server that never answers blocks neither files, compression nor other fetches', async () => {
    const { servers, seen } = await nameServer(() => null);
    const lookup = createHostLookup({ servers, timeoutMs: 60_000 });
    const stop = new AbortController();
    const waiting = Array.from({ length: MANY }, (_, n) => lookup(`${n}.example`, stop.signal));
    await vi.waitFor(() => expect(seen.queries).toBeGreaterThanOrEqual(2 * MANY), 30_000);

    expect((await readFile(new URL(import.meta.url))).length).toBeGreaterThan(0);
    const packed = await promisify(gzip)('a mug');
    expect((await promisify(gunzip)(packed)).toString()).toBe('a mug');
    expect(await fetchFromThisMachine()).toBe('a page');

    const reason = new Error('given up');
    stop.abort(reason);
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.every((each) => each.status === 'rejected' && each.reason === reason)).toBe(
      true,
    );
  });

  it('a lookup without an answer fails with the fault `silent`, and a lookup of an unknown host with the fault `unknown`', async () => {
    const { servers } = await nameServer(() => null);
    const lookup = createHostLookup({ servers, timeoutMs: 50 });
    await expect(lookup('shop.example', signal)).rejects.toMatchObject({
      fault: 'silent',
      reason: 'The name server of its host did not answer.',
    });
  });

  it('a lookup at a name server that never answers stops at the time limit of the whole fetch', async () => {
    const { servers } = await nameServer(() => null);
    const fetchPublic = createPublicFetcher({
      userAgent: 'Adwright',
      lookup: createHostLookup({ servers, timeoutMs: 60_000 }),
      timeoutMs: 100,
    });
    const request = { accept: '*/*', maxBytes: 100, signal };
    await expect(fetchPublic('http://shop.example/', request)).rejects.toMatchObject({
      fault: 'silent',
    });
  });

  it('a lookup is not started if the caller has already cancelled the fetch', async () => {
    const { servers, seen } = await nameServer(() => null);
    const reason = new Error('given up');
    const looking = createHostLookup({ servers })('shop.example', AbortSignal.abort(reason));
    await expect(looking).rejects.toBe(reason);
    expect(seen.queries).toBe(0);
  });
});

describe('createHostLookup with a name server that answers', () => {
  const look = async (answer: Answer) => {
    const { servers } = await nameServer(answer);
    return createHostLookup({ servers, timeoutMs: 2000 })('shop.example', signal);
  };

  it('a lookup returns every IP address of the host', async () => {
    const records = ['93.184.215.14', '10.0.0.1'].map(ipv4Record);
    const found = await look((query) =>
      reply(query, 0, typeOf(query) === IPV4_TYPE ? records : []),
    );
    expect(found).toEqual([{ address: '93.184.215.14' }, { address: '10.0.0.1' }]);
  });

  it('a lookup succeeds if the name server fails for only one kind of IP address', async () => {
    const SERVER_FAILURE = 2;
    const found = await look((query) =>
      typeOf(query) === IPV4_TYPE
        ? reply(query, 0, [ipv4Record('93.184.215.14')])
        : reply(query, SERVER_FAILURE),
    );
    expect(found).toEqual([{ address: '93.184.215.14' }]);
  });

  it('a lookup finds no IP address of a host that does not exist', async () => {
    const NO_SUCH_NAME = 3;
    expect(await look((query) => reply(query, NO_SUCH_NAME))).toEqual([]);
  });
});

/** Fetches a page of a server on this machine, with a test lookup. */
async function fetchFromThisMachine(): Promise<string> {
  const server = createServer((_, response) => response.end('a page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the test name server has no port');
  const host = `page.example:${address.port}`;
  const lookup: LookupHost = async () => [];
  try {
    const fetchPublic = createPublicFetcher({ userAgent: 'Adwright', testHosts: [host], lookup });
    const request = { accept: '*/*', maxBytes: 100, signal };
    const { bytes } = await fetchPublic(`http://${host}/`, request);
    return new TextDecoder().decode(bytes);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
