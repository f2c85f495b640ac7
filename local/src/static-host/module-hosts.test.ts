import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findFreePorts } from '../free-ports.ts';
import { buildLocalUrl } from '../ports.ts';
import { startModuleHosts } from './module-hosts.ts';

it('a module that is created while the product runs is served without a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-hosts-'));
  const ports = await findFreePorts();
  const { mailbox, ...others } = ports;
  // The port of this module, moved by the shell's offset, equals the mailbox's port, which is free in this
  // test.
  const made = { name: 'mf-reports', port: mailbox - ports.shell + 3000 };
  const modules: (typeof made)[] = [];
  const hosts = await startModuleHosts({ ...others, mailbox }, folder, () => modules);
  try {
    expect(await hosts.origins()).toEqual(Object.values(ports.remotes).map(buildLocalUrl));
    modules.push(made);
    expect(await hosts.origins()).toContain(buildLocalUrl(mailbox));
    await mkdir(path.join(folder, 'mf-reports/1'), { recursive: true });
    await writeFile(path.join(folder, 'mf-reports/1/remoteEntry.js'), 'made');
    const response = await fetch(`${buildLocalUrl(mailbox)}/1/remoteEntry.js`);
    expect(await response.text()).toBe('made');
    // A second request starts no second host for the module.
    expect(await hosts.origins()).toHaveLength(Object.keys(ports.remotes).length + 1);
  } finally {
    await hosts.close();
    await rm(folder, { recursive: true });
  }
});
