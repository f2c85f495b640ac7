import { emotionSchema } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { kindFrames, phrasebookOf } from '../content/texts.ts';
import { tradeOf } from '../reading/trade-of.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { withSuitableEmotion } from './suitable-emotion.ts';

const EMOTIONS = emotionSchema.options;

const headlinesOf = (brief: Parameters<typeof writeAdCopy>[0], seed: number) =>
  Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, seed, at).headline);

describe('emotion of a localised ad', () => {
  it.each([
    ['Psikolog', 'randevu', ['fear', 'trust']],
    ['Evde hasta bakımı', 'randevu', ['fear', 'trust']],
    ['Diş kliniği', 'randevu', ['curiosity', 'fear', 'happiness', 'trust', 'urgency']],
    ['Kuaför', 'randevu', [...EMOTIONS].sort()],
  ])('replaces an emotion by “trust” unless it suits “%s”', (product, goal, suiting) => {
    const said = EMOTIONS.map((emotion) => withSuitableEmotion({ product, goal, emotion }).emotion);
    expect([...new Set(said)].sort()).toEqual(suiting);
  });

  it('prints no headline about taste in an ad for a dentist', () => {
    const brief = { product: 'Phòng khám nha khoa', audience: 'gia đình', goal: 'đặt lịch hẹn' };
    const headlines = headlinesOf({ ...brief, emotion: 'exclusivity' }, 1);
    const unsuitable = phrasebookOf('vi').emotions.exclusivity;
    expect(headlines.filter((headline) => unsuitable.includes(headline))).toEqual([]);
  });
});

describe('a funeral', () => {
  it.each([
    ['تجهيز جنازات', 'العائلات', 'اتصالات', 'ar'],
    ['Cenaze hizmetleri', 'aileler', 'telefon', 'tr'],
    ['Layanan pemakaman', 'keluarga', 'telepon', 'id'],
  ] as const)(
    'prints no headline that welcomes the reader: “%s”',
    (product, audience, goal, language) => {
      const brief = { product, audience, goal, emotion: 'trust' } as const;
      const drafts = [1, 2, 3, 4].map((seed) => headlinesOf(brief, seed));
      const welcoming = kindFrames('service', language).headlines.any.map((frame) =>
        frame.replace('{name}', product).toLowerCase(),
      );
      expect(drafts.map((headlines) => new Set(headlines).size)).toEqual([10, 10, 10, 10]);
      expect(drafts.flat().filter((line) => welcoming.includes(line.toLowerCase()))).toEqual([]);
    },
  );
});

it.each([
  ['Layanan pemakaman', 'farewell'],
  ['دار رعاية لكبار السن', 'nursing'],
  ['मनोवैज्ञानिक परामर्श', 'therapy'],
])('reads the product field “%s” as the trade %s', (product, trade) => {
  expect(tradeOf(product)).toBe(trade);
});
