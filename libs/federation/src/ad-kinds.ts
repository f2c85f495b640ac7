import type { AdKind } from '@adwright/contracts';
import type { AcceptedModule } from './registry.ts';

/** The kinds of ads that modules declare, in their order; of several with one value, the first. */
export function mergeAdKinds(modules: readonly AcceptedModule[]): AdKind[] {
  const kinds = modules
    .flatMap((module) => module.current.manifest.adKinds ?? [])
    .toSorted((one, other) => one.order - other.order);
  return kinds.filter(
    ({ value }, index) => kinds.findIndex((kind) => kind.value === value) === index,
  );
}
