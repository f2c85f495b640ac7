import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The one file of the engine that holds a text, wherever it has been moved to; tests are none of its files.
 *
 * @param repository the folder that holds `engine`
 * @throws {Error} when no file holds it, or several do
 */
export function fileWith(text: string, repository: string): string {
  const files = globSync('engine/**/*.ts', { cwd: repository, exclude: ['**/node_modules/**'] })
    .map((file) => path.join(repository, file))
    .filter((file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes(text));
  const [file, ...others] = files;
  if (!file || others.length > 0)
    throw new Error(`${files.length} files of the engine hold: ${text}`);
  return file;
}
