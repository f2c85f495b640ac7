// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION, defineManifest } from '@adwright/contracts';
import { moduleRecordSchema } from '@adwright/contracts/build-record';
import { createRsbuild } from '@rsbuild/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineRemote } from './remote.ts';
import { buildSharedModules } from './shared.ts';

const manifest = defineManifest({
  name: 'mf-sample',
  owner: 'a team',
  contract: CONTRACT_VERSION,
  routes: [{ path: '/sample', access: 'public', title: 'Sample' }],
  navigation: [],
});

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-remote-'));
  const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  await symlink(modules, join(root, 'node_modules'));
});
afterAll(() => rm(root, { recursive: true }));

/** Builds a module with one page and returns the text of its entry file. */
async function build(page: string): Promise<string> {
  const routes = `export default { contract: 1, pages: { '/sample': () => import('./page.tsx') } };`;
  await mkdir(join(root, 'src'), { recursive: true });
  await Promise.all([
    writeFile(join(root, 'package.json'), '{"name":"mf-sample","version":"0.1.0"}'),
    writeFile(join(root, 'src/routes.tsx'), routes),
    writeFile(join(root, 'src/page.tsx'), page),
  ]);
  const rsbuild = await createRsbuild({
    cwd: root,
    config: { ...defineRemote(manifest, { output: { sourceMap: false } }), logLevel: 'silent' },
  });
  const { close } = await rsbuild.build();
  await close();
  return readFile(join(root, 'dist/remoteEntry.js'), 'utf8');
}

const chunkGlobal = (entry: string) => /mf_sample_build_[0-9a-f]{8}/.exec(entry)?.[0];

describe('the build configuration of defineRemote', () => {
  it('different builds use different names for their chunk global, and equal builds use the same name', async () => {
    const page = (text: string) => `export const Component = () => <h1>${text}</h1>;`;
    const first = chunkGlobal(await build(page('one')));
    expect(first).toBeDefined();
    expect(chunkGlobal(await build(page('two')))).not.toBe(first);
    expect(chunkGlobal(await build(page('one')))).toBe(first);
  });

  it("different builds use different class names, and a build's script and style sheet use the same class names", async () => {
    const page = `import classes from './page.module.css';
      export const Component = () => <h1 className={classes.title}>Sample</h1>;`;
    const titleClass = async (rule: string) => {
      await writeFile(join(root, 'src/page.module.css'), `.title { ${rule} }`);
      await build(page);
      const text = async (folder: string) => {
        const files = await readdir(join(root, 'dist/static', folder));
        return (
          await Promise.all(
            files.map((file) => readFile(join(root, 'dist/static', folder, file), 'utf8')),
          )
        ).join('');
      };
      const name = /\.([\w-]*title[\w-]*)/.exec(await text('css/async'))?.[1];
      expect(name).toBeDefined();
      expect(await text('js/async')).toContain(name);
      return name;
    };
    expect(await titleClass('color: red')).not.toBe(await titleClass('color: blue'));
  });

  it('a remote’s build contains no singletons, and writes the manifest for the release tool', async () => {
    await build(`import { useState } from 'react';
      import { Link } from '@adwright/ui/router';
      export const Component = () => <Link to="/">{useState(1)}</Link>;`);
    const record: unknown = JSON.parse(await readFile(join(root, 'dist/module.json'), 'utf8'));
    const { react, 'react-dom': reactDom } = buildSharedModules('shell');
    expect(record).toEqual({
      manifest,
      requires: expect.objectContaining({
        react: `^${react?.version}`,
        'react-dom': `^${reactDom?.version}`,
        'react-router-dom': expect.stringMatching(/^\^7\./),
        antd: expect.stringMatching(/^\^6\./),
      }),
      libraries: {
        '@adwright/ui/router': {
          version: expect.any(String),
          exports: { Link: expect.any(String) },
        },
      },
      pages: { 'src/page.tsx': expect.arrayContaining([expect.stringMatching(/^static\/js\//)]) },
    });
    // The built page uses only React and the router among the shared packages, so the build must not list antd.
    const container: unknown = JSON.parse(
      await readFile(join(root, 'dist/mf-manifest.json'), 'utf8'),
    );
    expect(container).toMatchObject({
      shared: expect.arrayContaining([{ name: 'react' }, { name: 'react-router-dom' }]),
    });
    expect(JSON.stringify(container)).not.toContain('antd');
    const { pages } = moduleRecordSchema.parse(record);
    for (const file of Object.values(pages).flat()) {
      expect((await stat(join(root, 'dist', file))).size).toBeGreaterThan(0);
    }
    const files = await readdir(join(root, 'dist/static/js/async'));
    const sizes = await Promise.all(
      files.map(async (file) => (await readFile(join(root, 'dist/static/js/async', file))).length),
    );
    expect(Math.max(...sizes)).toBeLessThan(5000);
  });

  it('a remote’s entry contains neither the schemas of the contracts nor a federation runtime', async () => {
    const entry = await build(`import { TEXTS } from '@adwright/contracts';
      import * as z from 'zod';
      export const Component = () => <h1>{z.string().parse(TEXTS.notFound)}</h1>;`);
    expect(entry).not.toMatch(/__FEDERATION__|module-federation/);
    const record: unknown = JSON.parse(await readFile(join(root, 'dist/mf-manifest.json'), 'utf8'));
    const shared = [{ name: 'zod' }, { name: '@adwright/contracts' }];
    expect(record).toMatchObject({ shared: expect.arrayContaining(shared) });
  });

  it('a remote’s build fails if it uses a function of zod that the shell does not share', async () => {
    const page = `import * as z from 'zod';
      export const Component = () => <h1>{z.base64().parse('')}</h1>;`;
    await expect(build(page)).rejects.toThrow('z.base64');
  });

  it('a remote’s build fails if it would bundle a second router', async () => {
    const page = `import { Link } from 'react-router-dom';
      export const Component = () => <Link to="/">home</Link>;`;
    await expect(build(page)).rejects.toThrow('@adwright/ui/router');
  });

  it('a remote’s build fails if it would bundle a second theme', async () => {
    const atoms = fileURLToPath(new URL('../../ui/src/theme/theme-atoms.ts', import.meta.url));
    const page = `import { themeChoiceAtom } from '${atoms}';
      export const Component = () => <h1>{String(themeChoiceAtom)}</h1>;`;
    await expect(build(page)).rejects.toThrow("import '@adwright/ui/theme' by that name");
  });

  it('a remote’s build fails if it would bundle a second query cache', async () => {
    const page = `import { queryClientAtom } from 'jotai-tanstack-query';
      export const Component = () => <h1>{String(queryClientAtom)}</h1>;`;
    await expect(build(page)).rejects.toThrow("import '@tanstack/react-query' by that name");
  });
});
