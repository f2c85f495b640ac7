import type { AdKind } from '@adwright/contracts';
import type { AcceptedModule } from './registry.ts';

/** The kinds of ads that the modules make, in their order. */
export function mergeAdKinds(modules: readonly AcceptedModule[]): AdKind[] {
  return modules
    .flatMap((module) => module.current.manifest.adKinds ?? [])
    .toSorted((one, other) => one.order - other.order);
}
