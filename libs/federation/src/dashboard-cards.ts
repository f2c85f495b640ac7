import type { DashboardCard } from '@adwright/contracts';
import type { AcceptedModule } from './registry.ts';

/** Returns the dashboard cards of every module, sorted by their `order`. */
export function mergeCards(modules: readonly AcceptedModule[]): DashboardCard[] {
  return modules
    .flatMap((module) => module.current.manifest.cards ?? [])
    .toSorted((one, other) => one.order - other.order);
}
