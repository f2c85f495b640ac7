import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can break its connections as real networks do. */
export interface FaultyProxy {
  port: number;
  /** Ends every connection, and refuses new connections until `mend` is called. */
  cut(): void;
  /** Drops every open connection without a signal, like a restarted router; new connections work. */
  forget(): void;
  mend(): void;
  close(): void;
}

/** Starts a proxy on a free port of this machine that forwards to another port. */
export async function startFaultyProxy(targetPort: number): Promise<FaultyProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (isCut) return void client.destroy();
    const target = connect(targetPort, 'localhost');
    target.on('error', () => client.destroy());
    const pair = [client, target] as const;
    pairs.add(pair);
    client.pipe(target);
    target.pipe(client);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      target.destroy();
    };
    client.once('close', end);
    target.once('close', end);
  });
  const forgotten: Socket[] = [];
  await new Promise<void>((resolve) => server.listen(0, 'localhost', () => resolve()));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy listens on no port');
  const cut = () => {
    isCut = true;
    for (const [client, target] of pairs) {
      client.resetAndDestroy();
      target.destroy();
    }
  };
  return {
    port: address.port,
    cut,
    forget() {
      for (const pair of pairs) {
        const [client, target] = pair;
        pairs.delete(pair);
        client.unpipe();
        client.removeAllListeners('close');
        client.resume();
        target.removeAllListeners('close');
        target.destroy();
        forgotten.push(client);
      }
    },
    mend() {
      isCut = false;
    },
    close() {
      cut();
      for (const client of forgotten) client.destroy();
      server.close();
    },
  };
}
