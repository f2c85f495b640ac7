import { type Emotion, emotionSchema } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { listUnsupportedClaims } from '../list-unsupported-claims.ts';
import { chooseAddress } from './frame-marks.ts';
import { KINDS, type Kind } from './kinds.ts';
import { WRITTEN_LANGUAGES } from './languages.ts';
import { listMoodLines } from './texts.ts';
import { measureWidth } from './width.ts';

const EMOTIONS = emotionSchema.options;
const MOODLESS: readonly Kind[] = ['job', 'donation', 'other'];
const MOVING = KINDS.filter((kind) => !MOODLESS.includes(kind));
/** Emotions that facts convey better than lines. */
const FACTUAL: readonly Emotion[] = ['trust', 'urgency', 'fear'];
const NO_BRIEF = { product: '', audience: '' };
const MAX_WIDTH = 48;

const listAll = (kind: Kind, language: (typeof WRITTEN_LANGUAGES)[number]) =>
  EMOTIONS.flatMap((emotion) => listMoodLines(kind, emotion, language));

describe.each(WRITTEN_LANGUAGES)('lines that let readers feel an emotion in %s', (language) => {
  it.each(MOVING)('are all different for the kind %s', (kind) => {
    const lines = listAll(kind, language);
    expect(lines).toHaveLength(2 * (EMOTIONS.length - FACTUAL.length));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each(MOVING)('are short sentences without claims and figures for the kind %s', (kind) => {
    for (const line of listAll(kind, language)) {
      for (const said of [chooseAddress(line, false), chooseAddress(line, true)]) {
        expect(listUnsupportedClaims(said, NO_BRIEF), said).toEqual([]);
        expect(measureWidth(said), said).toBeLessThanOrEqual(MAX_WIDTH);
        expect(said).not.toMatch(/[{}[\]]/);
      }
    }
  });

  it.each(FACTUAL)('do not exist for the emotion %s', (emotion) => {
    expect(MOVING.flatMap((kind) => listMoodLines(kind, emotion, language))).toEqual([]);
  });

  it.each(MOODLESS)('do not exist for the kind %s', (kind) => {
    expect(listAll(kind, language)).toEqual([]);
  });
});
