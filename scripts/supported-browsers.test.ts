import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

/**
 * Functions that the oldest supported browsers (`libs/federation/build/browsers.ts`) lack, used without a
 * fallback.
 */
const TOO_NEW = [
  /\bPromise\.(?:withResolvers|try)\b/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bURL\.(?:canParse|parse)\b/,
  /\bAbortSignal\.any\b/,
  /\bRegExp\.escape\b/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|find|some|every|toArray|reduce|flatMap)\(/,
];

/**
 * Returns the paths of all source files that run in browsers: of the shell, the modules and the libraries.
 */
function browserSources(): string[] {
  const modules = readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-'));
  const libraries = readdirSync(path.join(REPOSITORY, 'libs')).map((name) => `libs/${name}`);
  return ['shell', ...modules, ...libraries].flatMap((folder) =>
    readdirSync(path.join(REPOSITORY, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file))
      .map((file) => path.join(folder, 'src', file)),
  );
}

it('sources for browsers use no function that a supported browser lacks', () => {
  const sources = browserSources();
  expect(sources.length).toBeGreaterThan(200);
  const uses = sources.flatMap((file) => {
    const lines = readFileSync(path.join(REPOSITORY, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      TOO_NEW.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    );
  });
  expect(uses).toEqual([]);
});
