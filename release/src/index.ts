export { createSigningKey } from '@adwright/remotes/release';
export {
  type Deployment,
  type Destination,
  deployAll,
  deployModule,
  deployNewModules,
  startCanary,
} from './deploy.ts';
export { deployProduct } from './deploy-product.ts';
export {
  deployShell,
  promoteShell,
  putBuiltShell,
  rollBackShell,
  startShellCanary,
} from './deploy-shell.ts';
export { liveGate } from './gate/live-gate.ts';
export { healthOf } from './module-health.ts';
export { readOrigins } from './origins.ts';
export { overrideLink } from './override-link.ts';
export { readRegistry } from './registry-store.ts';
export { localFolder } from './store/local-folder.ts';
export { localReleases } from './store/local-releases.ts';
export { rollBack } from './switch-version.ts';
export { checkCanaries, watchCanaries } from './watch-canaries.ts';
