import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';
import { askQuestions } from './ask-questions.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { writeEnglishCopy } from './english/write-english.ts';
import { addressFacts } from './localised/address-facts.ts';
import { writeLocalisedCopy } from './localised/write-localised.ts';
import { readScript } from './reading/chinese-script.ts';
import { detectLanguage } from './reading/language.ts';
import { calmEmotion } from './reading/solemn-subjects.ts';
import { understandBrief } from './reading/understand-brief.ts';
import { addShownFacts } from './shown-facts.ts';
import { addUnstatedClauses } from './unstated-clauses.ts';
import { removeStatedClauses } from './whole-clauses.ts';

/**
 * Writes the words of one creative from the brief's five fields. The same brief, seed and variation
 * give the same words. Ten consecutive variations give ten different headlines.
 *
 * The copy claims only what the brief says. The copy invents no prices, reviews, scarcity or
 * deadlines, for example. The goal is internal to the advertiser. The goal determines the call to
 * action, and the ad prints only facts in the goal ("20% off").
 */
export function writeAdCopy(asked: CopyBrief, seed: number, variation: number): AdCopy {
  const { simple, restore } = readScript(asked);
  return restore(writeCopy(simple, seed, variation));
}

function writeCopy(asked: CopyBrief, seed: number, variation: number): AdCopy {
  const {
    language,
    told,
    sold,
    audience,
    readers,
    isGrave,
    facts: read,
    statedProduct,
  } = understandBrief(asked);
  const prepared = {
    ...asked,
    product: sold,
    typedProduct: asked.product,
    audience,
    readers,
    told,
  };
  const facts = addressFacts(read, prepared, language);
  const brief = calmEmotion({ ...prepared, facts });
  const { copy, outline } =
    language === 'en'
      ? writeEnglishCopy(brief, seed, variation)
      : writeLocalisedCopy(brief, language, seed, variation);
  const shown = addShownFacts(
    { ...copy, ...(isGrave ? { solemn: true } : {}) },
    facts,
    statedProduct,
    language,
  );
  const whole = addClauses(shown, statedProduct, language);
  // The answers are the brief's own words, so the questions must be in the brief's language.
  const isTranslated = asked.language !== undefined && language !== detectLanguage(asked.product);
  return isTranslated
    ? whole
    : askQuestions(whole, outline, { facts, field: statedProduct }, language);
}

/**
 * Adds the clauses of the product field that no line of the picture states. The facts that only the
 * subline states are listed separately, for layouts without a subline.
 */
function addClauses(shown: AdCopy, product: string, language: WrittenLanguage | 'und'): AdCopy {
  const copy = addUnstatedClauses(removeStatedClauses(shown, language), product, language);
  const { facts = [] } = addUnstatedClauses({ ...shown, subline: '' }, product, language);
  const sublineFacts = facts.filter((fact) => !copy.facts?.includes(fact));
  return sublineFacts.length === 0 ? copy : { ...copy, sublineFacts };
}
