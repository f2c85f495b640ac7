import { readBuiltShell } from './built-shell.ts';
import { type Deployment, type Destination, deployAll } from './deploy.ts';
import { deployBuiltShell, SHELL } from './deploy-shell.ts';

/**
 * Deploys whatever is built, shell and modules, as one: they are judged by each other rather than by what they replace.
 * For a machine of one's own, before anything of the product answers.
 *
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
