import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@adwright/contracts';

interface SampleOptions {
  path?: string;
  /** What the module takes from the shell. */
  requires?: Record<string, string>;
}

/**
 * A module's workspace as our build preset leaves it.
 *
 * @param entry text of the entry; another one makes another version.
 */
export async function sampleBuild(
  root: string,
  name: string,
  entry: string,
  { path = `/${name}`, requires = {} }: SampleOptions = {},
): Promise<string> {
  const folder = join(root, name);
  const chunk = 'static/js/async/routes.js';
  const manifest = {
    name,
    owner: 'a team',
    contract: CONTRACT_VERSION,
    routes: [{ path, access: 'user', title: name }],
    navigation: [],
  };
  const assets = {
    shared: Object.keys(requires).map((required) => ({ name: required })),
    exposes: [{ path: './routes', assets: { js: { sync: [chunk] }, css: { sync: [] } } }],
  };
  await mkdir(join(folder, 'dist/static/js/async'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'package.json'), JSON.stringify({ version: '0.1.0' })),
    writeFile(join(folder, 'dist/module.json'), JSON.stringify({ manifest, requires })),
    writeFile(join(folder, 'dist/mf-manifest.json'), JSON.stringify(assets)),
    writeFile(join(folder, 'dist/remoteEntry.js'), entry),
    writeFile(join(folder, 'dist', chunk), `// ${entry}`),
  ]);
  return folder;
}
