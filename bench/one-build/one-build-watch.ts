import type { DeployWatch } from '../../shell/src/boot/deploy-watch.ts';

/**
 * Creates a replacement for the watch on the registry, which does nothing: the single build has no separate
 * deploys.
 */
export function createDeployWatch(): DeployWatch {
  return {
    noticeUse() {},
    hasChanged: async () => false,
    hasNews: async () => false,
  };
}

export function offerReload(): void {}
