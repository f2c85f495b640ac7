import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { hebrew } from './hebrew.ts';
import { hindi } from './hindi.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { neutral } from './neutral.ts';
import type { Phrasebook } from './phrasebook.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { thai } from './thai.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { vietnamese } from './vietnamese.ts';
import type { LocalisedLanguage } from './write-localised.ts';

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
