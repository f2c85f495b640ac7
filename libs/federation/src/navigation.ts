import type { FurtherPage, NavigationItem } from '@adwright/contracts';
import type { AcceptedModule } from './registry.ts';

/** Returns the navigation items of every module for one menu and audience, sorted by their `order`. */
export function mergeNavigation(
  modules: readonly AcceptedModule[],
  menu: NavigationItem['menu'],
  audience: NavigationItem['audience'],
): NavigationItem[] {
  return modules
    .flatMap((module) => module.current.manifest.navigation)
    .filter((item) => item.menu === menu && item.audience === audience)
    .toSorted((one, other) => one.order - other.order);
}

/** Returns the pages that modules add to the menu below the pages of spec §2, sorted by their `order`. */
export function mergeFurtherPages(modules: readonly AcceptedModule[]): FurtherPage[] {
  return modules
    .flatMap((module) => module.current.manifest.furtherPages ?? [])
    .toSorted((one, other) => one.order - other.order);
}
