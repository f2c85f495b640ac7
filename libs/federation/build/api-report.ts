import type { DeclarationGraph } from './declaration-graph.ts';
import { readDeclarations } from './library-api.ts';

/**
 * Text with the public declarations of a shared library, so that a pull request shows changes of the
 * declarations.
 */
interface ApiReport {
  /** Path of the report's file below `libs/`. */
  file: string;
  text: string;
}

function formatCode(texts: readonly string[]): string {
  return `\`\`\`ts\n${texts.join('\n\n')}\n\`\`\``;
}

/** Formats the names that declarations import from other packages, one line for each package. */
function formatPackages(ids: readonly string[]): string[] {
  const names = Map.groupBy(ids, (id) => id.split('#', 1)[0] ?? id);
  return [...names].toSorted().map(([name, found]) => {
    const exports = found.map((id) => `\`${id.slice(name.length + 1)}\``).toSorted();
    return `- \`${name}\`: ${exports.join(', ')}`;
  });
}

/** Formats the section of a report for one import path of a library. */
export function formatApiSection(request: string, key: string, graph: DeclarationGraph): string {
  const names = graph.valueExports(key);
  const shown = new Set<string>();
  const exported = names.flatMap((name) => {
    const [own] = graph.declarations(key, [name]);
    if (!own || shown.has(own[0])) return [];
    shown.add(own[0]);
    return [own];
  });
  const fromPackage = ([id, text]: readonly [string, string]) => id === text;
  const all = [...graph.declarations(key, names)];
  const types = all.filter((each) => !shown.has(each[0]) && !fromPackage(each));
  const packages = formatPackages(all.filter(fromPackage).map(([id]) => id));
  const sorted = (pieces: readonly (readonly [string, string])[]) =>
    [...new Set(pieces.map(([, text]) => text))].toSorted();
  return [
    `## ${request}`,
    `Exports ${names.map((name) => `\`${name}\``).join(', ')}.`,
    formatCode(exported.filter((each) => !fromPackage(each)).map(([, text]) => text)),
    ...(types.length > 0 ? ['What these name:', formatCode(sorted(types))] : []),
    ...(packages.length > 0 ? ['From packages:', packages.join('\n')] : []),
  ].join('\n\n');
}

/** Builds an API report for each folder of shared libraries, from the current sources. */
export async function buildApiReports(): Promise<ApiReport[]> {
  const { libraries, graph } = await readDeclarations();
  const byFolder = Map.groupBy(libraries, ({ folder }) => folder);
  return [...byFolder].map(([folder, members]) => {
    const sections = members.map(({ request, key }) => formatApiSection(request, key, graph));
    const head = `# What modules take from libs/${folder}\n\nWritten by \`npm run generate\`; a change of it is a change that modules meet (docs/delivery.md).`;
    return { file: `${folder}/report.api.md`, text: `${[head, ...sections].join('\n\n')}\n` };
  });
}
