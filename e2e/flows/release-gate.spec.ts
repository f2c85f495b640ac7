import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuiltModule } from '../../release/src/built-module.ts';
import { verifyModule } from '../../release/src/deploy.ts';
import { openLiveGate } from '../../release/src/gate/live-gate.ts';
import { openLocalFolder } from '../../release/src/store/local-folder.ts';
import { DATA_DIR, MODULE_URLS, SHELL_URL } from '../support/addresses.ts';

const MODULE = path.resolve(import.meta.dirname, '../../mf-gallery');

// The test's timeout is long because the release gate visits each page in turn.
test.describe.configure({ timeout: 300_000 });

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-gate-'));
  await cp(path.join(MODULE, 'dist'), path.join(folder, 'dist'), { recursive: true });
  await cp(path.join(MODULE, 'package.json'), path.join(folder, 'package.json'));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Runs the release gate on a build, with the live shell. Returns the problems that the gate finds. */
async function problems(): Promise<readonly string[]> {
  const gate = await openLiveGate({ shell: SHELL_URL, withBrowser: true });
  const store = openLocalFolder(path.join(DATA_DIR, 'cdn'));
  try {
    await verifyModule(folder, { store, origins: MODULE_URLS, gate });
    return [];
  } catch (error) {
    if (error instanceof Error && 'problems' in error && Array.isArray(error.problems)) {
      return error.problems;
    }
    throw error;
  }
}

test('the release gate accepts a build with pages that work in the live shell', async () => {
  expect(await problems()).toEqual([]);
});

test('the release gate refuses a build before its upload, and names the pages and the reasons', async () => {
  await test.step('Given an entry file that runs an inline script, which the content security policy forbids', () =>
    appendFile(
      path.join(folder, 'dist/remoteEntry.js'),
      ';document.head.append(Object.assign(document.createElement("script"), { text: "1" }));',
    ));
  await test.step('And served pages with content that differs from the built files', async () => {
    const chunks = path.join(folder, 'dist/static/js/async');
    const pages = (await readdir(chunks)).filter((name) => !name.includes('expose'));
    for (const name of pages) await appendFile(path.join(chunks, name), '\n');
  });

  const found = await problems();
  expect(found).toContain(
    '4 pages (/my-ads, /favorites, /ad/:id, …): shows “This page is unavailable right now”',
  );
  expect(found.join('\n')).toMatch(/\/my-ads.* reports .*Content Security Policy/);
  const { version } = await readBuiltModule(folder);
  expect(await readdir(path.join(DATA_DIR, 'cdn/mf-gallery'))).not.toContain(version);
});

for (const { fault, script, problem } of [
  {
    fault: 'removes the shell’s header after three seconds',
    script: `setTimeout(() => document.querySelector('header').remove(), 3000)`,
    problem: 'takes the shell’s header away',
  },
  {
    fault: 'lays itself over the shell’s header',
    script: `setTimeout(() => document.body.append(Object.assign(document.createElement('div'), { style: 'position:fixed;inset:0;z-index:9999' })), 3000)`,
    problem: 'covers the shell’s header',
  },
  {
    fault: 'throws after half a minute',
    script: `setTimeout(() => { throw new Error('late on purpose') }, 30_000)`,
    problem: 'throws late on purpose',
  },
  {
    fault: 'takes the focus every second',
    script: `setInterval(() => { const h = document.querySelector('h1'); if (h) { h.tabIndex = -1; h.focus(); } }, 1000)`,
    problem: 'takes the focus away from the shell’s header',
  },
  {
    fault: 'empties the pages of other modules',
    script: `setInterval(() => { if (!/my-ads|favorites|\\/ad\\//.test(location.pathname)) document.querySelector('main').style.display = 'none' }, 100)`,
    problem: /\/my-ads breaks \/\S+ for who goes on to it: it leaves the page without exactly one/,
  },
  {
    fault: 'throws on a phone alone',
    script: `if (innerWidth < 400) throw new Error('narrow on purpose')`,
    problem: /on a phone, 375 px wide, throws narrow on purpose/,
  },
  {
    fault: 'leaves a listener behind that swallows keys of other modules’ pages',
    script: `addEventListener('keydown', (event) => { if (!/my-ads|favorites|\\/ad\\//.test(location.pathname)) event.preventDefault(); }, true)`,
    problem: /breaks \/\S+ for who goes on to it: it keeps letters from a text field/,
  },
  {
    fault: 'hides forms of other modules’ pages by a stylesheet',
    script: `document.head.append(Object.assign(document.createElement('style'), { textContent: 'main form { opacity: 0 }' }))`,
    problem: /breaks \/\S+ for who goes on to it: it hides /,
  },
]) {
  test(`the release gate refuses a build that ${fault}`, async () => {
    await appendFile(path.join(folder, 'dist/remoteEntry.js'), `;${script};`);
    expect((await problems()).join('\n')).toMatch(problem);
  });
}
