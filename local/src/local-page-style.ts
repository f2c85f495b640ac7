/**
 * Stylesheet of the local stack's pages (mailbox, sandbox sign-in): dark text on warm paper, one signal colour.
 */
export const LOCAL_PAGE_STYLE = `
  :root {
    --paper: #ede7db; --sheet: #fbf8f1; --ink: #1c1813; --soft: #5f564a; --line: #d9d0c0;
    --signal: #e8401c; --signal-text: #b32c0d;
    color-scheme: light;
  }
  * { box-sizing: border-box; }
  body {
    margin: 0; background: var(--paper); color: var(--ink);
    font: 16px/1.5 -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;
  }
  h1 { font: normal 30px/1.2 Georgia, 'Times New Roman', serif; }
  a { color: inherit; }
  :focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
  .brand { display: flex; align-items: center; gap: 10px; font: bold 18px/1.2 Georgia, 'Times New Roman', serif; }
  .brand span { width: 11px; height: 11px; background: var(--signal); }
  .button {
    padding: 11px 22px; border: 1px solid var(--ink); background: var(--ink); color: var(--sheet);
    font: inherit; font-weight: 600; cursor: pointer; text-decoration: none;
  }
  .button.quiet { background: none; color: var(--ink); }
`;
