/**
 * Checks that the golden baseline detects unintended changes of the engine. The script copies the engine, makes
 * one small change at a time, and checks that the comparison with the baseline reports the change. Run: npm run
 * golden -- --mutate [text in the mutation's name]
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NODE_FLAGS } from './src/engine.ts';
import { findFile, readEngineSources } from './src/file-with.ts';
import { MUTATIONS, type Mutation } from './src/mutation-list.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '..');
/** Folders that are copied as files into the mutated engine; all other folders are linked. */
const COPIED = ['engine', 'golden', 'libs/contracts'];

const [text = ''] = process.argv.slice(2);
const mutations = MUTATIONS.filter(({ what }) => what.includes(text));
if (mutations.length === 0) throw new Error(`No mutation is named “${text}”`);

const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'golden-')));
try {
  makeCopy();
  await expectUnchanged();
  for (const mutation of mutations) report(mutation, await tryOut(mutation));
} finally {
  rmSync(copy, { recursive: true, force: true });
}

interface Outcome {
  /** Names of the cases that the full comparison reports as changed. */
  named: string[];
  /** Number of changed cases in the sample that `npm test` runs. */
  sampled: number;
}

function makeCopy(): void {
  const modules = path.join(REPOSITORY, 'node_modules');
  for (const folder of COPIED) {
    cpSync(path.join(REPOSITORY, folder), path.join(copy, folder), {
      recursive: true,
      filter: (file) => !/[\\/](?:node_modules|\.artifacts)$/.test(file),
    });
  }
  symlinkSync(path.join(REPOSITORY, 'package-lock.json'), path.join(copy, 'package-lock.json'));
  mkdirSync(path.join(copy, 'node_modules/@adwright'), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== '@adwright')
      symlinkSync(path.join(modules, name), path.join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(path.join(modules, '@adwright'))) {
    const workspace = path.relative(
      REPOSITORY,
      realpathSync(path.join(modules, '@adwright', name)),
    );
    const isCopied = COPIED.some((folder) => `${workspace}/`.startsWith(`${folder}/`));
    const target = path.join(isCopied ? copy : REPOSITORY, workspace);
    symlinkSync(target, path.join(copy, 'node_modules/@adwright', name));
  }
}

/**
 * Throws if the unchanged copy already differs from the baseline, because every mutation would then
 * seem to be detected.
 */
async function expectUnchanged(): Promise<void> {
  const prefixes = [...new Set(mutations.flatMap(({ only }) => only))];
  const { code, output } = await compare(prefixes);
  if (code !== 0) throw new Error(`the engine already differs from its baseline:\n${output}`);
}

async function tryOut({ edits, only }: Mutation): Promise<Outcome> {
  const undo = edits.map(([find, replacement]) => edit(find, replacement));
  try {
    const named = listNames(await compare(only));
    const sampled = listNames(await compare(only, ['--sample']));
    return { named, sampled: sampled.length };
  } finally {
    for (const restore of undo.toReversed()) restore();
  }
}

/** Replaces a text in one file of the copied engine. Returns the function that restores the edited file. */
function edit(find: string, replacement: string): () => void {
  const file = findFile(find, readEngineSources(copy));
  const source = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    source.replace(find, () => replacement),
  );
  return () => writeFileSync(file, source);
}

interface Comparison {
  code: number;
  output: string;
}

function compare(prefixes: readonly string[], flags: readonly string[] = []): Promise<Comparison> {
  const only = prefixes.flatMap((prefix) => ['--only', prefix]);
  const command = [...NODE_FLAGS, path.join(copy, 'golden/src/main.ts'), ...flags, ...only];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: copy }, (failure, stdout, stderr) => {
      resolve({ code: failure === null ? 0 : 1, output: `${stdout}${stderr}` });
    });
  });
}

/** Returns the names of the changed cases in a comparison's printed output. */
function listNames({ output }: Comparison): string[] {
  return [...output.matchAll(/^ {2}([a-z-]+\/.+)$/gm)].map(([, name]) => name ?? '');
}

function report({ what, expected }: Mutation, { named, sampled }: Outcome): void {
  const isCaught = named.some((name) => name.startsWith(expected));
  if (!isCaught) process.exitCode = 1;
  const found = named.find((name) => name.startsWith(expected)) ?? named[0] ?? 'nothing';
  const state = isCaught ? 'caught' : 'MISSED';
  console.log(
    `${state}  ${what.padEnd(52)}  ${found} (${named.length} printed, ${sampled} sampled)`,
  );
}
