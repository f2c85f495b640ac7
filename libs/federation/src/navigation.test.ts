import type { NavigationItem } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { mergeFurtherPages, mergeNavigation } from './navigation.ts';
import { createSampleModule } from './testing/sample-registry.ts';

function moduleWith(name: string, navigation: NavigationItem[]) {
  const module = createSampleModule(name, ['/a']);
  const { current } = module;
  return { ...module, current: { ...current, manifest: { ...current.manifest, navigation } } };
}

it('mergeNavigation merges the items of one menu and audience in their order', () => {
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

it('mergeFurtherPages merges the further pages of every module in their order', () => {
  const withPages = (name: string, label: string, order: number) => {
    const module = createSampleModule(name, ['/a']);
    const { current } = module;
    const furtherPages = [{ label, path: `/${label}`, hint: 'What it is for', order }];
    return { ...module, current: { ...current, manifest: { ...current.manifest, furtherPages } } };
  };
  const modules = [
    withPages('mf-a', 'second', 20),
    createSampleModule('mf-b', ['/b']),
    withPages('mf-c', 'first', 10),
  ];
  expect(mergeFurtherPages(modules).map(({ label }) => label)).toEqual(['first', 'second']);
});
