import type { FeatureKey } from '@adwright/contracts';
import * as z from 'zod';
import { forgetOwnChoice } from './own/own-choice.ts';
import { readStored, removeStored, writeStored } from './stored.ts';

const textSchema = z.string().min(1);
const keptSchema = z.union([textSchema, z.record(z.string(), textSchema)]);
/**
 * Values of text and choice fields; some fields belong to groups. A draft contains no files, because the
 * browser's storage can't contain files.
 */
const draftSchema = z.record(z.string(), keptSchema);
export type Draft = z.infer<typeof draftSchema>;

const buildStorageKey = (userId: string, feature: FeatureKey) =>
  `adwright.draft.${userId}.${feature}`;

/** Returns the draft of a feature's form: values that the user typed and did not send. */
export function readDraft(userId: string, feature: FeatureKey): Draft {
  return readStored(buildStorageKey(userId, feature), draftSchema) ?? {};
}

/** Stores the values of a feature's form, except empty fields, as a draft. */
export function keepDraft(
  userId: string,
  feature: FeatureKey,
  values: Readonly<Record<string, unknown>>,
): void {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const kept = typeof value === 'object' && value !== null ? dropBlankTexts(value) : value;
    const { data } = keptSchema.safeParse(kept);
    return data === undefined ? [] : [[name, data] as const];
  });
  writeStored(buildStorageKey(userId, feature), Object.fromEntries(filled));
}

function dropBlankTexts(group: object): object {
  return Object.fromEntries(Object.entries(group).filter(([, text]) => text));
}

/** Deletes the draft of a feature's form when the generation has ended. */
export function forgetDraft(userId: string, feature: FeatureKey): void {
  removeStored(buildStorageKey(userId, feature));
  forgetOwnChoice(userId, feature);
}
