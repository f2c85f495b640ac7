/**
 * Starts the example: npm run example -w libs/remotes. The program builds a host and two remotes, checks their
 * pages in a browser, and serves them.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findInstalledBrowser } from '../gate/index.ts';
import { MANIFESTS } from './build.ts';
import { runGate } from './release.ts';
import { startExample } from './start-example.ts';

const FOLDER = path.join(import.meta.dirname, '.artifacts');
const PORT = Number(process.env.EXAMPLE_PORT ?? 4300);

await rm(FOLDER, { recursive: true, force: true });
const { host, releases } = await startExample(FOLDER, PORT);

const executablePath = findInstalledBrowser();
if (executablePath) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const problems = await runGate(browser, host.origin, releases);
  await browser.close();
  console.log(problems.length > 0 ? problems.join('\n') : 'The gate has found nothing');
} else console.log('No Chromium: the pages were not checked');

console.log(`${host.origin}/  ${MANIFESTS.map(({ routes }) => routes[0]?.path).join('  ')}`);
