import { FIRST_SYLLABLE, readFinalConsonant, SYLLABLE_COUNT } from '../reading/korean-syllables.ts';

/** Matches Latin letters and digits whose Korean names end in a consonant, for example "엘", "일". */
const SPOKEN_WITH_CONSONANT = /[lmnr013678]$/i;

/**
 * Corrects the particle before "위해", which depends on the sound before it, for example "여성을 위해",
 * "업체를 위해".
 */
export function correctObjectParticle(text: string | null): string | null {
  return (
    text?.replace(
      /(\S)[을를](?= 위[해한]$)/u,
      (_, last: string) => last + chooseObjectParticle(last),
    ) ?? null
  );
}

function chooseObjectParticle(last: string): '을' | '를' {
  const code = last.charCodeAt(0);
  const isSyllable = code >= FIRST_SYLLABLE && code < FIRST_SYLLABLE + SYLLABLE_COUNT;
  const endsInConsonant = isSyllable
    ? readFinalConsonant(last) !== 0
    : SPOKEN_WITH_CONSONANT.test(last);
  return endsInConsonant ? '을' : '를';
}
