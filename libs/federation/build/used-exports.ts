import { readFileSync } from 'node:fs';
import type { LibraryApi, LibraryApis } from '@adwright/contracts';
import { parseSync } from 'oxc-parser';

const SOURCE = /\.(?:tsx?|jsx?|mjs)$/;

/** Lists the exports that one file imports from a library, or `*` for a namespace import. */
function listImports(file: string, text: string): { request: string; name: string }[] {
  const { module } = parseSync(file, text);
  const named = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) => ({ request: moduleRequest.value, name: importName.name ?? '*' })),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ request: moduleRequest.value, name: importName.name ?? '*' }] : [],
      ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    request: text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    name: '*',
  }));
  return [...named, ...passedOn, ...dynamic];
}

function selectExports(api: LibraryApi, names: ReadonlySet<string>): LibraryApi {
  const exports = Object.entries(api.exports).filter(([name]) => names.has('*') || names.has(name));
  return { version: api.version, exports: Object.fromEntries(exports) };
}

/**
 * Returns the exports of the shared libraries that the source files of a module use.
 *
 * @param files absolute paths of the bundled source files; only scripts are read
 * @param apis exports of the shared libraries at the time of the build
 */
export function listUsedExports(files: Iterable<string>, apis: LibraryApis): LibraryApis {
  const used = new Map<string, Set<string>>();
  for (const file of files) {
    if (!SOURCE.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (!text.includes('@adwright/')) continue;
    for (const { request, name } of listImports(file, text)) {
      if (!(request in apis)) continue;
      used.set(request, (used.get(request) ?? new Set()).add(name));
    }
  }
  const parts = Object.entries(apis).flatMap(([request, api]) => {
    const names = used.get(request);
    return names ? [[request, selectExports(api, names)] as const] : [];
  });
  return Object.fromEntries(parts);
}
