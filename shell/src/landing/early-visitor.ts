/**
 * This file runs inline in the landing page's head. The page is readable without scripts. The script decides
 * when the rest of the page's code loads. This code loads when the browser is idle, or at once when the
 * visitor acts or has a session. A click before the page is interactive is stored and repeated later.
 */
import { startHeldScripts } from '../boot/find-held-scripts.ts';

/**
 * Returns the path in the app to which a visit must be redirected; null for a visit of the landing page.
 */
function findAddressInApp(): string | null {
  // The app handles tokens of the auth service, so the function redirects a URL with tokens to the app.
  if (/[#&]access_token=/.test(location.hash)) return `/login${location.hash}`;
  // The app also handles URLs that request other versions of modules, because the landing page loads no module.
  return /[?&](override(-pass)?=|overlay\b)/.test(location.search)
    ? `/override${location.search}`
    : null;
}

/**
 * Marks the document if the visitor has a stored session.
 * @returns true if the visitor has a stored session
 */
function markSession(): boolean {
  try {
    const isStored = Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
    if (isStored) document.documentElement.dataset.session = 'stored';
    return isStored;
  } catch {
    // If storage is blocked, the visitor counts as a guest.
    return false;
  }
}

const INTENT = ['pointerover', 'pointerdown', 'focusin', 'keydown'];
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const type of INTENT) removeEventListener(type, start);
  startHeldScripts();
}

/** Stores a click on a button until the page is interactive, then repeats the click. */
function keepPresses() {
  let pressed: HTMLElement | undefined;
  const keepPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
    start();
  };
  // Pressing Enter in a field clicks the form's button, so this listener also handles submits.
  document.addEventListener('click', keepPress, true);
  document.addEventListener(
    'adwright:live',
    () => {
      document.removeEventListener('click', keepPress, true);
      pressed?.click();
    },
    { once: true },
  );
}

function startInTime(isUrgent: boolean) {
  for (const type of INTENT) addEventListener(type, start, { passive: true });
  document.addEventListener('DOMContentLoaded', () => {
    if (isUrgent) start();
  });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 500);
  });
}

const elsewhere = findAddressInApp();
if (elsewhere !== null) location.replace(elsewhere);
else {
  const hasSession = markSession();
  keepPresses();
  startInTime(hasSession || /error_description=/.test(location.href));
}
