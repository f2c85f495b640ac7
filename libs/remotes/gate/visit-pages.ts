import type { BrowserContext, Page } from 'playwright-core';
import type { RemoteManifest } from '../src/schemas/manifest.ts';
import { keyboardProblems } from './keyboard.ts';
import { type Fault, oneLinePerFault } from './one-line-per-fault.ts';
import { contentOf, firstProblems, type HostPages, listen, settle } from './page-content.ts';
import { focusProblems, frameProblems, type PageFrame, passTime, readFrame } from './page-frame.ts';
import { contentProblems, readContent, type SeenContent } from './seen-content.ts';

/** A page's clock is put forward by so much: what it does later, it does at once. */
const RUNS_FOR_MS = 60_000;
/** The narrowest phone that is common. */
const PHONE = { width: 375, height: 812 };
/** Marks the headings of a page that is left. */
const LEFT = 'data-gate-left';
/** Of one page: what a browser reports after the first few is mostly what follows from them. */
const MOST_FAULTS = 4;
/** Pages that are looked at at once. */
const PAGES_AT_ONCE = 3;
/** Content that comes late is waited for. */
const LOOKS = 5;
const PAUSE_MS = 1000;
/** Stands for `:id` and the like in a route. */
const PARAMETER = '00000000-0000-4000-8000-000000000000';

/** A page of a module, and who may see it. */
export type GateRoute = RemoteManifest['routes'][number];

/** Which pages are looked at, and how. */
export interface GateVisit<Kind extends string = string> {
  host: HostPages;
  /** Of all modules that are on the page. */
  manifests: readonly RemoteManifest[];
  /** Who is sent to a page. */
  kindOf(route: GateRoute): Kind;
  /** Whether somebody may open a page of another module. */
  mayOpen(kind: Kind, route: GateRoute): boolean;
  /** Of its own for each page: a clock is put forward for all pages of a context. */
  openContext(kind: Kind): Promise<BrowserContext>;
}

/** What a visitor finds who comes from a page of the host's own. */
interface Arrival {
  problems: readonly string[];
  content: SeenContent;
}

/** Somebody who looks at pages. */
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

  /** What belongs around every page. */
  #frame(onPhone: boolean): Promise<PageFrame> {
    const known = this.#frames.get(onPhone);
    if (known) return known;
    const reading = this.#inPage(async (page) => {
      if (onPhone) await page.setViewportSize(PHONE);
      await page.goto(this.addressOf(this.#host.ownPage));
      await firstProblems(page, contentOf(page, this.#host), this.#host);
      return readFrame(page);
    });
    this.#frames.set(onPhone, reading);
    return reading;
  }

  /** What a page is without the module that is looked at. */
  #arrival(path: string): Promise<Arrival> {
    const known = this.#arrivals.get(path);
    if (known) return known;
    const reading = this.#inPage(async (page) => {
      const heard = listen(page, this.#host);
      await page.goto(this.addressOf(this.#host.ownPage));
      await firstProblems(page, contentOf(page, this.#host), this.#host);
      await passTime(page, RUNS_FOR_MS);
      heard.length = 0;
      const problems = await this.#problemsAfterwards(page, path);
      return { problems: [...problems, ...heard], content: await readContent(page) };
    });
    this.#arrivals.set(path, reading);
    return reading;
  }

  /** What is wrong with a page once it has run for a while. */
  async #laterProblems(page: Page): Promise<string[]> {
    const heading = page.getByRole('heading', { level: 1 }).first();
    const hadHeading = await heading.isVisible();
    const thrown = await passTime(page, RUNS_FOR_MS);
    await settle(page);
    const isEmpty = hadHeading && !(await heading.isVisible());
    return [
      ...thrown,
      ...(isEmpty ? ['shows no heading any more after a minute'] : []),
      ...frameProblems(await readFrame(page), await this.#frame(false)),
      ...(await focusProblems(page)),
      ...(await keyboardProblems(page)),
    ];
  }

  /** Goes on to another page as a link does, without a new document. @returns what is wrong with that page */
  async #problemsAfterwards(page: Page, path: string): Promise<string[]> {
    await page.evaluate(
      ([to, left]) => {
        for (const heading of document.querySelectorAll('h1')) heading.setAttribute(left, '');
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      },
      [path, LEFT] as const,
    );
    const content = contentOf(page, this.#host, `h1:not([${LEFT}])`);
    const problems = await firstProblems(page, content, this.#host);
    return [
      ...problems,
      ...frameProblems(await readFrame(page), await this.#frame(false)),
      ...(await keyboardProblems(page)),
    ];
  }

  /** What a page has broken of another one that follows it. */
  async #brokenAfterwards(page: Page, path: string, heard: string[]): Promise<string[]> {
    const problems = [...(await this.#problemsAfterwards(page, path)), ...heard.splice(0)];
    const alone = await this.#arrival(path);
    return [
      ...problems.filter((problem) => !alone.problems.includes(problem)),
      ...(await this.#hiddenContent(page, path, alone.content)),
    ];
  }

  /** What a page does not show, though it does to two visitors who come from elsewhere. */
  async #hiddenContent(page: Page, path: string, whole: SeenContent): Promise<string[]> {
    let seen = await readContent(page);
    for (let look = 1; look < LOOKS && contentProblems(seen, whole).length > 0; look += 1) {
      await page.waitForTimeout(PAUSE_MS);
      seen = await readContent(page);
    }
    if (contentProblems(seen, whole).length === 0) return [];
    // What one of the two sees alone, such as a failed request, is no module's doing.
    this.#arrivals.delete(path);
    const { content } = await this.#arrival(path);
    return contentProblems(
      seen,
      whole.filter((name) => content.includes(name)),
    );
  }

  /** The page once more, as a phone shows it. */
  async #problemsOnPhone(page: Page, path: string, heard: string[]): Promise<string[]> {
    await page.setViewportSize(PHONE);
    await page.goto(this.addressOf(path));
    const problems = await firstProblems(page, contentOf(page, this.#host), this.#host);
    if (problems.length === 0) {
      problems.push(...frameProblems(await readFrame(page), await this.#frame(true)));
    }
    return [...problems, ...heard.splice(0)].map(
      (problem) => `on a phone, ${PHONE.width} px wide, ${problem}`,
    );
  }

  /** @param others pages of other modules that the visitor goes on to, one after the other. */
  problemsOf(path: string, others: readonly string[]): Promise<string[]> {
    return this.#inPage(async (page) => {
      const heard = listen(page, this.#host);
      await page.goto(this.addressOf(path));
      const problems = await firstProblems(page, contentOf(page, this.#host), this.#host);
      // Of a page that does not show, the rest follows.
      if (problems.length === 0) problems.push(...(await this.#laterProblems(page)));
      problems.push(...heard.splice(0));
      for (const other of others) {
        if (problems.length > 0) break;
        const broken = await this.#brokenAfterwards(page, other, heard);
        problems.push(
          ...broken.map((problem) => `breaks ${other} for who goes on to it: it ${problem}`),
        );
      }
      if (problems.length === 0) {
        problems.push(...(await this.#problemsOnPhone(page, path, heard)));
      }
      return [...new Set(problems)];
    });
  }
}

/** Pages of other modules that come after a page: each of them after one page of the module. */
function pagesAfter<Kind extends string>(
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
 * Visits pages in browser contexts of their own: each runs for a while, other modules' pages follow it, and a phone shows it.
 *
 * @returns what is wrong, one line for each fault however many pages show it.
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
      const problems = await visitor.problemsOf(route.path, pagesAfter(route, visit));
      found[index] = problems.slice(0, MOST_FAULTS).map((what) => ({ place: route.path, what }));
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
  return oneLinePerFault(found.flat(), 'pages');
}
