import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseImportStatements } from './import-statements.ts';

/**
 * The source files of the engine, each with the files that it imports, as paths from the top of the repository.
 */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ENGINE_PACKAGE = /^@adwright\/engine-([\w-]+)$/;

/**
 * Returns the imports between the engine's source files; an import of a package counts as an import of its
 * `index.ts`. Test files are not part of the graph.
 * @param root top folder of the repository.
 */
export function readEngineImports(root: string): ImportGraph {
  const files = globSync('engine/*/src/**/*.ts', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.test.ts'));
  return new Map(
    files.map((file) => [file, listImports(file, readFileSync(path.join(root, file), 'utf8'))]),
  );
}

/** Returns the engine files that a source file imports, including imports of types only. */
export function listImports(file: string, source: string): string[] {
  return parseImportStatements(source).flatMap(({ name }) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
    const folder = ENGINE_PACKAGE.exec(name)?.[1];
    return folder === undefined ? [] : `engine/${folder}/src/index.ts`;
  });
}

/**
 * Returns the files that import one another in a cycle, and files that import a file of a cycle. The returned list is
 * empty for a graph without cycles.
 */
export function findCircles(graph: ImportGraph): string[] {
  const left = new Map([...graph].filter(([, imports]) => imports.some((file) => graph.has(file))));
  return left.size === graph.size ? [...left.keys()] : findCircles(left);
}

/**
 * Returns the import graph with files merged into groups, such as their folders. Imports between files of the
 * same group are left out.
 */
export function groupImports(graph: ImportGraph, groupOf: (file: string) => string): ImportGraph {
  const groups = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    const group = groupOf(file);
    const known = groups.get(group) ?? [];
    groups.set(group, known);
    for (const imported of imports.map(groupOf))
      if (imported !== group && !known.includes(imported)) known.push(imported);
  }
  return groups;
}
