import type { ComponentType } from 'react';
import type { RemoteManifest } from './manifest.ts';

/** A page chunk of a remote. */
export interface RemotePage {
  Component: ComponentType;
}

/**
 * The default export of a remote's `./routes`: one lazily loaded page for each route of its manifest.
 * The shell wraps each in its guard, so a module can't forget one.
 */
export interface RemoteModuleOf<
  Manifest extends RemoteManifest = RemoteManifest,
  Contract extends number = number,
> {
  contract: Contract;
  manifest: Manifest;
  pages: Readonly<Record<Manifest['routes'][number]['path'], () => Promise<RemotePage>>>;
}
