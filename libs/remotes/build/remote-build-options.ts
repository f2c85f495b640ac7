import type * as z from 'zod';
import type { LibraryApis } from '../src/schemas/library-api.ts';
import type { RemoteManifest } from '../src/schemas/manifest.ts';
import type { PackageBehind, SharedModule } from './shared.ts';

/** Options of a remote's build. */
export interface RemoteBuild<Manifest extends RemoteManifest = RemoteManifest> {
  /** The manifest that `src/manifest.ts` of the module exports. */
  manifest: Manifest;
  /** The product's schema of manifests. */
  manifestSchema: z.ZodType<Manifest>;
  /**
   * Packages that the remote shares with the host. The build contains a copy of each package, which is used
   * only if the host has another version.
   */
  shared: Readonly<Record<string, SharedModule>>;
  /** Packages that the remote needs only because shared packages use them. */
  packagesBehind?: readonly PackageBehind[];
  /**
   * Finds the exports of the host's libraries that the build uses. Without this function, the release gate
   * compares no exports.
   */
  usedLibraries?: (sources: ReadonlySet<string>) => Promise<LibraryApis>;
  /** Supported browsers, as a browserslist query. */
  browsers: string[];
}
