import path from 'node:path';
import type { Rspack } from '@rsbuild/core';

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/**
 * Returns the absolute paths of the source files in a build, including files that the bundler concatenated into
 * other modules.
 */
export function listBundledSources({ modules }: Rspack.Compilation): Set<string> {
  const sources = new Set<string>();
  for (const module of modules) {
    const parts = 'modules' in module && Array.isArray(module.modules) ? module.modules : [];
    for (const part of [module, ...parts]) {
      const file = part.nameForCondition();
      const isOurs = file && path.isAbsolute(file) && !file.includes(PACKAGES);
      if (isOurs) sources.add(file);
    }
  }
  return sources;
}
