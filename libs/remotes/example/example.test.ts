// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, findInstalledBrowser } from '../gate/index.ts';
import { MANIFESTS } from './build.ts';
import { runGate } from './release.ts';
import { type RunningExample, startExample } from './start-example.ts';

const executablePath = findInstalledBrowser();
const TIMEOUT_MS = 120_000;

describe.skipIf(!executablePath)(
  'the example product of two remotes',
  { timeout: TIMEOUT_MS },
  () => {
    let folder: string;
    let browser: Browser;
    let example: RunningExample;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'remotes-example-'));
      browser = await chromium.launch({
        executablePath: executablePath ?? '',
        args: CHROMIUM_FLAGS,
      });
      example = await startExample(folder);
    }, TIMEOUT_MS);
    afterAll(async () => {
      example.close();
      await browser.close();
      await rm(folder, { recursive: true });
    });

    const headingOf = (page: Page) => page.locator('h1').textContent();

    async function visit(at: string): Promise<Page> {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(example.host.origin + at);
      return page;
    }

    it('the example passes the gate of its release tool', async () => {
      expect(await runGate(browser, example.host.origin, example.releases)).toEqual([]);
    });

    it('a module that throws is replaced by its previous version, and the release gate refuses it', async () => {
      const [notes] = MANIFESTS;
      if (!notes) throw new Error('The example has no remote');
      await example.deploy(notes, (source) =>
        source.replace('return (', "throw new Error('on purpose');\n  return ("),
      );
      const page = await visit('/notes');
      await page.getByRole('button', { name: 'Add' }).waitFor();
      expect(await headingOf(page)).toBe('Notes');
      await page.context().close();
      const problems = await runGate(browser, example.host.origin, example.releases);
      expect(problems.join('\n')).toMatch(/\/notes .*on purpose/);
    });

    it('a registry with a forged signature is refused on a first and on a later visit', async () => {
      const file = path.join(example.releases.hostFolder, 'registry.json');
      const signed = await readFile(file, 'utf8');
      const page = await visit('/timer');
      await page.locator('h1').waitFor();
      try {
        await writeFile(file, signed.replace('"Timer"', '"Forged"'));
        await page.reload();
        await page.locator('h1').waitFor();
        expect(await page.locator('nav').textContent()).toBe('StartNotesTimer');
        const fresh = await visit('/timer');
        await fresh.waitForTimeout(1000);
        expect(await fresh.locator('nav').count()).toBe(0);
        await fresh.context().close();
      } finally {
        await writeFile(file, signed);
        await page.context().close();
      }
    });
  },
);
