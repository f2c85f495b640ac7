import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkPortsAreFree } from './check-ports.ts';
import { findFreePorts } from './free-ports.ts';
import { FIRST_OUTGOING_PORT, LARGEST_PORT_OFFSET, listPorts, readEnvironment } from './ports.ts';

describe('ports of the local stack', () => {
  it('ADWRIGHT_PORT_OFFSET moves all ports together, and each port’s own variable moves one', () => {
    const { ports, dataDir } = readEnvironment(
      { ADWRIGHT_PORT_OFFSET: '100', ADWRIGHT_MF_AUTH_PORT: '9000', ADWRIGHT_DATA_DIR: 'data' },
      '/project',
    );
    expect([ports.shell, ports.dataService, ports.remotes['mf-auth']]).toEqual([3100, 8421, 9000]);
    expect(dataDir).toBe('/project/data');
  });

  it('invalid ports are refused with an error that names the variable, like other settings', () => {
    expect(() => readEnvironment({ ADWRIGHT_SHELL_PORT: 'x', DATABASE_URL: 'y' }, '/')).toThrow(
      /DATABASE_URL[\s\S]*ADWRIGHT_SHELL_PORT/,
    );
  });

  it('the error for a port in use names the variable that moves the port', async () => {
    const ports = await findFreePorts();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(ports.dataService, '127.0.0.1', resolve));
    const refused = checkPortsAreFree(ports);
    await expect(refused).rejects.toThrow(
      `${ports.dataService} (data-service): stop the program that uses it, or choose another port with ADWRIGHT_DATA_SERVICE_PORT=<port>`,
    );
    await expect(refused).rejects.toThrow(
      /ADWRIGHT_PORT_OFFSET=\d+ before the same command moves all ports of Adwright to free ones/,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(checkPortsAreFree(ports)).resolves.toBeUndefined();
  });

  it('a start waits for ports that only the engine of a killed product still uses', async () => {
    const ports = await findFreePorts();
    const orphan = createServer();
    await new Promise<void>((resolve) => orphan.listen(ports.engine, '127.0.0.1', resolve));
    await expect(checkPortsAreFree(ports, 300)).rejects.toThrow(`${ports.engine} (engine)`);
    const checked = checkPortsAreFree(ports);
    setTimeout(() => orphan.close(), 400);
    await expect(checked).resolves.toBeUndefined();
  });

  it('all ports are below the range of outgoing connections, for any offset', () => {
    for (const offset of [0, LARGEST_PORT_OFFSET]) {
      const { ports } = readEnvironment({ ADWRIGHT_PORT_OFFSET: String(offset) }, '/');
      const all = listPorts(ports).map(({ port }) => port);
      expect(Math.max(...all)).toBeLessThan(FIRST_OUTGOING_PORT);
    }
  });

  it('if a port in use is in the range of outgoing connections, the error advises choosing lower ports', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('No port.');
    const ports = { ...(await findFreePorts()), payments: address.port };
    await expect(checkPortsAreFree(ports)).rejects.toThrow(
      'Operating systems may use ports from 32768 on for outgoing connections at any time. Choose lower ports.',
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('if nearly all ports are in use, the error advises starting a second product with an offset', async () => {
    const ports = await findFreePorts();
    const others = listPorts(ports).map(({ port }) => createServer().listen(port, '127.0.0.1'));
    await Promise.all(others.map((other) => once(other, 'listening')));
    const refused = checkPortsAreFree(ports);
    await expect(refused).rejects.toThrow('Adwright seems to run here already');
    await expect(refused).rejects.toThrow('ADWRIGHT_DATA_DIR');
    await Promise.all(others.map((other) => new Promise((resolve) => other.close(resolve))));
  });

  it('ports of tests are never assigned twice, and are below the range of outgoing connections', async () => {
    const given = await Promise.all(Array.from({ length: 20 }, () => findFreePorts()));
    const all = given.flatMap(listPorts).map(({ port }) => port);
    expect(new Set(all).size).toBe(all.length);
    expect(Math.max(...all)).toBeLessThan(FIRST_OUTGOING_PORT);
  });
});
