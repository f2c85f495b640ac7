import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rsbuild/core';

const OUTPUT_FILE = 'inline.js';

/**
 * Compiles and minifies a TypeScript file with its imports into the text of an inline script.
 *
 * @param file URL of the file, such as `new URL('./src/boot/early.ts', import.meta.url)`
 * @throws Error when the file does not compile
 */
export async function inlineScript(file: URL): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-inline-'));
  try {
    await bundle(fileURLToPath(file), folder);
    return await readFile(path.join(folder, OUTPUT_FILE), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

function bundle(entry: string, folder: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: path.dirname(entry),
    entry,
    devtool: false,
    output: { path: folder, filename: OUTPUT_FILE },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}
