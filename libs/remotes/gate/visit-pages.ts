import type { BrowserContext, Page } from 'playwright-core';
import type { RemoteManifest } from '../src/schemas/manifest.ts';
import { findKeyboardProblems } from './keyboard.ts';
import { describeFaults, type Fault } from './one-line-per-fault.ts';
import {
  findFirstProblems,
  type HostPages,
  listen,
  locateContent,
  settle,
} from './page-content.ts';
import {
  findFocusProblems,
  listFrameProblems,
  type PageFrame,
  passTime,
  readFrame,
} from './page-frame.ts';
import { listContentProblems, readContent, type SeenContent } from './seen-content.ts';

/** Milliseconds by which the gate advances a page's clock, so that delayed faults occur at once. */
const RUNS_FOR_MS = 60_000;
/** Width of the narrowest common phone, in pixels. */
const PHONE = { width: 375, height: 812 };
/**
 * Attribute that marks the headings of the previous page. The gate then does not mistake them for headings of
 * the next page.
 */
const LEFT = 'data-gate-left';
/**
 * Maximum number of faults that the gate reports for one page. Further faults of a page are mostly consequences
 * of the first fault.
 */
const MOST_FAULTS = 4;
/** Number of pages that the gate visits in parallel. */
const PAGES_AT_ONCE = 3;
/**
 * Maximum number of times that the gate reads content which may load late, with a delay between the readings.
 */
const LOOKS = 5;
const PAUSE_MS = 1000;
/** Value for `:id` and other parameters in a route. */
const PARAMETER = '00000000-0000-4000-8000-000000000000';

/** A page of a module, and the user group that may see the page. */
export type GateRoute = RemoteManifest['routes'][number];

/** Options of a visit by the gate: the pages, the browser and the visitors. */
export interface GateVisit<Kind extends string = string> {
  host: HostPages;
  /** Manifests of the modules on the host. */
  manifests: readonly RemoteManifest[];
  /** Returns the kind of visitor who opens a page, from the page's access group. */
  kindOf(route: GateRoute): Kind;
  /** Tells whether a kind of visitor may open a page of another module. */
  mayOpen(kind: Kind, route: GateRoute): boolean;
  /**
   * Creates a browser context for each page. Advancing the clock affects all pages of a context, so pages
   * can't share one.
   */
  openContext(kind: Kind): Promise<BrowserContext>;
}

/** Content and faults of a page for a visitor who arrives from one of the host's pages. */
interface Arrival {
  problems: readonly string[];
  content: SeenContent;
}

/** A simulated visitor of one kind, who opens pages in separate browser contexts. */
class Visitor {
  readonly #host: HostPages;
  readonly #openContext: () => Promise<BrowserContext>;
  readonly #frames = new Map<boolean, Promise<PageFrame>>();
  readonly #arrivals = new Map<string, Promise<Arrival>>();

  constructor(host: HostPages, openContext: () => Promise<BrowserContext>) {
    this.#host = host;
    this.#openContext = openContext;
  }

  async #inPage<Result>(look: (page: Page) => Promise<Result>): Promise<Result> {
    const context = await this.#openContext();
    try {
      return await look(await context.newPage());
    } finally {
      await context.close();
    }
  }

  addressOf(path: string): string {
    return new URL(path.replaceAll(/:[^/]+/g, PARAMETER), this.#host.origin).href;
  }

  /**
   * The header on the host's page, with which the gate compares every other page's header.
   */
  #frame(onPhone: boolean): Promise<PageFrame> {
    const known = this.#frames.get(onPhone);
    if (known) return known;
    const reading = this.#inPage(async (page) => {
      if (onPhone) await page.setViewportSize(PHONE);
      await page.goto(this.addressOf(this.#host.ownPage));
      await findFirstProblems(page, locateContent(page, this.#host), this.#host);
      return readFrame(page);
    });
    this.#frames.set(onPhone, reading);
    return reading;
  }

  /** Reads the content of a page for a visitor who has not opened the tested module before. */
  #arrival(path: string): Promise<Arrival> {
    const known = this.#arrivals.get(path);
    if (known) return known;
    const reading = this.#inPage(async (page) => {
      const pageErrors = listen(page, this.#host);
      await page.goto(this.addressOf(this.#host.ownPage));
      await findFirstProblems(page, locateContent(page, this.#host), this.#host);
      await passTime(page, RUNS_FOR_MS);
      pageErrors.length = 0;
      const problems = await this.#problemsAfterwards(page, path);
      return { problems: [...problems, ...pageErrors], content: await readContent(page) };
    });
    this.#arrivals.set(path, reading);
    return reading;
  }

  /** Returns the faults of a page that appear after the page has run for a while. */
  async #laterProblems(page: Page): Promise<string[]> {
    const heading = page.getByRole('heading', { level: 1 }).first();
    const hadHeading = await heading.isVisible();
    const thrown = await passTime(page, RUNS_FOR_MS);
    await settle(page);
    const isEmpty = hadHeading && !(await heading.isVisible());
    return [
      ...thrown,
      ...(isEmpty ? ['shows no heading any more after a minute'] : []),
      ...listFrameProblems(await readFrame(page), await this.#frame(false)),
      ...(await findFocusProblems(page)),
      ...(await findKeyboardProblems(page)),
    ];
  }

  /**
   * Navigates to another page by a link, without loading a new document.
   * @returns the faults of the other page
   */
  async #problemsAfterwards(page: Page, path: string): Promise<string[]> {
    await page.evaluate(
      ([to, left]) => {
        for (const heading of document.querySelectorAll('h1')) heading.setAttribute(left, '');
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      },
      [path, LEFT] as const,
    );
    const content = locateContent(page, this.#host, `h1:not([${LEFT}])`);
    const problems = await findFirstProblems(page, content, this.#host);
    return [
      ...problems,
      ...listFrameProblems(await readFrame(page), await this.#frame(false)),
      ...(await findKeyboardProblems(page)),
    ];
  }

  /** Returns the faults that the tested page causes on the page after it. */
  async #brokenAfterwards(page: Page, path: string, pageErrors: string[]): Promise<string[]> {
    const problems = [...(await this.#problemsAfterwards(page, path)), ...pageErrors.splice(0)];
    const alone = await this.#arrival(path);
    return [
      ...problems.filter((problem) => !alone.problems.includes(problem)),
      ...(await this.#hiddenContent(page, path, alone.content)),
    ];
  }

  /**
   * Lists content that is missing after the tested module, although two visitors who come from another page
   * see it.
   */
  async #hiddenContent(page: Page, path: string, whole: SeenContent): Promise<string[]> {
    let seen = await readContent(page);
    for (let look = 1; look < LOOKS && listContentProblems(seen, whole).length > 0; look += 1) {
      await page.waitForTimeout(PAUSE_MS);
      seen = await readContent(page);
    }
    if (listContentProblems(seen, whole).length === 0) return [];
    // A fault that only one of these visitors sees, such as a failed request, is not caused by the tested
    // module.
    this.#arrivals.delete(path);
    const { content } = await this.#arrival(path);
    return listContentProblems(
      seen,
      whole.filter((name) => content.includes(name)),
    );
  }

  /** Visits the page again with the viewport of a phone. */
  async #problemsOnPhone(page: Page, path: string, pageErrors: string[]): Promise<string[]> {
    await page.setViewportSize(PHONE);
    await page.goto(this.addressOf(path));
    const problems = await findFirstProblems(page, locateContent(page, this.#host), this.#host);
    if (problems.length === 0) {
      problems.push(...listFrameProblems(await readFrame(page), await this.#frame(true)));
    }
    return [...problems, ...pageErrors.splice(0)].map(
      (problem) => `on a phone, ${PHONE.width} px wide, ${problem}`,
    );
  }

  /** @param others pages of other modules that the visitor opens after the tested page, one after another */
  problemsOf(path: string, others: readonly string[]): Promise<string[]> {
    return this.#inPage(async (page) => {
      const pageErrors = listen(page, this.#host);
      await page.goto(this.addressOf(path));
      const problems = await findFirstProblems(page, locateContent(page, this.#host), this.#host);
      // If a page shows nothing, all other faults are consequences, so the page is not tested further.
      if (problems.length === 0) problems.push(...(await this.#laterProblems(page)));
      problems.push(...pageErrors.splice(0));
      for (const other of others) {
        if (problems.length > 0) break;
        const broken = await this.#brokenAfterwards(page, other, pageErrors);
        problems.push(
          ...broken.map((problem) => `breaks ${other} for who goes on to it: it ${problem}`),
        );
      }
      if (problems.length === 0) {
        problems.push(...(await this.#problemsOnPhone(page, path, pageErrors)));
      }
      return [...new Set(problems)];
    });
  }
}

/**
 * Selects the pages of other modules that the gate opens after each page of the tested module. Each other
 * module is visited after exactly one page of the tested module.
 */
function selectNextPages<Kind extends string>(
  route: GateRoute,
  { manifests, kindOf, mayOpen }: GateVisit<Kind>,
): string[] {
  const kind = kindOf(route);
  const own = manifests.find(({ routes }) => routes.some(({ path }) => path === route.path));
  if (!own) return [];
  const siblings = own.routes.filter((candidate) => kindOf(candidate) === kind);
  const place = siblings.findIndex(({ path }) => path === route.path);
  return manifests
    .filter(({ name }) => name !== own.name)
    .flatMap(({ routes }) => {
      const open = routes.filter((candidate) => mayOpen(kind, candidate));
      return open.find(({ path }) => !path.includes(':'))?.path ?? [];
    })
    .filter((_path, index) => index % siblings.length === place);
}

/**
 * Visits each page in a new browser context, advances the page's clock, then opens pages of other modules.
 * At last, the gate visits the page with the viewport of a phone.
 *
 * @returns one line for each fault, however many pages have the fault
 */
export async function visitPages<Kind extends string>(
  routes: readonly GateRoute[],
  visit: GateVisit<Kind>,
): Promise<string[]> {
  const visitors = new Map<Kind, Visitor>();
  const visitorFor = (kind: Kind) => {
    const visitor = visitors.get(kind) ?? new Visitor(visit.host, () => visit.openContext(kind));
    visitors.set(kind, visitor);
    return visitor;
  };
  const waiting = [...routes.entries()];
  const found: Fault[][] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, route] = next;
      const visitor = visitorFor(visit.kindOf(route));
      const problems = await visitor.problemsOf(route.path, selectNextPages(route, visit));
      found[index] = problems.slice(0, MOST_FAULTS).map((what) => ({ place: route.path, what }));
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
  return describeFaults(found.flat(), 'pages');
}
