import { LAYOUT_NAMES, renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { itEach } from '@adwright/engine-testing/nightly';
import { expect, it } from 'vitest';
import { readPhrases } from '../testing/phrases-of.ts';
import { listAdMarks } from './picture-marks.ts';
import { findWordDefects } from './word-defects.ts';

const brief = { product: 'Cold brew coffee', audience: 'busy parents', emotion: 'trust' } as const;
const written = writeAdCopy(brief, 1, 0);
const copy = {
  ...written,
  headline: 'Slow mornings',
  problem: 'No time to brew?',
  solution: 'Pour it cold',
  quote: { ...written.quote, text: 'I finally sit down again' },
};

itEach(LAYOUT_NAMES, { step: 4, first: 1 })(
  'finds nothing missing in %s, whichever of the texts it shows',
  {},
  async (layout) => {
    const input = { brief, copy, format: 'square', seed: 1, variation: 0, layout } as const;
    const ad = await renderAd(input);
    const picture = { bytes: ad.jpeg, mediaType: 'image/jpeg', format: 'square' } as const;
    expect(await readPhrases({ ...picture, marks: listAdMarks(ad, input) })).toEqual([]);
  },
);

it('the check requires facts that the ad omits, even though the ad’s other facts are visible', async () => {
  const offer = { kind: 'price', text: 'from 29,90 € a month', was: '49,90 €' } as const;
  const facts = ['code TERM15', 'free delivery'];
  const input = {
    brief,
    copy: { ...copy, offer, facts },
    format: 'square',
    seed: 1,
    variation: 0,
  } as const;
  const ad = await renderAd(input);
  const marks = listAdMarks(ad, input);
  const picture = { bytes: ad.jpeg, mediaType: 'image/jpeg', format: 'square' } as const;
  expect(await readPhrases({ ...picture, marks })).toEqual([]);
  const words = marks.words.filter(({ written }) => written !== 'code TERM15');
  expect(await readPhrases({ ...picture, marks: { ...marks, words } })).toEqual([
    expect.stringContaining('leaves out the fact "code TERM15"'),
  ]);
});

it('a button’s text may break between letters in a script without spaces', async () => {
  const callToAction = '今すぐオンラインストアで新しいコールドブリューコーヒーを注文する';
  const input = {
    brief,
    copy: { ...copy, callToAction },
    format: 'square',
    seed: 1,
    variation: 0,
  } as const;
  const ad = await renderAd(input);
  const { words, ...marks } = listAdMarks(ad, input);
  const cut = (text: string) =>
    words.map((drawn) => (drawn.role === 'cta' ? { ...drawn, written: text } : drawn));
  const defectsOf = (ordered: string, text: string) => {
    const texts = { ...marks, words: cut(text), ordered: [[ordered]] };
    return findWordDefects({ data: Buffer.alloc(0), width: 0, height: 0 }, texts).map(
      ({ found }) => found,
    );
  };
  const left = (defects: string[]) => defects.filter((defect) => defect.startsWith('leaves out'));
  expect(left(defectsOf(callToAction, callToAction.slice(0, 28)))).toEqual([]);
  expect(left(defectsOf('สั่งซื้อกาแฟสกัดเย็นออนไลน์ได้แล้ววันนี้', 'สั่งซื้อกาแฟ'))).toEqual([]);
  expect(left(defectsOf('Order online', 'Order onl'))).toHaveLength(1);
});
