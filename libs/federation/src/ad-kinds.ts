import type { AdKind } from '@adwright/contracts';
import type { AcceptedModule } from './registry.ts';

/**
 * Returns the kinds of ads of all modules, sorted by their `order`. When several kinds have the same value, the
 * result contains only the first of these kinds.
 */
export function mergeAdKinds(modules: readonly AcceptedModule[]): AdKind[] {
  const kinds = modules
    .flatMap((module) => module.current.manifest.adKinds ?? [])
    .toSorted((one, other) => one.order - other.order);
  return kinds.filter(
    ({ value }, index) => kinds.findIndex((kind) => kind.value === value) === index,
  );
}
