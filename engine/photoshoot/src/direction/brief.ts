import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { type LexiconLanguage, languageOfBrief } from '@adwright/engine-lexicon';
import type { TimeOfDay } from '../kit/frame.ts';
import { inEnglish } from './brief-words/in-english.ts';
import { timeOf } from './daylight-words.ts';
import { type Asked, partRefusals } from './refusals.ts';
import type { SceneName } from './scene-name.ts';
import { placeWithin, sceneOf } from './scene-of-brief.ts';
import { NAMED_COLOUR } from './shoot-words.ts';

/** A form of which the product need not be known. */
export type ShootForm = Omit<PhotoshootForm, 'productType'> & { productType?: string };

/** A form in English words, and where and when it wants the picture taken. */
export interface Brief {
  /** Words of a place of one's own, and extra instructions: what they ask for and what they refuse. */
  place: Asked;
  told: Asked;
  /** The same as they were typed, and in which language. */
  typed: { place: Asked; told: Asked; product: string; language: LexiconLanguage };
  words: string;
  refused: string;
  product: string;
  time: TimeOfDay | null;
  scene: SceneName;
}

/** Reads a form in any of the languages, and finds its place and hour. */
export function readBrief({ productType = '', ...form }: ShootForm): Brief {
  const custom = form.environment === 'custom' ? (form.customEnvironment ?? '') : '';
  const instructions = form.extraInstructions ?? '';
  const place = partRefusals(inEnglish(custom).replace(NAMED_COLOUR, '$1'));
  const told = partRefusals(inEnglish(instructions).replace(NAMED_COLOUR, '$1'));
  const words = `${place.asked} . ${told.asked}`;
  const time = timeOf(words);
  const language = languageOfBrief(`${custom} . ${instructions}`);
  const typed = {
    place: partRefusals(custom, language),
    told: partRefusals(instructions, language),
    product: productType,
    language,
  };
  const scene =
    form.environment === 'custom'
      ? sceneOf(typed.place.asked, language, time)
      : placeWithin(form.environment, typed.told.asked, language);
  const refused = `${place.refused} . ${told.refused}`;
  return { place, told, typed, words, refused, product: inEnglish(productType), time, scene };
}
