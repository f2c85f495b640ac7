import path from 'node:path';
import { markInstalled, trustInstalledList } from './installed-lock.mjs';
import { prunePackages } from './prune-packages.mjs';
import { runCommand } from './run-command.ts';

/**
 * Takes added and removed workspaces into the lock file and the installation, so that the next command finds both in order
 * and does not install everything anew.
 *
 * @throws {Error} with what npm said.
 */
export async function installWorkspaces(repository: string, label: string): Promise<void> {
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--include=dev'];
  const env = { ONNXRUNTIME_NODE_INSTALL: 'skip' };
  trustInstalledList(repository);
  const { code, output } = await runCommand('npm', [...words, '--prefix', repository], {
    label,
    env,
  });
  if (code !== 0) throw new Error(output);
  await prunePackages(path.join(repository, 'node_modules'));
  markInstalled(repository, 'pruned');
  markInstalled(repository);
}
