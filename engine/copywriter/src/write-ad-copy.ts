import {
  type AdCopy,
  type CopyBrief,
  isMeaningless,
  keepLast,
  optionsOfTitle,
  plainField,
} from '@adwright/engine-lexicon';
import { writeEnglishCopy } from './english/write-english.ts';
import { writeLocalisedCopy } from './localised/write-localised.ts';
import { detectLanguage } from './reading/language.ts';
import { calmed, isGrave } from './reading/solemn-subjects.ts';
import { withoutBrand } from './reading/without-brand.ts';

/**
 * The words of one creative, from the brief's five fields. The same brief, seed and variation give the same words;
 * ten consecutive variations give ten different headlines.
 *
 * Nothing is claimed that the brief does not say: no prices, reviews, scarcity or deadlines are invented. The goal is the
 * advertiser's own business: it chooses the call to action, and of its words only an offer is printed ("20% off this week").
 */
export function writeAdCopy(asked: CopyBrief, seed: number, variation: number): AdCopy {
  const product = withoutBrand(productIn(asked.product), asked.brandName);
  const brief = calmed({ ...asked, product });
  const language = languageOfAsked(brief, asked.product);
  const copy =
    language === 'en'
      ? writeEnglishCopy(brief, seed, variation)
      : writeLocalisedCopy(brief, language, seed, variation);
  return isGrave(asked) ? { ...copy, solemn: true } : copy;
}

/** What a field sells, fit for sentences; empty where it names nothing, so that the words claim nothing. */
export function productIn(field: string): string {
  return isMeaningless(field) ? '' : plainField(field);
}

/** The language of a brief. The options of a shop's title are printed nowhere, but tell it: "- Zwart". */
export function languageOfAsked(brief: FreeText, field: string): ReturnType<typeof languageOf> {
  const options = optionsOfTitle(field);
  return briefLanguage(
    options.length === 0 ? brief : { ...brief, product: `${brief.product} ${options.join(' ')}` },
  );
}

/** Below this many letters in what will be printed, the goal is asked too. */
const MIN_PRINTED_LETTERS = 10;

/** Language of a brief, from what the user wrote in the free-text fields. */
export const briefLanguage = keepLast(
  ({ product, audience, goal }: FreeText) => [product, audience, goal],
  languageOf,
);

type FreeText = Pick<CopyBrief, 'product' | 'audience' | 'goal'>;

function languageOf(brief: FreeText) {
  const typed = `${brief.product} ${brief.audience}`;
  // A product in another script than Latin says what its buyers read, however long an English audience is.
  const printed = isOtherScript(brief.product) ? typed.replace(/\p{Script=Latin}+/gu, '') : typed;
  const isEnough = (printed.match(/\p{L}/gu)?.length ?? 0) >= MIN_PRINTED_LETTERS;
  return detectLanguage(isEnough ? printed : `${printed} ${brief.goal ?? ''}`);
}

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length > 1 &&
    !letters.some((letter) => /[\p{Script=Latin}\p{Script=Common}]/u.test(letter))
  );
}
