import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';
import { writeEnglishCopy } from './english/write-english.ts';
import { writeLocalisedCopy } from './localised/write-localised.ts';
import { readScript } from './reading/chinese-script.ts';
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
  const { language, told, sold, audience, readers, isGrave, facts, statedProduct } =
    understandBrief(asked);
  const brief = calmEmotion({
    ...asked,
    product: sold,
    typedProduct: asked.product,
    audience,
    readers,
    facts,
    told,
  });
  const copy =
    language === 'en'
      ? writeEnglishCopy(brief, seed, variation)
      : writeLocalisedCopy(brief, language, seed, variation);
  const shown = addShownFacts(
    { ...copy, ...(isGrave ? { solemn: true } : {}) },
    facts,
    statedProduct,
    language,
  );
  return addUnstatedClauses(removeStatedClauses(shown, language), statedProduct, language);
}
