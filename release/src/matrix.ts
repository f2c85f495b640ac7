import type { RegistryFile, VersionRole } from '@adwright/contracts';
import { getShellEntry } from './deploy-shell.ts';
import { getModuleLooksKey, getShellLooksKey, readLooks } from './gate-looks.ts';
import { readJudgedVersion } from './judged-version.ts';
import { listVersions } from './reachable-versions.ts';
import { readRegistry } from './registry-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { findShellFitProblems, type JudgedShell, SHELL_OF_THIS_REPOSITORY } from './verify.ts';
import { readReleasedShellRecord } from './visitor-shells.ts';

/** A version of a module or of the shell that a visitor can get at present. */
interface Offered {
  role: VersionRole;
  version: string;
  /**
   * Share of the visitors who get this version, 0 to 1. Visitors get a fallback version only after the live
   * version has failed.
   */
  share: number;
}

interface OfferedShell extends Offered {
  judged: JudgedShell;
}

/**
 * Verdict on a module's version in a shell: the gate has opened it there, nobody has checked it, or the tool
 * would refuse it.
 */
export type Verdict =
  | { outcome: 'passed'; at: string }
  | { outcome: 'unseen' }
  | { outcome: 'refused'; problems: string[] };

export interface Pair {
  shell: Offered;
  module: string;
  version: Offered;
  verdict: Verdict;
}

/** One version of each module and of the shell, as a single visitor can get them together. */
interface Combination {
  shell: Offered;
  modules: Readonly<Record<string, Offered>>;
  /**
   * Share of the visitors who get this combination, 0 to 1; undefined when the combination contains a fallback.
   */
  share: number | undefined;
  /** The worst verdict among the combination's pairs of module and shell. */
  outcome: Verdict['outcome'];
}

interface Matrix {
  pairs: Pair[];
  combinations: Combination[];
}

/** Maximum number of combinations in a matrix; larger matrices are refused. */
const MOST_COMBINATIONS = 100_000;

async function listOfferedShells(
  registry: RegistryFile,
  store: ReleaseStore,
): Promise<OfferedShell[]> {
  const entry = getShellEntry(registry);
  if (!entry) {
    return [{ role: 'live', version: 'unknown', share: 1, judged: SHELL_OF_THIS_REPOSITORY }];
  }
  const percent = entry.canary?.percent ?? 0;
  const versions: Offered[] = [
    { role: 'live', version: entry.version, share: 1 - percent / 100 },
    ...(entry.canary
      ? [{ role: 'canary' as const, version: entry.canary.version, share: percent / 100 }]
      : []),
  ];
  return Promise.all(
    versions.map(async (offered) => {
      const record = await readReleasedShellRecord(offered.version, store);
      const name = offered.role === 'live' ? 'the shell' : 'the shell’s canary';
      return { ...offered, judged: record ? { name, record } : SHELL_OF_THIS_REPOSITORY };
    }),
  );
}

/**
 * Returns when the gate last opened a module's version in a version of the shell, or undefined if it never did.
 */
async function findLastLook(
  module: string,
  version: string,
  shell: string,
  store: ReleaseStore,
): Promise<string | undefined> {
  const looks = [
    ...(await readLooks(getModuleLooksKey(module, version), store)),
    ...(await readLooks(getShellLooksKey(shell), store)),
  ];
  return looks
    .filter((look) => look.shell === shell && look.shown.includes(module))
    .filter((look) => look.modules[module] === version)
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
}

async function readPairs(registry: RegistryFile, store: ReleaseStore): Promise<Pair[]> {
  const shells = await listOfferedShells(registry, store);
  const pairs: Pair[] = [];
  for (const { module, role, version: entry, percent } of listVersions(registry)) {
    const version: Offered = { role, version: entry.version, share: percent / 100 };
    const judged = await readJudgedVersion(module, entry, store);
    for (const { judged: judgedShell, ...shell } of shells) {
      const problems = findShellFitProblems(judged, judgedShell);
      const at = await findLastLook(module, version.version, shell.version, store);
      const seen: Verdict = at ? { outcome: 'passed', at } : { outcome: 'unseen' };
      const verdict: Verdict = problems.length > 0 ? { outcome: 'refused', problems } : seen;
      pairs.push({ shell, module, version, verdict });
    }
  }
  return pairs;
}

const WORST_FIRST = ['refused', 'unseen', 'passed'] as const;

/** Generates every combination of one version per module in a shell. */
function* combine(pairs: readonly Pair[]): Generator<Combination> {
  const shells = new Map(pairs.map(({ shell }) => [shell.version, shell]));
  for (const shell of shells.values()) {
    const here = pairs.filter((pair) => pair.shell.version === shell.version);
    const modules = [...Map.groupBy(here, ({ module }) => module).values()];
    const places = Array<number>(modules.length).fill(0);
    for (;;) {
      const chosen = modules.flatMap((choices, index) => choices[places[index] ?? 0] ?? []);
      const shares = [shell, ...chosen.map(({ version }) => version)];
      yield {
        shell,
        modules: Object.fromEntries(chosen.map(({ module, version }) => [module, version])),
        share: shares.some(({ role }) => role === 'previous')
          ? undefined
          : shares.reduce((product, { share }) => product * share, 1),
        outcome:
          WORST_FIRST.find((each) => chosen.some(({ verdict }) => verdict.outcome === each)) ??
          'passed',
      };
      // The loop changes one module's version at a time, like the digits of an odometer. The first module
      // changes fastest.
      const next = places.findIndex((place, index) => place + 1 < (modules[index]?.length ?? 0));
      if (next === -1) break;
      places.fill(0, 0, next);
      places[next] = (places[next] ?? 0) + 1;
    }
  }
}

/**
 * Returns every combination of versions that visitors can get now, with the gate's verdicts.
 *
 * @throws Error when the number of combinations exceeds the maximum.
 */
export async function readMatrix(store: ReleaseStore): Promise<Matrix> {
  const pairs = await readPairs(await readRegistry(store), store);
  const combinations: Combination[] = [];
  for (const combination of combine(pairs)) {
    combinations.push(combination);
    if (combinations.length > MOST_COMBINATIONS) {
      throw new Error(
        `There are more than ${MOST_COMBINATIONS} combinations. End some canaries first.`,
      );
    }
  }
  return { pairs, combinations };
}

/** Labels for the roles of a version (live, canary, fallback), as in the documentation. */
const ROLE_NAMES: Readonly<Record<VersionRole, string>> = {
  live: 'live',
  canary: 'canary',
  previous: 'fallback',
};

function formatOffered({ version, role, share }: Offered): string {
  const percent = Math.round(share * 1000) / 10;
  if (role === 'canary') return `${version} (canary at ${percent} %)`;
  return `${version} (${ROLE_NAMES[role]})`;
}

function formatVerdict(verdict: Verdict): string {
  if (verdict.outcome === 'passed') return `passed ${verdict.at.replace(/\.\d+Z$/, 'Z')}`;
  return verdict.outcome === 'unseen'
    ? 'nobody has looked'
    : `refused: ${verdict.problems.join('; ')}`;
}

function formatCombination({ shell, modules, share, outcome }: Combination): string {
  const usual = Object.values(modules).every(({ role }) => role === 'live');
  const others = Object.entries(modules)
    .filter(([, { role }]) => role !== 'live')
    .map(([module, { role }]) => `${module} ${ROLE_NAMES[role]}`);
  const who = share === undefined ? 'after a failure' : `${(share * 100).toFixed(1)} % of visitors`;
  const what = usual ? 'every module live' : others.join(', ');
  return `${outcome}  shell ${shell.role}, ${what}  ${who}`;
}

/**
 * Formats the matrix as lines for a terminal.
 * @param withAll also lists combinations that visitors get only after a failure of a live version.
 */
export function formatMatrix({ pairs, combinations }: Matrix, withAll = false): string[] {
  if (pairs.length === 0) return ['The registry names no module yet'];
  const count = (outcome: Verdict['outcome']) =>
    combinations.filter((combination) => combination.outcome === outcome).length;
  const shown = combinations.filter(({ share }) => withAll || share !== undefined);
  return [
    ...pairs.map(
      ({ shell, module, version, verdict }) =>
        `${module} ${formatOffered(version)} in shell ${formatOffered(shell)}: ${formatVerdict(verdict)}`,
    ),
    `${combinations.length} ${combinations.length === 1 ? 'combination' : 'combinations'}: ${count('passed')} passed, ${count('unseen')} with an unchecked pair, ${count('refused')} with a refused pair`,
    ...shown.map((combination) => `  ${formatCombination(combination)}`),
  ];
}
