import { readBuiltShell } from './built-shell.ts';
import { type Deployment, type Destination, deployAll } from './deploy.ts';
import { deployBuiltShell, SHELL } from './deploy-shell.ts';

/**
 * Deploys the shell and all modules together. The new builds are checked against each other rather than
 * against live versions. The function is for a single machine, before any part of the product is reachable
 * for visitors.
 * @throws VerificationError before anything is deployed, if the builds do not fit together.
 */
export async function deployProduct(destination: Destination): Promise<Deployment[]> {
  const shell = await readBuiltShell();
  const together = { ...destination, shells: [{ name: 'the shell', record: shell.record }] };
  const deployed: Deployment[] = [];
  const modules = await deployAll(together, async () => {
    deployed.push({ module: SHELL, ...(await deployBuiltShell(shell, destination.store)) });
  });
  return [...deployed, ...modules];
}
