import type { AdKind } from '@adwright/contracts';
import type { AcceptedModule } from './registry.ts';

/** The kinds of ads that the modules make, in their order; the first of several with one value. */
export function mergeAdKinds(modules: readonly AcceptedModule[]): AdKind[] {
  const kinds = modules
    .flatMap((module) => module.current.manifest.adKinds ?? [])
    .toSorted((one, other) => one.order - other.order);
  return kinds.filter(
    ({ value }, index) => kinds.findIndex((kind) => kind.value === value) === index,
  );
}
