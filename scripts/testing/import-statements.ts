/** An import or export statement with the file or package that it names. */
interface ImportStatement {
  name: string;
  /** Whether it imports only types, which don't exist at run time. */
  isType: boolean;
}

const STATEMENT = /^(?:import|export)\b(?<type> type\b)?(?:[^;'"=]*\bfrom)? '(?<name>[^']+)';$/gm;

/** Returns the static import and export statements of a source, as Biome formats them. */
export function parseImportStatements(source: string): ImportStatement[] {
  return [...source.matchAll(STATEMENT)].map(({ groups = {} }) => ({
    name: groups.name ?? '',
    isType: groups.type !== undefined,
  }));
}
