/**
 * Runs inline in the head, before any other script: takes tokens of the auth service out of the address and
 * starts the two fetches that the start waits for. It is inlined as text, so it imports nothing and shares its
 * names with `early-results.ts` through the window alone.
 */
(() => {
  const hash = location.hash;
  if (/[#&](access_token|error)=/.test(hash)) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  const registry = fetch('/registry.json', { cache: 'no-cache' });
  registry.catch(() => {});
  Object.assign(window, { adwrightEarly: { hash, registry } });
})();
