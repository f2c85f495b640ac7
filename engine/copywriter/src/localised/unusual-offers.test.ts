import { expect, it } from 'vitest';
import { findTradeLines } from '../content/texts.ts';
import { isStatementAboutReaders } from '../reading/announcement.ts';
import { speaksAsOne } from '../reading/first-person.ts';
import { findBriefKind } from '../reading/trade-of-brief.ts';
import { understandBrief } from '../reading/understand-brief.ts';
import { findWayOfOffering, type WayOfOffering } from '../reading/way-of-offering.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';

const writeAll = (
  product: string,
  audience: string,
  goal: string,
  language: 'nl' | 'ar' | 'th',
) => {
  const brief = { product, audience, goal, emotion: 'trust', language } as const;
  const copies = Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 1, at));
  const texts = writeAdText({ ...brief, adType: 'product showcase' }, 1);
  return JSON.stringify([copies, texts]);
};

it.each<[string, string, string, 'nl' | 'ar', 'rental' | 'bicycles']>([
  ['Kamer te huur in Utrecht, gedeelde keuken, 525 euro', 'studenten', 'mailen', 'nl', 'rental'],
  ['Tweedehands bakfiets, kleine roestplekjes, €950', 'ouders', 'appen', 'nl', 'bicycles'],
  ['غرفة للإيجار في شقة مشتركة، 3500 جنيه', 'طالبات', 'واتساب', 'ar', 'rental'],
])(
  'prints no line of a trade that sells in another way: %s',
  (product, audience, goal, language, trade) => {
    const said = writeAll(product, audience, goal, language);
    for (const line of findTradeLines(trade, language)?.lines ?? [])
      expect(said).not.toContain(line);
  },
);

it.each<[string, WayOfOffering | null]>([
  ['Garage zu vermieten, 65 € im Monat', 'space-to-let'],
  ['किराए पर कमरा, मेट्रो के पास', 'space-to-let'],
  ['Hüpfburg mieten am Wochenende', null],
  ['Pneus hiver d’occasion 205/55 R16', 'used'],
  ['İkinci el bebek arabası, temiz', 'used'],
  ['Gebrauchte Fahrräder', null],
  ['котята, 2 месяца', 'animal'],
  ['Hundefutter, 10 kg', null],
])('finds the way in which “%s” is offered: %s', (product, way) => {
  const { told, facts } = understandBrief({ product, audience: '', goal: '' });
  const kind = findBriefKind({ product, goal: '', facts, told });
  expect(findWayOfOffering({ product, told }, kind)).toBe(way);
});

it('ten ads of a used thing have ten different headlines', () => {
  const brief = {
    product: 'Xe máy cũ, 12 triệu',
    audience: 'sinh viên',
    goal: 'gọi điện',
    emotion: 'trust',
  } as const;
  const headlines = Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 7, at).headline);
  expect(new Set(headlines).size).toBe(10);
});

it.each<[string, string, 'th', RegExp]>([
  ['ส่งต่อรถเข็นเด็กมือสอง สภาพดี 1,200 บาท', 'คุณแม่', 'th', /พบกับ|ขอแนะนำ/u],
  ['รับซ่อมแอร์ ถึงบ้าน 500 บาท', 'คนแถวบางนา', 'th', /พบกับ|ขอแนะนำ/u],
])('no introducer precedes a statement: %s', (product, audience, language, introducer) => {
  expect(writeAll(product, audience, 'โทร', language)).not.toMatch(introducer);
});

it.each([
  ['Ich gebe Klavierunterricht', '', 'de', true],
  ['Klavierunterricht', 'uns anrufen', 'de', false],
  ['Uñas en mi casa', '', 'es', true],
  ['Curso al mes, dos meses', '', 'es', false],
  ['Sewing classes', 'text me', 'en', true],
  ['Zajęcia i warsztaty', '', 'pl', false],
])('tells whether one person speaks in “%s” (%s)', (product, goal, language, isOne) => {
  expect(speaksAsOne({ product, goal }, language)).toBe(isOne);
});

it('says “I” in an English ad of one person', () => {
  const brief = { product: 'I do dog walking in Hove', audience: 'busy owners', goal: 'text me' };
  const asked = { ...brief, emotion: 'trust', adType: 'product showcase', language: 'en' } as const;
  const said = [writeAdText(asked, 3), writeAdCopy(asked, 3, 0).callToAction].flat().join(' ');
  expect(said).not.toMatch(/\b(?:we|us|our)\b/iu);
  expect(said).toMatch(/\bme\b/u);
});

it.each(['Quereinsteiger willkommen', '未経験OK', 'débutants bienvenus'])(
  'reads “%s” as a statement that “for” cannot precede',
  (audience) => {
    expect(isStatementAboutReaders(audience)).toBe(true);
  },
);

it('keeps the verb before an occupation whose nominative is unknown', () => {
  const product = 'Szukamy pomocy kuchennej do baru, 28 zł/h';
  const brief = { product, audience: '', goal: 'przyjść z CV', emotion: 'trust' } as const;
  const [first] = writeAdText({ ...brief, adType: 'product showcase', language: 'pl' }, 0);
  expect(first).toMatch(/^Szukamy pomocy kuchennej/);
});

it('a headline states a sentence about the advertiser whole', () => {
  const product = 'Wir warten und entkalken Kaffeevollautomaten aller Marken, Festpreis 79 €';
  const brief = { product, audience: 'Büros', goal: 'anrufen', emotion: 'trust' } as const;
  const headlines = Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 3, at).headline);
  for (const headline of headlines) expect(headline).not.toMatch(/^Wir warten(?! und)/u);
});
