import type { DeployWatch } from '../../shell/src/boot/deploy-watch.ts';

/** Replaces the watch on the registry: the single build has no separate deploys. */
export function createDeployWatch(): DeployWatch {
  return {
    noticeUse() {},
    hasChanged: async () => false,
    hasNews: async () => false,
  };
}

export function offerReload(): void {}
