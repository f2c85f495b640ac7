import { html, raw } from 'hono/html';
import { LOCAL_PAGE_STYLE } from '../local-page-style.ts';

const STYLE = `${LOCAL_PAGE_STYLE}
  body { min-height: 100vh; display: grid; place-items: center; padding: 24px; }
  main { width: 100%; max-width: 460px; padding: 32px; background: var(--sheet); border: 1px solid var(--line); }
  h1 { margin: 24px 0 4px; }
  h2 { font-size: 1rem; margin: 28px 0 8px; }
  p { margin: 12px 0; }
  .price { font: normal 34px/1.2 Georgia, 'Times New Roman', serif; }
  .soft { color: var(--soft); }
  .alert { border-left: 3px solid var(--signal); padding-left: 12px; color: var(--signal-text); }
  form { margin: 12px 0 0; }
  .button { width: 100%; min-height: 48px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; margin: 16px 0; }
  dt { color: var(--soft); }
  dd { margin: 0; }
  ul { padding: 0; margin: 0; list-style: none; }
  li { display: flex; justify-content: space-between; gap: 12px; padding: 8px 0; border-top: 1px solid var(--line); }
`;

/** Renders a page of the payment sandbox with the given title and content. */
export function renderPage(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <div class="brand"><span></span>Adwright payments</div>
          <h1>${title}</h1>
          <p class="soft">This is a sandbox: no card is asked for and no money is moved.</p>
          ${content}
        </main>
      </body>
    </html>`;
}

/** Renders a form with one button that posts to a URL. */
export function renderAction(address: string, label: string, look: 'main' | 'quiet' = 'quiet') {
  return html`<form method="post" action="${address}">
    <button class="button ${look}">${label}</button>
  </form>`;
}
