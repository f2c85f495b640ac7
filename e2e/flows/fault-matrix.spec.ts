import { MODULE_NAMES } from '@adwright/contracts';
import { expect, type Page, test } from '@playwright/test';
import { confirmedAccount, type StoredItem } from '../support/accounts.ts';
import { breakVersion, FAULTS, FAULTY_VERSION, type FaultName } from '../support/faults.ts';
import { liveVersion, type ModuleName, ownRegistry } from '../support/registry.ts';

/** A page of each module, and its heading. */
const PAGES: Record<ModuleName, { path: string; heading: string }> = {
  'mf-auth': { path: '/login', heading: 'Log in' },
  'mf-dashboard': { path: '/dashboard', heading: 'Dashboard' },
  'mf-gallery': { path: '/my-ads', heading: 'My Ad Campaigns' },
  'mf-create': { path: '/create', heading: 'Create Ad Creatives' },
  'mf-tools': { path: '/boost', heading: 'Creative Boost' },
  'mf-billing': { path: '/pricing', heading: 'Pricing' },
};
/** Within which the shell has an answer, of the page's own clock. */
const ANSWER_MS = 8000;

/** What a browser keeps of a session. */
let session: StoredItem[];

test.beforeAll(async () => {
  const { account } = await confirmedAccount();
  session = account.kept;
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to a page as a link inside the app would. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** From the next load of the page on, its visitor is the member. */
const becomeMember = (page: Page) =>
  page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, session);

/** A module that hangs is answered by its timeout: the page's clock goes there at once. */
async function passTime(page: Page, fault: FaultName): Promise<void> {
  if (fault !== 'hangs') return;
  await page.locator(`script[src*="${FAULTY_VERSION}"]`).waitFor({ state: 'attached' });
  await page.clock.fastForward(ANSWER_MS);
}

async function expectFailure(page: Page, module: ModuleName, fault: FaultName): Promise<void> {
  await passTime(page, fault);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const crashed = FAULTS[fault].failure === 'page-crashed';
  await expect(page.getByRole('main')).toContainText(
    crashed ? 'This page ran into a problem' : module,
  );
  await expect(page.getByRole('banner')).toBeVisible();
}

async function expectPage(page: Page, module: ModuleName): Promise<void> {
  await expect(heading(page)).toHaveText(PAGES[module].heading);
}

// Files may still be on their way when a test has seen all it wants.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

for (const module of MODULE_NAMES) {
  const isForGuests = module === 'mf-auth';
  const others = MODULE_NAMES.filter((name) => name !== module && name !== 'mf-auth');
  const { path } = PAGES[module];

  for (const [fault, { failure, curable }] of Object.entries(FAULTS)) {
    if (!isFault(fault)) continue;
    test(`${module} ${fault}: nothing else does`, async ({ page, context, browser }) => {
      const good = await liveVersion(module);
      const broken = await breakVersion(context, fault, good);
      const registry = await ownRegistry(context, {
        [module]: { ...broken.version, previous: good },
      });
      if (fault === 'hangs') await page.clock.install();
      if (!isForGuests) {
        await page.goto(PAGES['mf-auth'].path);
        await expectPage(page, 'mf-auth');
        await becomeMember(page);
      }

      await test.step('Given a version before it, that one answers in the same visit', async () => {
        const reported = page.waitForRequest(
          (request) =>
            request.url().includes('report_module_visit') &&
            request.method() === 'POST' &&
            request.postDataJSON().p_failure === failure,
        );
        await page.goto(path);
        await passTime(page, fault);
        await expectPage(page, module);
        expect((await reported).postDataJSON()).toMatchObject({
          p_module: module,
          p_version: FAULTY_VERSION,
        });
      });

      await test.step('Given none, the page says what happened', async () => {
        registry.deploy({ [module]: broken.version });
        await page.reload();
        await expectFailure(page, module, fault);
      });

      await test.step('Then every other module works', async () => {
        // Its pages are for guests, and all others for members: somebody else, with the same fault.
        const members = isForGuests ? await browser.newContext() : context;
        const memberPage = isForGuests ? await members.newPage() : page;
        if (isForGuests) {
          await breakVersion(members, fault, good);
          await ownRegistry(members, { [module]: broken.version });
          await memberPage.goto(PAGES['mf-billing'].path);
          await becomeMember(memberPage);
          await memberPage.goto('/dashboard');
        }
        for (const other of others) {
          await visit(memberPage, PAGES[other].path);
          await expectPage(memberPage, other);
        }
        if (isForGuests) {
          await members.unrouteAll({ behavior: 'ignoreErrors' });
          await members.close();
        }
      });

      await test.step('And Try again brings it back once it is well', async () => {
        if (!isForGuests) {
          await visit(page, path);
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

function isFault(name: string): name is FaultName {
  return name in FAULTS;
}
