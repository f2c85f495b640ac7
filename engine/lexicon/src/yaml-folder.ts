import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import type { YamlFile } from './yaml-file.ts';

const ENDING = '.yaml';

/** In node_modules, which is installed again when versions change. */
const CACHE_FOLDER = fileURLToPath(
  new URL('../../../node_modules/.cache/engine-texts', import.meta.url),
);

/**
 * Values of all YAML files of a folder, nested as its folders are, and checked by a schema.
 *
 * Parsing YAML takes longer than the rest of a start, so what was parsed is kept under a hash of the text of all files: an
 * edited file is parsed at the next start, with no command in between. Where nothing can be written, each start parses.
 *
 * @throws {Error} that names file, line and repair of every mistake.
 */
export async function readYamlFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  cacheFolder = CACHE_FOLDER,
): Promise<z.output<Schema>> {
  const files = yamlFiles(folder);
  const hash = hashOf(files);
  const cache = path.join(cacheFolder, `${hashOf([{ path: folder, text: '' }])}.json`);
  const kept = readCache(cache, hash);
  const values = kept ?? (await parseFiles(files, schema));
  const checked = schema.safeParse(values, { reportInput: true });
  if (!checked.success) {
    const { explainIssues, listMistakes } = await import('./yaml-mistakes.ts');
    throw new Error(listMistakes(folder, explainIssues(files, checked.error.issues, schema)));
  }
  if (kept === null) writeCache(cache, { hash, values });
  return checked.data;

  async function parseFiles(parsed: readonly YamlFile[], by: Schema) {
    const { listMistakes, parseYamlFiles } = await import('./yaml-mistakes.ts');
    const { values: found, mistakes } = parseYamlFiles(parsed, by);
    if (mistakes.length > 0) throw new Error(listMistakes(folder, mistakes));
    return found;
  }
}

/** Schemas ask for a file or a key for each language: where one is added, what was checked before counts no more. */
const LANGUAGES_FILE = new URL('./languages.ts', import.meta.url);

/**
 * The same, without the schema library where the folder was checked before: rendering threads load no schemas. What is kept
 * counts for these files and this schema alone.
 *
 * @param schemaFile the module that the schema is written in.
 * @throws {Error} that names file, line and repair of every mistake.
 */
export async function readCheckedYamlFolder<Output>(
  folder: string,
  schemaFile: URL,
  loadSchema: () => Promise<z.ZodType<Output>>,
  cacheFolder = CACHE_FOLDER,
): Promise<Output> {
  const schemas = [schemaFile, LANGUAGES_FILE].map((file) => ({
    path: 'schema',
    text: readFileSync(file, 'utf8'),
  }));
  const hash = hashOf([...yamlFiles(folder), ...schemas]);
  const cache = path.join(cacheFolder, `${hashOf([{ path: folder, text: 'checked' }])}.json`);
  const kept = readChecked<Output>(cache, hash);
  if (kept !== null) return kept;
  const values = await readYamlFolder(folder, await loadSchema(), cacheFolder);
  writeCache(cache, { hash, values });
  return values;
}

function readChecked<Output>(file: string, hash: string): Output | null {
  try {
    const kept: { hash: string; values: Output } = JSON.parse(readFileSync(file, 'utf8'));
    return kept.hash === hash ? kept.values : null;
  } catch {
    return null;
  }
}

/** The YAML files of a folder and of its subfolders, sorted by path. */
function yamlFiles(folder: string): YamlFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((found) => found.endsWith(ENDING))
    .map((found) => ({
      path: found.slice(0, -ENDING.length).split(path.sep).join('/'),
      text: readFileSync(path.join(folder, found), 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function hashOf(files: readonly YamlFile[]): string {
  const hash = createHash('sha256');
  for (const { path: name, text } of files) hash.update(`${name}\0${text}\0`);
  return hash.digest('hex').slice(0, 32);
}

/** What was parsed of files with this hash; null where nothing readable is kept. */
function readCache(file: string, hash: string): unknown {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isCurrent =
      typeof kept === 'object' && kept !== null && 'hash' in kept && kept.hash === hash;
    return isCurrent && 'values' in kept ? kept.values : null;
  } catch {
    return null;
  }
}

/** A second process may write the same file: the name is taken in one step. */
function writeCache(file: string, kept: object): void {
  const own = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(own, JSON.stringify(kept));
    renameSync(own, file);
  } catch {
    // Read-only installations do without.
  }
}
