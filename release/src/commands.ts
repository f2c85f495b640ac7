import { readFile } from 'node:fs/promises';
import { type RuntimeConfig, runtimeConfigSchema } from '@adwright/contracts';
import { explain } from '@adwright/remotes/release';
import * as z from 'zod';
import type { Command, Invocation } from './command.ts';
import { type CommandName, UsageError } from './command-line.ts';
import { deployAll, deployModule, removeModule, startCanary, verifyModule } from './deploy.ts';
import {
  deployShell,
  promoteShell,
  putRuntimeConfig,
  rollBackShell,
  SHELL,
  startShellCanary,
  verifyShell,
} from './deploy-shell.ts';
import { examine, formatFindings } from './doctor/examine.ts';
import { formatEngineStatus, tryEngineStatus } from './engine-status.ts';
import { askForVersion } from './gate/ask-for-version.ts';
import { readLiveShell } from './gate/live-shell.ts';
import { buildHostingHeaders } from './hosting-headers.ts';
import { judgeBeforePromotion } from './judge-promotion.ts';
import { MODULE_NAMES } from './module-names.ts';
import {
  bisect,
  setFeatureFlag,
  showChanged,
  showGraph,
  showHistory,
  showMatrix,
  showPolicy,
} from './overview-commands.ts';
import { readRegistry } from './registry-store.ts';
import { runBuilds } from './run-builds.ts';
import {
  makeOverlayLink,
  makeOverrideKey,
  makeOverrideLink,
  makePreview,
  makeRegistryKey,
  merge,
  watch,
} from './runtime-commands.ts';
import { buildStale } from './stale-build.ts';
import { findBuildStanding } from './standing-of-build.ts';
import { formatStatus } from './status.ts';
import { type AskForVersion, promoteCanary, rollBack } from './switch-version.ts';
import { findWorkspace } from './workspace.ts';

const percentSchema = z.coerce.number().min(0).max(100);

/** Returns the module that the command line names as the command's operand. */
function readModule({ operands }: Invocation): string {
  return z.string().parse(operands[0]);
}

const build: Command = async ({ operands: [name] }) => {
  if (name && name !== SHELL) await findWorkspace(name);
  runBuilds(name ? [name] : MODULE_NAMES);
  return [];
};

const verify: Command = async (invocation) => {
  const name = readModule(invocation);
  const { settings } = invocation;
  await buildStale(name);
  const { version } =
    name === SHELL
      ? await verifyShell(await settings.shellDestination())
      : await verifyModule(await findWorkspace(name), await settings.destination());
  return [`${name} ${version} fits`];
};

const deploy: Command = async ({ operands: [name], settings }) => {
  await buildStale(name);
  if (name === SHELL) {
    const { version, outcome } = await deployShell(await settings.shellDestination());
    return [`shell ${version} ${outcome}`];
  }
  const folder = name && (await findWorkspace(name));
  const destination = await settings.destination();
  const deployments = folder
    ? [await deployModule(folder, destination)]
    : await deployAll(destination);
  return deployments.map(({ module, version, outcome }) => `${module} ${version} ${outcome}`);
};

const canary: Command = async (invocation) => {
  const { flags, settings } = invocation;
  const name = readModule(invocation);
  const percent = percentSchema.safeParse(flags.percent);
  if (!percent.success) {
    throw new UsageError(
      'Set the share of visitors as a percentage from 0 to 100, such as --percent 10.',
    );
  }
  await buildStale(name);
  const version =
    name === SHELL
      ? await startShellCanary(percent.data, await settings.shellDestination())
      : (await startCanary(await findWorkspace(name), percent.data, await settings.destination()))
          .version;
  return [`${name} ${version} goes to ${percent.data} % of visitors`];
};

/**
 * Returns the function that requests the files of an earlier version, or undefined if a flag turns the request
 * off.
 */
function createAsker({ flags, settings }: Invocation): AskForVersion | undefined {
  const { store, origins, showReleased } = settings;
  return flags.offline ? undefined : askForVersion(store, origins.shell, showReleased);
}

const promote: Command = async (invocation) => {
  const name = readModule(invocation);
  const { flags, settings } = invocation;
  const promotion = await judgeBeforePromotion(name, flags, settings);
  const version =
    name === SHELL
      ? await promoteShell(settings.store, promotion)
      : await promoteCanary(name, settings.store, createAsker(invocation), promotion);
  return [`${name} is live at ${version}: ${promotion.remark}`];
};

/**
 * Deploys a build first as a canary, and later to all visitors. The command skips the canary if nothing is live
 * yet, or if this build is already live.
 */
const ship: Command = async (invocation) => {
  const name = readModule(invocation);
  await buildStale(name);
  const { version, isLive, hasOther } = await findBuildStanding(name, invocation.settings);
  if (isLive) return [`${name} ${version} is live already`];
  if (!hasOther) return deploy(invocation);
  return [...(await canary(invocation)), ...(await promote(invocation))];
};

const rollback: Command = async (invocation) => {
  const name = readModule(invocation);
  const { flags, settings } = invocation;
  const version =
    name === SHELL
      ? await rollBackShell(settings.store, flags.to)
      : await rollBack(name, settings.store, createAsker(invocation), flags.to);
  return [`${name} is live at ${version}`];
};

const remove: Command = async (invocation) => {
  const name = readModule(invocation);
  if (name === SHELL) throw new UsageError('The shell can’t be removed. Use: rollback shell.');
  await removeModule(name, invocation.settings.store);
  return [`${name} is removed from the registry; its files stay for the tabs that run them`];
};

const status: Command = async ({ flags, settings }) => {
  const { store } = settings;
  const engine = settings.engine();
  const ofEngine = engine && (await tryEngineStatus(engine));
  if (flags.json) {
    return [JSON.stringify({ ...(await readRegistry(store)), engine: ofEngine }, null, 2)];
  }
  const lines = engine && ofEngine ? formatEngineStatus(engine, ofEngine) : [];
  return [...(await formatStatus(store)), ...lines];
};

const doctor: Command = async ({ flags, settings: { origins, store } }) => {
  const findings = await examine(origins.shell, flags.offline ? undefined : store);
  const lines = formatFindings(findings);
  if (findings.some(({ problems }) => problems.length > 0)) throw new Error(lines.join('\n'));
  return lines;
};

/**
 * Reads a runtime configuration from a JSON file.
 * @throws Error that names the file and all invalid values in it.
 */
async function readConfig(file: string): Promise<RuntimeConfig> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} can't be read.`);
  });
  try {
    return runtimeConfigSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is not a valid config.json (docs/hosting.md):\n${explain(error)}`);
  }
}

const headers: Command = async ({ flags, settings: { origins, store } }) => {
  const config = flags.config
    ? await readConfig(flags.config)
    : (await readLiveShell(origins.shell)).config;
  return [await buildHostingHeaders(config, Object.values(origins.modules), store)];
};

const configure: Command = async ({ flags, settings: { store } }) => {
  if (!flags.config) throw new UsageError('Set the file to check, such as --config config.json');
  await putRuntimeConfig(await readConfig(flags.config), store);
  return [`config.json is in ${store.address}`];
};

/** The commands of the release tool, by name. */
export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  build,
  verify,
  deploy,
  canary,
  promote,
  rollback,
  ship,
  remove,
  preview: makePreview,
  status,
  changed: showChanged,
  history: showHistory,
  graph: showGraph,
  matrix: showMatrix,
  bisect,
  flag: setFeatureFlag,
  merge,
  policy: showPolicy,
  doctor,
  headers,
  configure,
  watch,
  'override-link': makeOverrideLink,
  'overlay-link': makeOverlayLink,
  'override-key': makeOverrideKey,
  'registry-key': makeRegistryKey,
};
