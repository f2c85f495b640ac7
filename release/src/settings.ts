import { resolve } from 'node:path';
import { readSigningKey } from '@adwright/remotes/release';
import * as z from 'zod';
import type { Flags } from './command-line.ts';
import type { Destination } from './deploy.ts';
import type { ShellDestination } from './deploy-shell.ts';
import type { EngineAccess } from './engine-status.ts';
import type { ShowVersion } from './gate/ask-for-version.ts';
import type { GateAccount } from './gate/gate-visitor.ts';
import { openLiveGate } from './gate/live-gate.ts';
import { readLiveConfig } from './gate/live-shell.ts';
import { findReleasedPageProblems } from './gate/page-problems.ts';
import { createLiveShellGate } from './gate/shell-gate.ts';
import { type Origins, readOrigins } from './origins.ts';
import { readRegistry } from './registry-store.ts';
import { openLocalReleases } from './store/local-releases.ts';
import { openStore } from './store/open-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const environmentSchema = z.object({
  ADWRIGHT_DATA_DIR: z.string().default(resolve(WORKSPACE_ROOT, '.local')),
  /** Location of the release store: a folder, or `s3://bucket/folder`. */
  ADWRIGHT_RELEASE_TARGET: z.string().optional(),
  /** Secret key that signs override links; the command `override-key` creates one. */
  ADWRIGHT_OVERRIDE_KEY: z.string().min(1).optional(),
  /** Secret key that signs the registry; the command `registry-key` creates one. */
  ADWRIGHT_REGISTRY_KEY: z.string().min(1).optional(),
  ADWRIGHT_GATE_EMAIL: z.email().optional(),
  ADWRIGHT_GATE_PASSWORD: z.string().optional(),
  /** Path of the file in which a GitHub workflow collects the outputs of a job. */
  GITHUB_OUTPUT: z.string().optional(),
});

const MIN_OPERATOR_KEY_LENGTH = 32;

/** URL and `OPERATOR_KEY` of the engine that the command `status` reads. */
const engineSchema = z.object({
  ADWRIGHT_ENGINE_URL: z.url().optional(),
  ADWRIGHT_OPERATOR_KEY: z.string().default(''),
});

/** Release store, origins and gates for a command, from its flags and the environment. */
export interface Settings {
  store: ReleaseStore;
  origins: Origins;
  overrideSecret: string | undefined;
  /** Path of the file for a workflow job's outputs; undefined outside of GitHub workflows. */
  outputsFile: string | undefined;
  /** Account with which the gate signs in; undefined for an invented user. */
  account: GateAccount | undefined;
  /**
   * Returns the engine's URL and key, or undefined if the environment names no engine.
   * @throws Error naming the invalid environment variable
   */
  engine(): EngineAccess | undefined;
  /**
   * Returns the store, origins and gate for releases of a module. The gate opens a build's pages in the live
   * shell before the release, unless a flag turns that check off.
   */
  destination(): Promise<Destination>;
  /** Opens the pages of a version from an earlier release, in the shells that visitors can get. */
  showReleased: ShowVersion;
  /** Returns the store and gate for releases of the shell. */
  shellDestination(): Promise<ShellDestination>;
}

/**
 * Tells whether the store has no live shell yet. The first release of the shell is not checked in a browser,
 * because no shell answers at its URL yet.
 */
async function isFirstRelease(store: ReleaseStore): Promise<boolean> {
  const { modules, shell } = await readRegistry(store);
  return shell === undefined && Object.keys(modules).length === 0;
}

function readEngineAccess(environment: Environment): EngineAccess | undefined {
  const { ADWRIGHT_ENGINE_URL: url, ADWRIGHT_OPERATOR_KEY: key } = engineSchema.parse(environment);
  if (url === undefined) return undefined;
  if (key.length < MIN_OPERATOR_KEY_LENGTH) {
    throw new Error(
      `ADWRIGHT_OPERATOR_KEY, of ${MIN_OPERATOR_KEY_LENGTH} characters or more, is needed with ADWRIGHT_ENGINE_URL.`,
    );
  }
  return { url, key };
}

/**
 * Reads the settings of a command from its flags and the environment.
 * @throws ZodError naming the invalid environment variable.
 */
export function readSettings(flags: Flags, environment: Environment): Settings {
  const settings = environmentSchema.parse(environment);
  const { ADWRIGHT_GATE_EMAIL: email, ADWRIGHT_GATE_PASSWORD: password } = settings;
  const account: GateAccount | undefined = email && password ? { email, password } : undefined;
  const address = flags.store ?? settings.ADWRIGHT_RELEASE_TARGET;
  const key = settings.ADWRIGHT_REGISTRY_KEY;
  const registryKey = key ? () => readSigningKey(key, 'ADWRIGHT_REGISTRY_KEY') : undefined;
  const store = address
    ? { ...openStore(address, environment), registryKey }
    : openLocalReleases(settings.ADWRIGHT_DATA_DIR);
  const origins = readOrigins(environment);
  const options = { shell: origins.shell, withBrowser: !flags.withoutBrowser, account };
  const openGate = () => openLiveGate(options);
  const openShellGate = () => createLiveShellGate(options);
  return {
    store,
    origins,
    overrideSecret: settings.ADWRIGHT_OVERRIDE_KEY,
    outputsFile: settings.GITHUB_OUTPUT,
    account,
    engine: () => readEngineAccess(environment),
    showReleased: async (version, registry) =>
      findReleasedPageProblems(version, registry, await readLiveConfig(origins.shell), account),
    destination: async () => ({
      store,
      origins: origins.modules,
      gate: flags.offline ? undefined : await openGate(),
    }),
    shellDestination: async () => ({
      store,
      gate: flags.offline || (await isFirstRelease(store)) ? undefined : await openShellGate(),
    }),
  };
}
