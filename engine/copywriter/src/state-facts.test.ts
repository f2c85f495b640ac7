import type { Fact } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from './content/languages.ts';
import { stateFacts } from './state-facts.ts';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText, writePieces } from './write-ad-text.ts';

const FACTS: readonly Fact[] = [
  { kind: 'phone', text: '0221 123456' },
  { kind: 'code', text: 'TERM15' },
  { kind: 'until', text: '30.11.' },
  { kind: 'price', text: '€49' },
  { kind: 'was', text: '€69' },
  { kind: 'place', text: 'Köln' },
];

const writeFirstText = (text: string, facts: readonly Fact[], callToAction = 'Shop now') =>
  stateFacts({ texts: [{ text, callToAction }], headline: '', description: '' }, facts, 'en')[0];

it.each(WRITTEN_LANGUAGES)('states every fact in each long text in the language %s', (language) => {
  const pieces = writePieces(
    { product: 'Kaffee', audience: '', goal: 'sales', emotion: 'trust', adType: 'comparison' },
    language,
    3,
  );
  const stated = stateFacts(pieces, FACTS, language);
  expect(pieces.texts.length).toBeGreaterThan(0);
  for (const text of stated.slice(0, pieces.texts.length))
    for (const fact of FACTS) expect(text.split(fact.text)).toHaveLength(2);
});

it('states the offer first, then code and deadline, then the contact, all before the call to action', () => {
  expect(writeFirstText('Meet our mugs. Ready? Shop now!', FACTS)).toBe(
    'Meet our mugs. €49. Was €69. Code: TERM15. Until 30.11. Köln. Call 0221 123456. Ready? Shop now!',
  );
});

it('repeats no fact that the text or another fact already states', () => {
  const facts: Fact[] = [
    { kind: 'discount', text: '20% off' },
    { kind: 'code', text: '20% off with code TERM15' },
    { kind: 'place', text: 'in Leeds' },
  ];
  expect(writeFirstText('Mugs made in Leeds. Shop now.', facts)).toBe(
    'Mugs made in Leeds. 20% off with code TERM15. Shop now.',
  );
});

it('counts a number as stated only if the whole number appears', () => {
  expect(writeFirstText('From $150 a night. Shop now.', [{ kind: 'price', text: '$15' }])).toBe(
    'From $150 a night. $15. Shop now.',
  );
});

it('finds a stated fact in a line without spaces between words', () => {
  const [text] = stateFacts(
    {
      texts: [{ text: '今だけ20%オフです。', callToAction: '購入する' }],
      headline: '',
      description: '',
    },
    [{ kind: 'discount', text: '20%オフ' }],
    'ja',
  );
  expect(text).toBe('今だけ20%オフです。');
});

it('inserts facts before a call to action that ends a text without full stops', () => {
  const [text] = stateFacts(
    { texts: [{ text: 'กาแฟคั่วสด สั่งเลย', callToAction: 'สั่งเลย' }], headline: '', description: '' },
    [{ kind: 'price', text: '฿120' }],
    'th',
  );
  expect(text).toBe('กาแฟคั่วสด ฿120 สั่งเลย');
});

it('does not change a text without facts', () => {
  expect(writeFirstText('Meet our mugs. Shop now.', [])).toBe('Meet our mugs. Shop now.');
});

it('adds to a description the facts that fit, and shortens none', () => {
  const description = 'A mug that keeps your tea warm through a whole morning of calls.';
  const facts: Fact[] = [
    { kind: 'smallPrint', text: 'Only for orders above fifty dollars that are shipped abroad' },
    { kind: 'price', text: '$15' },
  ];
  const pieces = { texts: [], headline: '', description };
  expect(stateFacts(pieces, facts, 'en')).toEqual([`${description} $15.`]);
});

it('adds no label to a value that describes itself', () => {
  const pieces = {
    texts: [{ text: '革バッグ。', callToAction: '購入する' }],
    headline: '',
    description: '',
  };
  expect(stateFacts(pieces, [{ kind: 'until', text: '11月30日まで' }], 'ja')).toEqual([
    '革バッグ。11月30日まで。',
  ]);
});

it('adds labels only to bare values', () => {
  expect(writeFirstText('Mugs.', [{ kind: 'code', text: 'with code TERM15' }])).toBe(
    'Mugs. With code TERM15.',
  );
  expect(writeFirstText('Mugs.', [{ kind: 'until', text: 'Sunday' }])).toBe('Mugs. Until Sunday.');
  expect(writeFirstText('Mugs.', [{ kind: 'until', text: 'ends Sunday' }])).toBe(
    'Mugs. Ends Sunday.',
  );
  expect(writeFirstText('Mugs.', [{ kind: 'was', text: 'was 69 EUR' }])).toBe('Mugs. Was 69 EUR.');
});

it('keeps the accent on a Greek capital', () => {
  const brief = {
    product: 'Ηλεκτρικό ποδήλατο',
    audience: 'εργαζόμενοι',
    goal: 'έκπτωση 15%',
    emotion: 'trust',
    adType: 'product showcase',
    language: 'el',
  } as const;
  for (const text of writeAdText(brief, 1).slice(0, 3)) expect(text).toContain('Έκπτωση 15%');
});

it('inserts facts into a Thai text before its call to action, which only a space separates', () => {
  const text = 'งานนี้ยังค้างอยู่ใช่ไหม? บริการซ่อมแอร์ ดูก่อน แล้วค่อยเริ่ม โทรเลย';
  const [stated] = stateFacts(
    { texts: [{ text, callToAction: 'โทรเลย' }], headline: '', description: '' },
    [{ kind: 'price', text: 'เริ่มต้น 500 บาท' }],
    'th',
  );
  expect(stated).toBe('งานนี้ยังค้างอยู่ใช่ไหม? บริการซ่อมแอร์ ดูก่อน แล้วค่อยเริ่ม เริ่มต้น 500 บาท โทรเลย');
});

it('prints an old price beside a new one as typed', () => {
  const asked = {
    product: 'Leinenschürze, 39 € statt 54 €',
    audience: 'Köche',
    emotion: 'trust',
  } as const;
  expect(writeAdCopy(asked, 1, 0).offer).toEqual({
    kind: 'price',
    text: '39 €',
    was: 'statt 54 €',
  });
});

it.each([
  ['nl', 'Zwemcursus, € 96', 'groepen vol krijgen voor juli', /, voor juli\.$/],
  ['de', 'Gänsebraten, 89 €', 'ausgebucht sein bis 10. Dezember', /, bis 10\. Dezember\.$/],
  ['en', 'Beginner swim course, £96', 'fill the course before September', /, before September\.$/],
])('adds the deadline of the goal field to the call to action in %s', (_, product, goal, end) => {
  const [text] = writeAdText(
    { product, audience: '', goal, emotion: 'trust', adType: 'comparison' },
    3,
  );
  expect(text).toMatch(end);
});

it('states the deadline of the goal separately in languages in which the day precedes the verb', () => {
  const [text] = writeAdText(
    {
      product: 'おせち三段重 15,800円',
      audience: '家族',
      goal: '12月20日まで予約受付',
      emotion: 'trust',
      adType: 'comparison',
    },
    3,
  );
  expect(text).not.toMatch(/、12月20日まで。$/u);
});

it.each([
  ['uk', 'Переклад паспорта 350 грн. Апостиль від 5 роб. днів', 'від 5 роб. днів'],
  ['ru', 'Набор на кат. B, 34 900 ₽, бензин входит', 'Набор на кат. B'],
  ['nl', 'Kaasplank €34,95, afhalen 23 en 24 dec. tot 16.00 u', 'dec. tot'],
])('prints an abbreviation of %s as typed, with no capital after it', (_, product, typed) => {
  const texts = writeAdText(
    { product, audience: '', goal: '', emotion: 'trust', adType: 'comparison' },
    3,
  );
  expect(texts[0]).toContain(typed);
});

it('capitalises each sentence of a field that was typed in lower case', () => {
  const [text] = writeAdText(
    {
      product: 'best pizza in town. open daily till late. free delivery over £20',
      audience: '',
      goal: '',
      emotion: 'trust',
      adType: 'comparison',
    },
    3,
  );
  expect(text).toContain('Best pizza in town.\nOpen daily till late. Free delivery');
});

it('states a Turkish price only once, whatever its first letter is', () => {
  const brief = {
    product: "Diş kliniği, implant 18.000 TL'den başlayan fiyatlar",
    audience: '',
    goal: 'ücretsiz muayene için arayın 0212 555 44 33',
    emotion: 'trust',
    adType: 'product showcase',
  } as const;
  for (const text of writeAdText(brief, 1).slice(0, 3))
    expect(text.split('18.000')).toHaveLength(2);
});
