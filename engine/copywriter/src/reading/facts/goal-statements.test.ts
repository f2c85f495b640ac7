import { describe, expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';

const listFactTexts = (goal: string, language: WrittenLanguage, product = 'x') =>
  readFacts({ product, audience: '', goal }, language).map(({ text }) => text);

describe('the terms of a goal', () => {
  it.each<[WrittenLanguage, string, string[]]>([
    [
      'en',
      'try it free for 30 days, no card needed',
      ['Try it free for 30 days', 'No card needed'],
    ],
    ['en', 'first month for $1, only 9 units left', ['First month for $1', 'Only 9 units left']],
    ['de', 'jetzt bestellen, ab 3 Meter Lieferung kostenlos', ['Ab 3 Meter Lieferung kostenlos']],
    ['de', 'Platz sichern für 14./15. November', ['Platz sichern für 14./15. November']],
    [
      'fr',
      'commander avec gravure offerte jusqu’au 10 juin',
      ['Commandez avec gravure offerte jusqu’au 10 juin'],
    ],
    [
      'es',
      'que traigan el equipo, el diagnóstico es gratis',
      ['Trae el equipo', 'El diagnóstico es gratis'],
    ],
    [
      'it',
      'iscriversi alla prima lezione a 20 € invece di 35',
      ['Iscriviti alla prima lezione a 20 € invece di 35'],
    ],
    [
      'pt',
      'reservar 3 noites e a quarta é por nossa conta',
      ['Reserve 3 noites e a quarta é por nossa conta'],
    ],
    [
      'sv',
      'beställ före 1 april och få lock på köpet (värde 3 900 kr)',
      ['Beställ före 1 april och få lock på köpet (värde 3 900 kr)'],
    ],
    ['pl', 'zapisać się, raty bez odsetek, 650 zł', ['650 zł', 'Raty bez odsetek']],
    [
      'ru',
      'заказать до морозов, доставка СДЭК по всей России',
      ['Закажите до морозов', 'Доставка СДЭК по всей России'],
    ],
    ['tr', 'Siteden sipariş, 3 al 2 öde, kapıda ödeme var', ['3 al 2 öde', 'Kapıda ödeme var']],
    ['he', 'הזמנה באתר, 149 ש"ח במקום 199 עד יום חמישי', ['149 ש"ח במקום 199 עד יום חמישי']],
    ['zh', '双十一下单立减50', ['双十一下单立减50']],
    ['zh', '双十一前下单立减80,包邮', ['双十一前下单立减80', '包邮']],
    ['ja', '10月末までの予約で送料無料', ['10月末までの予約で送料無料']],
    ['ja', '5月24日(土)10時〜16時、雨天は翌日', ['5月24日(土)10時〜16時', '雨天は翌日']],
    ['th', 'มากินที่ร้าน กิน 10 ชามแถมน้ำ เปิด 9 โมง-บ่าย 3', ['กิน 10 ชามแถมน้ำ', 'เปิด 9 โมง-บ่าย 3']],
    [
      'id',
      'sewa 2 hari gratis 1 hari, syarat cuma KTP',
      ['Sewa 2 hari gratis 1 hari', 'Syarat cuma KTP'],
    ],
  ])('the terms of a goal are printed as typed (%s: %s)', (language, goal, expected) => {
    expect(listFactTexts(goal, language).sort()).toEqual(expected.sort());
  });

  it('the terms of a goal have the kind of the offer that they contain, so that a layout enlarges its sum', () => {
    const goal = 'come in before 11am and get a pie and a coffee for £5.50, 14 Market Street';
    const facts = readFacts({ product: 'Pies', audience: '', goal }, 'en');
    expect(facts.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'price: Come in before 11am and get a pie and a coffee for £5.50',
      'smallPrint: 14 Market Street',
    ]);
  });

  it('reads the part of a clause after a telephone number', () => {
    expect(listFactTexts('حجز واتساب 0551234870 السبليت ب 70 ريال والضمان شهر', 'ar')).toContain(
      'السبليت ب 70 ريال والضمان شهر',
    );
  });
});

it.each<[WrittenLanguage, string]>([
  ['en', 'more bookings, younger audience'],
  ['en', 'get people to try the free samples'],
  ['en', 'free trials'],
  ['en', 'bookings, couples'],
  ['en', 'get 50 sign-ups'],
  ['en', 'reach 5,000 students, keep the cost below $2'],
  ['de', 'mehr Anmeldungen, jüngere Zielgruppe'],
  ['de', 'Umsatz um 20 % steigern'],
  ['fr', 'sans livraison gratuite, gagner 3000 € de chiffre'],
  ['es', 'más ventas, público joven'],
  ['ja', '売上100万円'],
  ['zh', '销售额10万元'],
])('prints nothing of a goal about the advertiser’s business (%s: %s)', (language, goal) => {
  expect(listFactTexts(goal, language)).toEqual([]);
});

it.each([
  ['ko', '11월 30일까지 예약', '11월 30일까지 예약'],
  ['tr', 'perşembeye kadar sipariş', 'Perşembeye kadar sipariş'],
  ['ja', '月末までに予約してもらう', '月末までにご予約ください'],
  ['hi', 'शुक्रवार तक ऑर्डर करें', 'शुक्रवार तक ऑर्डर करें'],
] as const)('in %s, prints the request behind its day: %s', (language, goal, printed) => {
  const facts = readFacts({ product: 'x', audience: '', goal }, language);
  expect(facts.map(({ text }) => text)).toEqual([printed]);
});

describe('addresses in a goal', () => {
  it.each<[WrittenLanguage, string, string]>([
    ['de', 'kurze nachricht an job@radhaus.example, kein anschreiben nötig', 'job@radhaus.example'],
    ['en', 'more people at tock.example/repairs', 'tock.example/repairs'],
    ['nl', 'volgers voor @ring.lane', '@ring.lane'],
    ['en', 'more people on salon.com.au', 'salon.com.au'],
    ['en', 'more people on site.com/menu.pdf', 'site.com/menu.pdf'],
    ['de', 'Leute auf küche-süd.de', 'küche-süd.de'],
  ])(
    'keeps the address in %s “%s”, because readers can’t act without it',
    (language, goal, address) => {
      expect(listFactTexts(goal, language).join(' | ')).toContain(address);
    },
  );
});

it('leaves out what the advertiser wants: “locka folk att …”', () => {
  const goal = 'locka folk att förbeställa helgbröd via DM senast torsdag kl 18';
  const printed = listFactTexts(goal, 'sv', 'Surdegsbageri i Umeå').join(' | ');
  expect(printed).not.toMatch(/locka/i);
  expect(printed).toContain('torsdag kl 18');
});

it.each<[WrittenLanguage, string]>([
  ['tr', 'bayramdan önce sipariş toplamak'],
  ['ja', '予約フォームで満席にしたい'],
  ['hi', 'एडमिशन भरना'],
  ['pt', 'fechar pedidos do kit semanal'],
  ['it', 'ricevere foto e richieste di preventivo su WhatsApp'],
  ['en', 'fill 40 preorders for this Saturday'],
])('does not print what the advertiser wants in %s: “%s”', (language, goal) => {
  expect(listFactTexts(goal, language)).toEqual([]);
});

it('keeps a telephone number behind a step that has no known request', () => {
  const printed = listFactTexts('reservar en la web o gestionar 611 22 33 44', 'es').join(' | ');
  expect(printed).toContain('611 22 33 44');
});
