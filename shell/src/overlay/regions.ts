import { SHELL } from '../boot/shell-version.ts';

/** A part of the page that one team owns. */
export interface Region {
  /** Name of the module that owns the region, or `shell`. */
  name: string;
  element: Element;
}

/** Selector of the shell's regions, which every page has. */
const OF_THE_SHELL = 'header, footer, nav';
const CONTENT = 'main#main';

/**
 * Returns the regions of the current page.
 *
 * @param module module of the current page; undefined for a page of the shell
 */
export function findRegions(module: string | undefined): Region[] {
  const content = document.querySelector(CONTENT);
  const frame = [...document.querySelectorAll(OF_THE_SHELL)].filter(
    (element) => !element.closest(CONTENT) && !element.parentElement?.closest(OF_THE_SHELL),
  );
  return [
    ...frame.map((element) => ({ name: SHELL, element })),
    ...(content ? [{ name: module ?? SHELL, element: content }] : []),
  ];
}

/**
 * Returns the owner of the region that contains an element; undefined for the overlay itself and outside of all
 * regions.
 */
export function findOwner(target: Node | null, module: string | undefined): string | undefined {
  return findRegions(module).find(({ element }) => element.contains(target))?.name;
}
