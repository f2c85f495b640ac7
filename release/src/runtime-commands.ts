import { appendFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Override, RegistryFile } from '@adwright/contracts';
import { createSigningKey, explain } from '@adwright/remotes/release';
import * as z from 'zod';
import type { Command, Invocation } from './command.ts';
import { UsageError } from './command-line.ts';
import { postPreviewComment } from './comment-preview.ts';
import { publishPreview } from './deploy.ts';
import { readHistory } from './history.ts';
import { parseMilliseconds } from './judge-promotion.ts';
import { mergeRegistry } from './merge-registry.ts';
import { createHealthReader } from './module-health.ts';
import {
  listVersionsByRole,
  type OverrideLinkOptions,
  overrideLink,
  readOverride,
} from './override-link.ts';
import { readBuildRecord } from './publish-files.ts';
import { readRegistry } from './registry-store.ts';
import { readContacts } from './release-config.ts';
import { buildStale } from './stale-build.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { checkCanaries, formatCanary, watchCanaries } from './watch-canaries.ts';
import { findWorkspace } from './workspace.ts';

const WATCH_EVERY_MS = 15_000;
const MERGE_EVERY_MS = 2000;
const LINK_LIFETIME = '2h';

/** Reports visitors' figures of all canaries, and rolls back failing canaries: once, or repeatedly. */
export const watch: Command = async ({ flags, settings: { store, origins } }) => {
  const look = async () => {
    if (store.registryKey) await mergeRegistry(store);
    return checkCanaries(store, createHealthReader(origins.shell));
  };
  const states = await look();
  const lines = states.length > 0 ? states.map(formatCanary) : ['No canary is out'];
  if (flags.once) return lines;
  console.log(lines.join('\n'));
  return watchCanaries(look, WATCH_EVERY_MS, console.log);
};

/**
 * Actions in the registry's history that end the command `ship` of a module. The start of a canary does not end
 * `ship`.
 */
const SHIPPED: readonly string[] = ['deploy', 'promote', 'rollback', 'refuse'];

/** Tells whether the command `ship` of a module has ended since a generation number of the registry. */
async function isShipped(module: string, since: number, store: ReleaseStore): Promise<boolean> {
  return (await readHistory(store)).some(
    ({ generation, subject, action }) =>
      generation > since && subject === module && SHIPPED.includes(action),
  );
}

/** Merges the parts of all teams into the registry: once, repeatedly, or until a module is shipped. */
export const merge: Command = async ({ flags, settings: { store } }) => {
  const { untilShipped } = flags;
  const deadline =
    flags.within === undefined
      ? Infinity
      : Date.now() + parseMilliseconds('--within', flags.within);
  const since = (await readRegistry(store)).generation;
  let { generation } = await mergeRegistry(store);
  const describeState = () => `${store.address} is at generation ${generation}`;
  if (!flags.watch && untilShipped === undefined) return [describeState()];
  console.log(describeState());
  while (Date.now() < deadline) {
    try {
      const registry = await mergeRegistry(store);
      if (registry.generation !== generation) {
        generation = registry.generation;
        console.log(describeState());
      }
      if (untilShipped !== undefined && (await isShipped(untilShipped, since, store))) break;
    } catch (error) {
      console.error(`The registry could not be merged: ${explain(error)}`);
    }
    await sleep(MERGE_EVERY_MS);
  }
  return [describeState()];
};

/**
 * Checks that an override link names an existing version of a module.
 * @throws Error when neither the registry nor the store contains the version. An override may also be a URL
 * of a developer's machine, which is not checked.
 */
async function checkOverride(
  { module, target }: Override,
  registry: RegistryFile,
  store: ReleaseStore,
): Promise<void> {
  if (URL.canParse(target)) return;
  if (Object.values(listVersionsByRole(module, registry)).includes(target)) return;
  if (await readBuildRecord(module, target, store)) return;
  throw new Error(`${store.address} has no version ${target} of ${module}`);
}

/**
 * Returns the URL of the page that the flag `--page` names.
 * @throws UsageError when the page is on another site.
 */
function readPage({ flags, settings }: Invocation): URL {
  const { shell } = settings.origins;
  const page = new URL(flags.page ?? '/', shell);
  if (page.origin === shell) return page;
  throw new UsageError(
    `--page ${flags.page} is not valid. Use a path of the product, such as /dashboard.`,
  );
}

/** Formats an override link, with a note if production would refuse the link. */
async function linkTo(
  target: Pick<OverrideLinkOptions, 'overrides' | 'contacts'>,
  invocation: Invocation,
): Promise<string[]> {
  const { flags, settings } = invocation;
  const { overrideSecret: secret } = settings;
  const expires = flags.expires ?? LINK_LIFETIME;
  const link = await overrideLink({ ...target, page: readPage(invocation), secret, expires });
  if (!secret)
    console.error(
      'The link is unsigned, so production refuses it. Set ADWRIGHT_OVERRIDE_KEY to sign it.',
    );
  return [link];
}

/** Shows a Markdown text on the summary page of the GitHub workflow, if the tool runs in one. */
async function tellWorkflow(markdown: string): Promise<void> {
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) await appendFile(summary, markdown);
}

/**
 * Uploads a build and prints a link to the uploaded version, for example for a pull request. Only visitors with
 * the link get the uploaded version, because the registry stays unchanged.
 */
export const makePreview: Command = async (invocation) => {
  const { operands, settings } = invocation;
  const name = z.string().parse(operands[0]);
  const folder = await findWorkspace(name);
  const page = readPage(invocation);
  await buildStale(name);
  const { module, version } = await publishPreview(folder, await settings.destination());
  const overrides = [{ module, target: version }];
  const [link = ''] = await linkTo({ overrides }, invocation);
  const markdown = `**${module}** ${version}: [preview](${link})\n`;
  await tellWorkflow(markdown);
  // A failed comment is only reported, because the build is already uploaded and its link is printed.
  await postPreviewComment(module, markdown, process.env).catch((error: unknown) => {
    console.error(`The comment on the pull request could not be written: ${explain(error)}`);
  });
  return [`${module} ${version} is uploaded; only this link shows it, at ${page.origin}:`, link];
};

/** Prints a link that opens the product with other versions of modules in one browser tab. */
export const makeOverrideLink: Command = async (invocation) => {
  const { operands, settings } = invocation;
  const { store } = settings;
  readPage(invocation);
  const registry = await readRegistry(store);
  const overrides = operands.map((operand) => readOverride(operand, registry));
  for (const override of overrides) await checkOverride(override, registry, store);
  return linkTo({ overrides }, invocation);
};

/** Prints a link that shows the team overlay in one browser tab. */
export const makeOverlayLink: Command = (invocation) =>
  linkTo({ overrides: [], contacts: readContacts() }, invocation);

/** Creates a key pair that signs and verifies override links. */
export const makeOverrideKey: Command = async () => {
  const { secret, publicKey } = createSigningKey();
  return [
    'A secret key, for the people who may create links:',
    `  ADWRIGHT_OVERRIDE_KEY=${secret}`,
    'Public, for config.json:',
    `  "overrideKey": ${JSON.stringify(publicKey)}`,
  ];
};

/** Creates a key pair that signs and verifies the registry. */
export const makeRegistryKey: Command = async () => {
  const { secret, publicKey } = createSigningKey();
  return [
    'A secret key, for the process that merges the registry:',
    `  ADWRIGHT_REGISTRY_KEY=${secret}`,
    'Public, for config.json:',
    `  "registryKey": ${JSON.stringify(publicKey)}`,
  ];
};
