/** An import or export statement in a source file, with the file or package that it imports from. */
interface ImportStatement {
  name: string;
  /** Whether the statement imports only types, which do not exist at run time. */
  isType: boolean;
}

const STATEMENT = /^(?:import|export)\b(?<type> type\b)?(?:[^;'"=]*\bfrom)? '(?<name>[^']+)';$/gm;

/** Returns the static import and export statements of a source text that is formatted with Biome. */
export function parseImportStatements(source: string): ImportStatement[] {
  return [...source.matchAll(STATEMENT)].map(({ groups = {} }) => ({
    name: groups.name ?? '',
    isType: groups.type !== undefined,
  }));
}
