export { bundledSources } from './bundled-sources.ts';
export { hostBuild, pluginHostRecord, providedPackages } from './host-build.ts';
export { remoteBuild } from './remote-build.ts';
export type { RemoteBuild } from './remote-build-options.ts';
export { type PackageBehind, type Role, type SharedModule, sharedSingleton } from './shared.ts';
