import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { deployModule } from '../../release/src/index.ts';
import { run } from '../../release/src/run.ts';
import { SHELL_URL } from '../support/addresses.ts';
import { createOwnReleases } from '../support/own-releases.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { buildVariant } from '../support/varied-build.ts';

test.describe.configure({ timeout: 120_000 });

test('bisect names the deploy that broke an assertion about a page', async () => {
  const { destination } = await createOwnReleases();
  const versions: string[] = [];
  await test.step('Given five deploys, of which the fourth renames a heading', async () => {
    const rename = `setInterval(() => { const h = document.querySelector('h1'); if (h) h.textContent = 'Renamed' }, 50)`;
    for (const script of ['1', '2', '3', `4;${rename}`, `5;${rename}`]) {
      versions.push(
        (await deployModule(await buildVariant('mf-gallery', script), destination)).version,
      );
    }
  });
  const script = path.join(await createTemporaryFolder('assertion'), 'check.mjs');
  await writeFile(
    script,
    `export default async (page) => {
       await page.waitForTimeout(500);
       const heading = await page.getByRole('heading', { level: 1 }).textContent();
       if (heading === 'Renamed') throw new Error('the heading says ' + heading);
     };`,
  );
  const bisect = (more: readonly string[]) =>
    run(['bisect', '--page', '/my-ads', ...more], {
      ...process.env,
      ADWRIGHT_RELEASE_TARGET: destination.store.address,
      ADWRIGHT_SHELL_URL: SHELL_URL,
    });

  const { code, lines } = await bisect(['--script', script]);
  expect(lines.join('\n')).toContain(`mf-gallery  deployed ${versions[3]}`);
  expect(lines.join('\n')).toContain('the heading says Renamed');
  expect(code).toBe(0);
  // The release gate accepts the renamed heading, so bisect finds no failure without the test's assertion.
  expect((await bisect([])).lines.join()).toContain('works with the live versions');
});
