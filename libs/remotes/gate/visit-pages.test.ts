// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RemoteManifest } from '../src/schemas/manifest.ts';
import { CHROMIUM_FLAGS, findInstalledBrowser } from './installed-browser.ts';
import { visitPages } from './visit-pages.ts';

const executablePath = findInstalledBrowser();

/**
 * Returns the HTML of a host with one page that belongs to the host and two modules.
 *
 * @param fault script that runs whenever the first module's page is shown
 * @param extra HTML that is added to the second module's page
 */
function hostPage(fault: string, extra: string): string {
  return `<!doctype html><title>Host</title>
    <header><a href="/terms">Terms</a> <a href="/first">First</a></header><main></main>
    <script>
      const pages = {
        '/terms': () => '<h1>Terms</h1>',
        '/first': () => { ${fault}; return '<h1>First</h1><p>Of the first module.</p>'; },
        '/second': () => '<h1>Second</h1><form><input placeholder="Name"> <button>Save</button></form><p><a href="/terms">More</a></p>${extra}',
      };
      const show = () => { document.querySelector('main').innerHTML = pages[location.pathname]?.() ?? ''; };
      addEventListener('popstate', show);
      show();
    </script>`;
}

function manifestOf(name: string): RemoteManifest {
  return {
    name,
    owner: 'a team',
    contract: 1,
    routes: [{ path: `/${name}`, access: 'public', title: name }],
  };
}

// The test's timeout is long, because the gate waits several seconds for content on an empty page.
const TIMEOUT_MS = 60_000;

describe.skipIf(!executablePath)(
  'the visit of the gate to a module’s page',
  { timeout: TIMEOUT_MS },
  () => {
    let browser: Browser;
    let server: Server | undefined;
    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: executablePath ?? '',
        args: CHROMIUM_FLAGS,
      });
    });
    afterAll(() => browser.close());
    afterEach(() => server?.close());

    /**
     * @param extraOf returns the HTML that is added to the second module's page when the gate opens its n-th
     * document
     */
    async function problemsWith(
      fault: string,
      extraOf: (document: number) => string = () => '',
    ): Promise<string> {
      let documents = 0;
      server = createServer((request, response) => {
        if (request.url?.startsWith('/favicon')) return void response.writeHead(404).end();
        documents += 1;
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(hostPage(fault, extraOf(documents)));
      });
      await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve));
      const { port } = server.address() as AddressInfo;
      const [first, second] = [manifestOf('first'), manifestOf('second')];
      const problems = await visitPages(first.routes, {
        host: { origin: `http://localhost:${port}`, ownPage: '/terms', failureHeadings: ['Oops'] },
        manifests: [first, second],
        kindOf: () => 'anybody',
        mayOpen: () => true,
        openContext: async () => {
          const context = await browser.newContext();
          await context.clock.install();
          return context;
        },
      });
      return problems.join('\n');
    }

    it('a visit passes when the page causes no faults', async () => {
      expect(await problemsWith('')).toBe('');
    });

    it('a visit passes when only one of two visitors sees a fault on another page', async () => {
      // The gate opens documents in this order: the tested page, the host's page, and the other module's page
      // for a visitor who comes from the host's page.
      const extraOf = (document: number) => (document === 3 ? '<button>Try again</button>' : '');
      expect(await problemsWith('', extraOf)).toBe('');
    });

    it.each([
      [
        'throws on a phone alone',
        `if (innerWidth < 400) throw new Error('too narrow')`,
        /^\/first on a phone, 375 px wide, shows no heading/,
      ],
      [
        'throws on a phone after it has shown',
        `if (matchMedia('(max-width: 400px)').matches) setTimeout(() => { throw new Error('narrow') })`,
        /on a phone, 375 px wide, (throws|reports Error:) narrow/,
      ],
      [
        'swallows keys wherever they are pressed',
        `addEventListener('keydown', (event) => event.preventDefault(), true)`,
        /^\/first keeps letters from a text field/m,
      ],
      [
        'leaves a listener behind that swallows keys of other pages',
        `addEventListener('keydown', (event) => { if (location.pathname !== '/first') event.preventDefault(); }, true)`,
        /^\/first breaks \/second for who goes on to it: it keeps letters from a text field/,
      ],
      [
        'hides the controls of another page by its stylesheet',
        `document.head.append(Object.assign(document.createElement('style'), { textContent: 'form { display: none }' }))`,
        /^\/first breaks \/second for who goes on to it: it hides input Name, button Save$/,
      ],
      [
        'hides the whole of another page by its stylesheet',
        `document.head.append(Object.assign(document.createElement('style'), { textContent: 'main:has(form) { opacity: 0 }' }))`,
        /^\/first breaks \/second for who goes on to it: it hides h1 Second, input Name, button Save, and 1 more/m,
      ],
      [
        'covers another page',
        `document.head.append(Object.assign(document.createElement('style'), { textContent: 'body:has(form)::after { content: ""; position: fixed; inset: 40px 0 0 }' }))`,
        /breaks \/second for who goes on to it: it hides/,
      ],
      [
        'takes the header away later',
        `setTimeout(() => document.querySelector('header').remove(), 30_000)`,
        /takes the shell’s header away/,
      ],
    ])('a visit fails when the page %s', async (_fault, script, problem) => {
      expect(await problemsWith(script)).toMatch(problem);
    });
  },
);
