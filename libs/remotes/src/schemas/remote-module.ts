import type { ComponentType } from 'react';
import type { RemoteManifest } from './manifest.ts';

/** The result of loading a page of a remote. */
export interface RemotePage {
  Component: ComponentType;
}

/**
 * Loads a page by the name of its export, so that a chunk needs no default export.
 *
 * @param load function that imports the chunk
 */
export function lazyLoadPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): () => Promise<RemotePage> {
  return async () => ({ Component: (await load())[name] });
}

/**
 * The type of a remote's `./routes`: its default export has one lazily loaded page for each route of the
 * manifest. The shell wraps each page in an access guard, so that a module can't forget the guard.
 */
export interface RemoteModuleOf<
  Manifest extends RemoteManifest = RemoteManifest,
  Contract extends number = number,
> {
  contract: Contract;
  manifest: Manifest;
  pages: Readonly<Record<Manifest['routes'][number]['path'], () => Promise<RemotePage>>>;
}
