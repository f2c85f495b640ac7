import { AD_LANGUAGES } from '@adwright/contracts';
import { POLICY_PLATFORMS } from '@adwright/contracts/policy';

/**
 * Loads and indexes the data of policy checks before the engine listens. Loading the policy data blocks the
 * thread for half a second. A process that takes no requests does not call this function.
 */
export async function loadPolicyCheck(): Promise<void> {
  const { checkAd } = await import('@adwright/engine-policy');
  const texts = [{ field: 'text', role: 'text' as const, text: '-' }];
  for (const language of AD_LANGUAGES)
    checkAd({ id: '', language, names: [], texts }, POLICY_PLATFORMS);
}
