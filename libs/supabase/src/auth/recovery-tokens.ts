import * as z from 'zod';
import { tabStorage } from '../browser-storage.ts';

const STORAGE_KEY = 'adwright-recovery';

/** As supabase-js takes them. */
const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
});
export type Tokens = z.infer<typeof tokensSchema>;

/** Keeps a recovery link's tokens for this tab, so that a reload in the middle of the form does not waste the link. */
export function keepRecoveryTokens(tokens: Tokens): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify(tokens));
}

/** The kept tokens; null when this tab came by no recovery link, or is done with it. */
export function readRecoveryTokens(): Tokens | null {
  const stored = tabStorage.get(STORAGE_KEY);
  if (stored === null) return null;
  const parsed = tokensSchema.safeParse(JSON.parse(stored));
  return parsed.success ? parsed.data : null;
}

/** Ends what {@link keepRecoveryTokens} began. */
export function dropRecoveryTokens(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** The tokens in an address's hash, if it carries both. */
export function tokensFromHash(hash: URLSearchParams): Tokens | null {
  const parsed = tokensSchema.safeParse(Object.fromEntries(hash));
  return parsed.success ? parsed.data : null;
}
