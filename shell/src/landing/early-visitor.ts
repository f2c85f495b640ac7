/**
 * Runs inline in the landing page's head, inserted as text, so it imports nothing. The page is readable without
 * scripts. This one decides when the rest is loaded: when the browser is idle, or at once when the visitor acts
 * or has a session. A click before the page is interactive is stored and repeated.
 */
(() => {
  // The app handles tokens of the auth service.
  if (/[#&]access_token=/.test(location.hash)) {
    location.replace(`/login${location.hash}`);
    return;
  }
  // It also handles other versions of modules: this page loads no module.
  if (/[?&](override(-pass)?=|overlay\b)/.test(location.search)) {
    location.replace(`/override${location.search}`);
    return;
  }
  const root = document.documentElement;
  try {
    if (Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))) {
      root.dataset.session = 'stored';
    }
  } catch {
    // Storage may be blocked; the visitor then is a guest.
  }

  const INTENT = ['pointerover', 'pointerdown', 'focusin', 'keydown'];
  let started = false;
  let pressed: HTMLElement | undefined;

  const start = () => {
    if (started) return;
    started = true;
    for (const type of INTENT) removeEventListener(type, start);
    for (const waiting of document.querySelectorAll('script[type="adwright/later"]')) {
      const script = document.createElement('script');
      for (const { name, value } of waiting.attributes) {
        if (name !== 'type' && name !== 'defer') script.setAttribute(name, value);
      }
      script.async = false;
      waiting.replaceWith(script);
    }
  };

  const keepPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
    start();
  };
  // Enter in a field clicks the form's button, so this listener covers submits as well.
  document.addEventListener('click', keepPress, true);
  document.addEventListener(
    'adwright:live',
    () => {
      document.removeEventListener('click', keepPress, true);
      pressed?.click();
    },
    { once: true },
  );

  for (const type of INTENT) addEventListener(type, start, { passive: true });
  const isUrgent = root.dataset.session || /error_description=/.test(location.href);
  document.addEventListener('DOMContentLoaded', () => {
    if (isUrgent) start();
  });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 500);
  });
})();
