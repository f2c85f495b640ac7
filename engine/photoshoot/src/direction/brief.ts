import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import { detectBriefLanguage, type LexiconLanguage } from '@adwright/engine-lexicon';
import type { TimeOfDay } from '../kit/frame.ts';
import { readTimeOfDay } from './daylight-words.ts';
import { type Asked, splitRefusals } from './refusals.ts';
import type { SceneName } from './scene-name.ts';
import { chooseScene, placeWithin } from './scene-of-brief.ts';
import { readShootText, replaceSigns, type ShootText } from './shoot-text.ts';

/** A photoshoot form in which the product may be missing. */
export type ShootForm = Omit<PhotoshootForm, 'productType'> & { productType?: string };

/** The requests of a form, with the place and the time of day that the picture shows. */
export interface Brief {
  /**
   * The words that the user typed for a custom place and as instructions, each split into wishes and refusals
   * (words for what must not be shown).
   */
  typed: { place: Asked; instructionText: Asked; product: string; language: LexiconLanguage };
  /** The wishes in the words for the place and in the instructions, word by word. */
  place: ShootText;
  instructionText: ShootText;
  /**
   * The words for the place and the instructions together, including refusals.
   */
  words: ShootText;
  refused: ShootText;
  time: TimeOfDay | null;
  scene: SceneName;
}

/** Reads a form in any language, and determines the place and the time of day. */
export function readBrief({ productType = '', ...form }: ShootForm): Brief {
  const custom = replaceSigns(form.environment === 'custom' ? (form.customEnvironment ?? '') : '');
  const instructions = replaceSigns(form.extraInstructions ?? '');
  const language = detectBriefLanguage(`${custom} . ${instructions}`);
  const typed = {
    place: splitRefusals(custom, language),
    instructionText: splitRefusals(instructions, language),
    product: productType,
    language,
  };
  const place = readShootText(typed.place.asked, language);
  const instructionText = readShootText(typed.instructionText.asked, language);
  const words = place.followedBy(instructionText);
  const refused = readShootText(
    `${typed.place.refused} . ${typed.instructionText.refused}`,
    language,
  );
  const time = readTimeOfDay(words);
  const scene =
    form.environment === 'custom'
      ? chooseScene(typed.place.asked, language, time)
      : placeWithin(form.environment, typed.instructionText.asked, language);
  return { typed, place, instructionText, words, refused, time, scene };
}
