import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_FACTS, type ObjectFacts } from '../engine/objects/src/kit/object-facts.ts';

/**
 * A folder of files that declare one object each, and the generated file that lists all these objects. All
 * paths are relative to the repository.
 */
export interface Registry {
  /** Folder of the declaring files, including subfolders; test files are ignored. */
  folder: string;
  /** Path of the generated file, which must be outside the folder. */
  file: string;
  /** Name of the constant that the generated file exports: an object with all declarations by name. */
  name: string;
  /** Docstring of the generated constant. */
  summary: string;
}

/** All generated registries, which `npm run generate` writes. */
export const REGISTRIES: readonly Registry[] = [
  {
    folder: 'engine/objects/src/objects',
    file: 'engine/objects/src/registry.ts',
    name: 'OBJECTS',
    summary: "The definition of every drawn object, by the object's name.",
  },
  {
    folder: 'engine/photoshoot/src/sets',
    file: 'engine/photoshoot/src/set-registry.ts',
    name: 'SETS',
    summary: "The definition of every photoshoot scene, by the scene's name.",
  },
];

/**
 * Builds the text of a registry's generated file. `bicycle-shop.ts` must declare `export const bicycleShop =
 * …`; the compiler reports any other name, and two files of one name. Declarations are sorted by path, so
 * adding one changes two lines and moves no other line. If the order of objects matters, each object has a
 * `rank`, and the code that reads the registry sorts by rank.
 * @param root top folder of the repository.
 */
export function buildRegistryText(root: string, { folder, file, name, summary }: Registry): string {
  const from = path.posix.relative(path.posix.dirname(file), folder);
  const declarations = listDeclarations(root, folder);
  return [
    `// This file is generated from the files of ${folder}: run "npm run generate" instead of editing it.`,
    '// biome-ignore-all assist/source/organizeImports: the order is that of the paths.',
    '// biome-ignore-all format: one line a declaration.',
    ...declarations.map(
      ({ found, declared }) => `import { ${declared} } from './${from}/${found}';`,
    ),
    '',
    `/** ${summary} */`,
    `export const ${name} = {`,
    ...declarations.map(({ declared }) => `  ${declared},`),
    '};',
    '',
  ].join('\n');
}

/** Returns the files of a folder, and the name that each file declares. */
function listDeclarations(root: string, folder: string): { found: string; declared: string }[] {
  return globSync('**/*.ts', { cwd: path.join(root, folder) })
    .filter((found) => !found.endsWith('.test.ts'))
    .map((found) => found.split(path.sep).join('/'))
    .sort()
    .map((found) => ({ found, declared: declaredName(path.posix.basename(found, '.ts')) }));
}

const OBJECT_FOLDER = 'engine/objects/src/objects';
/** Path of the generated file with the text from {@link buildObjectFactsText}. */
export const OBJECT_FACTS_FILE = 'engine/objects/src/fact-registry.ts';

/**
 * Builds the text of the generated file with the drawn objects' facts, which readers of briefs load instead of
 * 290 files of drawing code.
 */
export async function buildObjectFactsText(root: string): Promise<string> {
  const lines = await Promise.all(
    listDeclarations(root, OBJECT_FOLDER).map(async ({ found, declared }) => {
      const file = pathToFileURL(path.join(root, OBJECT_FOLDER, found));
      const declarations: Record<string, Partial<ObjectFacts>> = await import(file.href);
      return `  ${declared}: ${JSON.stringify(statedFacts(declarations[declared] ?? {}))},`;
    }),
  );
  return [
    `// This file is generated from the files of ${OBJECT_FOLDER}: run "npm run generate" instead of editing it.`,
    "import type { ObjectFacts } from './kit/object-facts.ts';",
    '',
    "/** The facts that each drawn object's definition states, by the object's name. */",
    'export const OBJECT_FACTS = {',
    ...lines,
    '} as const satisfies Readonly<Record<string, Partial<ObjectFacts>>>;',
    '',
  ].join('\n');
}

/** Returns the facts of an object that differ from their defaults. */
function statedFacts(declared: Partial<ObjectFacts>): Partial<ObjectFacts> {
  const stated = Object.entries(DEFAULT_FACTS).flatMap(([fact, otherwise]) => {
    const value = Object.entries(declared).find(([name]) => name === fact)?.[1];
    return value === undefined || value === otherwise ? [] : [[fact, value]];
  });
  return Object.fromEntries(stated);
}

/**
 * Returns the name of the constant that a file must declare. For example, `bicycle-shop` declares
 * `bicycleShop`, `printer-3d` declares `printer3d`.
 */
function declaredName(file: string): string {
  return file.replace(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}
