import type { FeatureKey } from '@adwright/contracts';
import * as z from 'zod';
import { forgetOwnChoice } from './own/own-choice.ts';
import { readStored, removeStored, writeStored } from './stored.ts';

/** The text and choice fields of a form; a file can't be kept. */
const draftSchema = z.record(z.string(), z.string());
export type Draft = z.infer<typeof draftSchema>;

const storageKey = (userId: string, feature: FeatureKey) => `adwright.draft.${userId}.${feature}`;

/** What the user had typed into a feature's form and not sent. */
export function readDraft(userId: string, feature: FeatureKey): Draft {
  return readStored(storageKey(userId, feature), draftSchema) ?? {};
}

/** Keeps a form's values; empty fields are left out. */
export function keepDraft(
  userId: string,
  feature: FeatureKey,
  values: Readonly<Record<string, unknown>>,
): void {
  const filled = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  writeStored(storageKey(userId, feature), Object.fromEntries(filled));
}

/** Drops a draft whose generation came to its end. */
export function forgetDraft(userId: string, feature: FeatureKey): void {
  removeStored(storageKey(userId, feature));
  forgetOwnChoice(userId, feature);
}
