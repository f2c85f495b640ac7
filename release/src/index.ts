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
export { openLiveGate } from './gate/live-gate.ts';
export { createHealthReader } from './module-health.ts';
export { readOrigins } from './origins.ts';
export { overrideLink } from './override-link.ts';
export { readRegistry } from './registry-store.ts';
export { openLocalFolder } from './store/local-folder.ts';
export { openLocalReleases } from './store/local-releases.ts';
export { rollBack } from './switch-version.ts';
export { checkCanaries, watchCanaries } from './watch-canaries.ts';
