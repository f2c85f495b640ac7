/**
 * This file runs inline in the head, before any script file. The script removes auth tokens from the page's
 * URL, sends the two requests that the app's start needs, and preloads the first page's files. The script
 * stores its results in a global variable, where `early-results.ts` checks them. For a review link, this script
 * also requests the review: see `early-review.ts`.
 */
import { isInCanary } from './canary-visitor.ts';
import { chooseShell, guardCanary } from './choose-shell.ts';
import { openReviewEarly } from './early-review.ts';
import { type EarlyRegistry, listFirstPageFiles } from './first-page-files.ts';
import { hasTabLink } from './tab-link.ts';

const hash = location.hash;
if (/[#&](access_token|error)=/.test(hash)) {
  history.replaceState(history.state, '', location.pathname + location.search);
}

const config = fetch('/config.json', { cache: 'no-cache' });
const registry = fetch('/registry.json', { cache: 'no-cache' });
const review = openReviewEarly(location.pathname, config);
Object.assign(window, { adwrightEarly: { hash, config, registry, review } });

function mayBeSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // If storage is blocked, the visitor counts as a guest.
    return false;
  }
}

async function preloadFirstPage(): Promise<void> {
  // A tester's tab runs the versions of an override link, which must be verified first, so nothing is
  // preloaded.
  if (hasTabLink()) return;
  const answers = await Promise.all([config, registry]);
  const [{ overrides = {} }, modules]: [{ overrides?: object }, EarlyRegistry] = await Promise.all([
    answers[0].clone().json(),
    answers[1].clone().json(),
  ]);
  const { pathname } = location;
  const developed = Object.keys(overrides);
  const visit = { pathname, mayBeSignedIn: mayBeSignedIn(), isInCanary, developed };
  for (const { url, integrity } of listFirstPageFiles(modules, visit)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

guardCanary(config);
// This script ignores a failed request, because the app's start handles the failure.
chooseShell(registry).catch(() => {});
preloadFirstPage().catch(() => {});
