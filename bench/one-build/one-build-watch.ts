import type { DeployWatch } from '../../shell/src/boot/deploy-watch.ts';

/** In place of looking at the registry: one build has no deploys of its parts. */
export function createDeployWatch(): DeployWatch {
  return {
    noticeUse() {},
    hasChanged: async () => false,
    hasNews: async () => false,
  };
}

export function offerReload(): void {}
