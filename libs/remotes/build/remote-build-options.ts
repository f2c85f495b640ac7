import type * as z from 'zod';
import type { LibraryApis } from '../src/schemas/library-api.ts';
import type { RemoteManifest } from '../src/schemas/manifest.ts';
import type { PackageBehind, SharedModule } from './shared.ts';

/** What the build of a remote is told. */
export interface RemoteBuild<Manifest extends RemoteManifest = RemoteManifest> {
  /** The module's own `src/manifest.ts`. */
  manifest: Manifest;
  /** Of the product. */
  manifestSchema: z.ZodType<Manifest>;
  /** What it takes from the host, or brings unless the host has the same. */
  shared: Readonly<Record<string, SharedModule>>;
  /** Packages that it meets through what is shared. */
  packagesBehind?: readonly PackageBehind[];
  /** What the sources of the build use of libraries that the host shares; without it, nothing is compared. */
  usedLibraries?: (sources: ReadonlySet<string>) => Promise<LibraryApis>;
  /** As browserslist reads them. */
  browsers: string[];
}
