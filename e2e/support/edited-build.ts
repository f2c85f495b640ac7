import { cp } from 'node:fs/promises';
import path from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import type { ModuleName } from './registry.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** An edit of a source file, applied before a build. */
export interface Edit {
  /** End of the source file's path, such as `src/index.ts`. */
  file: string;
  from: string;
  to: string;
}

function pluginEdits(edits: readonly Edit[]): RsbuildPlugin {
  return {
    name: 'adwright:edits',
    setup(api) {
      for (const { file, from, to } of edits) {
        api.transform({ test: (resource) => resource.endsWith(file) }, ({ code }) => {
          if (!code.includes(from)) throw new Error(`${file} does not contain ${from}`);
          return code.replace(from, to);
        });
      }
    },
  };
}

/**
 * Builds a module with edited source files, without changing the sources in the repository.
 * @returns a folder that the release tool accepts as the module's workspace
 */
export async function buildEdited(
  name: ModuleName | 'shell',
  edits: readonly Edit[],
): Promise<string> {
  const cwd = path.join(REPOSITORY, name);
  const folder = await createTemporaryFolder(name);
  const { content } = await loadConfig({ cwd, envMode: 'production' });
  const config = mergeRsbuildConfig(content, {
    mode: 'production',
    logLevel: 'error',
    plugins: [pluginEdits(edits)],
    // The build has no source maps, because no test needs them and they take time.
    output: { distPath: { root: path.join(folder, 'dist') }, minify: false, sourceMap: false },
  });
  const { close } = await (await createRsbuild({ cwd, config })).build();
  await close();
  await cp(path.join(cwd, 'package.json'), path.join(folder, 'package.json'));
  return folder;
}
