import path from 'node:path';
import { type Node, type Program, parseSync } from 'oxc-parser';

/** The file and the export from which a name is imported. */
interface Origin {
  from: string;
  /** Name of the imported export; `*` for the whole namespace. */
  name: string;
}

interface DeclarationFile {
  /** Declarations of the file by name; an overloaded function has several declarations. */
  declared: Map<string, Node[]>;
  imported: Map<string, Origin>;
  /**
   * Exported names of the file with their source; `from` is undefined for names that the file itself declares.
   */
  exported: Map<string, { from: string | undefined; name: string; isType: boolean }>;
  /** Files from which this file re-exports all exports with `export *`. */
  exportedFrom: string[];
  text: string;
}

function nameOf(node: { type: string } & Partial<Record<'name' | 'value', unknown>>): string {
  return String(node.name ?? node.value);
}

function listDeclarations(node: Node): [name: string, node: Node, isType: boolean][] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [[id.name, node, false] as [string, Node, boolean]] : [],
      );
    case 'TSDeclareFunction':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? [[node.id.name, node, false]] : [];
    case 'TSEnumDeclaration':
      return [[node.id.name, node, false]];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [[node.id.name, node, true]];
    default:
      return [];
  }
}

function readImports(body: Program['body'], file: DeclarationFile): void {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      const name =
        specifier.type === 'ImportSpecifier'
          ? nameOf(specifier.imported)
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*';
      file.imported.set(specifier.local.name, { from: statement.source.value, name });
    }
  }
}

function readStatements(body: Program['body'], file: DeclarationFile): void {
  for (const statement of body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : (statement as Node);
    for (const [name, node, isType] of declaration ? listDeclarations(declaration) : []) {
      file.declared.set(name, [...(file.declared.get(name) ?? []), node]);
      if (isExport) file.exported.set(name, { from: undefined, name, isType });
    }
    if (statement.type === 'ExportAllDeclaration' && !statement.exported) {
      file.exportedFrom.push(statement.source.value);
    }
    if (!isExport) continue;
    for (const { exported, local, exportKind } of statement.specifiers) {
      file.exported.set(nameOf(exported), {
        from: statement.source?.value,
        name: nameOf(local),
        isType: statement.exportKind === 'type' || exportKind === 'type',
      });
    }
  }
}

function parseFile(key: string, text: string): DeclarationFile {
  const { program, errors } = parseSync(`${key}.d.ts`, text);
  if (errors.length > 0) throw new Error(`${key}.d.ts: ${errors[0]?.message}`);
  const file: DeclarationFile = {
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    exportedFrom: [],
    text,
  };
  readImports(program.body, file);
  readStatements(program.body, file);
  return file;
}

/** Collects every identifier below a node, and the names that `import('…').Name` imports from files. */
function collectNames(node: unknown, found: { names: Set<string>; origins: Origin[] }): void {
  if (Array.isArray(node)) {
    for (const each of node) collectNames(each, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Identifier' && 'name' in node) {
    found.names.add(String(node.name));
  }
  if ('type' in node && node.type === 'TSImportType' && 'source' in node && 'qualifier' in node) {
    const { source, qualifier } = node as Extract<Node, { type: 'TSImportType' }>;
    const name = qualifier?.type === 'Identifier' ? qualifier.name : '*';
    found.origins.push({ from: source.value, name });
  }
  for (const value of Object.values(node)) collectNames(value, found);
}

/**
 * The type declarations of several files, in which names imported from other files are resolved.
 */
export class DeclarationGraph {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #packages: ReadonlyMap<string, string>;
  readonly #files = new Map<string, DeclarationFile>();

  /**
   * @param texts texts of the declaration files, by path without extension
   * @param packages paths of packages among the declaration files, by the packages' import names
   */
  constructor(texts: ReadonlyMap<string, string>, packages: ReadonlyMap<string, string>) {
    this.#texts = texts;
    this.#packages = packages;
  }

  #file(key: string): DeclarationFile | undefined {
    const text = this.#texts.get(key);
    if (text === undefined) return undefined;
    const file = this.#files.get(key) ?? parseFile(key, text);
    this.#files.set(key, file);
    return file;
  }

  /** Returns the key of an imported file; undefined for another package. */
  #resolve(importer: string, from: string): string | undefined {
    if (!from.startsWith('.')) return this.#packages.get(from);
    return path.posix.join(path.posix.dirname(importer), from).replace(/(\.d)?\.tsx?$/, '');
  }

  /** Returns the names of the values (not types) that a file exports. */
  valueExports(key: string): string[] {
    const file = this.#file(key);
    if (!file) return [];
    const own = [...file.exported].flatMap(([name, { isType }]) => (isType ? [] : [name]));
    const passedOn = file.exportedFrom.flatMap((from) => {
      const target = this.#resolve(key, from);
      return target ? this.valueExports(target) : [];
    });
    return [...new Set([...own, ...passedOn])].toSorted();
  }

  /**
   * Collects the declaration of an export and of every type that it refers to, excluding types of other
   * packages.
   *
   * @returns the texts of the collected declarations, sorted
   */
  closure(key: string, name: string): string[] {
    const pieces = new Map<string, string>();
    this.#addExport(key, name, pieces);
    const texts = [...pieces.values()].map((text) => text.replaceAll(/\s+/g, ' '));
    return [...new Set(texts)].toSorted();
  }

  /**
   * Returns the declarations that {@link closure} finds for several exports of a file, with their original
   * names.
   *
   * @returns the text of each declaration; the key is `file#name`, or only the name for a declaration in
   * another package
   */
  declarations(key: string, names: readonly string[]): Map<string, string> {
    const pieces = new Map<string, string>();
    for (const name of names) this.#addExport(key, name, pieces);
    return pieces;
  }

  #addOrigin(key: string, { from, name }: Origin, pieces: Map<string, string>): void {
    const target = this.#resolve(key, from);
    if (target && this.#texts.has(target)) {
      for (const each of name === '*' ? this.valueExports(target) : [name]) {
        this.#addExport(target, each, pieces);
      }
    } else {
      pieces.set(`${from}#${name}`, `${from}#${name}`);
    }
  }

  #addExport(key: string, name: string, pieces: Map<string, string>): void {
    const file = this.#file(key);
    const found = file?.exported.get(name);
    if (found?.from !== undefined) {
      this.#addOrigin(key, { from: found.from, name: found.name }, pieces);
    } else if (found) {
      this.#addLocal(key, found.name, pieces);
    } else {
      const from = file?.exportedFrom.find((each) => {
        const target = this.#resolve(key, each);
        return target && this.#exports(target, name);
      });
      if (from !== undefined) this.#addOrigin(key, { from, name }, pieces);
    }
  }

  #exports(key: string, name: string): boolean {
    const file = this.#file(key);
    if (!file) return false;
    return (
      file.exported.has(name) ||
      file.exportedFrom.some((from) => {
        const target = this.#resolve(key, from);
        return target !== undefined && this.#exports(target, name);
      })
    );
  }

  #addLocal(key: string, name: string, pieces: Map<string, string>): void {
    const file = this.#file(key);
    const id = `${key}#${name}`;
    if (!file || pieces.has(id)) return;
    const origin = file.imported.get(name);
    if (origin) {
      this.#addOrigin(key, origin, pieces);
      return;
    }
    const nodes = file.declared.get(name);
    if (!nodes) return;
    const text = nodes.map(({ start, end }) => file.text.slice(start, end)).join('\n');
    pieces.set(id, text);
    const below = { names: new Set<string>(), origins: [] as Origin[] };
    collectNames(nodes, below);
    for (const each of below.names) this.#addLocal(key, each, pieces);
    for (const each of below.origins) this.#addOrigin(key, each, pieces);
  }
}
