import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RegistryModule, registryModuleSchema } from '@adwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Destination,
  deployModule,
  publishPreview,
  removeModule,
  startCanary,
} from './deploy.ts';
import { readRegistry } from './registry-store.ts';
import { openLocalFolder } from './store/local-folder.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { openS3Bucket } from './store/s3-bucket.ts';
import { promoteCanary, rollBack } from './switch-version.ts';
import { BUCKET, CREDENTIALS, type S3Server, startS3Server } from './testing/s3-server.ts';
import { writeSampleBuild } from './testing/sample-build.ts';

const TEAMS = ['mf-gallery', ...Array.from({ length: 8 }, (_, index) => `mf-team-${index}`)];
const originOf = (name: string) => `http://${name}.example:3001`;
const origins = Object.fromEntries(TEAMS.map((name) => [name, originOf(name)]));

let root: string;
let server: S3Server;
let store: ReleaseStore;
let to: Destination;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-release-'));
  server = await startS3Server(join(root, 's3'));
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const built = (name: string, entry: string, path?: string) =>
  writeSampleBuild(root, name, entry, path ? { path } : {});

async function live(name: string): Promise<RegistryModule> {
  return registryModuleSchema.parse((await readRegistry(store)).modules[name]);
}

let stores = 0;
const STORES = {
  'a local folder': () => openLocalFolder(join(root, `folder-${stores++}`)),
  'an S3 bucket': () =>
    openS3Bucket({
      bucket: BUCKET,
      prefix: `folder-${stores++}`,
      endpoint: server.endpoint,
      credentials: CREDENTIALS,
    }),
};

describe.each(Object.entries(STORES))('deploys to the store: %s', (_, openStore) => {
  beforeEach(() => {
    store = openStore();
    to = { store, origins };
  });
  describe('deploying a new version of a module', () => {
    it('a deploy puts the files under their version and records their URL and hash', async () => {
      const folder = await built('mf-gallery', 'one');
      const { version, outcome } = await deployModule(folder, to);
      expect(outcome).toBe('deployed');
      const entry = await live('mf-gallery');
      const base = `${originOf('mf-gallery')}/${version}`;
      expect(entry.entry).toBe(`${base}/remoteEntry.js`);
      expect(entry.preload.map(({ url }) => url)).toEqual([`${base}/static/js/async/routes.js`]);
      const file = await store.read(`mf-gallery/${version}/remoteEntry.js`);
      const hash = createHash('sha384')
        .update(file?.text ?? '')
        .digest('base64');
      expect(entry.integrity).toBe(`sha384-${hash}`);
    });

    it('a deploy records the commit and the content of a module’s build', async () => {
      const { version } = await deployModule(await built('mf-gallery', 'one'), to);
      const record = await store.read(`mf-gallery/${version}/build.json`);
      expect(JSON.parse(record?.text ?? '')).toMatchObject({
        version,
        commit: expect.stringMatching(/^[0-9a-f]{40}/),
        contract: CONTRACT_VERSION,
        files: expect.arrayContaining([
          { path: 'remoteEntry.js', bytes: 3, integrity: (await live('mf-gallery')).integrity },
        ]),
      });
    });

    it('deploying the same build again changes nothing', async () => {
      const folder = await built('mf-gallery', 'one');
      await deployModule(folder, to);
      const before = await readRegistry(store);
      expect(await deployModule(folder, to)).toMatchObject({ outcome: 'unchanged' });
      expect(await readRegistry(store)).toEqual(before);
    });

    it('a deploy stores the previous live version as the fallback, and its files remain', async () => {
      const first = await deployModule(await built('mf-gallery', 'one'), to);
      const second = await deployModule(await built('mf-gallery', 'two'), to);
      const entry = await live('mf-gallery');
      expect([entry.version, entry.previous?.version]).toEqual([second.version, first.version]);
      for (const [{ version }, text] of [
        [first, 'one'],
        [second, 'two'],
      ] as const) {
        expect((await store.read(`mf-gallery/${version}/remoteEntry.js`))?.text).toBe(text);
      }
    });

    it('the registry stays small, because every page waits for it, and all versions remain available for rollbacks', async () => {
      await deployModule(await built('mf-gallery', 'one'), to);
      const before = await live('mf-gallery');
      await deployModule(await built('mf-gallery', 'two'), to);
      const { preload, previous } = await live('mf-gallery');
      expect([before.preload.length, preload.length, previous?.preload]).toEqual([1, 1, []]);
      expect((await store.read('registry.json'))?.text.trim()).not.toMatch(/\s{2}|\n/);
      await rollBack('mf-gallery', store);
      expect(await live('mf-gallery')).toEqual(before);
    });

    it('a deploy to a new origin moves the current and the previous version to the new origin', async () => {
      await deployModule(await built('mf-gallery', 'one'), to);
      const folder = await built('mf-gallery', 'two');
      await deployModule(folder, to);
      const moved = { 'mf-gallery': 'https://cdn.example' };
      await deployModule(folder, { store, origins: moved });
      const entry = await live('mf-gallery');
      expect(entry.entry).toMatch(/^https:\/\/cdn\.example\/0\.1\.0-/);
      expect(entry.previous?.entry).toMatch(/^https:\/\/cdn\.example\/0\.1\.0-/);
    });

    it('no deploy is lost when two teams deploy at the same moment', async () => {
      const names = Object.keys(origins);
      const folders = await Promise.all(names.map((name) => built(name, name)));
      await Promise.all(folders.map((folder) => deployModule(folder, to)));
      const { generation, modules } = await readRegistry(store);
      expect(Object.keys(modules).toSorted()).toEqual(names.toSorted());
      expect(generation).toBe(names.length);
    });

    it('a path that two teams claim at the same moment is given to only one of them', async () => {
      const claims = ['mf-team-0', 'mf-team-1'].map(async (name) =>
        deployModule(await built(name, name, '/reports'), to),
      );
      const outcomes = (await Promise.allSettled(claims)).map(({ status }) => status);
      expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(Object.keys((await readRegistry(store)).modules)).toHaveLength(1);
    });

    it('two simultaneous releases of one module are both recorded, one after the other', async () => {
      const folders = ['a', 'b'].map((part) => join(root, part));
      const versions = await Promise.all(
        folders.map(async (folder, index) =>
          deployModule(await writeSampleBuild(folder, 'mf-gallery', `entry ${index}`), to),
        ),
      );
      const { version, previous } = await live('mf-gallery');
      expect([version, previous?.version].toSorted()).toEqual(
        versions.map((deployment) => deployment.version).toSorted(),
      );
    });

    it.each([
      ['/mf-gallery/', 'belongs to mf-gallery'],
      ['/payment', 'belongs to the shell'],
    ])('a module that claims %s is refused before anything is written', async (path, reason) => {
      await deployModule(await built('mf-gallery', 'one'), to);
      const before = await readRegistry(store);
      const publish = vi.spyOn(store, 'publish');
      const folder = await built('mf-team-0', 'one', path);
      await expect(deployModule(folder, to)).rejects.toThrow(reason);
      expect(await readRegistry(store)).toEqual(before);
      expect(publish).not.toHaveBeenCalled();
    });

    it('a module with an entry file above its size budget is refused', async () => {
      const noise = randomBytes(40_000).toString('base64');
      const folder = await built('mf-gallery', noise);
      await expect(deployModule(folder, to)).rejects.toThrow('entry takes');
    });

    it('a page is refused if its first view exceeds the size budget, even if its entry file is small', async () => {
      const chunk = randomBytes(330_000).toString('base64');
      const folder = await writeSampleBuild(root, 'mf-gallery', 'one', { chunk });
      await expect(deployModule(folder, to)).rejects.toThrow(
        /the first view of src\/page\.tsx takes \d+ KB gzipped, more than 150 KB; its largest file is static\/js\/async\/routes\.js/,
      );
    });

    it.each(['next', '1.2', 'v1.2.3', ''])(
      'the package version “%s” is refused',
      async (version) => {
        const folder = await writeSampleBuild(root, 'mf-gallery', 'one', { version });
        await expect(deployModule(folder, to)).rejects.toThrow('is not a semantic version');
      },
    );

    it('files that do not change keep their version and URL under a new package version', async () => {
      const first = await deployModule(await built('mf-gallery', 'one'), to);
      const folder = await writeSampleBuild(root, 'mf-gallery', 'one', { version: '0.2.0' });
      expect(await deployModule(folder, to)).toEqual({ ...first, outcome: 'unchanged' });
    });

    it('a module is refused if no origin is configured for it', async () => {
      const folder = await built('mf-gallery', 'one');
      await expect(deployModule(folder, { store, origins: {} })).rejects.toThrow('mf-gallery');
    });
  });

  describe('returning a module to an earlier version', () => {
    it('a module is rolled back one version at a time, and each version’s fallback is the version before it', async () => {
      const versions: string[] = [];
      for (const content of ['one', 'two', 'three']) {
        const folder = await built('mf-gallery', content);
        versions.push((await deployModule(folder, to)).version);
      }
      expect(await rollBack('mf-gallery', store)).toBe(versions[1]);
      const entry = await live('mf-gallery');
      expect([entry.version, entry.previous?.version]).toEqual([versions[1], versions[0]]);
      expect(await rollBack('mf-gallery', store)).toBe(versions[0]);
      expect((await live('mf-gallery')).previous).toBeUndefined();
      await expect(rollBack('mf-gallery', store)).rejects.toThrow('no earlier version');
    });

    it('a module is rolled back to any version by name, even if the registry no longer names that version', async () => {
      const versions: string[] = [];
      for (const content of ['one', 'two', 'three']) {
        versions.push((await deployModule(await built('mf-gallery', content), to)).version);
      }
      const [first = ''] = versions;
      expect(await rollBack('mf-gallery', store, undefined, first)).toBe(first);
      expect((await live('mf-gallery')).previous).toBeUndefined();

      // This version was uploaded but never live, like the preview of a pull request.
      const put = await publishPreview(await built('mf-gallery', 'four'), to);
      expect(await rollBack('mf-gallery', store, undefined, put.version)).toBe(put.version);
      const entry = await live('mf-gallery');
      expect(entry.entry).toBe(`${originOf('mf-gallery')}/${put.version}/remoteEntry.js`);
      expect(entry.preload).toHaveLength(1);
      await expect(rollBack('mf-gallery', store, undefined, '9.9.9-none')).rejects.toThrow(
        `has no version 9.9.9-none of mf-gallery. The last versions are: ${put.version}.`,
      );
    });

    it('a version that was rolled back can be deployed again', async () => {
      await deployModule(await built('mf-gallery', 'one'), to);
      const folder = await built('mf-gallery', 'two');
      const { version } = await deployModule(folder, to);
      await rollBack('mf-gallery', store);
      expect(await deployModule(folder, to)).toMatchObject({ outcome: 'deployed' });
      expect((await live('mf-gallery')).version).toBe(version);
    });
  });

  describe('canaries of a module (versions for a share of the visitors)', () => {
    async function started() {
      const first = await deployModule(await built('mf-gallery', 'one'), to);
      const second = await startCanary(await built('mf-gallery', 'two'), 10, to);
      return [first.version, second.version];
    }

    it('a canary of a module runs beside the live version', async () => {
      const [first, second] = await started();
      const entry = await live('mf-gallery');
      expect([entry.version, entry.canary?.version, entry.canary?.percent]).toEqual([
        first,
        second,
        10,
      ]);
    });

    it('a promoted canary becomes live, with the old live version as the fallback', async () => {
      const [first, second] = await started();
      expect(await promoteCanary('mf-gallery', store)).toBe(second);
      const entry = await live('mf-gallery');
      expect([entry.version, entry.previous?.version, entry.canary]).toEqual([
        second,
        first,
        undefined,
      ]);
    });

    it('a canary continues when the live version is deployed again', async () => {
      const [, second] = await started();
      const again = await deployModule(await built('mf-gallery', 'one'), to);
      expect(again.outcome).toBe('unchanged');
      expect((await live('mf-gallery')).canary?.version).toBe(second);
    });

    it('a rollback ends the canary first, and changes the live version only without a canary', async () => {
      const [first] = await started();
      expect(await rollBack('mf-gallery', store)).toBe(first);
      expect((await live('mf-gallery')).canary).toBeUndefined();
    });

    it('a canary is refused when the module has no live version', async () => {
      const folder = await built('mf-gallery', 'one');
      await expect(startCanary(folder, 10, to)).rejects.toThrow('no live version');
    });
  });

  describe('removeModule', () => {
    it('removing a module deletes its registry entry and frees its paths', async () => {
      await deployModule(await built('mf-gallery', 'one', '/reports'), to);
      await removeModule('mf-gallery', store);
      expect((await readRegistry(store)).modules).toEqual({});
      await expect(rollBack('mf-gallery', store)).rejects.toThrow('not deployed');
      await deployModule(await built('mf-team-0', 'one', '/reports'), to);
    });
  });
});
