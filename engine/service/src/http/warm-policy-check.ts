import { AD_LANGUAGES } from '@adwright/contracts';
import { POLICY_PLATFORMS } from '@adwright/contracts/policy';

/**
 * Loads and indexes what policy checks need before anybody is answered: half a second in which the thread would answer nobody. An
 * engine that takes no requests does without.
 */
export async function warmPolicyCheck(): Promise<void> {
  const { checkAd } = await import('@adwright/engine-policy');
  const texts = [{ field: 'text', role: 'text' as const, text: '-' }];
  for (const language of AD_LANGUAGES)
    checkAd({ id: '', language, names: [], texts }, POLICY_PLATFORMS);
}
