import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the texts of the engine's source files, except tests, by path.
 * @param repository folder that contains the folder `engine`
 */
export function readEngineSources(repository: string): ReadonlyMap<string, string> {
  const files = globSync('engine/**/*.{ts,yaml}', {
    cwd: repository,
    exclude: ['**/node_modules/**'],
  })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => path.join(repository, file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * Finds the one source file that contains a text. Mutations name no file, so they still work after files were
 * moved.
 * @throws {Error} if no file, or several files, contain the text
 */
export function findFile(text: string, sources: ReadonlyMap<string, string>): string {
  const files = [...sources].flatMap(([file, source]) => (source.includes(text) ? [file] : []));
  const [file, ...others] = files;
  if (!file || others.length > 0)
    throw new Error(`${files.length} files of the engine contain: ${text}`);
  return file;
}
