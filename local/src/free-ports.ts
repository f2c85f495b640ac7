import { createServer } from 'node:net';
import { isFree } from './check-ports.ts';
import { listPortNames, type Ports, toPorts } from './ports.ts';

const TEST_PORTS = { first: 20_000, end: 32_000, block: 20 } as const;

/**
 * Returns ports for a test that runs a second stack; the ports stay reserved while this process lives. Each
 * block of ports begins with a port that stays in use, so that no two test processes choose the same block. The
 * blocks lie between the product's default ports and the range of ports for outgoing connections.
 */
export async function findFreePorts(): Promise<Ports> {
  const names = listPortNames();
  const block = await claimPortBlock(names.length);
  return toPorts((name) => block + names.indexOf(name));
}

/** Returns the first of `size` consecutive free ports. */
async function claimPortBlock(size: number): Promise<number> {
  const { first, end, block } = TEST_PORTS;
  const blocks = (end - first) / block;
  const start = Math.floor(Math.random() * blocks);
  for (let tried = 0; tried < blocks; tried += 1) {
    const guard = first + ((start + tried) % blocks) * block;
    const ports = Array.from({ length: size }, (_, index) => guard + 1 + index);
    if (!(await holdForGood(guard))) continue;
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return guard + 1;
  }
  throw new Error(`No ${size} free ports in a row from ${first} to ${end}.`);
}

/** Listens on a port until the process ends; the listener does not keep the process alive. */
function holdForGood(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const guard = createServer().unref();
    guard.once('error', () => resolve(false));
    guard.listen(port, '127.0.0.1', () => resolve(true));
  });
}
