import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MODULE_NAMES, runtimeConfigSchema } from '@adwright/contracts';
import * as z from 'zod';
import {
  deployAll,
  deployModule,
  promoteCanary,
  removeModule,
  rollBack,
  startCanary,
  verifyModule,
} from './deploy.ts';
import { deployShell, putRuntimeConfig } from './deploy-shell.ts';
import { examine, findingLines } from './doctor/examine.ts';
import { readLiveShell } from './gate/live-shell.ts';
import { hostingHeaders } from './hosting-headers.ts';
import { makeOverrideKey, makeOverrideLink, watch } from './runtime-commands.ts';
import type { GateFlags, Settings } from './settings.ts';
import { statusLines } from './status.ts';
import { moduleFolder, WORKSPACE_ROOT } from './workspace.ts';

/** Flags of single commands, beside where they work. */
export interface CommandFlags extends GateFlags {
  percent?: string | undefined;
  config?: string | undefined;
  once?: boolean | undefined;
  page?: string | undefined;
  expires?: string | undefined;
}

/** What was typed after the command. */
export interface Invocation {
  /** The first operand, where the command takes a module. */
  module: string | undefined;
  operands: readonly string[];
  flags: CommandFlags;
  settings: Settings;
}

/** A command gives what it has to say, and throws where it fails. */
export type Command = (invocation: Invocation) => Promise<string[]>;

const SHELL = 'shell';
const percentSchema = z.coerce.number().min(0).max(100);

function required(module: string | undefined): string {
  if (!module) throw new Error('Which module? Name it after the command.');
  return module;
}

const build: Command = async ({ module }) => {
  const projects = (module ? [module] : MODULE_NAMES).map((name) => `@adwright/${name}`);
  const { status } = spawnSync(
    join(WORKSPACE_ROOT, 'node_modules/.bin/nx'),
    ['run-many', '-t', 'build', '-p', projects.join(',')],
    { cwd: WORKSPACE_ROOT, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } },
  );
  if (status !== 0) throw new Error('The build failed.');
  return [];
};

const verify: Command = async ({ module, settings }) => {
  const folder = moduleFolder(required(module));
  const { name, version } = await verifyModule(folder, await settings.destination());
  return [`${name} ${version} fits`];
};

const deploy: Command = async ({ module, settings }) => {
  if (module === SHELL) {
    await deployShell(settings.store);
    return [`the shell lies in ${settings.store.address}`];
  }
  const destination = await settings.destination();
  const deployments = module
    ? [await deployModule(moduleFolder(module), destination)]
    : await deployAll(destination);
  return deployments.map(({ module: name, version, outcome }) => `${name} ${version} ${outcome}`);
};

const canary: Command = async ({ module, flags, settings }) => {
  const folder = moduleFolder(required(module));
  const percent = percentSchema.parse(flags.percent);
  const started = await startCanary(folder, percent, await settings.destination());
  return [`${started.module} ${started.version} goes to ${percent} % of visitors`];
};

const promote: Command = async ({ module, settings: { store } }) => {
  const name = required(module);
  return [`${name} is live at ${await promoteCanary(name, store)}`];
};

const rollback: Command = async ({ module, settings: { store } }) => {
  const name = required(module);
  return [`${name} is live at ${await rollBack(name, store)}`];
};

const remove: Command = async ({ module, settings: { store } }) => {
  const name = required(module);
  await removeModule(name, store);
  return [`${name} is out of the registry; its files stay for the tabs that run them`];
};

const status: Command = ({ settings: { store } }) => statusLines(store);

const doctor: Command = async ({ flags, settings: { origins, store } }) => {
  const findings = await examine(origins.shell, flags.offline ? undefined : store);
  const lines = findingLines(findings);
  if (findings.some(({ problems }) => problems.length > 0)) throw new Error(lines.join('\n'));
  return lines;
};

const headers: Command = async ({ flags, settings: { origins } }) => {
  const config = flags.config
    ? runtimeConfigSchema.parse(JSON.parse(await readFile(flags.config, 'utf8')))
    : (await readLiveShell(origins.shell)).config;
  return [await hostingHeaders(config, Object.values(origins.modules))];
};

const configure: Command = async ({ flags, settings: { store } }) => {
  if (!flags.config) throw new Error('Which file? --config config.json');
  const config = runtimeConfigSchema.parse(JSON.parse(await readFile(flags.config, 'utf8')));
  await putRuntimeConfig(config, store);
  return [`config.json lies in ${store.address}`];
};

/** The commands of the release tool, by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  build,
  verify,
  deploy,
  canary,
  promote,
  rollback,
  remove,
  status,
  doctor,
  headers,
  configure,
  watch,
  'override-link': makeOverrideLink,
  'override-key': makeOverrideKey,
};
