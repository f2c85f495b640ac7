import * as z from 'zod';
import { tabStorage } from '../browser-storage.ts';

const STORAGE_KEY = 'adwright-recovery';

/** The tokens of a recovery link, as supabase-js expects them. */
const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
});
export type Tokens = z.infer<typeof tokensSchema>;

/**
 * Stores the tokens of a recovery link for this tab, because the link can be used only once and a page may be
 * reloaded.
 */
export function keepRecoveryTokens(tokens: Tokens): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify(tokens));
}

/**
 * Returns the stored tokens of a recovery link. Returns null when this tab opened no recovery link, or has
 * completed the recovery.
 */
export function readRecoveryTokens(): Tokens | null {
  const stored = tabStorage.get(STORAGE_KEY);
  if (stored === null) return null;
  const parsed = tokensSchema.safeParse(JSON.parse(stored));
  return parsed.success ? parsed.data : null;
}

/** Removes the stored tokens of a recovery link. */
export function dropRecoveryTokens(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** Returns the tokens in the hash of a URL; null unless the hash contains both tokens. */
export function parseTokens(hash: URLSearchParams): Tokens | null {
  const parsed = tokensSchema.safeParse(Object.fromEntries(hash));
  return parsed.success ? parsed.data : null;
}
