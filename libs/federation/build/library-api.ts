import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryApis } from '@adwright/contracts';
import * as z from 'zod';
import { DeclarationGraph } from './declaration-graph.ts';
import { emitDeclarations, LIBRARIES_FOLDER } from './declarations.ts';
import { listSharedLibraries, type SharedLibrary } from './shared.ts';

const HASH_LENGTH = 8;
/**
 * Import paths that are not shared libraries, but declare types that most shared libraries refer to.
 */
const TYPES = [
  { request: '@adwright/contracts', folder: 'contracts' },
  { request: '@adwright/remotes/schemas', folder: 'remotes' },
];

/**
 * Path of the declarations with the types of the database's rows. The API excludes the row types, because each
 * migration changes them although the shell provides nothing new. The exclusion is safe, because modules parse
 * the rows that they read.
 */
const DATABASE_TYPES = 'supabase/src/database';

const packageSchema = z.object({ exports: z.record(z.string(), z.string()) });

/** Returns the path of the source file for an import path of a library. */
async function findEntry(request: string, folder: string): Promise<string> {
  const file = await readFile(path.join(LIBRARIES_FOLDER, folder, 'package.json'), 'utf8');
  const { exports } = packageSchema.parse(JSON.parse(file));
  const subpath = `.${request.slice(`@adwright/${folder}`.length)}`;
  const entry = exports[subpath];
  if (!entry) throw new Error(`libs/${folder} exports no ${subpath}`);
  return path.join(folder, entry);
}

function stripEnding(file: string): string {
  return file.replaceAll(path.sep, '/').replace(/\.tsx?$/, '');
}

function hashOf(pieces: readonly string[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(`${piece}\n`);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

/** A shared library with the key of its entry file in the declarations. */
interface DeclaredLibrary extends SharedLibrary {
  /** Path of the entry file's declarations, without extension. */
  key: string;
}

/**
 * Returns the type declarations of every shared library.
 *
 * @param migrate changes the declarations (texts by path) before they are read; only for tests
 */
export async function readDeclarations(
  migrate?: (texts: Map<string, string>) => void,
): Promise<{ libraries: DeclaredLibrary[]; graph: DeclarationGraph }> {
  const libraries = listSharedLibraries();
  const entries = await Promise.all(
    [...libraries, ...TYPES].map(async ({ request, folder }) => ({
      request,
      entry: await findEntry(request, folder),
    })),
  );
  const texts = await emitDeclarations(
    entries.map(({ entry }) => path.join(LIBRARIES_FOLDER, entry)),
  );
  migrate?.(texts);
  texts.delete(DATABASE_TYPES);
  const keys = new Map(entries.map(({ request, entry }) => [request, stripEnding(entry)]));
  return {
    libraries: libraries.map((library) => ({ ...library, key: keys.get(library.request) ?? '' })),
    graph: new DeclarationGraph(texts, keys),
  };
}

/** @param migrate has the same meaning as for {@link readDeclarations} */
export async function readApis(
  migrate?: (texts: Map<string, string>) => void,
): Promise<LibraryApis> {
  const { libraries, graph } = await readDeclarations(migrate);
  return Object.fromEntries(
    libraries.map(({ request, version, key }) => {
      const names = graph.valueExports(key);
      const exports = names.map((name) => [name, hashOf(graph.closure(key, name))]);
      return [request, { version, exports: Object.fromEntries(exports) }];
    }),
  );
}

let apis: Promise<LibraryApis> | undefined;

/**
 * Returns the public API of every shared library, from its current sources. The API consists of the library's version
 * and a hash for each exported value. The hash covers the value's declaration and every type to which the declaration
 * refers. The hash is computed once per process.
 */
export function readLibraryApis(): Promise<LibraryApis> {
  apis ??= readApis();
  return apis;
}
