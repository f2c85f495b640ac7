import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  FIRST_OUTGOING_PORT,
  getPortVariable,
  LARGEST_PORT_OFFSET,
  listPorts,
  type PortName,
  type Ports,
  readEnvironment,
} from './ports.ts';

/**
 * Maximum milliseconds until an engine exits after the stack that started it was killed, even on a busy
 * machine.
 */
const ORPHAN_MS = 20_000;
const ORPHAN_PROBE_MS = 200;

/** @throws {Error} The message names every port in use, and the environment variable that moves the port. */
export async function checkPortsAreFree(ports: Ports, orphanMs = ORPHAN_MS): Promise<void> {
  let taken = await listTaken(ports);
  const deadline = performance.now() + orphanMs;
  while (taken.length === 1 && taken[0]?.name === 'engine' && performance.now() < deadline) {
    await delay(ORPHAN_PROBE_MS);
    taken = await listTaken(ports);
  }
  if (taken.length > 0) throw new Error(describeTakenPorts(taken, await findFreeOffset()));
}

async function listTaken(ports: Ports) {
  const checks = listPorts(ports).map(async (entry) => ({
    ...entry,
    free: await isFree(entry.port),
  }));
  return (await Promise.all(checks)).filter(({ free }) => !free);
}

/** If at least this many ports are in use, another instance of the product is probably running. */
const OUR_OWN = 5;

function describeTakenPorts(taken: { name: PortName; port: number }[], freeOffset: number): string {
  if (taken.length >= OUR_OWN) {
    const ports = taken.map(({ port }) => port).join(', ');
    return [
      `Adwright seems to run here already: ports ${ports} are taken. Stop it, or start a second instance by putting`,
      `ADWRIGHT_PORT_OFFSET=${freeOffset} ADWRIGHT_DATA_DIR=../adwright-second before the same command.`,
    ].join('\n');
  }
  const lines = taken.map(
    ({ name, port }) =>
      `  ${port} (${name}): stop the program that uses it, or choose another port with ${getPortVariable(name)}=<port>`,
  );
  const outgoing = taken.some(({ port }) => port >= FIRST_OUTGOING_PORT)
    ? [
        `Operating systems may use ports from ${FIRST_OUTGOING_PORT} on for outgoing connections at any time. Choose lower ports.`,
      ]
    : [];
  return [
    taken.length === 1 ? 'A port is taken:' : 'Some ports are taken:',
    ...lines,
    ...outgoing,
    `ADWRIGHT_PORT_OFFSET=${freeOffset} before the same command moves all ports of Adwright to free ones.`,
  ].join('\n');
}

/** Finds the smallest multiple of 100 as ADWRIGHT_PORT_OFFSET for which all ports are free. */
async function findFreeOffset(): Promise<number> {
  for (let offset = 100; offset <= LARGEST_PORT_OFFSET; offset += 100) {
    const { ports } = readEnvironment({ ADWRIGHT_PORT_OFFSET: String(offset) }, '/');
    const free = await Promise.all(listPorts(ports).map(({ port }) => isFree(port)));
    if (free.every(Boolean)) return offset;
  }
  throw new Error('No offset of ADWRIGHT_PORT_OFFSET leads to free ports.');
}

/** Tells whether no program of this machine uses a port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
