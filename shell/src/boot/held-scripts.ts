/**
 * Starts the scripts that the build holds back (`hold-scripts.ts`). The inline scripts bundle this file.
 */

/** Type of a held script's tag. A browser neither fetches nor runs a script of an unknown type. */
export const HELD_SCRIPT_TYPE = 'adwright/held';

function heldScripts(): NodeListOf<HTMLScriptElement> {
  return document.querySelectorAll(`script[type="${HELD_SCRIPT_TYPE}"]`);
}

/** Runs the held scripts in their order, with their integrity hashes. A second call finds no held scripts. */
export function startHeldScripts(): void {
  for (const held of heldScripts()) {
    const script = document.createElement('script');
    for (const { name, value } of held.attributes) {
      if (name !== 'type') script.setAttribute(name, value);
    }
    // Without `async = false`, scripts that another script inserts would run in any order.
    script.async = false;
    held.replaceWith(script);
  }
}

/** Fetches the held scripts of the head so far, with the priority of deferred scripts. Runs none. */
export function preloadHeldScripts(): void {
  for (const held of heldScripts()) {
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
