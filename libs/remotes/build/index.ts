export { listBundledSources } from './bundled-sources.ts';
export { configureHostBuild, listProvidedPackages, pluginHostRecord } from './host-build.ts';
export { configureRemoteBuild } from './remote-build.ts';
export type { RemoteBuild } from './remote-build-options.ts';
export {
  defineSharedSingleton,
  type PackageBehind,
  type Role,
  type SharedModule,
} from './shared.ts';
