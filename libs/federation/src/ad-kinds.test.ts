import type { AdKind } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { mergeAdKinds } from './ad-kinds.ts';
import { createSampleModule } from './testing/sample-registry.ts';

function moduleWith(name: string, adKinds: AdKind[]) {
  const module = createSampleModule(name, ['/a']);
  const { current } = module;
  return { ...module, current: { ...current, manifest: { ...current.manifest, adKinds } } };
}

it('mergeAdKinds sorts the kinds of all modules by their order, and keeps only the first kind of each value', () => {
  const boosted: AdKind = {
    value: 'boosted',
    label: 'Boosted',
    order: 1,
    rows: { isBoosted: true },
  };
  const modules = [
    moduleWith('mf-tools', [
      { value: 'overlays', label: 'Overlays', order: 3, rows: { adType: 'overlay' } },
      boosted,
    ]),
    moduleWith('mf-create', [{ ...boosted, label: 'Boosted again', order: 2 }]),
  ];
  expect(mergeAdKinds(modules).map(({ label }) => label)).toEqual(['Boosted', 'Overlays']);
});
