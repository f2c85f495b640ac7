import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importStatements } from './import-statements.ts';

/** Files and the files that they import, as paths from the top of the repository. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ENGINE_PACKAGE = /^@adwright\/engine-([\w-]+)$/;

/**
 * The imports between the engine's files; a package's name stands for its `index.ts`. Tests are left out.
 * @param root top of the repository.
 */
export function engineImports(root: string): ImportGraph {
  const files = globSync('engine/*/src/**/*.ts', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.test.ts'));
  return new Map(
    files.map((file) => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8'))]),
  );
}

/** The engine's files that a file imports, including imports of types only. */
export function importsOf(file: string, source: string): string[] {
  return importStatements(source).flatMap(({ name }) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
    const folder = ENGINE_PACKAGE.exec(name)?.[1];
    return folder === undefined ? [] : `engine/${folder}/src/index.ts`;
  });
}

/** Groups of files that import each other in a cycle (strongly connected components, Tarjan 1972). */
export function circlesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    let low = own;
    open.push(file);
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) low = Math.min(low, visit(imported));
      else if (open.includes(imported)) low = Math.min(low, order.get(imported) ?? low);
    }
    if (low < own) return low;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort());
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/** The graph with files merged into groups, such as their folders. Imports within a group are left out. */
export function grouped(graph: ImportGraph, groupOf: (file: string) => string): ImportGraph {
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
