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

function takenMessage(taken: { name: PortName; port: number }[]): string {
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
