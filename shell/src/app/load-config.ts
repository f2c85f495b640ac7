import type { RuntimeConfig } from '@adwright/contracts';
import { loadRuntimeConfig } from '@adwright/supabase';
import { askUntilAnswered } from '../boot/ask-until-answered.ts';
import { mountWaiting } from './mount.tsx';

/**
 * Loads the environment's configuration. Until the configuration is loaded, a page reports the problem and
 * the start waits.
 * @param early the response that the inline script has requested.
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
