import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MODULE_NAMES } from '@adwright/contracts';
import * as z from 'zod';
import { readBuiltModule } from './built-module.ts';
import { deployAll, deployModule, promoteCanary, rollBack, startCanary } from './deploy.ts';
import { readOrigins } from './origins.ts';
import { readRegistry } from './registry-store.ts';
import { statusLines } from './status.ts';
import { verifyModule } from './verify.ts';
import { moduleFolder, WORKSPACE_ROOT } from './workspace.ts';

const USAGE = `Usage: npm run release -- <command> [module] [--to <folder>]

  build    build one module, or all of them
  verify   say whether what is built fits what is live
  deploy   put what is built under its version and name it in the registry
  canary   show what is built to some visitors: canary <module> --percent 10
  promote  make a module's canary live
  rollback take a module's canary back, or its live version
  status   what the registry says

  --to     folder of the deployed modules and the registry (default: .local/cdn, or ADWRIGHT_DATA_DIR's)`;

function build(module: string | undefined): number {
  const projects = (module ? [module] : MODULE_NAMES).map((name) => `@adwright/${name}`);
  const { status } = spawnSync(
    join(WORKSPACE_ROOT, 'node_modules/.bin/nx'),
    ['run-many', '-t', 'build', '-p', projects.join(',')],
    {
      cwd: WORKSPACE_ROOT,
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false' },
    },
  );
  return status ?? 1;
}

const percentSchema = z.coerce.number().min(0).max(100);

function required(module: string | undefined): string {
  if (!module) throw new Error(`Which module?\n\n${USAGE}`);
  return module;
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, percent: { type: 'string' } },
  });
  const [command, module] = positionals;
  const dataDir = process.env.ADWRIGHT_DATA_DIR ?? resolve(WORKSPACE_ROOT, '.local');
  const cdnDir = resolve(values.to ?? `${dataDir}/cdn`);
  const target = { cdnDir, origins: readOrigins(process.env) };
  switch (command) {
    case 'build':
      return build(module);
    case 'verify': {
      const built = await readBuiltModule(moduleFolder(required(module)));
      await verifyModule(built, await readRegistry(cdnDir));
      console.log(`${built.name} ${built.version} fits`);
      return 0;
    }
    case 'deploy': {
      const deployments = module
        ? [await deployModule(moduleFolder(module), target)]
        : await deployAll(target);
      for (const { module: name, version, outcome } of deployments) {
        console.log(`${name} ${version} ${outcome}`);
      }
      return 0;
    }
    case 'canary': {
      const name = required(module);
      const percent = percentSchema.parse(values.percent);
      const { version } = await startCanary(moduleFolder(name), percent, target);
      console.log(`${name} ${version} goes to ${percent} % of visitors`);
      return 0;
    }
    case 'promote':
      console.log(
        `${required(module)} is live at ${await promoteCanary(required(module), cdnDir)}`,
      );
      return 0;
    case 'rollback':
      console.log(`${required(module)} is live at ${await rollBack(required(module), cdnDir)}`);
      return 0;
    case 'status':
      console.log((await statusLines(cdnDir)).join('\n'));
      return 0;
    default:
      console.error(USAGE);
      return 1;
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
