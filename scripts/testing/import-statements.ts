/** What a file's import or export statement names. */
interface ImportStatement {
  name: string;
  /** Whether it is of types alone, which are gone when the program runs. */
  isType: boolean;
}

const STATEMENT = /^(?:import|export)\b(?<type> type\b)?(?:[^;'"=]*\bfrom)? '(?<name>[^']+)';$/gm;

/** The static import and export statements of a source, as Biome formats them. */
export function importStatements(source: string): ImportStatement[] {
  return [...source.matchAll(STATEMENT)].map(({ groups = {} }) => ({
    name: groups.name ?? '',
    isType: groups.type !== undefined,
  }));
}
