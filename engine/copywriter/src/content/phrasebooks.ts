import { arabic } from './ar/phrasebook.ts';
import { german } from './de/phrasebook.ts';
import { greek } from './el/phrasebook.ts';
import { spanish } from './es/phrasebook.ts';
import { french } from './fr/phrasebook.ts';
import { hebrew } from './he/phrasebook.ts';
import { hindi } from './hi/phrasebook.ts';
import { indonesian } from './id/phrasebook.ts';
import { italian } from './it/phrasebook.ts';
import { japanese } from './ja/phrasebook.ts';
import { korean } from './ko/phrasebook.ts';
import type { LocalisedLanguage } from './languages.ts';
import { neutral } from './neutral-phrasebook.ts';
import { dutch } from './nl/phrasebook.ts';
import type { Phrasebook } from './phrasebook.ts';
import { polish } from './pl/phrasebook.ts';
import { portuguese } from './pt/phrasebook.ts';
import { russian } from './ru/phrasebook.ts';
import { swedish } from './sv/phrasebook.ts';
import { thai } from './th/phrasebook.ts';
import { turkish } from './tr/phrasebook.ts';
import { ukrainian } from './uk/phrasebook.ts';
import { vietnamese } from './vi/phrasebook.ts';
import { chinese } from './zh/phrasebook.ts';

/** Phrases of every language. A language is a line here, its folder, and its lines in the trades. */
export const PHRASEBOOKS: Readonly<Record<LocalisedLanguage, Phrasebook>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  ru: russian,
  ar: arabic,
  he: hebrew,
  zh: chinese,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pl: polish,
  tr: turkish,
  el: greek,
  th: thai,
  hi: hindi,
  uk: ukrainian,
  vi: vietnamese,
  id: indonesian,
  sv: swedish,
  und: neutral,
};
