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
 * Exports that are not shared libraries, but whose types occur in the declarations of most shared libraries.
 */
const TYPES = [
  { request: '@adwright/contracts', folder: 'contracts' },
  { request: '@adwright/remotes/schemas', folder: 'remotes' },
];

/**
 * Types of the database's rows, by the path of their declarations. The API excludes these types, because each
 * migration changes them although the shell provides nothing new. Modules parse the rows that they read.
 */
const DATABASE_TYPES = 'supabase/src/database';

const packageSchema = z.object({ exports: z.record(z.string(), z.string()) });

/** Returns the source file for an import of a library. */
async function entryOf(request: string, folder: string): Promise<string> {
  const file = await readFile(path.join(LIBRARIES_FOLDER, folder, 'package.json'), 'utf8');
  const { exports } = packageSchema.parse(JSON.parse(file));
  const subpath = `.${request.slice(`@adwright/${folder}`.length)}`;
  const entry = exports[subpath];
  if (!entry) throw new Error(`libs/${folder} exports no ${subpath}`);
  return path.join(folder, entry);
}

function withoutEnding(file: string): string {
  return file.replaceAll(path.sep, '/').replace(/\.tsx?$/, '');
}

function hashOf(pieces: readonly string[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(`${piece}\n`);
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

/** A shared library with its entry file. */
interface DeclaredLibrary extends SharedLibrary {
  /** Path of the library's declarations, without extension. */
  key: string;
}

/**
 * Returns the declarations of every shared library.
 *
 * @param migrate changes declarations (text by path) before they are read; for tests.
 */
export async function readDeclarations(
  migrate?: (texts: Map<string, string>) => void,
): Promise<{ libraries: DeclaredLibrary[]; graph: DeclarationGraph }> {
  const libraries = listSharedLibraries();
  const entries = await Promise.all(
    [...libraries, ...TYPES].map(async ({ request, folder }) => ({
      request,
      entry: await entryOf(request, folder),
    })),
  );
  const texts = await emitDeclarations(
    entries.map(({ entry }) => path.join(LIBRARIES_FOLDER, entry)),
  );
  migrate?.(texts);
  texts.delete(DATABASE_TYPES);
  const keys = new Map(entries.map(({ request, entry }) => [request, withoutEnding(entry)]));
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
 * Returns the public API of every shared library, from its current sources. The API contains the library's
 * version and, for each exported value, a hash. The hash covers the declaration and every type to which it
 * refers. The result is computed once per process.
 */
export function readLibraryApis(): Promise<LibraryApis> {
  apis ??= readApis();
  return apis;
}
