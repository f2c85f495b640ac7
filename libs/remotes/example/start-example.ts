import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildHost, buildRemote, MANIFESTS } from './build.ts';
import type { Manifest } from './host/contract.ts';
import { createKey, type Releases, release } from './release.ts';
import { type Served, serve } from './serve.ts';

export interface RunningExample {
  host: Served;
  remotes: Served;
  releases: Releases;
  /**
   * Builds a remote and makes the build the live version.
   * @param edit changes the page's source before the build
   */
  deploy(manifest: Manifest, edit?: (source: string) => string): Promise<void>;
  close(): void;
}

/**
 * Builds the host and both remotes, releases them, and serves them.
 *
 * @param folder empty folder for the build
 * @param port port of the host; 0 selects a free port
 */
export async function startExample(folder: string, port = 0): Promise<RunningExample> {
  const hostFolder = path.join(folder, 'host');
  const remotesFolder = path.join(folder, 'remotes');
  await mkdir(remotesFolder, { recursive: true });
  await buildHost(hostFolder);
  const host = await serve(hostFolder, 'app.html', port);
  const remotes = await serve(remotesFolder);
  const secret = await createKey(hostFolder);
  const releases = { hostFolder, remotesFolder, remotesOrigin: remotes.origin, secret };

  async function deploy(manifest: Manifest, edit?: (source: string) => string): Promise<void> {
    const target = path.join(folder, 'builds', manifest.name);
    await buildRemote(manifest, path.join(target, 'dist'), edit);
    const packageFile = path.join(import.meta.dirname, manifest.name, 'package.json');
    await cp(packageFile, path.join(target, 'package.json'));
    await release(target, releases);
  }
  for (const manifest of MANIFESTS) await deploy(manifest);
  return {
    host,
    remotes,
    releases,
    deploy,
    close() {
      host.close();
      remotes.close();
    },
  };
}
