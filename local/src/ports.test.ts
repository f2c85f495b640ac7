import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkPortsAreFree } from './check-ports.ts';
import { freePorts } from './free-ports.ts';
import { listPorts, readEnvironment } from './ports.ts';

describe('ports', () => {
  it('move together by the offset, and one by one by their own variables', () => {
    const { ports, dataDir } = readEnvironment(
      { ADWRIGHT_PORT_OFFSET: '100', ADWRIGHT_MF_AUTH_PORT: '9000', ADWRIGHT_DATA_DIR: 'data' },
      '/project',
    );
    expect([ports.shell, ports.dataService, ports.remotes['mf-auth']]).toEqual([3100, 54421, 9000]);
    expect(dataDir).toBe('/project/data');
  });

  it('are refused by name when they are none', () => {
    expect(() => readEnvironment({ ADWRIGHT_SHELL_PORT: 'x', DATABASE_URL: 'y' }, '/')).toThrow(
      /DATABASE_URL[\s\S]*ADWRIGHT_SHELL_PORT/,
    );
  });

  it('that are taken are named with the variable that moves them', async () => {
    const ports = await freePorts();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(ports.dataService, '127.0.0.1', resolve));
    await expect(checkPortsAreFree(ports)).rejects.toThrow(
      `${ports.dataService} (data-service): stop the program that has it, or move ours with ADWRIGHT_DATA_SERVICE_PORT=<port>`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(checkPortsAreFree(ports)).resolves.toBeUndefined();
  });

  it('that are nearly all taken are most likely our own, and a second product is possible', async () => {
    const ports = await freePorts();
    const others = listPorts(ports).map(({ port }) => createServer().listen(port, '127.0.0.1'));
    await Promise.all(others.map((other) => once(other, 'listening')));
    const refused = checkPortsAreFree(ports);
    await expect(refused).rejects.toThrow('Adwright seems to run here already');
    await expect(refused).rejects.toThrow('ADWRIGHT_DATA_DIR');
    await Promise.all(others.map((other) => new Promise((resolve) => other.close(resolve))));
  });

  it('for tests are never given twice, below those of outgoing connections', async () => {
    const given = await Promise.all(Array.from({ length: 20 }, () => freePorts()));
    const all = given.flatMap(listPorts).map(({ port }) => port);
    expect(new Set(all).size).toBe(all.length);
    expect(Math.max(...all)).toBeLessThan(32_768);
  });
});
