import { readFileSync } from 'node:fs';
import { rspack } from '@rsbuild/core';

/**
 * The text of a TypeScript file without imports, compiled and minified to stand in an HTML page.
 *
 * @param file such as `new URL('./src/boot/early.ts', import.meta.url)`.
 */
export function inlineScript(file: URL): string {
  const { code } = rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    isModule: false,
    minify: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: true },
    },
  });
  return code;
}
