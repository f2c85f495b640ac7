/**
 * Starts the scripts of a page that the build has made inert (`hold-scripts.ts`). The inline scripts bundle
 * this file.
 */

/**
 * Value of `type` in the tag of an inert script. A browser neither fetches nor runs a script with an unknown
 * type.
 */
export const HELD_SCRIPT_TYPE = 'adwright/held';

function findHeldScripts(): NodeListOf<HTMLScriptElement> {
  return document.querySelectorAll(`script[type="${HELD_SCRIPT_TYPE}"]`);
}

/**
 * Runs the inert scripts in their order, with their integrity hashes. A second call finds no inert scripts and
 * does nothing.
 */
export function startHeldScripts(): void {
  for (const held of findHeldScripts()) {
    const script = document.createElement('script');
    for (const { name, value } of held.attributes) {
      if (name !== 'type') script.setAttribute(name, value);
    }
    // Without `async = false`, the browser would run inserted scripts in any order.
    script.async = false;
    held.replaceWith(script);
  }
}

/**
 * Fetches the inert scripts that the head contains up to now, with the priority of deferred scripts. The function runs
 * none of these scripts.
 */
export function preloadHeldScripts(): void {
  for (const held of findHeldScripts()) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.crossOrigin = held.crossOrigin;
    link.integrity = held.integrity;
    link.href = held.src;
    document.head.append(link);
  }
}
