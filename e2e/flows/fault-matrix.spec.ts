import { expect, type Page, test } from '@playwright/test';
import { createConfirmedAccount, type StoredItem } from '../support/accounts.ts';
import { MODULE_NAMES } from '../support/addresses.ts';
import {
  type BrokenVersion,
  breakVersion,
  FAULTS,
  FAULTY_VERSION,
  type Fault,
  type FaultName,
} from '../support/faults.ts';
import { goInApp } from '../support/in-app.ts';
import { IS_NIGHTLY, NIGHTLY_TAG } from '../support/nightly.ts';
import { type ModuleName, readLiveVersion, serveOwnRegistry } from '../support/registry.ts';
import { breakRegistry, REGISTRY_FAULTS } from '../support/registry-faults.ts';

/** One page of each module: its path, and the heading that the page shows. */
const PAGES: Record<ModuleName, { path: string; heading: string }> = {
  'mf-auth': { path: '/login', heading: 'Log in' },
  'mf-dashboard': { path: '/dashboard', heading: 'Dashboard' },
  'mf-gallery': { path: '/my-ads', heading: 'My Ad Campaigns' },
  'mf-create': { path: '/create', heading: 'Create Ad Creatives' },
  'mf-tools': { path: '/boost', heading: 'Creative Boost' },
  'mf-billing': { path: '/pricing', heading: 'Pricing' },
  'mf-studio': { path: '/brand', heading: 'Brand kits' },
  'mf-campaigns': { path: '/campaigns', heading: 'Campaigns' },
  'mf-review': { path: '/reviews', heading: 'Review links' },
};
/**
 * Navigations do not wait for the document's load event, because a hanging script delays this event until its
 * time limit.
 */
const WITHOUT_LOAD = { waitUntil: 'commit' } as const;
/** Milliseconds within which the shell must respond. */
const ANSWER_MS = 20_000;

/** Entries of the browser's storage that contain the signed-in user's session. */
let session: StoredItem[];

test.beforeAll(async () => {
  const { account } = await createConfirmedAccount();
  session = account.kept;
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Stores the session of a signed-in user, which takes effect at the next reload. */
const becomeMember = (page: Page) =>
  page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, session);

/**
 * Advances the page's clock after a hanging file was requested, so that the file times out.
 * @param before number of hanging requests before the page was opened
 */
async function passTime(
  page: Page,
  fault: FaultName,
  broken: BrokenVersion,
  before: number,
): Promise<void> {
  const { givenUpAfterMs }: Fault = FAULTS[fault];
  if (givenUpAfterMs === undefined) return;
  await expect.poll(() => broken.hungRequests()).toBeGreaterThan(before);
  // A preloaded file may be requested before its script element exists, but only the script element waits for
  // the timeout.
  await page.locator(`script[src*="${FAULTY_VERSION}"]`).first().waitFor({ state: 'attached' });
  await page.clock.fastForward(givenUpAfterMs);
}

async function expectFailure(page: Page, module: ModuleName, fault: FaultName): Promise<void> {
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const crashed = FAULTS[fault].failure === 'page-crashed';
  await expect(page.getByRole('main')).toContainText(
    crashed ? 'This page ran into a problem' : `“${PAGES[module].heading}”`,
  );
  // Users must not see internal names, such as those of modules.
  await expect(page.getByRole('main')).not.toContainText('mf-');
  await expect(page.getByRole('banner')).toBeVisible();
}

async function expectPage(page: Page, module: ModuleName): Promise<void> {
  await expect(heading(page)).toHaveText(PAGES[module].heading);
}

// Requests that are still in progress at the end of a test must not fail the test.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

/**
 * Returns the tags of a test. `npm test` tests one fault in each module, and each fault in one module. The
 * nightly run tests all pairs of fault and module.
 */
function tagOf(fault: number, module: number): string[] {
  return module % Object.keys(FAULTS).length === fault ? [] : [NIGHTLY_TAG];
}

/**
 * Returns two working modules, selected by the number of the fault. The nightly run returns all working
 * modules.
 */
function selectTwo(others: readonly ModuleName[], fault: number): readonly ModuleName[] {
  if (IS_NIGHTLY) return others;
  return [0, 1].flatMap((next) => others[(2 * fault + next) % others.length] ?? []);
}

for (const [moduleIndex, module] of MODULE_NAMES.entries()) {
  const isForGuests = module === 'mf-auth';
  const others = MODULE_NAMES.filter((name) => name !== module && name !== 'mf-auth');
  const { path } = PAGES[module];

  for (const [faultIndex, [fault, { failure, curable }]] of Object.entries(FAULTS).entries()) {
    if (!isFault(fault)) continue;
    const tag = tagOf(faultIndex, moduleIndex);
    test(`${module} ${fault}: all other modules work`, { tag }, async ({
      page,
      context,
      browser,
    }) => {
      const good = await readLiveVersion(module);
      const broken = await breakVersion(context, fault, good);
      const registry = await serveOwnRegistry(context, {
        [module]: { ...broken.version, previous: good },
      });
      const { givenUpAfterMs, otherFailure }: Fault = FAULTS[fault];
      if (givenUpAfterMs !== undefined) await page.clock.install();
      if (!isForGuests) {
        // Only guests can see the log-in page, so the test opens it before the visitor signs in.
        const looksAtLogIn = IS_NIGHTLY || module === 'mf-gallery';
        await page.goto(looksAtLogIn ? PAGES['mf-auth'].path : '/config.json');
        if (looksAtLogIn) await expectPage(page, 'mf-auth');
        await becomeMember(page);
      }

      await test.step('Given an earlier version of the module, the earlier version loads in the same visit', async () => {
        const reported = page.waitForRequest(
          (request) =>
            request.url().includes('report_module_visit') &&
            request.method() === 'POST' &&
            [failure, otherFailure].includes(request.postDataJSON().p_failure),
        );
        await page.goto(path, WITHOUT_LOAD);
        await passTime(page, fault, broken, 0);
        await expectPage(page, module);
        expect((await reported).postDataJSON()).toMatchObject({
          p_module: module,
          p_version: FAULTY_VERSION,
        });
      });

      await test.step('Given no earlier version of the module, the page explains the failure', async () => {
        registry.deploy({ [module]: broken.version });
        const before = broken.hungRequests();
        await page.reload(WITHOUT_LOAD);
        await passTime(page, fault, broken, before);
        await expectFailure(page, module, fault);
      });

      await test.step('Then every other module works', async () => {
        // The pages of this module are for guests, and those of all other modules are for signed-in users. A
        // second, signed-in visitor therefore gets the same fault.
        const members = isForGuests ? await browser.newContext() : context;
        const memberPage = isForGuests ? await members.newPage() : page;
        if (isForGuests) {
          await breakVersion(members, fault, good);
          await serveOwnRegistry(members, { [module]: broken.version });
          await memberPage.goto(PAGES['mf-billing'].path);
          await becomeMember(memberPage);
          await memberPage.goto(PAGES['mf-dashboard'].path);
          await expectPage(memberPage, 'mf-dashboard');
        }
        for (const other of selectTwo(others, faultIndex)) {
          await goInApp(memberPage, PAGES[other].path);
          await expectPage(memberPage, other);
        }
        if (isForGuests) {
          await members.unrouteAll({ behavior: 'ignoreErrors' });
          await members.close();
        }
      });

      await test.step('And Try again loads the module after its host is repaired', async () => {
        if (!isForGuests) {
          const before = broken.hungRequests();
          await goInApp(page, path);
          await passTime(page, fault, broken, before);
          await expectFailure(page, module, fault);
        }
        if (curable) await broken.heal();
        else registry.deploy({ [module]: good });
        await page.getByRole('button', { name: 'Try again' }).click();
        await expectPage(page, module);
      });
    });
  }
}

for (const [number, fault] of Object.keys(REGISTRY_FAULTS).entries()) {
  // `npm test` tests each fault either with or without stored entries in the browser. The nightly run tests
  // each fault with and without stored entries.
  const [tag, otherTag] = number % 2 === 0 ? [[], [NIGHTLY_TAG]] : [[NIGHTLY_TAG], []];

  test(`the registry ${fault}: a visitor with stored entries sees no difference`, { tag }, async ({
    page,
    context,
  }) => {
    await page.goto(PAGES['mf-auth'].path);
    await expectPage(page, 'mf-auth');
    await becomeMember(page);
    await breakRegistry(context, fault);
    const modules = ['mf-gallery', 'mf-create', 'mf-billing'] as const;
    // `npm test` tests every second registry fault, and opens one module's page for each fault. The nightly run
    // opens three modules' pages for each fault.
    for (const module of IS_NIGHTLY ? modules : modules.filter((_, turn) => turn === number / 2)) {
      await page.goto(PAGES[module].path);
      await expect(heading(page)).toHaveText(PAGES[module].heading, { timeout: ANSWER_MS });
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });

  test(`the registry ${fault}: a visitor without stored entries sees an explanation, and the page retries by itself`, {
    tag: otherTag,
  }, async ({ page, context }) => {
    const mend = await breakRegistry(context, fault);
    const unavailable = 'This page is unavailable right now';

    await test.step('The page explains the registry’s failure below the header', async () => {
      await page.goto(PAGES['mf-billing'].path);
      await expect(heading(page)).toHaveText(unavailable);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });

    await test.step('Pages of the shell itself work', async () => {
      await goInApp(page, '/terms');
      await expect(heading(page)).toHaveText('Terms of Service');
      await page.goBack();
      await expect(heading(page)).toHaveText(unavailable);
    });

    await test.step('The requested page opens without a reload once the registry is available again', async () => {
      await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
      mend();
      await expect(heading(page)).toHaveText(PAGES['mf-billing'].heading, { timeout: 20_000 });
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    });
  });
}

test('Try again opens the page at once when the registry is available again', async ({
  page,
  context,
}) => {
  const mend = await breakRegistry(context, 'answers 500');
  await page.goto(PAGES['mf-billing'].path);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(PAGES['mf-billing'].heading);
});

test('the page explains a missing configuration, and opens by itself once the configuration is available', async ({
  page,
  context,
}) => {
  let isWell = false;
  await context.route('**/config.json', (route) =>
    isWell ? route.continue() : route.fulfill({ status: 500, body: 'no' }),
  );
  await page.goto(PAGES['mf-billing'].path);
  await expect(heading(page)).toHaveText('This page is unavailable right now');
  await expect(page.getByRole('banner')).toBeVisible();
  isWell = true;
  await expect(heading(page)).toHaveText(PAGES['mf-billing'].heading, { timeout: 20_000 });
  isWell = false;
  await page.reload();
  await expectPage(page, 'mf-billing');
});

function isFault(name: string): name is FaultName {
  return name in FAULTS;
}
