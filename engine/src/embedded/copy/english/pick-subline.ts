import type { Emotion } from '@adwright/contracts';
import { fillAll } from '../template.ts';
import type { Words } from './brief-words.ts';
import { DETAIL_SUBLINES, EMOTION_SUBLINES, SHORT_SUBLINES } from './sublines.ts';

const MAX_SUBLINE_CHARACTERS = 110;

/** A sentence that tells something the headline did not, at most 110 characters. */
export function pickSubline(
  emotion: Emotion,
  { slots }: Words,
  headline: string,
  pick: number,
): string {
  const fits = (text: string) => text.length <= MAX_SUBLINE_CHARACTERS;
  const ofDetail = fillAll(DETAIL_SUBLINES, slots).filter(fits);
  const ofEmotion = fillAll(EMOTION_SUBLINES[emotion], slots).filter(fits);
  const candidates = ofDetail.length > 0 ? ofDetail.slice(0, 3) : ofEmotion;
  const fresh = candidates.filter((line) => !sharesOpening(line, headline));
  const list = fresh.length > 0 ? fresh : candidates;
  return (
    list[Math.abs(pick) % list.length] ??
    fillAll(SHORT_SUBLINES, slots).find(fits) ??
    'Take a closer look.'
  );
}

function sharesOpening(line: string, headline: string): boolean {
  return line.slice(0, 8).toLowerCase() === headline.slice(0, 8).toLowerCase();
}
