import { randomUUID } from 'node:crypto';
import { runtimeConfigSchema } from '@adwright/contracts';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  checkCanaries,
  createHealthReader,
  createSigningKey,
  deployModule,
  overrideLink,
  rollBack,
  startCanary,
} from '../../release/src/index.ts';
import { computeCanaryBucket } from '../../shell/src/boot/canary-visitor.ts';
import { createConfirmedAccount, enter } from '../support/accounts.ts';
import { MODULE_URLS, SHELL_URL } from '../support/addresses.ts';
import { buildEdited } from '../support/edited-build.ts';
import { createOwnReleases } from '../support/own-releases.ts';
import { readLiveVersion } from '../support/registry.ts';

const PAGE = 'mf-gallery/src/my-ads/my-ads-page.tsx';
const HEADING = { live: 'My Ad Campaigns', next: 'Everything you made' };
const STYLE = 'mf-gallery/src/my-ads/filter-bar.module.css';

const CANARY_PERCENT = 50;

const PAGE_START = 'export function LoginPage() {';
/**
 * Returns the source of a login page that throws an error with a different text in each test run. With equal
 * source, two test runs would produce the same version. Reported failures of an earlier test run would count
 * for that version.
 */
const crash = () => `${PAGE_START} throw new Error('broken on purpose, ${randomUUID()}');`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Simulates a user who returns to the browser tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/**
 * Creates a visitor id that is inside or outside the first `percent` of a module's visitors.
 * @param number each number leads to another visitor id
 */
function createVisitor(module: string, percent: number, isAmong: boolean, number: number): string {
  let visitor = number * 1000;
  while (computeCanaryBucket(visitor, module) < percent * 100 !== isAmong) visitor += 1;
  return String(visitor);
}

// The tests of this file share a build, so they run in order. The timeout is long, because each test loads
// about twelve pages.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.describe('a newly deployed version of a module', () => {
  let next: string;

  test.beforeAll(async () => {
    next = await buildEdited('mf-gallery', [
      { file: PAGE, from: HEADING.live, to: HEADING.next },
      { file: STYLE, from: '{', to: '{ outline: 3px dotted rgb(1, 2, 3);' },
      {
        file: 'favorites-page.tsx',
        from: 'return (',
        to: "throw new Error('no favourites'); return (",
      },
    ]);
  });

  test('a new version is not loaded while a form is partly filled in, and the form’s values survive the reload', async ({
    page,
  }) => {
    const { account } = await createConfirmedAccount();
    const releases = await createOwnReleases();
    const before = await readLiveVersion('mf-gallery');
    await releases.showTo(page.context());
    await enter(page, account);

    await test.step('Given a form that is partly filled in', async () => {
      await page.goto('/create');
      await page.getByLabel('Product', { exact: true }).fill('A lamp that dims by itself');
    });

    await test.step('When a module is deployed, the open tab does not change', async () => {
      await deployModule(next, releases.destination);
      await mainLink(page, 'My Ads').click();
      await expect(heading(page)).toHaveText(HEADING.live);
      await mainLink(page, 'Create').click();
      await expect(page.getByLabel('Product', { exact: true })).toHaveValue(
        'A lamp that dims by itself',
      );
      await page.getByLabel('Audience').fill('people who read in bed');
    });

    await test.step('Then the tab offers a reload, which keeps the form’s values and loads the new version of the module', async () => {
      await comeBack(page);
      await expect(page.getByText('A new version is ready')).toBeVisible();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload' }).click();
      await loaded;
      await expect(page.getByLabel('Product', { exact: true })).toHaveValue(
        'A lamp that dims by itself',
      );
      await expect(page.getByLabel('Audience')).toHaveValue('people who read in bed');
      await mainLink(page, 'My Ads').click();
      await expect(heading(page)).toHaveText(HEADING.next);
    });

    await test.step('And the old version of the module stays available for open tabs', async () => {
      expect((await fetch(before.entry)).status).toBe(200);
      await rollBack('mf-gallery', releases.destination.store);
      await page.reload();
      await expect(heading(page)).toHaveText(HEADING.live);
    });
  });

  test('styles of a new version do not affect the previous version on the same page', async ({
    page,
  }) => {
    const { account } = await createConfirmedAccount();
    const releases = await createOwnReleases();
    await deployModule(next, releases.destination);
    await releases.showTo(page.context());
    await enter(page, account);
    const dotted = () =>
      page
        .getByRole('main')
        .locator('*')
        .evaluateAll(
          (elements) =>
            elements.filter((element) => getComputedStyle(element).outlineStyle === 'dotted')
              .length,
        );

    await page.goto('/my-ads');
    await expect(heading(page)).toHaveText(HEADING.next);
    await expect.poll(dotted).toBeGreaterThan(0);

    // The new version crashes on My Ads, so the previous version replaces it.
    await page.goto('/my-ads');
    await page.evaluate(() => {
      history.pushState(null, '', '/favorites');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(heading(page)).toHaveText('My Favorites');
    await mainLink(page, 'My Ads').click();
    await expect(heading(page)).toHaveText(HEADING.live);
    expect(await dotted()).toBe(0);
  });

  test('visitors in a canary’s share download only the canary, and all other visitors only the live version', async ({
    browser,
  }) => {
    const { account } = await createConfirmedAccount();
    const releases = await createOwnReleases();
    const { version } = await startCanary(next, CANARY_PERCENT, releases.destination);
    const host = `${MODULE_URLS['mf-gallery']}/`;
    /**
     * Opens My Ads in a new browser context, and returns the module versions from which the page requests
     * files.
     */
    const versionsAskedFor = async (isAmong: boolean, path: string) => {
      const context = await browser.newContext();
      await context.addInitScript(
        (id) => {
          localStorage.setItem('adwright-visitor', id);
        },
        createVisitor('mf-gallery', CANARY_PERCENT, isAmong, 1),
      );
      await releases.showTo(context);
      const page = await context.newPage();
      await enter(page, account);
      const versions = new Set<string>();
      page.on('request', (request) => {
        const [asked, file] = request.url().replace(host, '').split('/');
        if (request.url().startsWith(host) && asked && file !== 'module.json') versions.add(asked);
      });
      await page.goto(path);
      await expect(heading(page)).toHaveText(/My Ad Campaigns|Everything you made/);
      await context.close();
      return [...versions];
    };
    const live = (await readLiveVersion('mf-gallery')).version;
    expect(await versionsAskedFor(true, '/my-ads')).toEqual([version]);
    expect(await versionsAskedFor(false, '/my-ads')).toEqual([live]);
    const override = `/my-ads?override=mf-gallery@${version}`;
    expect(await versionsAskedFor(false, override)).toEqual([version]);
  });

  test('a reload to a new version is offered only in a visible tab that uses the module', async ({
    page,
  }) => {
    const { account } = await createConfirmedAccount();
    const releases = await createOwnReleases();
    await releases.showTo(page.context());
    await page.clock.install();
    await enter(page, account);
    await page.goto('/create');
    await expect(heading(page)).toHaveText('Create Ad Creatives');
    const offer = page.getByText('A new version is ready');
    const passMinutes = async () => {
      const looked = page.waitForResponse('**/registry.json');
      await page.clock.fastForward(120_000);
      // The tab requests the registry only when the browser is idle, so the test advances the page's clock by
      // one more second.
      await page.clock.fastForward(1000);
      await looked;
    };

    await test.step('A canary of another module makes no tab offer a reload', async () => {
      await startCanary(next, 0, releases.destination);
      await passMinutes();
      await comeBack(page);
      await passMinutes();
      await expect(offer).toBeHidden();
    });

    await test.step('A deploy of a module makes a tab offer a reload only after the tab has shown a page of the module', async () => {
      await deployModule(next, releases.destination);
      await passMinutes();
      await expect(offer).toBeHidden();
      await mainLink(page, 'My Ads').click();
      await expect(heading(page)).toHaveText(HEADING.live);
      await passMinutes();
      await expect(offer).toBeVisible();
    });
  });

  test('another version of a module runs in a production tab only through a signed link', async ({
    page,
    context,
  }) => {
    const { account } = await createConfirmedAccount();
    const releases = await createOwnReleases();
    const { version } = await startCanary(next, 0, releases.destination);
    const { secret, publicKey: overrideKey } = createSigningKey();
    await releases.showTo(context);
    await context.route('**/config.json', async (route) => {
      const config = runtimeConfigSchema.parse(await (await route.fetch()).json());
      await route.fulfill({ json: { ...config, environment: 'production', overrideKey } });
    });
    await enter(page, account);
    const linkOf = (expires: string, signedWith: string | undefined = secret) =>
      overrideLink({
        overrides: [{ module: 'mf-gallery', target: version }],
        page: new URL(SHELL_URL),
        secret: signedWith,
        expires,
      });
    const badge = page.getByRole('complementary', { name: 'Overridden modules' });

    await test.step('An invented, altered or expired override link is refused with a message', async () => {
      const forged = await linkOf('1h', createSigningKey().secret);
      const unsigned = new URL(SHELL_URL);
      unsigned.searchParams.set('override', `mf-gallery@${version}`);
      const refused: [string, string][] = [
        [unsigned.href, 'only a signed link'],
        [forged, 'signature does not fit'],
        [`${(await linkOf('1h')).slice(0, -8)}AAAAAAAA`, 'signature does not fit'],
        [await linkOf('0m'), 'has expired'],
      ];
      for (const [link, reason] of refused) {
        await page.goto(link);
        await expect(page.getByText('This test link was not followed')).toBeVisible();
        await expect(page.getByText(reason)).toBeVisible();
        await expect(badge).toBeHidden();
      }
    });

    await test.step('A signed override link works, also on the landing page', async () => {
      await page.goto(await linkOf('1h'));
      await expect(page).toHaveURL(`${SHELL_URL}/`);
      await expect(badge).toContainText(version);
      await page.goto('/my-ads');
      await expect(heading(page)).toHaveText(HEADING.next);
    });

    await test.step('Reset returns the tab to the live version', async () => {
      await badge.getByRole('button', { name: 'Reset' }).click();
      await expect(heading(page)).toHaveText(HEADING.live);
      await expect(badge).toBeHidden();
    });
  });
});

test('a failing canary is replaced at once for the visitors who see it fail, and soon rolled back for all visitors', async ({
  browser,
}) => {
  const broken = await buildEdited('mf-auth', [
    { file: 'login-page.tsx', from: PAGE_START, to: crash() },
  ]);
  const releases = await createOwnReleases();
  const { version } = await startCanary(broken, CANARY_PERCENT, releases.destination);
  const look = () => checkCanaries(releases.destination.store, createHealthReader(SHELL_URL));
  const contexts: BrowserContext[] = [];

  /**
   * Opens the login page as a guest with an unused IP address.
   * @returns whether the tab requested files of the canary
   */
  const visit = async (number: number, isAmong: boolean) => {
    const context = await browser.newContext({
      extraHTTPHeaders: { 'cf-connecting-ip': `203.0.113.${number}` },
    });
    contexts.push(context);
    await context.addInitScript(
      (id) => {
        localStorage.setItem('adwright-visitor', id);
      },
      createVisitor('mf-auth', CANARY_PERCENT, isAmong, number),
    );
    await releases.showTo(context);
    return openLogIn(await context.newPage());
  };
  const openLogIn = async (page: Page) => {
    let askedForCanary = false;
    const address = `${MODULE_URLS['mf-auth']}/${version}/`;
    page.on('request', (request) => {
      askedForCanary ||= request.url().startsWith(address);
    });
    const visitReport = page.waitForResponse((response) =>
      response.url().includes('report_module_visit'),
    );
    await page.goto('/login');
    await expect(heading(page)).toHaveText('Log in');
    if (askedForCanary) await visitReport;
    else visitReport.catch(() => {});
    return { page, askedForCanary };
  };

  expect((await visit(1, false)).askedForCanary).toBe(false);
  expect((await visit(2, true)).askedForCanary).toBe(true);
  const again = await contexts.at(-1)?.newPage();
  expect(again && (await openLogIn(again)).askedForCanary).toBe(false);
  await visit(3, true);
  expect((await look()).map(({ takenBack }) => takenBack)).toEqual([false]);

  for (const number of [4, 5, 6]) await visit(number, true);
  await expect.poll(async () => (await look()).map(({ takenBack }) => takenBack)).toEqual([true]);
  expect((await visit(7, true)).askedForCanary).toBe(false);
  await Promise.all(contexts.map((context) => context.close()));
});

test('failures of a canary seconds after its start are not counted for the live version', async ({
  page,
}) => {
  const late = `${PAGE_START} useEffect(() => {
    const timer = setTimeout(() => { throw new Error('late, ${randomUUID()}'); }, 3000);
    return () => clearTimeout(timer);
  }, []);`;
  const failing = await buildEdited('mf-auth', [
    { file: 'login-page.tsx', from: PAGE_START, to: late },
    { file: 'login-page.tsx', from: 'import ', to: "import { useEffect } from 'react'; import " },
  ]);
  const releases = await createOwnReleases();
  const { version } = await startCanary(failing, CANARY_PERCENT, releases.destination);
  await page.addInitScript(
    (id) => {
      localStorage.setItem('adwright-visitor', id);
    },
    createVisitor('mf-auth', CANARY_PERCENT, true, 8),
  );
  await releases.showTo(page.context());
  const reported = page.waitForRequest(
    (request) =>
      request.url().includes('report_module_visit') &&
      request.method() === 'POST' &&
      request.postDataJSON().p_failure === 'uncaught-error',
  );
  await page.goto('/login');
  await expect(heading(page)).toHaveText('Log in');
  expect((await reported).postDataJSON()).toMatchObject({
    p_module: 'mf-auth',
    p_version: version,
  });
});
