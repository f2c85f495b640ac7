import { foldLetters } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../../content/languages.ts';
import { LETTER } from './letters.ts';

/** Words that make a phrase a part of a request and no sentence, for example "before", "in advance". */
interface AdverbialWords {
  /** First words: "before 5 pm". */
  opening: string;
  /** Last words: "2 days ahead". */
  closing: string;
}

/**
 * The words of languages in which such a phrase can follow its request after a comma. In Turkish, Hindi, Chinese,
 * Japanese, Korean and Thai, the phrase precedes its verb.
 */
const ADVERBIAL_WORDS: Partial<Record<WrittenLanguage, AdverbialWords>> = {
  en: {
    opening:
      'before|until|till|by|after|from|between|on|at|in|within|during|via|through|while|as long as|mornings?|evenings?|weekdays?',
    closing: 'ahead|in advance|beforehand|before',
  },
  de: {
    opening:
      'vor|bis|ab|nach|von|zwischen|am|an|um|im|in|per|über|während|solange|nur solange|bei|mindestens|spätestens',
    closing: 'vorher|im voraus|zuvor',
  },
  fr: {
    opening:
      'avant|jusqu|après|dès|à partir|entre|en|sur|par|le matin|le soir|au plus tard|pendant|tant que|chez',
    closing: "à l’avance|à l'avance|avant",
  },
  es: {
    opening: 'antes|hasta|después|a partir|desde|entre|en|por|con|mientras|durante|dentro',
    closing: 'de antelación|antes',
  },
  it: {
    opening: 'prima|fino|entro|dopo|dalle|da|tra|in|su|con|finché|durante|nei|al',
    closing: 'prima|di anticipo',
  },
  pt: {
    opening:
      'antes|até|depois|após|a partir|desde|entre|em|no|na|nos|nas|pelo|pela|com|enquanto|durante',
    closing: 'antes|de antecedência',
  },
  nl: {
    opening: 'voor|vóór|tot|na|vanaf|tussen|op|in|via|om|uiterlijk|zolang|tijdens',
    closing: 'van tevoren|vooraf|vooruit',
  },
  pl: {
    opening: 'przed|do|po|od|między|w|we|na|przez|o|najpóźniej|dopóki',
    closing: 'wcześniej|przed',
  },
  sv: {
    opening: 'före|innan|till|efter|från|mellan|på|i|via|senast|så länge|medan',
    closing: 'i förväg|innan|före',
  },
  ru: {
    opening: 'до|после|с|между|за|в|во|на|по|через|пока|не позднее',
    closing: 'заранее|раньше',
  },
  uk: {
    opening: 'до|після|з|між|за|в|у|на|по|через|поки|доки|не пізніше',
    closing: 'заздалегідь|раніше',
  },
  el: {
    opening: 'πριν|μέχρι|έως|ως|μετά|από|μεταξύ|σε|στο|στη|στην|στις|όσο|τουλάχιστον',
    closing: 'πριν|νωρίτερα',
  },
  he: { opening: 'עד|לפני|אחרי|החל|בין|כל עוד', closing: 'מראש|לפני' },
  ar: { opening: 'قبل|حتى|بعد|من|بين|خلال|حتى نفاد', closing: 'مسبقا|مقدما' },
  id: {
    opening: 'sebelum|sampai|setelah|mulai|antara|di|pada|lewat|via|selama|paling lambat',
    closing: 'sebelumnya',
  },
  vi: { opening: 'trước|đến|sau|từ|trong|vào|qua|khi', closing: 'trước' },
};

const PATTERNS = new Map<WrittenLanguage, RegExp>();

/** Tells whether a text is a phrase such as "before 5 pm" or "2 days ahead", which is no sentence. */
export function isAdverbial(text: string, language: WrittenLanguage): boolean {
  const words = ADVERBIAL_WORDS[language];
  if (words === undefined) return false;
  const pattern =
    PATTERNS.get(language) ??
    new RegExp(
      `^(?:${foldLetters(words.opening)})(?!${LETTER})|^[0-9].*\\s(?:${foldLetters(words.closing)})$`,
      'u',
    );
  PATTERNS.set(language, pattern);
  return pattern.test(foldLetters(text).trim());
}
