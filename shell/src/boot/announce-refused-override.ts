import { toast } from '@adwright/ui/toast';
import type { Visit } from './load-registry.ts';

/** Reports a refused override link. Without the message, a tester would unknowingly test the live version. */
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
