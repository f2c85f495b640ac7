import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_FACTS, type ObjectFacts } from '../engine/objects/src/kit/object-facts.ts';

/**
 * A folder whose files each declare one object, and the generated file that lists all of them. Paths are
 * relative to the repository.
 */
export interface Registry {
  /** Folder of the declaring files; its subfolders are searched too, and test files are skipped. */
  folder: string;
  /** The generated file, which is outside of the folder. */
  file: string;
  /** Constant that the generated file exports: an object with all declarations by name. */
  name: string;
  /** Docstring that the generated constant gets. */
  summary: string;
}

/** Every generated registry. `npm run generate` writes them. */
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
    summary: 'Every photoshoot set by the name of its scene.',
  },
];

/**
 * Builds the text of a registry's generated file. `bicycle-shop.ts` must declare `export const bicycleShop =
 * …`: the compiler reports a file that declares another name, and two files of one name. Declarations are
 * sorted by path, so an addition changes two lines and moves no other. If an order matters, the declarations
 * hold it (as `rank`), and their reader sorts by it.
 * @param root top of the repository.
 */
export function buildRegistryText(root: string, { folder, file, name, summary }: Registry): string {
  const from = path.posix.relative(path.posix.dirname(file), folder);
  const declarations = declarationsIn(root, folder);
  return [
    `// Generated from the files of ${folder}: run "npm run generate" instead of editing.`,
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

/** Returns the files of a folder, and the name that each declares. */
function declarationsIn(root: string, folder: string): { found: string; declared: string }[] {
  return globSync('**/*.ts', { cwd: path.join(root, folder) })
    .filter((found) => !found.endsWith('.test.ts'))
    .map((found) => found.split(path.sep).join('/'))
    .sort()
    .map((found) => ({ found, declared: declaredName(path.posix.basename(found, '.ts')) }));
}

const OBJECT_FOLDER = 'engine/objects/src/objects';
/** The generated file whose text {@link buildObjectFactsText} builds. */
export const OBJECT_FACTS_FILE = 'engine/objects/src/fact-registry.ts';

/**
 * Returns the text of the file with the facts that the drawn objects declare: reading a brief needs them, and
 * must not load 290 files of drawing code.
 */
export async function buildObjectFactsText(root: string): Promise<string> {
  const lines = await Promise.all(
    declarationsIn(root, OBJECT_FOLDER).map(async ({ found, declared }) => {
      const file = pathToFileURL(path.join(root, OBJECT_FOLDER, found));
      const declarations: Record<string, Partial<ObjectFacts>> = await import(file.href);
      return `  ${declared}: ${JSON.stringify(statedFacts(declarations[declared] ?? {}))},`;
    }),
  );
  return [
    `// Generated from the files of ${OBJECT_FOLDER}: run "npm run generate" instead of editing.`,
    "import type { ObjectFacts } from './kit/object-facts.ts';",
    '',
    "/** The facts that each drawn object's definition states, by the object's name. */",
    'export const OBJECT_FACTS = {',
    ...lines,
    '} as const satisfies Readonly<Record<string, Partial<ObjectFacts>>>;',
    '',
  ].join('\n');
}

/** Returns the facts that differ from the default. */
function statedFacts(declared: Partial<ObjectFacts>): Partial<ObjectFacts> {
  const stated = Object.entries(DEFAULT_FACTS).flatMap(([fact, otherwise]) => {
    const value = Object.entries(declared).find(([name]) => name === fact)?.[1];
    return value === undefined || value === otherwise ? [] : [[fact, value]];
  });
  return Object.fromEntries(stated);
}

/**
 * Returns the name that a file must declare. For example, `bicycle-shop` declares `bicycleShop`, `printer-3d`
 * declares `printer3d`.
 */
function declaredName(file: string): string {
  return file.replace(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}
