import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { GOLDEN_FOLDER, type Results, readGroup, writeGroup } from './baseline.ts';
import type { Group } from './case.ts';
import { PHOTO_NAMES } from './cases/photos.ts';
import { drawPhoto } from './cases/test-photos.ts';
import { type Change, listChanges } from './compare.ts';
import { readSubject, type SubjectMap } from './engine.ts';
import {
  FINGERPRINT_FILE,
  listFingerprintDifferences,
  readFingerprint,
  readProcessor,
  takeFingerprint,
} from './fingerprint.ts';
import { GROUPS, selectCases } from './groups.ts';
import { logEntry } from './log-entry.ts';
import { runCases } from './run-cases.ts';
import { listStrayedCells, readSubjectMaps, writeSubjectMaps } from './subject-maps.ts';

/**
 * Maximum number of changes that are printed for a group of golden cases. The file with the report contains all
 * changes.
 */
const PRINTED = 25;
const CHANGES_FILE = path.join(GOLDEN_FOLDER, '.artifacts', 'changes.txt');
const LOG_FILE = path.join(GOLDEN_FOLDER, 'log.md');
const THREADS = Math.min(2, availableParallelism());

const flags = new Command('npm run golden --')
  .description('Compares what the engine draws and writes with the baseline.')
  .option('--accept <reason>', 'record what is now as the baseline, and why in golden/log.md')
  .option(
    '--only <prefix>',
    'the cases whose names begin so, such as objects/mug; repeatable',
    (prefix: string, others: string[]) => [...others, prefix],
    [],
  )
  .option('--sample', 'the sample that npm test runs')
  .addHelpText(
    'after',
    '\n--mutate [text] shows that small changes are caught: all, or those named so.',
  )
  .parse()
  .opts<{ accept?: string; only: string[]; sample?: boolean }>();
const isSample = flags.sample === true;
const chosen = { isSample, prefixes: flags.only };
const isAccepting = flags.accept !== undefined;
const started = performance.now();

const recorded = readFingerprint();
const recordedProcessor = recorded?.processor;
const isSameProcessor = recordedProcessor === readProcessor();
const isComparable = checkFingerprint();
const groups = GROUPS.filter((group) => isComparable || isAccepting || !group.painted);
const orders = groups.map((group) => ({
  group: group.name,
  names: selectCases(group, chosen).map(({ name }) => name),
}));
if (isAccepting && orders.some(({ group, names }) => group === 'subjects' && names.length > 0))
  await recordSubjectMaps();
const results = await runCases(orders, THREADS, progress());
const isWhole = !isSample && flags.only.length === 0;
const changes = groups.map((group) => report(group, results.get(group.name) ?? new Map()));
finish(changes.flat());

function checkFingerprint(): boolean {
  if (recorded === null) return true;
  const differences = listFingerprintDifferences(recorded, takeFingerprint());
  if (differences.length === 0) return true;
  console.log(
    `The pictures were recorded elsewhere (${differences.join('; ')}), where pixels may differ: ` +
      'they are not compared. Words are.',
  );
  return false;
}

/**
 * Records the subject maps that the model finds in the test photos. If a subject map differs from the recorded
 * map only within the tolerance, the recorded map is kept.
 */
async function recordSubjectMaps(): Promise<void> {
  const maps = new Map<string, SubjectMap>();
  const recorded = readSubjectMaps();
  for (const photo of PHOTO_NAMES) {
    const now = await readSubject(await drawPhoto(photo));
    const before = recorded.get(photo);
    maps.set(photo, before && listStrayedCells(before, now).length === 0 ? before : now);
  }
  writeSubjectMaps(maps);
}

/** Prints the names of finished groups every ten seconds. */
function progress(): (group: string) => void {
  const total = orders.reduce((sum, { names }) => sum + names.length, 0);
  let [done, last] = [0, performance.now()];
  return (group) => {
    done++;
    if (performance.now() - last < 10_000) return;
    last = performance.now();
    console.log(`  … ${done} of ${total} cases, in ${group}, ${seconds()} s`);
  };
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}

function report(group: Group, now: Results): Change[] {
  const before = readGroup(group.name);
  const changes = listChanges(before, now, isWhole, isSameProcessor);
  const state = changes.length === 0 ? 'as recorded' : `${changes.length} changed`;
  console.log(`${group.name.padEnd(12)} ${String(now.size).padStart(5)} cases, ${state}`);
  for (const { name, lines } of changes.slice(0, PRINTED))
    console.log(`  ${name}\n    ${lines.join('\n    ')}`);
  if (changes.length > PRINTED) console.log(`  … and ${changes.length - PRINTED} more`);
  if (isAccepting && changes.length > 0)
    writeGroup(group.name, isWhole ? now : new Map([...before, ...now]));
  return changes;
}

function finish(changes: readonly Change[]): void {
  const lines = changes.flatMap(({ name, lines }) => [name, ...lines.map((line) => `  ${line}`)]);
  mkdirSync(path.dirname(CHANGES_FILE), { recursive: true });
  writeFileSync(CHANGES_FILE, lines.length === 0 ? '' : `${lines.join('\n')}\n`);
  if (flags.accept !== undefined) accept(flags.accept, changes);
  console.log(
    changes.length === 0
      ? `\nNothing changed (${seconds()} s).`
      : `\n${changes.length} changed (${seconds()} s); all of them: ${path.relative(process.cwd(), CHANGES_FILE)}`,
  );
  process.exitCode = changes.length === 0 || isAccepting ? 0 : 1;
}

/** Adds an entry to the change log: the date, the reason, and the changed cases. */
function accept(reason: string, changes: readonly Change[]): void {
  // The pictures belong to one processor only if all of them were recorded on it.
  const processor = isWhole ? readProcessor() : recordedProcessor;
  const fingerprint = { ...takeFingerprint(), ...(processor === undefined ? {} : { processor }) };
  writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(fingerprint, null, 2)}\n`);
  if (changes.length === 0) return;
  const head = existsSync(LOG_FILE) ? '' : '# Accepted changes of the baseline\n';
  const date = new Date().toISOString().slice(0, 10);
  appendFileSync(LOG_FILE, `${head}${logEntry(date, reason, changes)}`);
}
