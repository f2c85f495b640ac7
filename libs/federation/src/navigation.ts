import type { NavigationItem } from '@adwright/contracts';
import type { AcceptedModule } from './registry.ts';

/** The navigation items of every module for one menu and audience, in their order. */
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
