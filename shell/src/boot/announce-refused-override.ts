import { toast } from '@adwright/ui/toast';
import type { Visit } from './load-registry.ts';

/**
 * Shows a message about a refused override link. Without the message, a tester would test the live version
 * without knowing.
 */
export function announceRefusedOverride({
  refusal,
  overrides,
}: Pick<Visit, 'refusal' | 'overrides'>): void {
  if (refusal === undefined) return;
  const shown =
    overrides.length > 0 ? 'You see the versions of the link before it.' : 'You see what is live.';
  const title = 'This test link was not followed';
  toast({ title, description: `${refusal} ${shown}`, kind: 'destructive' });
}
