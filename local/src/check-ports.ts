import { createServer } from 'node:net';
import { listPorts, type PortName, type Ports, portVariable } from './ports.ts';

/** @throws {Error} naming every port that somebody else listens on, and the variable that moves ours. */
export async function checkPortsAreFree(ports: Ports): Promise<void> {
  const checks = listPorts(ports).map(async (entry) => ({
    ...entry,
    free: await isFree(entry.port),
  }));
  const taken = (await Promise.all(checks)).filter(({ free }) => !free);
  if (taken.length > 0) throw new Error(takenMessage(taken));
}

/** So many at once are hardly anybody else's. */
const OUR_OWN = 5;

function takenMessage(taken: { name: PortName; port: number }[]): string {
  if (taken.length >= OUR_OWN) {
    const ports = taken.map(({ port }) => port).join(', ');
    return [
      `Adwright seems to run here already: ports ${ports} are taken. Stop it, or run a second one beside it:`,
      'ADWRIGHT_PORT_OFFSET=100 ADWRIGHT_DATA_DIR=../adwright-second before the same command.',
    ].join('\n');
  }
  const lines = taken.map(
    ({ name, port }) =>
      `  ${port} (${name}): stop the program that has it, or move ours with ${portVariable(name)}=<port>`,
  );
  return [
    taken.length === 1 ? 'A port is taken:' : 'Some ports are taken:',
    ...lines,
    'ADWRIGHT_PORT_OFFSET=100 moves all of ours at once.',
  ].join('\n');
}

/** True when nobody listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
