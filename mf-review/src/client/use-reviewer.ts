import type { Reviewer } from '@adwright/contracts/review';
import { deviceStorage } from '@adwright/supabase';
import { useState } from 'react';
import * as z from 'zod';

const KEY = 'adwright-reviewer';

const keptSchema = z.object({
  reviewer: z.uuid(),
  author: z.string(),
  email: z.string().nullable(),
});

function readReviewer(): Reviewer | null {
  try {
    return keptSchema.parse(JSON.parse(deviceStorage.get(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Returns the reviewer who uses this browser. The reviewer's id is created once per browser, and distinguishes
 * two people with the same name.
 */
export function useReviewer() {
  const [reviewer, setReviewer] = useState<Reviewer>(
    () => readReviewer() ?? { reviewer: crypto.randomUUID(), author: '', email: null },
  );
  function keep(named: Pick<Reviewer, 'author' | 'email'>): Reviewer {
    const kept = { ...named, reviewer: reviewer.reviewer };
    deviceStorage.set(KEY, JSON.stringify(kept));
    setReviewer(kept);
    return kept;
  }
  return { reviewer, keep };
}
