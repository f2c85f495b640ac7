import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, type LibraryApis } from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';

interface SampleOptions {
  path?: string;
  /** Version in the module's package.json. */
  version?: string;
  contract?: number;
  /** Exports of the shared libraries that the module uses. */
  libraries?: LibraryApis;
  /** Content of the JavaScript chunk that the module's page loads. */
  chunk?: string;
  /** Packages that the module requires from the shell, with version ranges. */
  requires?: Record<string, string>;
}

/**
 * Writes the folder of a module's workspace with output like that of the product's build preset.
 * @param entry text of the entry file; another text leads to another version.
 */
export async function writeSampleBuild(
  root: string,
  name: string,
  entry: string,
  options: SampleOptions = {},
): Promise<string> {
  const { path = `/${name}`, requires = {}, libraries = {}, version = '0.1.0' } = options;
  const folder = join(root, name);
  const chunk = 'static/js/async/routes.js';
  const manifest = {
    name,
    owner: 'a team',
    contract: options.contract ?? CONTRACT_VERSION,
    routes: [{ path, access: 'user', title: name }],
    navigation: [],
  };
  const assets = {
    shared: Object.keys(requires).map((required) => ({ name: required })),
    exposes: [{ path: './routes', assets: { js: { sync: [chunk] }, css: { sync: [] } } }],
  };
  const record = { manifest, requires, libraries, pages: { 'src/page.tsx': [chunk] } };
  await mkdir(join(folder, 'dist/static/js/async'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'package.json'), JSON.stringify({ version })),
    writeFile(join(folder, 'dist/module.json'), JSON.stringify(record)),
    writeFile(join(folder, 'dist/mf-manifest.json'), JSON.stringify(assets)),
    writeFile(join(folder, 'dist/remoteEntry.js'), entry),
    writeFile(join(folder, 'dist', chunk), options.chunk ?? `// ${entry}`),
  ]);
  return folder;
}

/**
 * Writes the folder of the shell's workspace with output like that of the product's build preset.
 * @param text content of the shell's script; another text leads to another version.
 * @param record packages and exports that the shell offers to modules.
 */
export async function writeSampleShell(
  root: string,
  text: string,
  record: Partial<ShellRecord> = {},
): Promise<string> {
  const folder = join(root, 'shell');
  const script = `static/js/${text}.js`;
  const page = (title: string) =>
    `<html><head><title>${title}</title></head><script src="/${script}"></script></html>`;
  const content: ShellRecord = { contract: CONTRACT_VERSION, provides: {}, ...record };
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'dist/static/js'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'package.json'), JSON.stringify({ version: '0.1.0' })),
    writeFile(join(folder, 'dist/app.html'), page(`app ${text}`)),
    writeFile(join(folder, 'dist/index.html'), page(`landing ${text}`)),
    writeFile(join(folder, 'dist/shell.json'), JSON.stringify(content)),
    writeFile(join(folder, 'dist', script), text),
  ]);
  return folder;
}
