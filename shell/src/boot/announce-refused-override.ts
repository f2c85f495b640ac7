import { toast } from '@adwright/ui/toast';
import type { Visit } from './load-registry.ts';

/** A tester's link that was not followed says so: the page looks like any other, and they would test what is live. */
export function announceRefusedOverride({ refusal }: Pick<Visit, 'refusal'>): void {
  if (refusal === undefined) return;
  const title = 'This test link was not followed';
  toast({ title, description: `${refusal} You see what is live.`, kind: 'destructive' });
}
