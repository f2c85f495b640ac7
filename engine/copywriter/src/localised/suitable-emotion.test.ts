import { emotionSchema } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { phrasebookOf } from '../content/texts.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { withSuitableEmotion } from './suitable-emotion.ts';

const EMOTIONS = emotionSchema.options;

describe('the emotion of an ad in another language', () => {
  it.each([
    ['Sokak hayvanları için barınak', 'bağış', ['happiness', 'trust', 'urgency']],
    ['Psikolog', 'randevu', ['fear', 'trust']],
    ['Evde hasta bakımı', 'randevu', ['fear', 'trust']],
    ['Diş kliniği', 'randevu', ['curiosity', 'fear', 'happiness', 'trust', 'urgency']],
    ['Garson aranıyor', 'başvuru', ['curiosity', 'excitement', 'trust', 'urgency']],
    ['Kuaför', 'randevu', [...EMOTIONS].sort()],
  ])('of “%s” is one that suits it, else trust', (product, goal, suiting) => {
    const said = EMOTIONS.map((emotion) => withSuitableEmotion({ product, goal, emotion }).emotion);
    expect([...new Set(said)].sort()).toEqual(suiting);
  });

  it.each([
    ['תרומות למקלט לבעלי חיים', 'אוהבי חיות', 'תרומות', 'he', 'nostalgia'],
    ['Donasi buku untuk sekolah desa', 'alumni', 'donasi', 'id', 'exclusivity'],
    ['Phòng khám nha khoa', 'gia đình', 'đặt lịch hẹn', 'vi', 'exclusivity'],
    ['Garson aranıyor, Kadıköy', 'gençler', 'başvuru', 'tr', 'nostalgia'],
  ] as const)(
    'puts no unsuitable mood above “%s”',
    (product, audience, goal, language, emotion) => {
      const headlines = Array.from(
        { length: 10 },
        (_, at) => writeAdCopy({ product, audience, goal, emotion }, 1, at).headline,
      );
      const unsuitable = phrasebookOf(language).emotions[emotion];
      expect(headlines.filter((headline) => unsuitable.includes(headline))).toEqual([]);
    },
  );
});
