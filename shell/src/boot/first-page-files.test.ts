import { describe, expect, it } from 'vitest';
import { type EarlyVisit, listFirstPageFiles } from './first-page-files.ts';

const version = (name: string, number: string, path: string, access = 'user') => ({
  version: number,
  entry: `https://${name}.example/${number}/remoteEntry.js`,
  integrity: `sha384-${number}`,
  preload: [{ url: `https://${name}.example/${number}/page.js`, integrity: 'sha384-page' }],
  manifest: { routes: [{ path, access }] },
});

const gallery = version('gallery', '1', '/ad/:id');
const modules = { 'mf-gallery': gallery, 'mf-create': version('create', '1', '/create') };

const member: EarlyVisit = {
  pathname: '/ad/7',
  mayBeSignedIn: true,
  isInCanary: () => false,
  developed: [],
};

const hosts = (visit: Partial<EarlyVisit>, entries: object = {}) =>
  listFirstPageFiles({ modules: { ...modules, ...entries } }, { ...member, ...visit }).map(
    ({ url }) => url.replace('https://', ''),
  );

describe('the files that the inline script preloads', () => {
  it('the preloaded files belong to the module that owns the page’s path', () => {
    expect(hosts({})).toEqual(['gallery.example/1/remoteEntry.js', 'gallery.example/1/page.js']);
    expect(hosts({ pathname: '/nowhere' })).toEqual([]);
  });

  it('no files are preloaded for a guest whom the guard will redirect', () => {
    expect(hosts({ mayBeSignedIn: false })).toEqual([]);
  });

  it('the preloaded files are the files of the canary for a visitor of the canary, and of the live version for others', () => {
    const canary = { ...version('gallery', '2', '/ad/:id'), percent: 10 };
    const entries = { 'mf-gallery': { ...gallery, canary } };
    expect(hosts({ isInCanary: () => true }, entries)).toEqual([
      'gallery.example/2/remoteEntry.js',
      'gallery.example/2/page.js',
    ]);
    expect(hosts({}, entries)).toEqual([
      'gallery.example/1/remoteEntry.js',
      'gallery.example/1/page.js',
    ]);
  });

  it('the preloaded files follow the canary’s routes when the canary’s routes differ from the live version’s routes', () => {
    const canary = { ...version('gallery', '2', '/new-page'), percent: 10 };
    const entries = { 'mf-gallery': { ...gallery, canary } };
    expect(hosts({ pathname: '/new-page', isInCanary: () => true }, entries)).toHaveLength(2);
    expect(hosts({ pathname: '/new-page' }, entries)).toEqual([]);
  });

  it('no files are preloaded for a module under development', () => {
    expect(hosts({ developed: ['mf-gallery'] })).toEqual([]);
  });

  it('the files of valid registry entries are preloaded when another entry is invalid', () => {
    expect(hosts({}, { 'mf-broken': 5, 'mf-worse': null })).toHaveLength(2);
  });
});
