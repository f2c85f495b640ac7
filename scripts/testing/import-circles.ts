import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseImportStatements } from './import-statements.ts';

/** Files and the files that they import, as paths from the top of the repository. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ENGINE_PACKAGE = /^@adwright\/engine-([\w-]+)$/;

/**
 * Returns the imports between the engine's files; a package's name stands for its `index.ts`. Tests are not
 * part of the graph.
 * @param root top of the repository.
 */
export function readEngineImports(root: string): ImportGraph {
  const files = globSync('engine/*/src/**/*.ts', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.test.ts'));
  return new Map(
    files.map((file) => [file, listImports(file, readFileSync(path.join(root, file), 'utf8'))]),
  );
}

/** Returns the engine's files that a file imports, including imports of types only. */
export function listImports(file: string, source: string): string[] {
  return parseImportStatements(source).flatMap(({ name }) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
    const folder = ENGINE_PACKAGE.exec(name)?.[1];
    return folder === undefined ? [] : `engine/${folder}/src/index.ts`;
  });
}

/**
 * Returns the files that import each other in a cycle, and those that import such files. The result is empty
 * for a graph without cycles.
 */
export function findCircles(graph: ImportGraph): string[] {
  const left = new Map([...graph].filter(([, imports]) => imports.some((file) => graph.has(file))));
  return left.size === graph.size ? [...left.keys()] : findCircles(left);
}

/**
 * Returns the graph with files merged into groups, such as their folders. The new graph leaves out imports
 * between files of the same group.
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
