import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MODULE_NAMES } from '@adwright/contracts';
import { deployAll, deployModule } from './deploy.ts';
import { readOrigins } from './origins.ts';
import { statusLines } from './status.ts';
import { moduleFolder, WORKSPACE_ROOT } from './workspace.ts';

const USAGE = `Usage: npm run release -- <command> [module] [--to <folder>]

  build    build one module, or all of them
  deploy   put what is built under its version and name it in the registry
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

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [command, module] = positionals;
  const dataDir = process.env.ADWRIGHT_DATA_DIR ?? resolve(WORKSPACE_ROOT, '.local');
  const cdnDir = resolve(values.to ?? `${dataDir}/cdn`);
  const target = { cdnDir, origins: readOrigins(process.env) };
  switch (command) {
    case 'build':
      return build(module);
    case 'deploy': {
      const deployments = module
        ? [await deployModule(moduleFolder(module), target)]
        : await deployAll(target);
      for (const { module: name, version, outcome } of deployments) {
        console.log(`${name} ${version} ${outcome}`);
      }
      return 0;
    }
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
