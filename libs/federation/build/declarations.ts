import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const nodeRequire = createRequire(import.meta.url);

/** Path of the folder `libs`; the key of a declaration is its path below this folder. */
export const LIBRARIES_FOLDER = fileURLToPath(new URL('../../', import.meta.url));
const BASE_CONFIG = fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url));

/** Returns the folder of the library to which a source file belongs. */
function findLibrary(entry: string): string {
  const [name = ''] = path.relative(LIBRARIES_FOLDER, entry).split(path.sep);
  return path.join(LIBRARIES_FOLDER, name);
}

function buildCompilerConfig(entries: readonly string[], outDir: string) {
  return {
    extends: BASE_CONFIG,
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      // The compiler run for declarations checks no types, because another run checks them.
      noCheck: true,
      types: [],
      rootDir: LIBRARIES_FOLDER,
      outDir,
    },
    // The compiler's list of files contains every source file, not only the entry files. The compiler writes no
    // declaration for a file that it first finds through a package name.
    include: [...new Set(entries.map((entry) => `${findLibrary(entry)}/src/**/*`))],
    exclude: ['*.test.ts', '*.test.tsx', 'testing/**'].map(
      (name) => `${LIBRARIES_FOLDER}**/${name}`,
    ),
  };
}

/**
 * Returns the type declarations of the libraries to which the given source files belong.
 *
 * @param entries absolute paths of source files below the folder `libs`
 * @returns texts of the declarations; the key is the path below the folder `libs` without extension, such as
 * `credits/src/use-credits`
 */
export async function emitDeclarations(entries: readonly string[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-declarations-'));
  try {
    const outDir = path.join(folder, 'out');
    const config = path.join(folder, 'tsconfig.json');
    await writeFile(config, JSON.stringify(buildCompilerConfig(entries, outDir)));
    const compiler = path.join(nodeRequire.resolve('typescript/package.json'), '../bin/tsc');
    // The compiler uses a single thread. With more threads, the order of some inferred types would vary.
    await run(process.execPath, [compiler, '-p', config, '--singleThreaded']);
    const names = await readdir(outDir, { recursive: true });
    const files = names.filter((name) => name.endsWith('.d.ts')).toSorted();
    const texts = await Promise.all(
      files.map(
        async (name): Promise<[string, string]> => [
          name.replaceAll(path.sep, '/').replace(/\.d\.ts$/, ''),
          await readFile(path.join(outDir, name), 'utf8'),
        ],
      ),
    );
    return new Map(texts);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
