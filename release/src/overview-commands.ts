import { appendFile } from 'node:fs/promises';
import type { FeatureFlag } from '@adwright/contracts';
import * as z from 'zod';
import { findFirstBad, formatFirstBad, formatState, listPastStates } from './bisect.ts';
import { listChangedApps } from './changed-apps.ts';
import type { Command } from './command.ts';
import { type Flags, UsageError } from './command-line.ts';
import { SHELL } from './deploy-shell.ts';
import { setFlag } from './flags.ts';
import { readLiveConfig } from './gate/live-shell.ts';
import { launchBrowser } from './gate/page-problems.ts';
import { loadAssertion, tryPastPage } from './gate/past-page.ts';
import { formatGraph } from './graph.ts';
import { formatChange, readHistory } from './history.ts';
import { readLiveCommits } from './live-commits.ts';
import { formatMatrix, readMatrix } from './matrix.ts';
import { getVersionsWithShell } from './reachable-versions.ts';
import { readRegistry } from './registry-store.ts';
import { REGISTRY_SUBJECT, storePolicy } from './store-policy.ts';
import { findWorkspace } from './workspace.ts';

const SHOWN_CHANGES = 30;

/** Prints the changes of the registry with their authors, newest first. */
export const showHistory: Command = async ({ operands: [subject], flags, settings }) => {
  const history = await readHistory(settings.store);
  const changes = history.filter((change) => !subject || change.subject === subject).toReversed();
  if (flags.json) return [JSON.stringify(changes, null, 2)];
  if (changes.length === 0) return [`No change${subject ? ` of ${subject}` : ''} is remembered`];
  return changes.slice(0, SHOWN_CHANGES).map(formatChange);
};

/**
 * Prints the names of the shell and the modules that have changed. In a GitHub workflow, the names also become
 * outputs for later jobs.
 */
export const showChanged: Command = async ({ flags, settings }) => {
  const names = await listChangedApps(
    flags.base ?? (await readLiveCommits(settings.origins.shell)),
  );
  if (settings.outputsFile !== undefined) {
    const modules = JSON.stringify(names.filter((name) => name !== SHELL));
    const outputs = `shell=${names.includes(SHELL)}\nmodules=${modules}\n`;
    await appendFile(settings.outputsFile, outputs);
  }
  return names.length > 0 ? names : ['Nothing has changed'];
};

/** Prints what each module version requires of the shell. */
export const showGraph: Command = ({ settings }) => formatGraph(settings.store);

/** Prints every combination of versions that visitors can get now. */
export const showMatrix: Command = async ({ flags, settings }) => {
  const matrix = await readMatrix(settings.store);
  return flags.json ? [JSON.stringify(matrix, null, 2)] : formatMatrix(matrix, flags.all);
};

/** Searches the deploy that broke a page. */
export const bisect: Command = async ({ flags, settings }) => {
  const { store, origins, account } = settings;
  const shell = await readLiveConfig(origins.shell);
  const assertion = flags.script === undefined ? undefined : await loadAssertion(flags.script);
  const states = listPastStates(
    await readHistory(store),
    getVersionsWithShell(await readRegistry(store), SHELL),
  );
  const browser = await launchBrowser();
  try {
    const page = flags.page ?? '/';
    const visit = { page, assertion, store, origins: origins.modules, shell, account };
    const found = await findFirstBad(
      states,
      (state) => tryPastPage(browser, state, visit),
      (state, problems) => console.error(formatState(state, problems)),
    );
    return formatFirstBad(found);
  } finally {
    await browser.close();
  }
};

/** Matches the domain of an email address, such as adwright.example. */
const DOMAIN = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+$/u;

function parseDomains(list: string): string[] {
  const domains = list.split(',').map((domain) => domain.trim().toLowerCase());
  const odd = domains.find((domain) => !DOMAIN.test(domain));
  if (odd === undefined) return domains;
  throw new UsageError(
    `--domains ${odd} is not valid. Use the part of an email address after the @, such as adwright.example.`,
  );
}

function parseAccounts(list: string): string[] {
  const accounts = list.split(',').map((account) => account.trim());
  const odd = accounts.find((account) => !z.uuid().safeParse(account).success);
  if (odd === undefined) return accounts;
  throw new UsageError(
    `--accounts ${odd} is not valid. Use the id of an account, as the data service shows it.`,
  );
}

function buildFlag({ percent, audience, domains, accounts }: Flags): FeatureFlag {
  const share = z.coerce.number().min(0).max(100).safeParse(percent);
  if (!share.success) {
    throw new UsageError(
      'Set the share of visitors as a percentage from 0 to 100, such as --percent 10.',
    );
  }
  if (audience !== undefined && audience !== 'guest' && audience !== 'user') {
    throw new UsageError(`--audience ${audience} is not valid. Use guest or user.`);
  }
  return {
    percent: share.data,
    ...(audience ? { audience } : {}),
    ...(domains === undefined ? {} : { domains: parseDomains(domains) }),
    ...(accounts === undefined ? {} : { accounts: parseAccounts(accounts) }),
  };
}

/** Sets a feature flag for a group of visitors, or removes the flag. */
export const setFeatureFlag: Command = async ({ operands, flags, settings }) => {
  const name = z.string().parse(operands[0]);
  await setFlag(name, flags.off ? undefined : buildFlag(flags), settings.store);
  return [flags.off ? `${name} is off` : `${name} is set`];
};

/** Prints the IAM policy that a team's key needs. */
export const showPolicy: Command = async ({ operands, settings }) => {
  const subject = z.string().parse(operands[0]);
  if (subject !== SHELL && subject !== REGISTRY_SUBJECT) await findWorkspace(subject);
  const { address } = settings.store;
  if (!address.startsWith('s3://')) {
    throw new Error(
      `${address} is a folder, which has no keys. Name a bucket: --store s3://bucket.`,
    );
  }
  const { hostname, pathname } = new URL(address);
  return [JSON.stringify(storePolicy(subject, hostname, pathname.replace(/^\//, '')), null, 2)];
};
