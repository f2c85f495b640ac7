// @vitest-environment node
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION, defineManifest } from '@adwright/contracts';
import { createRsbuild } from '@rsbuild/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineRemote } from './remote.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const manifest = defineManifest({
  name: 'mf-sample',
  owner: 'a team',
  contract: CONTRACT_VERSION,
  routes: [{ path: '/sample', access: 'public', title: 'Sample' }],
  navigation: [],
});

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-bytes-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Copies the libraries of the repository, and adds one sample module. */
async function clone(name: string): Promise<string> {
  const folder = join(root, name);
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@adwright'), { recursive: true });
  await cp(join(REPOSITORY, 'libs'), join(folder, 'libs'), { recursive: true });
  const packages = (await readdir(join(REPOSITORY, 'node_modules'))).filter(
    (each) => each !== '@adwright' && !each.startsWith('.'),
  );
  for (const each of packages) {
    await symlink(join(REPOSITORY, 'node_modules', each), join(modules, each));
  }
  for (const library of await readdir(join(folder, 'libs'))) {
    await symlink(join(folder, 'libs', library), join(modules, '@adwright', library));
  }
  const source = join(folder, 'mf-sample/src');
  await mkdir(source, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'mf-sample/package.json'), '{"name":"mf-sample","version":"0.1.0"}'),
    writeFile(
      join(source, 'routes.tsx'),
      `import { CONTRACT_VERSION } from '@adwright/contracts';
      export default { contract: CONTRACT_VERSION, pages: { '/sample': () => import('./page.tsx') } };`,
    ),
    writeFile(
      join(source, 'page.tsx'),
      `import { Button } from '@adwright/ui/kit-core';
      import { PageShell } from '@adwright/ui';
      import { toast } from '@adwright/ui/toast';
      import classes from './page.module.css';
      export const Component = () => (
        <PageShell><Button className={classes.press} onClick={() => toast({ title: 'x' })}>Press</Button></PageShell>
      );`,
    ),
    writeFile(join(source, 'page.module.css'), '.press { color: red }'),
  ]);
  return folder;
}

/** Returns the files that a build would release, by path. */
async function build(folder: string): Promise<Record<string, string>> {
  const cwd = join(folder, 'mf-sample');
  const config = { ...defineRemote(manifest), mode: 'production', logLevel: 'silent' } as const;
  const { close } = await (await createRsbuild({ cwd, config })).build();
  await close();
  const files = await readdir(join(cwd, 'dist'), { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && !file.name.startsWith('mf-'))
    .map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(join(cwd, 'dist').length), await readFile(file, 'utf8')] as const;
    });
  return Object.fromEntries(await Promise.all(texts));
}

it('a build has the same bytes in any folder, whether or not other modules exist', async () => {
  const here = await build(await clone('clone'));
  const there = await clone('another/deeper/clone-of-somebody');
  await mkdir(join(there, 'mf-reports'));
  await writeFile(join(there, 'mf-reports/package.json'), '{ "adwright": { "port": 3099 } }');
  const elsewhere = await build(there);
  expect(Object.keys(elsewhere)).toEqual(Object.keys(here));
  for (const [file, content] of Object.entries(here)) {
    expect(elsewhere[file] === content, file).toBe(true);
    expect(content).not.toContain(root);
  }
}, 120_000);
