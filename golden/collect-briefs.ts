/**
 * Collects the texts that the engine's tests use as briefs, for the golden baseline. Run the script after
 * adding briefs to tests: node golden/collect-briefs.ts. The script takes every text from the copywriter's
 * tests, and adds an audience and a goal in the text's language.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_WORDS } from './src/cases/made-words.ts';
import { detectLanguage } from './src/engine.ts';

const ENGINE = path.resolve(import.meta.dirname, '../engine');
const OUT = path.join(import.meta.dirname, 'briefs');
const LENGTHS = { least: 3, most: 300 };
const TEST_TITLE = /\b(?:it|describe|test)(?:\.\w+(?:\([^)]*\))?)?\(\s*$/;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

const products = new Set<string>();
const places = new Set<string>();
for (const file of globSync('**/{*.test,*-samples}.ts', { cwd: ENGINE })) {
  const target = findTarget(file);
  if (target === null) continue;
  for (const text of listTexts(readFileSync(path.join(ENGINE, file), 'utf8'))) target.add(text);
}
write(
  'products.txt',
  [...products].map((product, at) => [product, ...chooseCompany(product, at)].join('\t')),
);
write('places.txt', [...places]);

function findTarget(file: string): Set<string> | null {
  if (/photo\/photoshoot\/cut|score|\/type\/|\/pixels\/|\/colour\//.test(file)) return null;
  if (/photo\/photoshoot\//.test(file)) return places;
  return /\/(?:copy|product|ad)\//.test(file) ? products : null;
}

function listTexts(source: string): string[] {
  const body = source.replace(/^(?:import|export)[^;]*;$/gm, '');
  return [...body.matchAll(TEXT)]
    .filter(({ index }) => !TEST_TITLE.test(body.slice(Math.max(0, index - 60), index)))
    .map(([, single, double]) => unquoted(single ?? double ?? ''))
    .filter(isBrief);
}

function unquoted(text: string): string {
  return text
    .replace(/\\u\{?([0-9a-f]+)\}?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

function isBrief(text: string): boolean {
  const isIdentifier = /^[a-z]+(?:[A-Z]\w*|-[a-z-]+)$/.test(text);
  return (
    text.length >= LENGTHS.least &&
    text.length <= LENGTHS.most &&
    /\p{L}/u.test(text) &&
    !isIdentifier &&
    !/%[sjid]/.test(text) &&
    !/[\t\n|]|^[./]|^node:|^#[0-9a-f]+$|^@/i.test(text)
  );
}

/** Returns an audience and a goal in the product's language. */
function chooseCompany(product: string, at: number): [string, string] {
  const { audiences = [], goals = [] } =
    LANGUAGE_WORDS[detectLanguage(product)] ?? LANGUAGE_WORDS.en ?? {};
  return [audiences[at % audiences.length] ?? '', goals[at % goals.length] ?? ''];
}

function write(file: string, lines: readonly string[]): void {
  writeFileSync(path.join(OUT, file), `${lines.toSorted().join('\n')}\n`);
  console.log(`${file}: ${lines.length}`);
}
