import { germanPatterns } from './de/detection.ts';
import type { DetectionPatterns } from './detection.ts';
import { englishPatterns } from './en/detection.ts';
import { spanishPatterns } from './es/detection.ts';
import { frenchPatterns } from './fr/detection.ts';
import { indonesianPatterns } from './id/detection.ts';
import { italianPatterns } from './it/detection.ts';
import type { WrittenLanguage } from './languages.ts';
import { dutchPatterns } from './nl/detection.ts';
import { polishPatterns } from './pl/detection.ts';
import { portuguesePatterns } from './pt/detection.ts';
import { swedishPatterns } from './sv/detection.ts';
import { turkishPatterns } from './tr/detection.ts';

/** Patterns of every language; null where its script or its letters tell it. */
export const DETECTION_PATTERNS: Readonly<Record<WrittenLanguage, DetectionPatterns | null>> = {
  en: englishPatterns,
  de: germanPatterns,
  fr: frenchPatterns,
  es: spanishPatterns,
  it: italianPatterns,
  pt: portuguesePatterns,
  ru: null,
  ar: null,
  he: null,
  zh: null,
  ja: null,
  ko: null,
  nl: dutchPatterns,
  pl: polishPatterns,
  tr: turkishPatterns,
  el: null,
  th: null,
  hi: null,
  uk: null,
  vi: null,
  id: indonesianPatterns,
  sv: swedishPatterns,
};

const BY_LANGUAGE: ReadonlyMap<string, DetectionPatterns | null> = new Map(
  Object.entries(DETECTION_PATTERNS),
);

/** Patterns of a language; null where the copywriter has none for it. */
export function detectionPatternsOf(language: string): DetectionPatterns | null {
  return BY_LANGUAGE.get(language) ?? null;
}
