import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { languageOfBrief } from '@adwright/engine-lexicon';
import type { TimeOfDay } from '../kit/frame.ts';
import { inEnglish } from './brief-words/in-english.ts';
import { timeOf } from './daylight-words.ts';
import { partRefusals } from './refusals.ts';
import type { SceneName } from './scene-name.ts';
import { placeWithin, sceneOf } from './scene-of-brief.ts';
import { NAMED_COLOUR } from './shoot-words.ts';

/** A form of which the product need not be known. */
export type ShootForm = Omit<PhotoshootForm, 'productType'> & { productType?: string };

/** A form in English words, and where and when it wants the picture taken. */
export interface Brief {
  /** Words of a place of one's own, and extra instructions: what they ask for and what they refuse. */
  place: ReturnType<typeof partRefusals>;
  told: ReturnType<typeof partRefusals>;
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
  const scene =
    form.environment === 'custom'
      ? sceneOf(partRefusals(custom, language).asked, language, time)
      : placeWithin(form.environment, partRefusals(instructions, language).asked, language);
  const refused = `${place.refused} . ${told.refused}`;
  return { place, told, words, refused, product: inEnglish(productType), time, scene };
}
