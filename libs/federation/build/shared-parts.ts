import { readFileSync } from 'node:fs';
import { listBundledSources } from '@adwright/remotes/build';
import type { RsbuildPlugin } from '@rsbuild/core';
import * as zod from 'zod';
import { SHARED_ZOD_FILE } from './shared.ts';

const IMPORTS_ZOD = /import \* as z from 'zod'/;
const USES_OF_ZOD = /\bz\.([a-z]\w*)/g;
/** Names of types that sources import from zod, although zod also has functions with these names. */
const TYPE_NAMES = new Set(['infer', 'input', 'output']);

/** Returns the names that the shell shares of zod. */
function listSharedZodNames(): Set<string> {
  const list = /export \{([^}]+)\}/.exec(readFileSync(SHARED_ZOD_FILE, 'utf8'))?.[1] ?? '';
  return new Set(list.split(',').map((name) => name.trim()));
}

/**
 * Returns the functions of zod that a source uses but that the shell does not share. Types are ignored, because
 * types do not exist after the build.
 */
function listUnsharedZodNames(source: string, shared: ReadonlySet<string>): string[] {
  if (!IMPORTS_ZOD.test(source)) return [];
  const used = [...source.matchAll(USES_OF_ZOD)].map(([, name = '']) => name);
  return [...new Set(used)].filter(
    (name) => name in zod && !shared.has(name) && !TYPE_NAMES.has(name),
  );
}

/**
 * Makes a build fail if a source uses a function of zod that the shell does not share. A function that the
 * shell does not share would be undefined in the browser. Capitalised names are ignored, because they are
 * classes, which sources use only as types.
 */
export function pluginSharedPartsAreWhole(): RsbuildPlugin {
  return {
    name: 'adwright:shared-parts-are-whole',
    apply: 'build',
    setup(api) {
      const offences: string[] = [];
      api.processAssets({ stage: 'report' }, ({ compilation }) => {
        const shared = listSharedZodNames();
        for (const file of listBundledSources(compilation)) {
          if (!/\.tsx?$/.test(file)) continue;
          const missing = listUnsharedZodNames(readFileSync(file, 'utf8'), shared);
          offences.push(...missing.map((name) => `${file} uses z.${name}`));
        }
      });
      api.onAfterBuild(() => {
        if (offences.length === 0) return;
        throw new Error(
          `libs/contracts/src/shared-zod.ts does not share what is used:\n  ${offences.splice(0).join('\n  ')}`,
        );
      });
    },
  };
}
