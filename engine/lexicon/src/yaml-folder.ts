import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import type { YamlFile } from './yaml-file.ts';

const ENDING = '.yaml';

/** The cache is in node_modules, which is recreated when package versions change. */
const CACHE_FOLDER = fileURLToPath(
  new URL('../../../node_modules/.cache/engine-texts', import.meta.url),
);

/**
 * Reads all YAML files of a folder into one value that is nested like its folders, and checks the
 * value by a schema.
 *
 * The result is cached under a hash of all files, because parsing YAML takes longer than the rest
 * of the start. If a file was edited, the next start parses all files again. Without write access,
 * each start parses all files.
 *
 * @throws {Error} if a file has mistakes; the message names the file, line and correction of each.
 */
export async function readYamlFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  cacheFolder = CACHE_FOLDER,
): Promise<z.output<Schema>> {
  const files = listYamlFiles(folder);
  const hash = hashFiles(files);
  const cache = path.join(cacheFolder, `${hashFiles([{ path: folder, text: '' }])}.json`);
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

/**
 * The hash includes the file with the list of languages, because schemas require a file or a key
 * for each language. A new language therefore invalidates the cache.
 */
const LANGUAGES_FILE = new URL('./languages.ts', import.meta.url);

/**
 * Reads a folder like {@link readYamlFolder}, but loads the schema only for a folder without a
 * cached result. Rendering threads must load no schemas. The cached result is valid only for the
 * same files and schema.
 *
 * @param schemaFiles the modules that define the schema.
 * @throws {Error} if a file has mistakes; the message names the file, line and correction of each.
 */
export async function readCheckedYamlFolder<Output>(
  folder: string,
  schemaFiles: readonly URL[],
  loadSchema: () => Promise<z.ZodType<Output>>,
  cacheFolder = CACHE_FOLDER,
): Promise<Output> {
  const schemas = [...schemaFiles, LANGUAGES_FILE].map((file) => ({
    path: 'schema',
    text: readFileSync(file, 'utf8'),
  }));
  const hash = hashFiles([...listYamlFiles(folder), ...schemas]);
  const cache = path.join(cacheFolder, `${hashFiles([{ path: folder, text: 'checked' }])}.json`);
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

/** Returns the YAML files of a folder and of its subfolders, sorted by path. */
function listYamlFiles(folder: string): YamlFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((found) => found.endsWith(ENDING))
    .map((found) => ({
      path: found.slice(0, -ENDING.length).split(path.sep).join('/'),
      text: readFileSync(path.join(folder, found), 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function hashFiles(files: readonly YamlFile[]): string {
  const hash = createHash('sha256');
  for (const { path: name, text } of files) hash.update(`${name}\0${text}\0`);
  return hash.digest('hex').slice(0, 32);
}

/** Reads the cached result for files with this hash; null if there is none or it is unreadable. */
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

/**
 * Writes the result to the cache. The last step is an atomic rename, because another process may
 * write the same file at the same time.
 */
function writeCache(file: string, kept: object): void {
  const own = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(own, JSON.stringify(kept));
    renameSync(own, file);
  } catch {
    // Read-only installations work without a cache.
  }
}
