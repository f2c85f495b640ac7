import type { RuntimeConfig } from '@adwright/contracts';
import { loadRuntimeConfig } from '@adwright/supabase';
import { askUntilAnswered } from '../boot/ask-until-answered.ts';
import { mountWaiting } from './mount.tsx';

/**
 * Loads the runtime configuration of the environment. If the configuration can't be loaded, a page reports
 * the problem, and the app starts later.
 * @param early response to the request that the inline script has sent
 */
export async function loadConfig(early?: Promise<Response>): Promise<RuntimeConfig> {
  try {
    return await loadRuntimeConfig(early);
  } catch (error) {
    console.error(error);
    const inquiry = askUntilAnswered(() => loadRuntimeConfig());
    mountWaiting(inquiry.askNow);
    return inquiry.answer;
  }
}
