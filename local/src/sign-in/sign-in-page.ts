import { html, raw } from 'hono/html';
import { LOCAL_PAGE_STYLE } from '../local-page-style.ts';

interface SignInPage {
  uid: string;
  email?: string;
  problem?: string;
}

const STYLE = `${LOCAL_PAGE_STYLE}
  body { display: grid; place-items: center; min-height: 100vh; padding: 24px; }
  main { width: 100%; max-width: 420px; background: var(--sheet); border: 1px solid var(--ink); padding: 36px; }
  h1 { margin: 22px 0 6px; }
  p { margin: 0 0 24px; color: var(--soft); }
  label { display: block; font-weight: 600; margin-bottom: 6px; }
  input { width: 100%; padding: 12px; border: 1px solid var(--ink); background: #fff; font: inherit; color: inherit; }
  .problem { margin: 8px 0 0; color: var(--signal-text); font-size: 14px; }
  .actions { display: flex; gap: 12px; margin-top: 24px; }
`;

/** Returns the HTML page that asks for the email address of the account. */
export function renderSignInPage({ uid, email = '', problem }: SignInPage): string {
  return renderPage(
    'Sign in',
    html`
      <h1>Sign in</h1>
      <p>This stands in for Google on your machine. Any address works, and no mail is sent.</p>
      <form method="post" action="/interaction/${uid}" novalidate>
        <label for="email">Email</label>
        <input id="email" name="email" type="email" value="${email}" autocomplete="email" autofocus required
          ${problem ? raw('aria-invalid="true" aria-describedby="problem"') : ''}>
        ${problem ? html`<div class="problem" id="problem" role="alert">${problem}</div>` : ''}
        <div class="actions">
          <button class="button" name="action" value="continue">Continue</button>
          <button class="button quiet" name="action" value="cancel">Cancel</button>
        </div>
      </form>
    `,
  );
}

/** Returns the HTML page for a sign-in that can't continue. */
export function renderProblemPage(problem: string): string {
  return renderPage('Sign-in stopped', html`<h1>Sign-in stopped</h1><p>${problem}</p>`);
}

function renderPage(title: string, content: ReturnType<typeof html>): string {
  return String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} – Sandbox sign-in</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <div class="brand"><span></span>Sandbox sign-in</div>
      ${content}
    </main>
  </body>
</html>`);
}
