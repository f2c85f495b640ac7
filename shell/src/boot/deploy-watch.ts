import { registrySchema } from '@adwright/contracts';
import { toast } from '@adwright/ui/toast';

const NEW_VERSION = {
  title: 'A new version is ready',
  description: 'Reload when it suits you. Nothing changes until then.',
  kind: 'notice',
} as const;

/** Knows whether modules have been deployed, or taken back, since this tab was loaded. */
export interface DeployWatch {
  hasChanged(): Promise<boolean>;
}

/**
 * @param registryUrl where the registry is.
 * @param generation the one that this tab runs on.
 */
export function createDeployWatch(registryUrl: string, generation: number): DeployWatch {
  return {
    async hasChanged() {
      try {
        const response = await fetch(registryUrl, { cache: 'no-cache' });
        return registrySchema.parse(await response.json()).generation !== generation;
      } catch {
        // Not reachable right now: that is no news of a deploy.
        return false;
      }
    },
  };
}

/** Offers a reload, once, when the user comes back to a tab that has been overtaken by a deploy. */
export function offerReload(watch: DeployWatch): void {
  const look = async () => {
    if (document.visibilityState !== 'visible' || !(await watch.hasChanged())) return;
    document.removeEventListener('visibilitychange', look);
    const action = { label: 'Reload', onClick: () => location.reload() };
    toast(NEW_VERSION, { durationMs: Number.POSITIVE_INFINITY, action });
  };
  document.addEventListener('visibilitychange', look);
}
