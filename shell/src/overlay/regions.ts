import { SHELL } from '../boot/shell-version.ts';

/** A part of the page that one team answers for. */
export interface Region {
  /** A module, or the shell. */
  name: string;
  element: Element;
}

/** Parts of every page that are the shell's. */
const OF_THE_SHELL = 'header, footer, nav';
const CONTENT = 'main#main';

/**
 * The regions of the page that is shown.
 *
 * @param module whose page it is; undefined for one of the shell's own.
 */
export function regionsOf(module: string | undefined): Region[] {
  const content = document.querySelector(CONTENT);
  const frame = [...document.querySelectorAll(OF_THE_SHELL)].filter(
    (element) => !element.closest(CONTENT) && !element.parentElement?.closest(OF_THE_SHELL),
  );
  return [
    ...frame.map((element) => ({ name: SHELL, element })),
    ...(content ? [{ name: module ?? SHELL, element: content }] : []),
  ];
}

/** Whose region an element is in; undefined for the overlay itself, and for what is in none. */
export function ownerOf(target: Node | null, module: string | undefined): string | undefined {
  return regionsOf(module).find(({ element }) => element.contains(target))?.name;
}
