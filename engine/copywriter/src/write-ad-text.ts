import type { Brief } from '@adwright/contracts';
import type { CopyBrief } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from './content/languages.ts';
import { writeEnglishText } from './english/write-english-text.ts';
import { addressFacts } from './localised/address-facts.ts';
import { writeLocalisedText } from './localised/write-localised-text.ts';
import { readScript } from './reading/chinese-script.ts';
import { listFactRuns } from './reading/facts/fact-runs.ts';
import type { ReadFact } from './reading/facts/found-fact.ts';
import type { PreparedBrief } from './reading/prepared-brief.ts';
import { quoteProductField } from './reading/quote-product-field.ts';
import { calmEmotion } from './reading/solemn-subjects.ts';
import { removeOverruledFacts, understandBrief } from './reading/understand-brief.ts';
import { type AdTextPieces, stateFacts } from './state-facts.ts';
import { stateQuote } from './state-quote.ts';

type TextBrief = Brief & Pick<CopyBrief, 'language' | 'offer' | 'quote'>;

/**
 * Writes the texts to paste beside a picture: primary texts from different angles, then a headline and a
 * description. Each piece is complete in itself, contains no blank line, and
 * follows the rules of {@link writeAdCopy}. Each primary text states every fact of the brief, and a
 * customer's words if the user supplied them. The same brief and seed give the same pieces.
 */
export function writeAdText(asked: TextBrief, seed: number): string[] {
  const { simple, restore } = readScript(asked);
  return restore(writeText(simple, seed));
}

function writeText(asked: TextBrief, seed: number): string[] {
  const { language, told, sold, audience, readers, facts: read } = understandBrief(asked);
  const prepared = {
    ...asked,
    product: sold,
    typedProduct: asked.product,
    audience,
    readers,
    told,
  };
  const facts = addressFacts(read, prepared, language);
  const runs = listFactRuns(asked, sold, facts);
  const verbatim = quoteProductField(removeOverruledFacts(asked, language), facts, language);
  const brief = calmEmotion({
    ...prepared,
    facts,
    runs,
    ...(verbatim && sold ? { verbatim } : {}),
  });
  const pieces = writePieces(brief, language, seed);
  const texts = stateQuote(pieces.texts, asked, language);
  const listed = runs.map(({ text }) => text);
  return stateFacts({ ...pieces, texts }, facts.map(usePictureWords), language, listed);
}

/**
 * Returns a fact in the words of the picture. An edit of the picture then also changes the texts.
 */
function usePictureWords(fact: ReadFact): ReadFact {
  return { ...fact, text: fact.inPicture ?? fact.text };
}

/** Writes the pieces into which the facts are inserted afterwards. */
export function writePieces(
  brief: TextBrief &
    Pick<PreparedBrief, 'facts' | 'readers' | 'runs' | 'told' | 'typedProduct' | 'verbatim'>,
  language: WrittenLanguage | 'und',
  seed: number,
): AdTextPieces {
  return language === 'en'
    ? writeEnglishText(brief, seed)
    : writeLocalisedText(brief, language, seed);
}
