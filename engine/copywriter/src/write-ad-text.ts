import type { Brief } from '@adwright/contracts';
import type { CopyBrief } from '@adwright/engine-lexicon';
import { writeEnglishText } from './english/write-english-text.ts';
import { writeLocalisedText } from './localised/write-localised.ts';
import { calmed } from './reading/solemn-subjects.ts';
import { understandBrief } from './reading/understand-brief.ts';

/**
 * Ad text to paste beside the picture: primary texts in different frameworks, then a headline and a description. Each
 * piece stands alone, is one paragraph, and obeys the rules of {@link writeAdCopy}. Same brief and seed, same pieces.
 */
export function writeAdText(asked: Brief & Pick<CopyBrief, 'language'>, seed: number): string[] {
  const { language, sold, audience } = understandBrief(asked);
  const brief = calmed({ ...asked, product: sold, audience });
  return language === 'en'
    ? writeEnglishText(brief, seed)
    : writeLocalisedText(brief, language, seed);
}
