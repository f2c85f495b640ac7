/**
 * Runs inline in the head, before any other script: takes tokens of the auth service out of the address, starts
 * the two fetches that the start waits for, and preloads what the first page of a module needs. It is inlined as
 * text, so it imports nothing and leaves its results on the window, where `early-results.ts` checks them.
 */
(() => {
  interface EarlyModule {
    entry: string;
    integrity: string;
    preload: { url: string; integrity: string }[];
    manifest: { routes: { path: string; access: string }[] };
  }

  const hash = location.hash;
  if (/[#&](access_token|error)=/.test(hash)) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }

  const config = fetch('/config.json', { cache: 'no-cache' });
  const registry = fetch('/registry.json', { cache: 'no-cache' });
  Object.assign(window, { adwrightEarly: { hash, config, registry } });

  const answers = ({ path }: { path: string }) =>
    new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i').test(location.pathname);

  // A guess that saves time: the registry is read and checked in full when the app starts.
  const preloadFirstPage = ({ modules }: { modules: Record<string, EarlyModule> }) => {
    const signedIn = Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
    for (const module of Object.values(modules)) {
      const route = module.manifest.routes.find(answers);
      if (!route || (route.access === 'user' && !signedIn)) continue;
      for (const { url, integrity } of [{ ...module, url: module.entry }, ...module.preload]) {
        const link = document.createElement('link');
        link.rel = 'preload';
        link.as = url.endsWith('.css') ? 'style' : 'script';
        link.crossOrigin = 'anonymous';
        link.integrity = integrity;
        link.href = url;
        document.head.append(link);
      }
    }
  };
  config.catch(() => {});
  registry
    .then((response) => response.clone().json())
    .then(preloadFirstPage)
    .catch(() => {});
})();
