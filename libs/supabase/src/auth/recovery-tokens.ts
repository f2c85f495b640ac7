import * as z from 'zod';
import { tabStorage } from '../browser-storage.ts';

const STORAGE_KEY = 'adwright-recovery';

/** The tokens of a recovery link, in the form that supabase-js expects. */
const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
});
export type Tokens = z.infer<typeof tokensSchema>;

/** Stores a recovery link's tokens for this tab, so that a reload does not use up the link. */
export function keepRecoveryTokens(tokens: Tokens): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify(tokens));
}

/** Returns the stored tokens. Returns null when this tab has no recovery link, or has finished with it. */
export function readRecoveryTokens(): Tokens | null {
  const stored = tabStorage.get(STORAGE_KEY);
  if (stored === null) return null;
  const parsed = tokensSchema.safeParse(JSON.parse(stored));
  return parsed.success ? parsed.data : null;
}

/** Removes the stored tokens. */
export function dropRecoveryTokens(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** Returns the tokens in a URL's hash, if the hash contains both. */
export function parseTokens(hash: URLSearchParams): Tokens | null {
  const parsed = tokensSchema.safeParse(Object.fromEntries(hash));
  return parsed.success ? parsed.data : null;
}
