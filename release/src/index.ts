export { type Deployment, type DeployTarget, deployAll, deployModule } from './deploy.ts';
export { deployShell } from './deploy-shell.ts';
export { readOrigins } from './origins.ts';
export { readRegistry } from './registry-store.ts';
