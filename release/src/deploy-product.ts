import { readBuiltShell } from './built-shell.ts';
import { type Deployment, type Destination, deployAll } from './deploy.ts';
import { deployBuiltShell, SHELL } from './deploy-shell.ts';

/**
 * Deploys shell and modules together, and checks them against each other instead of the versions that they
 * replace. This function is for a single machine, before any part of the product is reachable.
 * @throws VerificationError before anything is deployed.
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
