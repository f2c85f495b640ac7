import type { FeatureKey } from '@adwright/contracts';
import * as z from 'zod';
import { forgetOwnChoice } from './own/own-choice.ts';
import { readStored, removeStored, writeStored } from './stored.ts';

const textSchema = z.string().min(1);
const keptSchema = z.union([textSchema, z.record(z.string(), textSchema)]);
/**
 * Values of text and choice fields, some in groups. A draft contains no files, because they can't be stored.
 */
const draftSchema = z.record(z.string(), keptSchema);
export type Draft = z.infer<typeof draftSchema>;

const storageKey = (userId: string, feature: FeatureKey) => `adwright.draft.${userId}.${feature}`;

/** Reads a feature's draft: values that the user typed and did not send. */
export function readDraft(userId: string, feature: FeatureKey): Draft {
  return readStored(storageKey(userId, feature), draftSchema) ?? {};
}

/** Stores a form's values, except empty fields. */
export function keepDraft(
  userId: string,
  feature: FeatureKey,
  values: Readonly<Record<string, unknown>>,
): void {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const kept = typeof value === 'object' && value !== null ? filledTexts(value) : value;
    const { data } = keptSchema.safeParse(kept);
    return data === undefined ? [] : [[name, data] as const];
  });
  writeStored(storageKey(userId, feature), Object.fromEntries(filled));
}

function filledTexts(group: object): object {
  return Object.fromEntries(Object.entries(group).filter(([, text]) => text));
}

/** Deletes a draft when its generation has ended. */
export function forgetDraft(userId: string, feature: FeatureKey): void {
  removeStored(storageKey(userId, feature));
  forgetOwnChoice(userId, feature);
}
