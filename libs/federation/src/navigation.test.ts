import type { NavigationItem } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { mergeNavigation } from './navigation.ts';
import { sampleModule } from './sample-registry.ts';

function moduleWith(name: string, navigation: NavigationItem[]) {
  const module = sampleModule(name, ['/a']);
  const { current } = module;
  return { ...module, current: { ...current, manifest: { ...current.manifest, navigation } } };
}

it('merges the items of one menu and audience in their order', () => {
  const header = { menu: 'header', audience: 'user' } as const;
  const modules = [
    moduleWith('mf-gallery', [
      { ...header, label: 'My Ads', path: '/my-ads', order: 20 },
      { label: 'My Ad Gallery', path: '/my-ads', menu: 'mobile', audience: 'user', order: 5 },
    ]),
    moduleWith('mf-dashboard', [{ ...header, label: 'Dashboard', path: '/dashboard', order: 10 }]),
    moduleWith('mf-auth', [
      { label: 'Log in', path: '/login', menu: 'header', audience: 'guest', order: 1 },
    ]),
  ];
  const labels = mergeNavigation(modules, 'header', 'user').map((item) => item.label);
  expect(labels).toEqual(['Dashboard', 'My Ads']);
});
